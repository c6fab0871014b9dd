//! A change, as statements.

use super::error::is_taken;
use super::{keys, notes, people, standings, tables, tidy};
use crate::{StoreError, Write};
use sqlx::SqliteConnection;

/// Why a change was not made.
pub(super) enum Trouble {
    /// It may not be made.
    Refused(StoreError),
    /// The database did not do it.
    Database(sqlx::Error),
}

impl Trouble {
    /// Refused for a reason of ours where the row is there already; else the database's own trouble.
    pub(super) fn or_taken(error: sqlx::Error, reason: StoreError) -> Self {
        if is_taken(&error) { Self::Refused(reason) } else { Self::Database(error) }
    }
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error)
    }
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Self {
        Self::Refused(StoreError::Other(error.to_string()))
    }
}

/// Makes a change, within a transaction of whoever asks.
pub(super) async fn apply(connection: &mut SqliteConnection, write: &Write) -> Result<(), Trouble> {
    match write {
        Write::PutPerson(person) => return people::put(connection, person).await,
        Write::PutKey(key) => return keys::put(connection, key).await,
        Write::DropKey(hash) => keys::drop_one(connection, *hash).await,
        Write::DropToken { person, id } => keys::drop_token(connection, person, id).await,
        Write::DropKeys { person, but } => keys::drop_all(connection, person, *but).await,
        Write::PutTable(row) => return tables::put(connection, row).await,
        Write::AddEvent { table, event } => return tables::add_event(connection, table, event).await,
        Write::ReplaceEvent { table, event } => tables::replace_event(connection, table, event).await,
        Write::AddStanding(point) => standings::add(connection, point).await,
        Write::PutStanding(standing) => standings::put(connection, standing).await,
        Write::Block { person, other } => people::block(connection, person, other).await,
        Write::Unblock { person, other } => people::unblock(connection, person, other).await,
        Write::AddReport(report) => notes::add_report(connection, report).await,
        Write::Log(logged) => notes::log(connection, logged).await,
        Write::Live(life) => notes::live(connection, *life).await,
        Write::DropTable(id) => tables::drop_one(connection, id).await,
        Write::Tidy { now, before } => tidy::tidy(connection, *now, *before).await,
    }
    .map_err(Trouble::Database)
}
