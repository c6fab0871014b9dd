//! Values in columns, and out of them again.

use crate::{KeyHash, StoreError};
use serde::de::DeserializeOwned;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

/// A time or a number, which SQLite keeps with a sign: what lies beyond is the end of time.
pub(super) fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// What our columns hold.
pub(super) trait Columns {
    /// A time or a number.
    fn number(&self, column: &str) -> Result<u64, StoreError>;
    /// A hash.
    fn hash(&self, column: &str) -> Result<Option<KeyHash>, StoreError>;
    /// A value as JSON; nothing where there is none.
    fn json<T: DeserializeOwned>(&self, column: &str) -> Result<Option<T>, StoreError>;
    /// One word of a few.
    fn word<T>(&self, column: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, StoreError>;
}

impl Columns for SqliteRow {
    fn number(&self, column: &str) -> Result<u64, StoreError> {
        let value: i64 = self.try_get(column)?;
        u64::try_from(value).map_err(|_| damaged(column, &value.to_string()))
    }

    fn hash(&self, column: &str) -> Result<Option<KeyHash>, StoreError> {
        let bytes: Option<&[u8]> = self.try_get(column)?;
        let hash = bytes.map(|bytes| bytes.try_into().map(KeyHash)).transpose();
        hash.map_err(|_| damaged(column, "not a hash"))
    }

    fn json<T: DeserializeOwned>(&self, column: &str) -> Result<Option<T>, StoreError> {
        let text: Option<&str> = self.try_get(column)?;
        let value = text.map(serde_json::from_str).transpose();
        value.map_err(|error| damaged(column, &error.to_string()))
    }

    fn word<T>(&self, column: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, StoreError> {
        let text: &str = self.try_get(column)?;
        read(text).ok_or_else(|| damaged(column, text))
    }
}

/// What stands in a column cannot stand there.
pub(super) fn damaged(column: &str, found: &str) -> StoreError {
    StoreError::Damaged(format!("{column}: {found}"))
}
