//! What is to be played, and by whom.

use crate::{Occupant, Pace};
use tablier_games::{AnyPosition, GameKind, Seat, Setup, Start};

/// What is to be played, by whom, and how long.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The game.
    pub kind: GameKind,
    /// How it begins.
    pub opening: Opening,
    /// The number that chance follows from: a dealt set-up, and what an engine leaves to chance.
    pub seed: u64,
    /// Who sits where: one for each seat.
    pub seats: Vec<Occupant>,
    /// The clock, if there is one.
    pub pace: Option<Pace>,
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq)]
pub enum Opening {
    /// With a set-up.
    Setup(&'static Setup),
    /// With any position.
    Position(Box<AnyPosition>),
}

impl Opening {
    /// The set-up, if it is one.
    #[must_use]
    pub const fn setup(&self) -> Option<&'static Setup> {
        match self {
            Self::Setup(setup) => Some(setup),
            Self::Position(_) => None,
        }
    }
}

impl Plan {
    /// A plan without a clock; nothing if the game has no such set-up, or it has another number of seats.
    #[must_use]
    pub fn new(kind: GameKind, setup: &str, seats: Vec<Occupant>) -> Option<Self> {
        let setup = kind.setup(setup).filter(|setup| usize::from(setup.seats) == seats.len())?;
        Some(Self { kind, opening: Opening::Setup(setup), seed: 0, seats, pace: None })
    }

    /// A plan without a clock that begins with any position; nothing if it has another number of seats.
    #[must_use]
    pub fn from_position(position: AnyPosition, seats: Vec<Occupant>) -> Option<Self> {
        let fits = usize::from(position.seats()) == seats.len();
        let kind = position.kind();
        fits.then_some(Self {
            kind,
            opening: Opening::Position(Box::new(position)),
            seed: 0,
            seats,
            pace: None,
        })
    }

    /// How the game begins.
    pub(crate) fn start(&self) -> Start {
        match &self.opening {
            Opening::Setup(setup) => Start::from_setup(self.kind, setup.name, Some(self.seed))
                .expect("a set-up of the game with a seed can be laid out"),
            Opening::Position(position) => AnyPosition::clone(position).into(),
        }
    }

    /// The same game again, with everybody one seat further and another deal.
    #[must_use]
    pub fn rematch(&self, seed: u64) -> Self {
        let mut seats = self.seats.clone();
        seats.rotate_right(1);
        Self { seed, seats, ..self.clone() }
    }

    /// How many seats the table has.
    #[must_use]
    pub const fn seat_count(&self) -> u8 {
        self.seats.len() as u8
    }

    /// Who sits on a seat.
    pub(crate) fn occupant(&self, seat: Seat) -> Occupant {
        self.seats.get(seat.index()).copied().unwrap_or(Occupant::Person)
    }
}
