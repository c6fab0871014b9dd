//! What can go wrong on the way.

use std::fmt;
use std::io;
use tablier_arena::PlayerError;

/// What can go wrong for good: links that are lost are only waited for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BridgeError {
    /// The house does not allow it.
    Refused {
        /// The status of the answer.
        status: u16,
        /// For programs.
        code: String,
        /// For people.
        message: String,
    },
    /// The house cannot be reached.
    Link(String),
    /// What is there does not speak as a house does.
    Strange(String),
    /// The program cannot be started.
    Program {
        /// Its path.
        path: String,
        /// What kind of error it was.
        kind: io::ErrorKind,
        /// What the system says.
        reason: String,
    },
    /// The player is none for this game.
    OtherGame(String),
    /// The program does not answer the greeting of the protocol.
    Greeting(PlayerError),
    /// Somebody stopped us.
    Stopped,
}

impl fmt::Display for BridgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused { message, .. } => f.write_str(message),
            Self::Link(reason) | Self::Strange(reason) | Self::OtherGame(reason) => f.write_str(reason),
            Self::Program { path, reason, .. } => write!(f, "{path}: {reason}"),
            Self::Greeting(error) => error.fmt(f),
            Self::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for BridgeError {}

impl BridgeError {
    /// Whether it may work if it is tried again.
    pub(crate) fn passes(&self) -> bool {
        matches!(self, Self::Link(_) | Self::Refused { status: 429 | 502..=504, .. })
    }

    pub(crate) fn link(error: impl fmt::Display) -> Self {
        Self::Link(error.to_string())
    }
}
