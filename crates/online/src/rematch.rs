//! Another game with the same people, or with those of them who would play again.

use crate::{Chair, Refusal, Table, Terms};
use tablier_engine::Level;
use tablier_games::{Seat, Setup};
use tablier_protocol::online::{Happening, Status};

/// Who sits on the seats of people who have not said that they would play again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Missing {
    /// They are waited for.
    #[default]
    Awaited,
    /// An engine.
    Engine(Level),
    /// Nobody: the next table is smaller.
    Nobody,
}

impl Missing {
    /// Read from a request: `level:6`, `nobody`, or nothing.
    #[must_use]
    pub fn read(text: Option<&str>) -> Option<Self> {
        match text {
            None => Some(Self::Awaited),
            Some("nobody") => Some(Self::Nobody),
            Some(text) => text.strip_prefix("level:")?.parse().ok().map(Self::Engine),
        }
    }
}

impl Table {
    /// A player would play again.
    pub fn offer_rematch(&self, person: &str) -> Result<Vec<Happening>, Refusal> {
        let seat = self.rematcher(person)?;
        if self.rematch_offers.contains(&seat) {
            return Ok(Vec::new());
        }
        Ok(vec![Happening::RematchOffered { seat: seat.number() }])
    }

    /// The same, for a player who would also play without those who are missing. A table that is too small for that is
    /// refused before anything is offered.
    pub fn offer_rematch_without(&self, person: &str, missing: Missing) -> Result<Vec<Happening>, Refusal> {
        let seat = self.rematcher(person)?;
        let gone = self.missing().filter(|other| *other != seat).count() as u8;
        if missing == Missing::Nobody && gone > 0 {
            let left = self.terms.setup.seats.saturating_sub(gone);
            self.smaller_setup(left).ok_or(Refusal::TooFew)?;
        }
        self.offer_rematch(person)
    }

    /// A player would not play again after all.
    pub fn withdraw_rematch(&self, person: &str) -> Result<Vec<Happening>, Refusal> {
        let seat = self.rematcher(person)?;
        if !self.rematch_offers.contains(&seat) {
            return Err(Refusal::NothingOffered);
        }
        Ok(vec![Happening::RematchWithdrawn { seat: seat.number() }])
    }

    /// The seat of a player who may say whether they would play again. A table that was called off had no game.
    fn rematcher(&self, person: &str) -> Result<Seat, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        if self.status != Status::Over || self.game.outcome().is_none() {
            return Err(Refusal::NotOver);
        }
        if self.rematch.is_some() { Err(Refusal::Rematched) } else { Ok(seat) }
    }

    /// The people who have not said that they would play again.
    pub fn missing(&self) -> impl Iterator<Item = Seat> {
        let people = self.seats().filter(|seat| self.chair(*seat).person().is_some());
        people.filter(|seat| !self.rematch_offers.contains(seat))
    }

    /// Whether others wait for a player to play again.
    #[must_use]
    pub fn awaits(&self, person: &str) -> bool {
        self.rematch.is_none()
            && !self.rematch_offers.is_empty()
            && self.seat_of(person).is_some_and(|seat| !self.rematch_offers.contains(&seat))
    }

    /// The next game, if it can begin: everybody one seat further, another deal.
    pub fn agreed_rematch(
        &self,
        seed: u64,
        missing: Missing,
    ) -> Result<Option<(Terms, Vec<Chair>)>, Refusal> {
        if self.missing().next().is_none() {
            return Ok(Some((self.next_terms(seed), self.next_chairs())));
        }
        match missing {
            _ if self.rematch_offers.is_empty() => Ok(None),
            Missing::Awaited => Ok(None),
            Missing::Engine(level) => {
                let mut chairs = self.chairs.clone();
                self.missing().for_each(|seat| chairs[seat.index()] = Chair::Engine(level));
                chairs.rotate_right(1);
                // The rated game was one between these people.
                Ok(Some((Terms { rated: false, ..self.next_terms(seed) }, chairs)))
            }
            Missing::Nobody => {
                let gone: Vec<&Chair> = self.missing().map(|seat| self.chair(seat)).collect();
                let mut chairs = self.next_chairs();
                chairs.retain(|chair| !gone.contains(&chair));
                let setup = self.smaller_setup(chairs.len() as u8).ok_or(Refusal::TooFew)?;
                Ok(Some((Terms { setup, ..self.next_terms(seed) }, chairs)))
            }
        }
    }

    /// The set-up for so many seats that is most like this one: in Tanagra, with as many pawns.
    #[must_use]
    pub fn smaller_setup(&self, seats: u8) -> Option<&'static Setup> {
        let pawns = |setup: &Setup| setup.name.split_once('x').map(|(_, pawns)| pawns.to_owned());
        let own = pawns(self.terms.setup);
        let fitting = || self.terms.kind.setups().iter().filter(|setup| setup.seats == seats);
        fitting().find(|setup| pawns(setup) == own).or_else(|| fitting().next())
    }

    fn next_terms(&self, seed: u64) -> Terms {
        Terms { seed, drawn: false, ..self.terms.clone() }
    }

    fn next_chairs(&self) -> Vec<Chair> {
        let mut chairs = self.chairs.clone();
        chairs.rotate_right(1);
        chairs
    }
}
