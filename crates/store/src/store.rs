//! The contract of a database.

use crate::{
    ArchiveQuery, Key, KeyHash, Life, Logged, Person, Report, Standing, StandingPoint, StoreError,
    StoredEvent, TableRow, Write,
};
use async_trait::async_trait;
use std::path::Path;

/// A database of the house. One process writes to it at a time.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Writes all of it or nothing; on the disk when it answers.
    async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError>;

    /// Somebody by their id.
    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;

    /// An account by its name, whatever its case.
    async fn account(&self, name: &str) -> Result<Option<Person>, StoreError>;

    /// A key that has not run out at some time, and whose it is.
    async fn key(&self, hash: KeyHash, now: u64) -> Result<Option<(Key, Person)>, StoreError>;

    /// The tokens of somebody.
    async fn tokens(&self, person: &str) -> Result<Vec<Key>, StoreError>;

    /// People whose names contain a text, newest first.
    async fn people(&self, containing: &str, limit: u32) -> Result<Vec<Person>, StoreError>;

    /// Accounts that may come in and whose names contain a text: those that begin with it first, then by name.
    async fn accounts(&self, containing: &str, limit: u32) -> Result<Vec<Person>, StoreError>;

    /// People who were deleted and whose names may still stand somewhere: they are not [`NAMELESS`](crate::NAMELESS) yet.
    async fn to_forget(&self) -> Result<Vec<Person>, StoreError>;

    /// Ids of all tables, over or not, at which somebody is named: opened by them, or something happened there with them.
    async fn tables_about(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// A table.
    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;

    /// What happened at a table after an event, in order.
    async fn events(&self, table: &str, since: u64) -> Result<Vec<StoredEvent>, StoreError>;

    /// All tables that are not over.
    async fn running(&self) -> Result<Vec<TableRow>, StoreError>;

    /// Finished games, newest first. Tables that were called off are none.
    async fn archive(&self, query: &ArchiveQuery) -> Result<Vec<TableRow>, StoreError>;

    /// How many finished games somebody has.
    async fn games_of(&self, person: &str) -> Result<u64, StoreError>;

    /// Where somebody stands.
    async fn standings(&self, person: &str) -> Result<Vec<Standing>, StoreError>;

    /// Where somebody stood after each rated game, oldest first.
    async fn history(&self, person: &str, game: &str, many: bool) -> Result<Vec<StandingPoint>, StoreError>;

    /// Whom somebody has blocked.
    async fn blocked(&self, person: &str) -> Result<Vec<Person>, StoreError>;

    /// Times during which the house was open that ended after some time, in order.
    async fn lives(&self, since: u64) -> Result<Vec<Life>, StoreError>;

    /// Complaints, newest first.
    async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError>;

    /// What was logged, newest first.
    async fn log(&self, limit: u32) -> Result<Vec<Logged>, StoreError>;

    /// Ids of all tables, over or not, that come after one, in the order of ids.
    async fn table_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Writes a copy of everything to a file that does not exist yet, while the house stays open.
    async fn back_up(&self, to: &Path) -> Result<(), StoreError>;

    /// What the database itself finds wrong with it.
    async fn examine(&self) -> Result<Vec<String>, StoreError>;

    /// Writes what waits and lets go of the database, so that another can open it; nothing is written any more. What was
    /// acknowledged is on the disk without it.
    async fn close(&self) {}
}
