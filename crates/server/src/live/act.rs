//! The one way in which anything happens at a table: asked for, stored, true, told.

use super::Live;
use super::happen::Next;
use super::news::News;
use crate::House;
use crate::problem::{Answer, Problem};
use crate::secrets;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tablier_online::{Missing, Refusal, Table};
use tablier_protocol::online::{Event, Happening, Played};
use tablier_store::StoreError;
use tokio::sync::MutexGuard;

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
        to_its_end(async move { house.act_now(&live, deed).await }).await
    }

    async fn act_now(self: &Arc<Self>, live: &Arc<Live>, deed: Deed) -> Answer<Done> {
        let table = live.table.lock().await;
        if live.is_gone() {
            return Err(Problem::missing("no-such-table"));
        }
        let now = self.now();
        let happenings = (deed.0)(&table, now)
            .map_err(|refusal| Problem::of_table(refusal, table.terms().kind, || table.view(now)))?;
        if happenings.is_empty() {
            return Ok(Done { event: table.event() });
        }
        let next = self.prepare(&table, happenings, now).await?;
        match self.store_all([&next]).await {
            Ok(()) => Ok(self.come_true(live, table, next, now)),
            Err(error) => {
                self.catch_up(live, table, now).await;
                Err(error.into())
            }
        }
    }

    /// What was stored is true from now on, and told; `asked` is when it was asked for.
    fn come_true(
        self: &Arc<Self>,
        live: &Arc<Live>,
        mut table: MutexGuard<'_, Table>,
        next: Next,
        asked: u64,
    ) -> Done {
        let before = std::mem::replace(&mut *table, next.table);
        // Nobody pays for the time that storing took; all that passed before is paid for, whatever was stored.
        table.wake(&[(0, asked)], self.now());
        live.deadline.store(table.deadline().unwrap_or(u64::MAX), Ordering::Relaxed);
        for news in next.news {
            // Nobody need be there to hear it.
            let _ = live.news.send(news);
        }
        self.after(live, &before, &table);
        Done { event: table.event() }
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

    /// After a write that failed: if the store has it all the same, and only the answer was lost, then it happened. Clocks
    /// stood still while the store was tried.
    async fn catch_up(self: &Arc<Self>, live: &Arc<Live>, mut table: MutexGuard<'_, Table>, asked: u64) {
        table.wake(&[(0, asked)], self.now());
        let before = table.clone();
        for stored in self.store.events(table.id(), table.event()).await.unwrap_or_default() {
            let event = serde_json::from_str::<Event>(&stored.body);
            if event.is_ok_and(|event| table.happen(&event).is_ok()) {
                let _ = live.news.send(News { event: stored.event, text: stored.body.into() });
            }
        }
        live.deadline.store(table.deadline().unwrap_or(u64::MAX), Ordering::Relaxed);
        self.after(live, &before, &table);
    }

    /// Opens a table.
    pub(crate) async fn open_table(self: &Arc<Self>, table: Table) -> Answer<()> {
        let house = Arc::clone(self);
        to_its_end(async move {
            let now = house.now();
            let next = house.prepare(&table, table.open(now, secrets::chance()), now).await?;
            house.store_all([&next]).await?;
            house.welcome(&table, next).await;
            Ok(())
        })
        .await
    }

    /// Opens the next table of people who would play again, and tells at this one where it is: both, or neither.
    pub(crate) async fn open_rematch(
        self: &Arc<Self>,
        live: &Arc<Live>,
        missing: Missing,
    ) -> Answer<Option<Done>> {
        let (house, live) = (Arc::clone(self), Arc::clone(live));
        to_its_end(async move {
            let table = live.table.lock().await;
            if live.is_gone() {
                return Err(Problem::missing("no-such-table"));
            }
            let now = house.now();
            let agreed = table
                .agreed_rematch(secrets::chance() >> 12, missing)
                .map_err(|refusal| Problem::of_table(refusal, table.terms().kind, || table.view(now)))?;
            let Some((terms, chairs)) = agreed.filter(|_| table.rematch().is_none()) else { return Ok(None) };
            let new = Table::new(secrets::id(), terms, chairs, now);
            let opened = house.prepare(&new, new.open(now, secrets::chance()), now).await?;
            let told = vec![Happening::Rematch { id: new.id().to_owned() }];
            let next = house.prepare(&table, told, now).await?;
            house.store_all([&opened, &next]).await?;
            house.welcome(&new, opened).await;
            Ok(Some(house.come_true(&live, table, next, now)))
        })
        .await
    }

    /// A table that was stored as open is in the house from now on.
    async fn welcome(self: &Arc<Self>, before: &Table, opened: Next) {
        let live = Arc::new(Live::new(opened.table, self.now()));
        let live = self.hub.put(before.id().to_owned(), live);
        let table = live.table.lock().await;
        self.after(&live, before, &table);
    }

    /// What follows from a change: the lobby hears of it, engines think, and whoever is to move is looked for.
    fn after(self: &Arc<Self>, live: &Arc<Live>, before: &Table, after: &Table) {
        live.show(after);
        self.lobby.tell(before, after);
        self.let_engine_think(live, after);
        if before.to_move() != after.to_move()
            && let Some(person) = after.to_move().and_then(|seat| after.chair(seat).person())
            && !live.is_here(&person.id)
        {
            self.look_after(Arc::clone(live), person.id.clone());
        }
    }
}

/// Does something to its end, even if whoever waits for it goes away.
pub(crate) async fn to_its_end<T: Send + 'static>(
    work: impl Future<Output = Answer<T>> + Send + 'static,
) -> Answer<T> {
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|_| Err(StoreError::Other(String::from("the act came to no end")).into()))
}
