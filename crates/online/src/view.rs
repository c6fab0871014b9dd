//! A table as others are told of it.

use crate::Table;
use crate::refusal::numbers;
use tablier_engine::Level;
use tablier_games::Seat;
use tablier_games::record::{Record, TimeControl};
use tablier_protocol::online::{Game, Listed, Pace, SeatState, Takeback};

impl Table {
    /// All that there is to know.
    #[must_use]
    pub fn view(&self, now: u64) -> Game {
        Game {
            id: self.id.clone(),
            game: self.terms.kind.name().to_owned(),
            setup: self.terms.setup.name.to_owned(),
            seed: self.game.start().seed(),
            status: self.status,
            seats: self.seat_states(),
            position: self.game.position().to_string(),
            ply: self.plies.len() as u32,
            event: self.event,
            takebacks: self.takebacks,
            to_move: self.mover(),
            moves: self.game.plies().map(|ply| ply.to_string()).collect(),
            result: self.result.clone(),
            clock: self.terms.pace,
            clocks: Self::told(self.clocks.as_ref(), now),
            rated: self.terms.rated,
            private: self.terms.private,
            drawn: self.terms.drawn,
            by: self.terms.by.clone(),
            draw_offers: numbers(self.game.draw_offers()),
            takeback: self.takeback.as_ref().map(|wish| Takeback {
                seat: wish.agreed.first().map_or(0, |seat| seat.number()),
                ply: wish.ply as u32,
                agreed: numbers(&wish.agreed),
            }),
            rematch_offers: numbers(&self.rematch_offers),
            rematch: self.rematch.clone(),
            since: self.since,
            now,
        }
    }

    /// What a list says of it.
    #[must_use]
    pub fn listed(&self) -> Listed {
        Listed {
            id: self.id.clone(),
            game: self.terms.kind.name().to_owned(),
            setup: self.terms.setup.name.to_owned(),
            status: self.status,
            seats: self.seat_states(),
            clock: self.terms.pace,
            rated: self.terms.rated,
            private: self.terms.private,
            by: self.terms.by.clone(),
            ply: self.plies.len() as u32,
            to_move: self.mover(),
            last: self.last,
            rematch_offers: if self.rematch.is_none() { numbers(&self.rematch_offers) } else { Vec::new() },
        }
    }

    /// Whoever is to move, or will be when the game begins.
    #[must_use]
    pub fn mover(&self) -> Option<u8> {
        self.result.is_none().then(|| self.game.position().side().number())
    }

    /// Who sits where.
    #[must_use]
    pub fn seat_states(&self) -> Vec<SeatState> {
        self.seats().map(|seat| self.seat_state(seat)).collect()
    }

    fn seat_state(&self, seat: Seat) -> SeatState {
        SeatState {
            away: self.is_away(seat),
            left: self.game.has_left(seat),
            out: !self.game.is_in(seat),
            substitute: self.substitute(seat).map(Level::number),
            ..self.chair(seat).state(seat)
        }
    }

    /// The game as a record; `date` is the day on which it began.
    #[must_use]
    pub fn record(&self, date: &str) -> Record {
        let control = match self.terms.pace {
            None => TimeControl::Unlimited,
            Some(Pace::Clock { base, increment }) => TimeControl::Clock { base, increment },
            Some(Pace::Correspondence { days }) => TimeControl::Days(days),
        };
        Record::of_game(&self.game).with_date(date).with_time_control(control)
    }
}
