//! What happens, happens: a table changes by events, and by nothing else.

use crate::leaving::departure_of;
use crate::moving::play_word;
use crate::offers::{take_back_to, with};
use crate::table::TakebackWish;
use crate::{Chair, Table};
use std::fmt;
use tablier_engine::Level;
use tablier_games::Seat;
use tablier_protocol::online::{Event, GameResult, Happening, SeatState, Status};

/// An event that cannot have happened at this table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// Its number is not the next one.
    Number {
        /// Which would be.
        expected: u64,
        /// Which it has.
        found: u64,
    },
    /// The rules do not allow it.
    Rules(String),
    /// It names another position than the one that comes of it.
    Position {
        /// The one that comes of it.
        expected: String,
        /// The one that it names.
        found: String,
    },
    /// It names a seat that the table does not have, or people who cannot sit there.
    Seats,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { expected, found } => write!(f, "event {found} where {expected} is next"),
            Self::Rules(reason) => write!(f, "against the rules: {reason}"),
            Self::Position { expected, found } => write!(f, "says {found} where {expected} stands"),
            Self::Seats => f.write_str("names seats that the table does not have"),
        }
    }
}

impl std::error::Error for Misfit {}

impl Table {
    /// Something happens. What cannot happen leaves the table in no good state: throw it away.
    pub fn happen(&mut self, event: &Event) -> Result<(), Misfit> {
        if event.event != self.event + 1 {
            return Err(Misfit::Number { expected: self.event + 1, found: event.event });
        }
        self.event = event.event;
        self.last = event.at;
        let mover = self.to_move();
        self.change(&event.what, event.at)?;
        if self.to_move() != mover {
            self.turn_began = event.at;
        }
        if self.status == Status::Over && self.ended.is_none() {
            self.ended = Some(event.at);
        }
        Ok(())
    }

    fn change(&mut self, what: &Happening, at: u64) -> Result<(), Misfit> {
        match what {
            Happening::Opened { seats, .. } => self.sit(seats)?,
            Happening::Seated { seat, person } => {
                *self.chair_at(*seat)? = Chair::Person(person.clone());
            }
            Happening::EngineSeated { seat, level } => {
                let level = Level::new(*level).ok_or(Misfit::Seats)?;
                *self.chair_at(*seat)? = Chair::Engine(level);
            }
            Happening::Stood { seat } => *self.chair_at(*seat)? = Chair::Open,
            Happening::Started { seats, position, clocks, .. } => {
                self.sit(seats)?;
                self.check_position(position)?;
                self.name_players();
                self.status = Status::Playing;
                self.set_clocks(clocks.as_ref(), at);
            }
            Happening::Moved { seat, moves, position, clocks, .. } => {
                self.move_all(self.seat_at(*seat)?, moves)?;
                self.check_position(position)?;
                self.set_clocks(clocks.as_ref(), at);
            }
            Happening::Left { seat, how, position, clocks, .. } => {
                self.game
                    .leave(self.seat_at(*seat)?, departure_of(how))
                    .map_err(|error| Misfit::Rules(error.to_string()))?;
                self.takeback = None;
                self.check_position(position)?;
                self.set_clocks(clocks.as_ref(), at);
            }
            Happening::TakenBack { ply, takebacks, position, clocks, .. } => {
                take_back_to(&mut self.game, *ply as usize);
                self.plies.truncate(*ply as usize);
                self.takebacks = *takebacks;
                self.takeback = None;
                self.check_position(position)?;
                self.set_clocks(clocks.as_ref(), at);
            }
            Happening::TimeAdded { clocks, .. } => self.set_clocks(clocks.as_ref(), at),
            Happening::Over { places, reason, clocks, .. } => {
                if clocks.is_some() {
                    self.set_clocks(clocks.as_ref(), at);
                }
                self.end(places.clone(), reason.clone());
            }
            Happening::CalledOff {} => {
                let places = vec![1; self.chairs.len()];
                self.end(places, String::from("called-off"));
            }
            offer => self.note(offer, at)?,
        }
        Ok(())
    }

    /// What changes nothing in the game itself.
    fn note(&mut self, what: &Happening, at: u64) -> Result<(), Misfit> {
        let rules = |error: tablier_games::TableError| Misfit::Rules(error.to_string());
        match what {
            Happening::DrawOffered { seat } => {
                self.game.offer_draw(self.seat_at(*seat)?).map_err(rules)?;
            }
            Happening::DrawDeclined { seat } => {
                self.game.decline_draw(self.seat_at(*seat)?).map_err(rules)?;
            }
            Happening::TakebackAsked { seat, ply } => {
                let agreed = self.takeback.take().map_or(Vec::new(), |wish| wish.agreed);
                let agreed = with(&agreed, self.seat_at(*seat)?);
                self.takeback = Some(TakebackWish { ply: *ply as usize, agreed });
            }
            Happening::TakebackDeclined { .. } => self.takeback = None,
            Happening::Away { seat } => {
                let seat = self.seat_at(*seat)?;
                self.away.push((seat, at));
            }
            Happening::Back { seat } => self.away.retain(|(away, _)| away.number() != *seat),
            Happening::RematchOffered { seat } => {
                self.rematch_offers = with(&self.rematch_offers, self.seat_at(*seat)?);
            }
            Happening::RematchWithdrawn { seat } => {
                self.rematch_offers.retain(|offer| offer.number() != *seat);
            }
            Happening::Rematch { id } => self.rematch = Some(id.clone()),
            _ => {}
        }
        Ok(())
    }

    fn move_all(&mut self, seat: Seat, moves: &[String]) -> Result<(), Misfit> {
        for word in moves {
            if self.game.position().side() != seat {
                return Err(Misfit::Rules(format!("{word} is not seat {seat}'s")));
            }
            play_word(&mut self.game, word).map_err(|error| Misfit::Rules(format!("{word}: {error}")))?;
            self.plies.push((seat, self.event));
        }
        self.takeback = None;
        // Whoever moves is there, by whatever way the move came.
        self.away.retain(|(away, _)| *away != seat);
        Ok(())
    }

    fn end(&mut self, places: Vec<u8>, reason: String) {
        self.status = Status::Over;
        self.result = Some(GameResult { places, reason });
        self.clocks = self.clocks.take().map(|mut clocks| {
            clocks.stop(self.clocks_at);
            clocks
        });
        self.away.clear();
    }

    fn sit(&mut self, seats: &[SeatState]) -> Result<(), Misfit> {
        let chairs: Option<Vec<Chair>> = seats.iter().map(Chair::from_state).collect();
        self.chairs = chairs.filter(|chairs| chairs.len() == self.chairs.len()).ok_or(Misfit::Seats)?;
        Ok(())
    }

    /// Names for the record of the game.
    fn name_players(&mut self) {
        for seat in self.seats() {
            if let Some(name) = self.chair(seat).state(seat).name {
                // There are as many chairs as seats.
                let done = self.game.set_player(seat, name);
                debug_assert_eq!(done, Ok(()));
            }
        }
    }

    fn check_position(&self, found: &str) -> Result<(), Misfit> {
        let expected = self.game.position().to_string();
        if expected == found { Ok(()) } else { Err(Misfit::Position { expected, found: found.to_owned() }) }
    }

    fn seat_at(&self, number: u8) -> Result<Seat, Misfit> {
        self.seats().find(|seat| seat.number() == number).ok_or(Misfit::Seats)
    }

    fn chair_at(&mut self, number: u8) -> Result<&mut Chair, Misfit> {
        let seat = self.seat_at(number)?;
        Ok(&mut self.chairs[seat.index()])
    }
}
