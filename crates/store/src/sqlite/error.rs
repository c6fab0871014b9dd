//! What SQLite and the disk suffer from, in our terms.

use crate::StoreError;
use std::io::{self, ErrorKind};

// Primary codes, which are the low byte of what SQLite answers.
const READONLY: u32 = 8;
const IO: u32 = 10;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const CANT_OPEN: u32 = 14;
const NOT_A_DATABASE: u32 = 26;
/// The index of the write-ahead log cannot grow: it lies on the same disk.
const IO_SHARED_MEMORY_SIZE: u32 = 0x130a;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match code(&error) {
            Some(IO_SHARED_MEMORY_SIZE) => Self::Full,
            Some(code) => match code & 0xff {
                READONLY => Self::ReadOnly,
                FULL => Self::Full,
                CORRUPT | NOT_A_DATABASE => Self::Damaged(error.to_string()),
                _ => Self::Other(error.to_string()),
            },
            None if is_unreadable(&error) => Self::Damaged(error.to_string()),
            None => Self::Other(error.to_string()),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => Self::ReadOnly,
            kind => Self::System { kind, reason: error.to_string() },
        }
    }
}

/// Whether a file is no database at all.
pub(super) fn is_no_database(error: &sqlx::Error) -> bool {
    code(error).is_some_and(|code| code & 0xff == NOT_A_DATABASE)
}

/// Whether a row with this key is there already.
pub(super) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Whether the disk refused, and SQLite does not say why.
pub(super) fn is_unexplained(error: &sqlx::Error) -> bool {
    code(error).is_some_and(|code| matches!(code & 0xff, IO | CANT_OPEN))
}

fn code(error: &sqlx::Error) -> Option<u32> {
    error.as_database_error()?.code()?.parse().ok()
}

fn is_unreadable(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_))
}
