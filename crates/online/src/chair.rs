//! Who sits on a seat.

use tablier_engine::Level;
use tablier_games::Seat;
use tablier_protocol::online::{PersonRef, SeatKind, SeatState};

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chair {
    /// Nobody yet.
    Open,
    /// Somebody who was asked, and has not come yet.
    Invited(PersonRef),
    /// A person.
    Person(PersonRef),
    /// The engine, at a level.
    Engine(Level),
}

impl Chair {
    /// The person who sits there.
    #[must_use]
    pub const fn person(&self) -> Option<&PersonRef> {
        match self {
            Self::Person(person) => Some(person),
            Self::Open | Self::Invited(_) | Self::Engine(_) => None,
        }
    }

    /// Whether somebody, or the engine, sits there.
    #[must_use]
    pub const fn is_taken(&self) -> bool {
        matches!(self, Self::Person(_) | Self::Engine(_))
    }

    /// As others are told of it.
    #[must_use]
    pub fn state(&self, seat: Seat) -> SeatState {
        let (kind, name, person, level) = match self {
            Self::Open => (SeatKind::Open, None, None, None),
            Self::Invited(person) => {
                (SeatKind::Invited, Some(person.name.clone()), Some(person.id.clone()), None)
            }
            Self::Person(person) => {
                (SeatKind::Person, Some(person.name.clone()), Some(person.id.clone()), None)
            }
            Self::Engine(level) => {
                (SeatKind::Engine, Some(format!("Level {level}")), None, Some(level.number()))
            }
        };
        let seat = seat.number();
        SeatState { seat, kind, name, person, level, away: false, left: false, out: false, substitute: None }
    }

    /// Read back from what others were told; nothing if that makes no sense.
    #[must_use]
    pub fn from_state(state: &SeatState) -> Option<Self> {
        let person = || {
            let (id, name) = (state.person.clone()?, state.name.clone()?);
            Some(PersonRef { id, name })
        };
        match state.kind {
            SeatKind::Open => Some(Self::Open),
            SeatKind::Invited => person().map(Self::Invited),
            SeatKind::Person => person().map(Self::Person),
            SeatKind::Engine => state.level.and_then(Level::new).map(Self::Engine),
        }
    }
}
