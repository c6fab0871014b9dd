//! The tables of the database, and how those of an older version become those of today.

use super::{connect, error};
use crate::{OpenError, StoreError};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use std::path::Path;
use std::{fs, io};

/// What brings the database from each version to the next. What has been released is never changed.
const MIGRATIONS: [&str; 1] = [include_str!("../../migrations/0001_house.sql")];
/// The version of the tables that this program reads and writes.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;
/// By this number, "Tabl", the database says whose it is.
const APPLICATION: u32 = 0x5461_626c;

/// The version of a database, 0 where there is none yet; refuses what is not ours or from the future.
pub(super) async fn version(path: &Path) -> Result<u32, OpenError> {
    match fs::metadata(path) {
        Ok(file) if file.is_dir() => {
            return Err(OpenError::unreadable(path, &io::ErrorKind::IsADirectory.into()));
        }
        Ok(file) if file.len() > 0 => {}
        Ok(_) => return Ok(0),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(OpenError::unreadable(path, &error)),
    }
    let refused = |error| why_refused(path, error);
    let mut connection = connect::reading(path).connect().await.map_err(refused)?;
    let marks = marks(&mut connection).await.map_err(refused)?;
    connection.close().await.map_err(StoreError::from)?;
    match marks {
        Marks { application: 0, version: 0, tables: 0 } => Ok(0),
        Marks { application: APPLICATION, version: found, .. } if found > VERSION => {
            Err(OpenError::TooNew { found, known: VERSION })
        }
        Marks { application: APPLICATION, version, .. } => Ok(version),
        _ => Err(OpenError::Stranger(path.to_owned())),
    }
}

/// Why a file cannot be read as a database. SQLite does not say what the system said, so the file is opened once more.
fn why_refused(path: &Path, error: sqlx::Error) -> OpenError {
    if error::is_no_database(&error) {
        return OpenError::NotADatabase(path.to_owned());
    }
    match fs::File::open(path) {
        Err(refusal) if error::is_unexplained(&error) => OpenError::unreadable(path, &refusal),
        _ => StoreError::from(error).into(),
    }
}

/// Brings a database up to date, version by version, each whole or not at all.
pub(super) async fn migrate(connection: &mut SqliteConnection, from: u32) -> Result<(), StoreError> {
    for (version, script) in (1..=VERSION).zip(MIGRATIONS).skip(from as usize) {
        let whole = format!(
            "BEGIN IMMEDIATE; {script} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {version}; COMMIT;"
        );
        sqlx::raw_sql(&whole).execute(&mut *connection).await?;
    }
    Ok(())
}

/// What a database says about itself.
struct Marks {
    application: u32,
    version: u32,
    tables: u32,
}

async fn marks(connection: &mut SqliteConnection) -> Result<Marks, sqlx::Error> {
    let row = sqlx::query(
        "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema) AS tables \
         FROM pragma_application_id, pragma_user_version",
    )
    .fetch_one(connection)
    .await?;
    Ok(Marks {
        application: row.try_get("application_id")?,
        version: row.try_get("user_version")?,
        tables: row.try_get("tables")?,
    })
}
