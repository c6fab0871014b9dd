//! The one way in which anything happens at a table: asked for, stored, true, told.

use super::news::News;
use super::{Live, row};
use crate::House;
use crate::metrics::count;
use crate::problem::{Answer, Problem};
use crate::ratings;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use tablier_online::{Refusal, Table};
use tablier_protocol::online::{Event, Happening, Played};
use tablier_store::{StoreError, StoredEvent, Write};

type Decide = Box<dyn FnOnce(&Table, u64) -> Result<Vec<Happening>, Refusal> + Send>;

/// Something that somebody wants to do at a table.
pub(crate) struct Deed(Decide);

impl Deed {
    /// `decide` is told the table as it is, and the time.
    pub(crate) fn new(
        decide: impl FnOnce(&Table, u64) -> Result<Vec<Happening>, Refusal> + Send + 'static,
    ) -> Self {
        Self(Box::new(decide))
    }
}

impl fmt::Debug for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deed")
    }
}

/// What came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done {
    /// The number of the last event of the table.
    pub(crate) event: u64,
}

impl House {
    /// Does something at a table. Once begun it is finished, whether or not whoever asked is still there: what is stored
    /// must become true.
    pub(crate) async fn act(self: &Arc<Self>, live: &Arc<Live>, deed: Deed) -> Answer<Done> {
        let (house, live) = (Arc::clone(self), Arc::clone(live));
        let done = tokio::spawn(async move { house.act_now(&live, deed).await }).await;
        done.unwrap_or_else(|_| Err(StoreError::Other(String::from("the act came to no end")).into()))
    }

    async fn act_now(self: &Arc<Self>, live: &Arc<Live>, deed: Deed) -> Answer<Done> {
        let mut table = live.table.lock().await;
        let now = self.now();
        let happenings = (deed.0)(&table, now)
            .map_err(|refusal| Problem::of_table(refusal, table.terms().kind, || table.view(now)))?;
        if happenings.is_empty() {
            return Ok(Done { event: table.event() });
        }
        let next = match self.happen(&table, happenings, now).await {
            Ok(next) => next,
            Err(problem) => {
                self.catch_up(live, &mut table).await;
                return Err(problem);
            }
        };
        let before = std::mem::replace(&mut *table, next.table);
        live.deadline.store(table.deadline().unwrap_or(u64::MAX), Ordering::Relaxed);
        for news in next.news {
            // Nobody need be there to hear it.
            let _ = live.news.send(news);
        }
        self.after(live, &before, &table);
        Ok(Done { event: table.event() })
    }

    /// Sends moves to a table; the answer is the same whenever the same moves are sent.
    pub(crate) async fn play(
        self: &Arc<Self>,
        live: &Arc<Live>,
        decide: impl FnOnce(&Table, u64) -> Result<tablier_online::Sent, Refusal> + Send + 'static,
    ) -> Answer<Played> {
        let (answer, played) = tokio::sync::oneshot::channel();
        let deed = Deed::new(move |table, now| {
            let sent = decide(table, now)?;
            // Whoever asked may be gone.
            let _ = answer.send(sent.played);
            Ok(sent.happenings)
        });
        self.act(live, deed).await?;
        played.await.map_err(|_| StoreError::Other(String::from("the move came to no end")).into())
    }

    /// Stores what happens; what comes of it is true only when that is done.
    async fn happen(&self, table: &Table, mut happenings: Vec<Happening>, now: u64) -> Answer<Next> {
        let ends = happenings.iter().any(|what| matches!(what, Happening::Over { .. }));
        let rates = ends && table.terms().rated;
        let _one_at_a_time = if rates { Some(self.ratings.lock().await) } else { None };
        let mut writes = Vec::new();
        if rates {
            writes = ratings::rate(&*self.store, table, &mut happenings, now).await?;
        }
        let mut next = Next { table: table.clone(), news: Vec::new() };
        for what in happenings {
            let event = Event { event: next.table.event() + 1, at: now, what };
            next.table.happen(&event).map_err(|misfit| StoreError::Damaged(misfit.to_string()))?;
            let body = serde_json::to_string(&event).map_err(|error| StoreError::Other(error.to_string()))?;
            next.news.push(News { event: event.event, text: body.clone().into() });
            let stored = StoredEvent { event: event.event, at: now, body };
            writes.push(Write::AddEvent { table: table.id().to_owned(), event: stored });
            self.count(&event.what);
        }
        writes.push(Write::PutTable(row(&next.table)));
        let begun = Instant::now();
        let written = self.store.write(writes).await;
        self.metrics.stored_in(begun.elapsed());
        written?;
        Ok(next)
    }

    /// After a write that failed: if the store has it all the same, and only the answer was lost, then it happened.
    async fn catch_up(&self, live: &Live, table: &mut Table) {
        let Ok(events) = self.store.events(table.id(), table.event()).await else { return };
        for stored in events {
            let event = serde_json::from_str::<Event>(&stored.body);
            if event.is_ok_and(|event| table.happen(&event).is_ok()) {
                let _ = live.news.send(News { event: stored.event, text: stored.body.into() });
            }
        }
        live.deadline.store(table.deadline().unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Reads a table from the store anew, as when names in its story have changed.
    pub(crate) async fn read_again(&self, id: &str) -> Answer<()> {
        let Some(live) = self.hub.known(id) else { return Ok(()) };
        let mut table = live.table.lock().await;
        let now = self.now();
        *table = self.read_table(id, now).await?;
        Ok(())
    }

    /// Opens a table.
    pub(crate) async fn open_table(self: &Arc<Self>, table: Table) -> Answer<Arc<Live>> {
        let now = self.now();
        let opened = self.happen(&table, table.open(now), now).await?;
        let live = Arc::new(Live::new(opened.table, now));
        let live = self.hub.put(table.id().to_owned(), live);
        let after = live.table.lock().await;
        self.after(&live, &table, &after);
        drop(after);
        Ok(live)
    }

    /// What follows from a change: the lobby hears of it, and engines think.
    fn after(self: &Arc<Self>, live: &Arc<Live>, before: &Table, after: &Table) {
        self.lobby.tell(before, after);
        self.let_engine_think(live, after);
    }

    fn count(&self, what: &Happening) {
        count(&self.metrics.events);
        match what {
            Happening::Moved { moves, .. } => {
                self.metrics.plies.fetch_add(moves.len() as u64, Ordering::Relaxed);
            }
            Happening::Over { .. } => count(&self.metrics.games),
            _ => {}
        }
    }
}

/// A table as it will be, and what is to be told of it.
struct Next {
    table: Table,
    news: Vec<News>,
}
