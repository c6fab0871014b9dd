//! What is to be played, and by whom.

use crate::{Occupant, Pace};
use tablier_games::{GameKind, Seat, Setup, Start};

/// What is to be played, by whom, and how long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The game.
    pub kind: GameKind,
    /// Its set-up.
    pub setup: &'static Setup,
    /// The number that chance follows from: a dealt set-up, and what an engine leaves to chance.
    pub seed: u64,
    /// Who sits where: one for each seat.
    pub seats: Vec<Occupant>,
    /// The clock, if there is one.
    pub pace: Option<Pace>,
}

impl Plan {
    /// A plan without a clock; nothing if the game has no such set-up, or it has another number of seats.
    #[must_use]
    pub fn new(kind: GameKind, setup: &str, seats: Vec<Occupant>) -> Option<Self> {
        let setup = kind.setup(setup).filter(|setup| usize::from(setup.seats) == seats.len())?;
        Some(Self { kind, setup, seed: 0, seats, pace: None })
    }

    /// How the game begins.
    pub(crate) fn start(&self) -> Start {
        Start::from_setup(self.kind, self.setup.name, Some(self.seed))
            .expect("a set-up of the game with a seed can be laid out")
    }

    /// The same game again, with everybody one seat further and another deal.
    #[must_use]
    pub fn rematch(&self, seed: u64) -> Self {
        let mut seats = self.seats.clone();
        seats.rotate_right(1);
        Self { seed, seats, ..self.clone() }
    }

    /// Who sits on a seat.
    pub(crate) fn occupant(&self, seat: Seat) -> Occupant {
        self.seats.get(seat.index()).copied().unwrap_or(Occupant::Person)
    }
}
