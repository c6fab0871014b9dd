//! A database that suffers as it is told to.

use crate::{
    ArchiveQuery, Key, KeyHash, Life, Logged, Person, Report, Standing, StandingPoint, Store, StoreError,
    StoredEvent, TableRow, Write,
};
use async_trait::async_trait;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What a database suffers from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Fault {
    /// Nothing.
    #[default]
    Off,
    /// Nothing can be written, for this reason.
    Failing(StoreError),
    /// Every write takes so much longer.
    Slow(Duration),
}

/// Tells a [`Faulty`] what to suffer from, from anywhere, at any time.
#[derive(Clone, Debug, Default)]
pub struct Faults(Arc<Mutex<Fault>>);

impl Faults {
    /// From the next write on.
    pub fn set(&self, fault: Fault) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = fault;
    }

    fn now(&self) -> Fault {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Another database whose writes fail or take long when [`Faults`] says so: for tests. Reading always works.
pub struct Faulty<S> {
    store: S,
    faults: Faults,
}

impl<S: Store> Faulty<S> {
    /// A database that is well, and the way to change that.
    pub fn new(store: S) -> (Self, Faults) {
        let faults = Faults::default();
        (Self { store, faults: faults.clone() }, faults)
    }
}

#[async_trait]
impl<S: Store> Store for Faulty<S> {
    async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        match self.faults.now() {
            Fault::Off => {}
            Fault::Failing(error) => return Err(error),
            Fault::Slow(delay) => tokio::time::sleep(delay).await,
        }
        self.store.write(writes).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        self.store.person(id).await
    }

    async fn account(&self, name: &str) -> Result<Option<Person>, StoreError> {
        self.store.account(name).await
    }

    async fn key(&self, hash: KeyHash, now: u64) -> Result<Option<(Key, Person)>, StoreError> {
        self.store.key(hash, now).await
    }

    async fn tokens(&self, person: &str) -> Result<Vec<Key>, StoreError> {
        self.store.tokens(person).await
    }

    async fn people(&self, containing: &str, limit: u32) -> Result<Vec<Person>, StoreError> {
        self.store.people(containing, limit).await
    }

    async fn accounts(&self, containing: &str, limit: u32) -> Result<Vec<Person>, StoreError> {
        self.store.accounts(containing, limit).await
    }

    async fn to_forget(&self) -> Result<Vec<Person>, StoreError> {
        self.store.to_forget().await
    }

    async fn tables_about(&self, person: &str) -> Result<Vec<String>, StoreError> {
        self.store.tables_about(person).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.store.table(id).await
    }

    async fn events(&self, table: &str, since: u64) -> Result<Vec<StoredEvent>, StoreError> {
        self.store.events(table, since).await
    }

    async fn running(&self) -> Result<Vec<TableRow>, StoreError> {
        self.store.running().await
    }

    async fn archive(&self, query: &ArchiveQuery) -> Result<Vec<TableRow>, StoreError> {
        self.store.archive(query).await
    }

    async fn games_of(&self, person: &str) -> Result<u64, StoreError> {
        self.store.games_of(person).await
    }

    async fn standings(&self, person: &str) -> Result<Vec<Standing>, StoreError> {
        self.store.standings(person).await
    }

    async fn history(&self, person: &str, game: &str, many: bool) -> Result<Vec<StandingPoint>, StoreError> {
        self.store.history(person, game, many).await
    }

    async fn blocked(&self, person: &str) -> Result<Vec<Person>, StoreError> {
        self.store.blocked(person).await
    }

    async fn lives(&self, since: u64) -> Result<Vec<Life>, StoreError> {
        self.store.lives(since).await
    }

    async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        self.store.reports(limit).await
    }

    async fn log(&self, limit: u32) -> Result<Vec<Logged>, StoreError> {
        self.store.log(limit).await
    }

    async fn table_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        self.store.table_ids(after, limit).await
    }

    async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        self.store.back_up(to).await
    }

    async fn examine(&self) -> Result<Vec<String>, StoreError> {
        self.store.examine().await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
