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
    /// No connection to the house can be made.
    Link {
        /// What kind of error it was.
        kind: io::ErrorKind,
        /// What the system says.
        reason: String,
    },
    /// A request went out, and its answer did not come: it may have been carried out.
    Lost {
        /// What kind of error it was.
        kind: io::ErrorKind,
        /// What the system or the library says.
        reason: String,
    },
    /// The name of the house leads to no address.
    Unresolved {
        /// The name.
        host: String,
        /// What the system says.
        reason: String,
    },
    /// The house can be reached, but no secure connection comes about: it has no TLS, or a certificate that is not trusted.
    Tls {
        /// The name of the house.
        host: String,
        /// What the library says.
        reason: String,
    },
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
            Self::Link { reason, .. }
            | Self::Lost { reason, .. }
            | Self::Unresolved { reason, .. }
            | Self::Tls { reason, .. }
            | Self::Strange(reason)
            | Self::OtherGame(reason) => f.write_str(reason),
            Self::Program { path, reason, .. } => write!(f, "{path}: {reason}"),
            Self::Greeting(error) => error.fmt(f),
            Self::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for BridgeError {}

impl BridgeError {
    /// Whether a house that was reached before may answer if it is asked again. Without a network no name leads anywhere.
    pub(crate) fn passes(&self) -> bool {
        self.is_not_up_yet() || matches!(self, Self::Unresolved { .. } | Self::Tls { .. })
    }

    /// Whether it looks like a house that is being started. A wrong name and a wrong certificate do not.
    pub(crate) fn is_not_up_yet(&self) -> bool {
        matches!(self, Self::Link { .. } | Self::Lost { .. } | Self::Refused { status: 429 | 502..=504, .. })
    }

    /// A connection that cannot be made.
    pub(crate) fn link(error: &io::Error) -> Self {
        Self::Link { kind: error.kind(), reason: error.to_string() }
    }

    /// A request whose answer did not come, or not all of it.
    pub(crate) fn lost(error: impl fmt::Display) -> Self {
        Self::Lost { kind: io::ErrorKind::UnexpectedEof, reason: error.to_string() }
    }

    /// A request whose answer did not come in time.
    pub(crate) fn late(error: impl fmt::Display) -> Self {
        Self::Lost { kind: io::ErrorKind::TimedOut, reason: error.to_string() }
    }
}
