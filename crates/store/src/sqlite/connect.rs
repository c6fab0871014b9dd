//! How connections are made.

use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::Path;
use std::time::Duration;

/// How many can read at once.
const READERS: u32 = 4;
/// How long a connection waits for another process, a backup say, that holds a lock for a moment.
const PATIENCE: Duration = Duration::from_secs(10);
/// To how many bytes the write-ahead log shrinks again after a long reader has let it grow.
const LOG_SIZE: &str = "67108864";

/// The one that writes.
pub(super) fn writing(path: &Path) -> SqliteConnectOptions {
    common(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("journal_size_limit", LOG_SIZE)
}

/// One that only reads.
pub(super) fn reading(path: &Path) -> SqliteConnectOptions {
    common(path).read_only(true)
}

/// Those that only read, opened when they are needed.
pub(super) fn readers(path: &Path) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .test_before_acquire(false)
        .connect_lazy_with(reading(path))
}

/// Statements are not logged: their values are people's.
fn common(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}
