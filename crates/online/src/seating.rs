//! Coming and going before the game begins.

use crate::{Chair, Refusal, Table};
use tablier_engine::Level;
use tablier_games::{Random, Seat};
use tablier_protocol::online::{Happening, Pace, PersonRef, SeatState, Status};

/// How long a table waits whose owner has left the house, in milliseconds; longer where nobody need be there at once.
const SHORT_WAIT: u64 = 10 * 60_000;
const LONG_WAIT: u64 = 14 * 24 * 60 * 60_000;

impl Table {
    /// What happens when the table is opened. Where seats are drawn, `draw` decides: a number that nobody knows before.
    #[must_use]
    pub fn open(&self, now: u64, draw: u64) -> Vec<Happening> {
        let mut happenings =
            vec![Happening::Opened { by: self.terms.by.clone(), seats: states(&self.chairs) }];
        happenings.extend(self.begin(&self.chairs, now, draw));
        happenings
    }

    /// Somebody takes a seat: the one they name, the one that is kept for them, or the first that is free.
    pub fn join(
        &self,
        person: &PersonRef,
        seat: Option<u8>,
        now: u64,
        draw: u64,
    ) -> Result<Vec<Happening>, Refusal> {
        if self.seat_of(&person.id).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        if self.status != Status::Waiting {
            return Err(Refusal::NotWaiting);
        }
        let seat = self.seat_for(person, seat)?;
        let mut chairs = self.chairs.clone();
        chairs[seat.index()] = Chair::Person(person.clone());
        let mut happenings = vec![Happening::Seated { seat: seat.number(), person: person.clone() }];
        happenings.extend(self.begin(&chairs, now, draw));
        Ok(happenings)
    }

    fn seat_for(&self, person: &PersonRef, wanted: Option<u8>) -> Result<Seat, Refusal> {
        let free = |seat: &Seat| match self.chair(*seat) {
            Chair::Open => true,
            Chair::Invited(guest) => guest.id == person.id,
            Chair::Person(_) | Chair::Engine(_) => false,
        };
        let Some(number) = wanted else {
            let kept = self.seats().find(|seat| matches!(self.chair(*seat), Chair::Invited(_)) && free(seat));
            return kept.or_else(|| self.seats().find(free)).ok_or(Refusal::SeatTaken);
        };
        let seat = self.seats().find(|seat| seat.number() == number).ok_or(Refusal::NoSuchSeat)?;
        if free(&seat) { Ok(seat) } else { Err(Refusal::SeatTaken) }
    }

    /// The one who opened the table puts an engine on a free seat, or on all of them.
    pub fn fill(
        &self,
        person: &str,
        level: Level,
        wanted: Option<u8>,
        now: u64,
        draw: u64,
    ) -> Result<Vec<Happening>, Refusal> {
        if self.status != Status::Waiting {
            return Err(Refusal::NotWaiting);
        }
        if self.terms.by.id != person {
            return Err(Refusal::NotHost);
        }
        if wanted.is_some_and(|number| self.seats().all(|seat| seat.number() != number)) {
            return Err(Refusal::NoSuchSeat);
        }
        let is_free = |seat: &Seat| self.chair(*seat) == &Chair::Open;
        let free = self.seats().filter(|seat| wanted.is_none_or(|number| seat.number() == number));
        let free: Vec<Seat> = free.filter(is_free).collect();
        if free.is_empty() {
            return Err(Refusal::SeatTaken);
        }
        let mut chairs = self.chairs.clone();
        for seat in &free {
            chairs[seat.index()] = Chair::Engine(level);
        }
        // A game of engines alone has nobody to play it for.
        if chairs.iter().all(|chair| matches!(chair, Chair::Engine(_))) {
            return Err(Refusal::NotSeated);
        }
        let seated = |seat: Seat| Happening::EngineSeated { seat: seat.number(), level: level.number() };
        Ok(free.into_iter().map(seated).chain(self.begin(&chairs, now, draw)).collect())
    }

    /// Somebody gives a seat back before the game begins. Whoever opened the table calls it off, and so does somebody who
    /// was asked and would not come.
    pub fn stand_up(&self, person: &str) -> Result<Vec<Happening>, Refusal> {
        if self.status != Status::Waiting {
            return Err(Refusal::NotWaiting);
        }
        if self.terms.by.id == person || self.invites(person) {
            return Ok(vec![Happening::CalledOff {}]);
        }
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        Ok(vec![Happening::Stood { seat: seat.number() }])
    }

    /// What happens to a table that has waited too long for somebody who is not in the house any more.
    #[must_use]
    pub fn expire(&self, now: u64) -> Option<Happening> {
        let slow = matches!(self.terms.pace, Some(Pace::Correspondence { .. }));
        let patience = if slow || self.terms.private { LONG_WAIT } else { SHORT_WAIT };
        let waited = now.saturating_sub(self.last);
        (self.status == Status::Waiting && waited > patience).then_some(Happening::CalledOff {})
    }

    /// The game begins when everybody is there.
    fn begin(&self, chairs: &[Chair], now: u64, draw: u64) -> Option<Happening> {
        if !chairs.iter().all(Chair::is_taken) {
            return None;
        }
        let mut chairs = chairs.to_vec();
        if self.terms.drawn {
            Random::new(draw).shuffle(&mut chairs);
        }
        let seated = Self { chairs, ..self.clone() };
        let clocks = seated.full_clocks().map(|mut clocks| {
            seated.let_run(&mut clocks, &seated.game, now);
            clocks
        });
        Some(Happening::Started {
            seats: states(&seated.chairs),
            position: self.game.position().to_string(),
            to_move: self.game.position().side().number(),
            clocks: Self::told(clocks.as_ref(), now),
        })
    }
}

/// The chairs, as others are told of them.
fn states(chairs: &[Chair]) -> Vec<SeatState> {
    chairs.iter().zip(Seat::all(Seat::MAX)).map(|(chair, seat)| chair.state(seat)).collect()
}
