//! Why something cannot happen.

use std::fmt;
use tablier_games::{Seat, TableError};

/// Why something cannot happen at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has begun, or was called off.
    NotWaiting,
    /// The game has not begun, or is over.
    NotPlaying,
    /// The game is not over.
    NotOver,
    /// The table has no such seat.
    NoSuchSeat,
    /// Somebody else sits there.
    SeatTaken,
    /// They sit at this table already.
    AlreadySeated,
    /// They do not sit at this table.
    NotSeated,
    /// They are out.
    AlreadyOut,
    /// Somebody else is to move.
    NotYourTurn,
    /// The number is not the next ply's, another move has it, or moves were taken back since.
    Stale,
    /// No move, or more than a turn can have.
    NoMoves,
    /// The moves are not all of one seat.
    SeveralSeats,
    /// A move is illegal.
    Illegal {
        /// Which, as it was sent.
        word: String,
        /// Its place among those sent, from 0.
        index: usize,
        /// Why.
        reason: TableError,
    },
    /// Rated games go without it.
    Rated,
    /// Nothing of theirs can be taken back.
    NothingToTakeBack,
    /// Nobody asked for that.
    NothingOffered,
    /// The engine does not agree on draws.
    EngineDeclines,
    /// The game has no such clock.
    NoClock,
    /// The other is here, or may still come back.
    TooSoon,
    /// Nothing was said, or too much.
    Text,
    /// It goes on at another table already.
    Rematched,
    /// Only the one who opened the table may do that.
    NotHost,
    /// The game has no set-up for so few.
    TooFew,
}

impl Refusal {
    /// Its name for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotWaiting => "not-waiting",
            Self::NotPlaying => "not-playing",
            Self::NotOver => "not-over",
            Self::NoSuchSeat => "no-such-seat",
            Self::SeatTaken => "seat-taken",
            Self::AlreadySeated => "already-seated",
            Self::NotSeated => "not-seated",
            Self::AlreadyOut => "already-out",
            Self::NotYourTurn => "not-your-turn",
            Self::Stale => "stale",
            Self::NoMoves => "no-moves",
            Self::SeveralSeats => "several-seats",
            Self::Illegal { .. } => "illegal-move",
            Self::Rated => "rated",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::NothingOffered => "nothing-offered",
            Self::EngineDeclines => "engine-declines",
            Self::NoClock => "no-clock",
            Self::TooSoon => "too-soon",
            Self::Text => "text",
            Self::Rematched => "rematched",
            Self::NotHost => "not-host",
            Self::TooFew => "too-few",
        }
    }

    /// What the rules say about somebody who acts.
    pub(crate) const fn of_actor(error: TableError) -> Self {
        match error {
            TableError::Over => Self::NotPlaying,
            TableError::NoSuchSeat(_) => Self::NoSuchSeat,
            TableError::AlreadyOut(_) | TableError::Refused(_) => Self::AlreadyOut,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Refusal {}

/// Several seats by number.
pub(crate) fn numbers<'a>(seats: impl IntoIterator<Item = &'a Seat>) -> Vec<u8> {
    seats.into_iter().map(|seat| seat.number()).collect()
}
