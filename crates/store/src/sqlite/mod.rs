//! SQLite, which keeps the contract within the program: one task writes, some connections read.

mod apply;
mod archive;
mod columns;
mod connect;
mod copy;
mod error;
mod examine;
mod files;
mod keys;
mod notes;
mod people;
mod schema;
mod standings;
mod tables;
mod tidy;
mod writer;

use crate::{
    ArchiveQuery, Key, KeyHash, Life, Logged, OpenError, Person, Report, Standing, StandingPoint, Store,
    StoreError, StoredEvent, TableRow, Write,
};
use async_trait::async_trait;
use files::Lock;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqlitePool;
use std::path::Path;
use writer::Writer;

pub use copy::{Existing, restore};

/// A database in a folder: `tablier.db`, what SQLite puts beside it, and `tablier.lock`.
pub struct Sqlite {
    readers: SqlitePool,
    /// None for those who only look.
    writer: Option<Writer>,
}

impl Sqlite {
    /// Opens the database of a folder to read and write, creates it if there is none, and brings it up to date.
    /// One process can do so at a time. Needs a tokio runtime, on which one task goes on writing.
    pub async fn open(folder: &Path) -> Result<Self, OpenError> {
        files::create_folder(folder)?;
        let lock = Lock::take(folder).await?;
        let path = files::database(folder);
        let version = schema::version(&path).await?;
        let options = connect::writing(&path);
        let mut connection = options.connect().await.map_err(StoreError::from)?;
        schema::migrate(&mut connection, version).await?;
        let writer = Writer::start(connection, options, lock);
        Ok(Self { readers: connect::readers(&path), writer: Some(writer) })
    }

    /// Opens the database of a folder to look at it, even while another process writes to it. Writes are refused.
    pub async fn open_read_only(folder: &Path) -> Result<Self, OpenError> {
        let path = files::database(folder);
        match schema::version(&path).await? {
            0 => Err(OpenError::Missing(path)),
            schema::VERSION => Ok(Self { readers: connect::readers(&path), writer: None }),
            found => Err(OpenError::TooOld { found, known: schema::VERSION }),
        }
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        match &self.writer {
            Some(pen) => pen.write(writes).await,
            None => Err(StoreError::ReadOnly),
        }
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        people::person(&self.readers, id).await
    }

    async fn account(&self, name: &str) -> Result<Option<Person>, StoreError> {
        people::account(&self.readers, name).await
    }

    async fn key(&self, hash: KeyHash, now: u64) -> Result<Option<(Key, Person)>, StoreError> {
        keys::key(&self.readers, hash, now).await
    }

    async fn tokens(&self, person: &str) -> Result<Vec<Key>, StoreError> {
        keys::tokens(&self.readers, person).await
    }

    async fn people(&self, containing: &str, limit: u32) -> Result<Vec<Person>, StoreError> {
        people::containing(&self.readers, containing, limit).await
    }

    async fn accounts(&self, containing: &str, limit: u32) -> Result<Vec<Person>, StoreError> {
        people::accounts(&self.readers, containing, limit).await
    }

    async fn to_forget(&self) -> Result<Vec<Person>, StoreError> {
        people::to_forget(&self.readers).await
    }

    async fn tables_about(&self, person: &str) -> Result<Vec<String>, StoreError> {
        tables::about(&self.readers, person).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        tables::table(&self.readers, id).await
    }

    async fn events(&self, table: &str, since: u64) -> Result<Vec<StoredEvent>, StoreError> {
        tables::events(&self.readers, table, since).await
    }

    async fn running(&self) -> Result<Vec<TableRow>, StoreError> {
        tables::running(&self.readers).await
    }

    async fn archive(&self, query: &ArchiveQuery) -> Result<Vec<TableRow>, StoreError> {
        archive::archive(&self.readers, query).await
    }

    async fn games_of(&self, person: &str) -> Result<u64, StoreError> {
        archive::games_of(&self.readers, person).await
    }

    async fn standings(&self, person: &str) -> Result<Vec<Standing>, StoreError> {
        standings::standings(&self.readers, person).await
    }

    async fn history(&self, person: &str, game: &str, many: bool) -> Result<Vec<StandingPoint>, StoreError> {
        standings::history(&self.readers, person, game, many).await
    }

    async fn blocked(&self, person: &str) -> Result<Vec<Person>, StoreError> {
        people::blocked(&self.readers, person).await
    }

    async fn lives(&self, since: u64) -> Result<Vec<Life>, StoreError> {
        notes::lives(&self.readers, since).await
    }

    async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        notes::reports(&self.readers, limit).await
    }

    async fn log(&self, limit: u32) -> Result<Vec<Logged>, StoreError> {
        notes::logged(&self.readers, limit).await
    }

    async fn table_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        tables::ids(&self.readers, after, limit).await
    }

    async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        let mut source = self.readers.acquire().await?;
        copy::copy(&mut source, to).await
    }

    async fn examine(&self) -> Result<Vec<String>, StoreError> {
        let mut connection = self.readers.acquire().await?;
        examine::examine(&mut connection).await
    }

    async fn close(&self) {
        self.readers.close().await;
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
    }
}
