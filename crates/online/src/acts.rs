//! Who may act.

use crate::{Refusal, Table};
use tablier_games::Seat;
use tablier_protocol::online::Status;

impl Table {
    /// The seat of somebody who takes part in a game that goes on.
    pub(crate) fn player(&self, person: &str) -> Result<Seat, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        if self.status != Status::Playing {
            return Err(Refusal::NotPlaying);
        }
        if self.game.is_in(seat) { Ok(seat) } else { Err(Refusal::AlreadyOut) }
    }
}
