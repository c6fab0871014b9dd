//! Why something could not be kept, or found again.

use std::fmt;
use std::io;

/// Why something could not be kept, or found again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Another account has this name.
    NameTaken,
    /// An event of this number is there already: somebody else writes to the same table.
    Conflict,
    /// There is no room left on the disk.
    Full,
    /// The disk cannot be written to.
    ReadOnly,
    /// What is there is no database of ours, or is damaged.
    Damaged(String),
    /// The system refuses for another reason.
    System {
        /// What kind of error it is.
        kind: io::ErrorKind,
        /// What the system says.
        reason: String,
    },
    /// Anything else that a database can suffer from.
    Other(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NameTaken => f.write_str("another account has this name"),
            Self::Conflict => f.write_str("an event of this number is there already"),
            Self::Full => f.write_str("there is no room left on the disk"),
            Self::ReadOnly => f.write_str("the disk cannot be written to"),
            Self::Damaged(reason) => write!(f, "the database is damaged: {reason}"),
            Self::System { reason, .. } | Self::Other(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreError {}
