//! What is said of a command that is not obeyed.

use crate::quoted::Quoted;
use crate::{BadCommand, NoClock, Reply};
use std::fmt;
use tablier_games::{PositionError, Seat, SetupError, TableError};

/// Why a command is not obeyed. It has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Complaint {
    /// The line is no command.
    Command(BadCommand),
    /// The line is longer than any command should be.
    TooLong,
    /// The command must wait until the thought has ended.
    Thinking(&'static str),
    /// There is no such option.
    UnknownOption(String),
    /// The option cannot be set to this.
    Value {
        /// Which option.
        option: &'static str,
        /// The value.
        value: String,
    },
    /// The set-up cannot be laid out.
    Setup {
        /// Its name.
        name: String,
        /// Why.
        why: SetupError,
    },
    /// The position is refused.
    Position(PositionError),
    /// One of the moves is refused, and so is the position.
    Move {
        /// Which of the moves, from 1.
        number: usize,
        /// Its text.
        text: String,
        /// Why.
        why: TableError,
    },
    /// Clocks are given, but not that of the side to move.
    NoClock(Seat),
    /// There is nothing to think about.
    Over,
}

impl Complaint {
    /// The sentence, with a reason of the rules as the speaker puts it; other complaints bring their own reason.
    #[must_use]
    pub fn because(&self, reason: &dyn fmt::Display) -> String {
        match self {
            Self::Position(_) => format!("refused position, {reason}"),
            Self::Move { number, text, .. } => format!("refused move {number}, {}: {reason}", Quoted(text)),
            other => other.to_string(),
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Command(bad) => bad.fmt(f),
            Self::TooLong => f.write_str("the line is too long"),
            Self::Thinking(command) => write!(f, "{command} must wait until the thinking is stopped"),
            Self::UnknownOption(name) => write!(f, "no option {}", Quoted(name)),
            Self::Value { option, value } => write!(f, "{option} cannot be {}", Quoted(value)),
            Self::Setup { name, why: SetupError::Unknown } => write!(f, "no set-up {}", Quoted(name)),
            Self::Setup { name, why } => write!(f, "set-up {}: {why}", Quoted(name)),
            Self::Position(why) => f.write_str(&self.because(why)),
            Self::Move { why: TableError::Refused(why), .. } => f.write_str(&self.because(why)),
            Self::Move { why, .. } => f.write_str(&self.because(why)),
            Self::NoClock(seat) => write!(f, "missing: p{seat}time, the clock of the side to move"),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for Complaint {}

impl From<BadCommand> for Complaint {
    fn from(bad: BadCommand) -> Self {
        Self::Command(bad)
    }
}

impl From<PositionError> for Complaint {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}

impl From<NoClock> for Complaint {
    fn from(NoClock(seat): NoClock) -> Self {
        Self::NoClock(seat)
    }
}

impl From<Complaint> for Reply {
    fn from(complaint: Complaint) -> Self {
        Self::Complaint(complaint)
    }
}
