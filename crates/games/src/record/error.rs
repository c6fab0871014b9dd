//! What can be wrong with a record.

use crate::{Ending, GameKind, PositionError, SetupError, TableError};
use std::fmt;

/// A record that was refused: on which line of the text, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no record in the text.
    Empty,
    /// There are several records where one was expected.
    Several,
    /// Not of the form `[Name "value"]`.
    TagForm,
    /// A tag's name has something else than letters, digits and `_`.
    TagName(String),
    /// A tag stands twice.
    TagTwice(String),
    /// A tag is missing that a record needs.
    TagMissing(&'static str),
    /// No game of the house.
    UnknownGame(String),
    /// The set-up cannot be laid out.
    Setup {
        /// Which game it is.
        kind: GameKind,
        /// The name of the set-up.
        name: String,
        /// Why not.
        error: SetupError,
    },
    /// The seed is no number.
    Seed(String),
    /// A seed for a game that is not dealt.
    SeedSurplus,
    /// The position text is refused.
    Position(PositionError),
    /// The position is not the one that the set-up and seed give.
    PositionDiffers,
    /// A player on a seat that the table does not have.
    NoSuchSeat(u8),
    /// Not of a form like `600+5`, `3d` or `-`.
    TimeControl(String),
    /// A comment is not closed.
    CommentOpen,
    /// A variation is not closed.
    VariationOpen,
    /// A parenthesis closes nothing, or opens before the first move.
    VariationStray,
    /// Variations lie too deep inside each other.
    VariationTooDeep,
    /// In a variation there are moves only.
    VariationEvent(String),
    /// An event cannot happen.
    Event {
        /// Which game it is.
        kind: GameKind,
        /// Which ply it would be, counted from 1 in its line.
        ply: usize,
        /// The word in the text.
        word: String,
        /// Why it cannot happen.
        reason: TableError,
    },
    /// The record names another result than its moves give.
    ResultDiffers {
        /// What the record says.
        stated: String,
        /// What its moves give.
        actual: String,
    },
    /// The record names another ending than its moves give.
    EndingDiffers {
        /// What the record says.
        stated: String,
        /// What its moves give; nothing while the game goes on.
        actual: Option<Ending>,
    },
    /// Something stands after the result.
    AfterResult(String),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.problem)
    }
}

impl std::error::Error for RecordError {}
