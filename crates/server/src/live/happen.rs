//! What will have happened once it is stored.

use super::news::News;
use super::row;
use crate::House;
use crate::metrics::count;
use crate::problem::Answer;
use crate::ratings;
use std::sync::atomic::Ordering;
use std::time::Instant;
use tablier_online::Table;
use tablier_protocol::online::{Event, Happening};
use tablier_store::{StoreError, StoredEvent, Write};
use tokio::sync::OwnedMutexGuard;

/// A table as it will be, what is to be told of it, and what must be stored before.
pub(super) struct Next {
    pub(super) table: Table,
    pub(super) news: Vec<News>,
    writes: Vec<Write>,
    /// Nobody else's rating changes until this one's is stored.
    ratings: Option<OwnedMutexGuard<()>>,
}

impl House {
    /// What comes of what happens; nothing is stored yet, and nothing is true.
    pub(super) async fn prepare(
        &self,
        table: &Table,
        mut happenings: Vec<Happening>,
        now: u64,
    ) -> Answer<Next> {
        let ends = happenings.iter().any(|what| matches!(what, Happening::Over { .. }));
        let mut next = Next { table: table.clone(), news: Vec::new(), writes: Vec::new(), ratings: None };
        if ends && table.terms().rated {
            next.ratings = Some(std::sync::Arc::clone(&self.ratings).lock_owned().await);
            next.writes = ratings::rate(&*self.store, table, &mut happenings, now).await?;
        }
        for what in happenings {
            let event = Event { event: next.table.event() + 1, at: now, what };
            next.table.happen(&event).map_err(|misfit| StoreError::Damaged(misfit.to_string()))?;
            let body = serde_json::to_string(&event).map_err(|error| StoreError::Other(error.to_string()))?;
            next.news.push(News { event: event.event, text: body.clone().into() });
            let stored = StoredEvent { event: event.event, at: now, body };
            next.writes.push(Write::AddEvent { table: table.id().to_owned(), event: stored });
            self.count(&event.what);
        }
        next.writes.push(Write::PutTable(row(&next.table)));
        Ok(next)
    }

    /// Stores all of it, or nothing.
    pub(super) async fn store_all<const N: usize>(&self, all: [&Next; N]) -> Result<(), StoreError> {
        let writes = all.iter().flat_map(|next| next.writes.iter().cloned()).collect();
        let begun = Instant::now();
        let written = self.store.write(writes).await;
        self.metrics.stored_in(begun.elapsed());
        written
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
