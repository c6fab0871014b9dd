//! All tables that somebody plays at, or has looked at lately.

use super::news::News;
use super::presence::Links;
use super::table_of;
use crate::House;
use crate::problem::{Answer, Problem};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use tablier_online::Table;
use tablier_protocol::online::{Listed, Status};
use tablier_store::StoreError;
use tokio::sync::broadcast;

/// How many events a slow reader may be behind before it is sent to the store for the rest.
const BACKLOG: usize = 32;

/// For how long a finished table stays in memory after it was last asked for, in milliseconds.
const REMEMBERED: u64 = 5 * 60_000;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) table: tokio::sync::Mutex<Table>,
    pub(crate) news: broadcast::Sender<News>,
    /// When the clock that runs will have run down; never if none runs.
    pub(crate) deadline: AtomicU64,
    /// At which place of the line an engine was asked for a ply.
    pub(crate) asked: AtomicU64,
    pub(crate) links: Mutex<Links>,
    /// Since when whoever opened it has not been in the house; 0 while they are.
    pub(crate) deserted: AtomicU64,
    used: AtomicU64,
    /// Whether it was deleted, while somebody may still be there.
    gone: AtomicBool,
    /// As lists show it: also while something is being stored.
    shown: Mutex<Arc<Listed>>,
}

impl Live {
    pub(crate) fn new(table: Table, now: u64) -> Self {
        Self {
            news: broadcast::Sender::new(BACKLOG),
            deadline: AtomicU64::new(table.deadline().unwrap_or(u64::MAX)),
            asked: AtomicU64::new(0),
            links: Mutex::default(),
            deserted: AtomicU64::new(0),
            used: AtomicU64::new(now),
            gone: AtomicBool::new(false),
            shown: Mutex::new(Arc::new(table.listed())),
            table: tokio::sync::Mutex::new(table),
        }
    }

    /// It was deleted: nothing happens here any more.
    pub(crate) fn end(&self) {
        self.gone.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_gone(&self) -> bool {
        self.gone.load(Ordering::Relaxed)
    }

    /// As lists show it.
    pub(crate) fn shown(&self) -> Arc<Listed> {
        Arc::clone(&self.shown.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Lists show it as it is now.
    pub(crate) fn show(&self, table: &Table) {
        *self.shown.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(table.listed());
    }
}

/// All tables in memory: every one that is not over, and some that are.
#[derive(Debug, Default)]
pub(crate) struct Hub(RwLock<HashMap<String, Arc<Live>>>);

impl Hub {
    pub(crate) fn put(&self, id: String, live: Arc<Live>) -> Arc<Live> {
        let mut tables = self.0.write().unwrap_or_else(PoisonError::into_inner);
        // If two came for it at once, all meet at the first one's.
        Arc::clone(tables.entry(id).or_insert(live))
    }

    pub(crate) fn known(&self, id: &str) -> Option<Arc<Live>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Forgets a table that was deleted.
    pub(crate) fn drop(&self, id: &str) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    pub(crate) fn all(&self) -> Vec<Arc<Live>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    pub(crate) fn count(&self) -> usize {
        self.0.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Forgets finished tables that nobody looks at any more.
    pub(crate) fn forget(&self, now: u64) {
        let mut tables = self.0.write().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, live| {
            let unused = now.saturating_sub(live.used.load(Ordering::Relaxed)) > REMEMBERED;
            let quiet = live.news.receiver_count() == 0 && Arc::strong_count(live) == 1;
            let over = live.table.try_lock().is_ok_and(|table| table.status() == Status::Over);
            !(unused && quiet && over)
        });
    }
}

impl House {
    /// A table, from memory or from the store.
    pub(crate) async fn live(&self, id: &str) -> Answer<Arc<Live>> {
        let now = self.now();
        if let Some(live) = self.hub.known(id) {
            live.used.store(now, Ordering::Relaxed);
            return Ok(live);
        }
        let table = self.read_table(id, now).await?;
        Ok(self.hub.put(id.to_owned(), Arc::new(Live::new(table, now))))
    }

    /// A table from the store.
    pub(crate) async fn read_table(&self, id: &str, now: u64) -> Answer<Table> {
        let row = self.store.table(id).await?.ok_or(Problem::missing("no-such-table"))?;
        let events = self.store.events(id, 0).await?;
        let mut table = table_of(&row, &events).map_err(StoreError::Damaged)?;
        table.wake(&[(self.opened(), now)], now);
        table.excuse_absence(now);
        Ok(table)
    }
}
