//! Why a database could not be opened, or put in its place.

use crate::StoreError;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why a database could not be opened, or put in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// Another process has it open.
    InUse(PathBuf),
    /// There is none here.
    Missing(PathBuf),
    /// There is one here already.
    Occupied(PathBuf),
    /// A newer version of the house wrote it.
    TooNew {
        /// The version of its tables.
        found: u32,
        /// The newest that this program knows.
        known: u32,
    },
    /// An older version of the house wrote it, and whoever only reads may not bring it up to date.
    TooOld {
        /// The version of its tables.
        found: u32,
        /// The one that this program reads.
        known: u32,
    },
    /// A file that is there cannot be read.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What kind of error it is.
        kind: io::ErrorKind,
        /// What the system says.
        reason: String,
    },
    /// It is not a database at all.
    NotADatabase(PathBuf),
    /// It is a database, but of another program.
    Stranger(PathBuf),
    /// The disk or the database itself does not allow it.
    Store(StoreError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InUse(path) => write!(f, "another process has {} open", path.display()),
            Self::Missing(path) => write!(f, "there is no database at {}", path.display()),
            Self::Occupied(path) => write!(f, "{} is there already", path.display()),
            Self::TooNew { found, known } => {
                write!(
                    f,
                    "the database has version {found}, this program knows up to {known}: use a newer program"
                )
            }
            Self::TooOld { found, known } => {
                write!(f, "the database has version {found} instead of {known}: start the server once")
            }
            Self::Unreadable { path, reason, .. } => {
                write!(f, "{} cannot be read: {reason}", path.display())
            }
            Self::NotADatabase(path) => write!(f, "{} is not a database", path.display()),
            Self::Stranger(path) => write!(f, "{} is a database of another program", path.display()),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

impl OpenError {
    pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Self {
        Self::Unreadable { path: path.to_owned(), kind: error.kind(), reason: error.to_string() }
    }
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
