//! What the house does by itself: clocks run down, finished tables are forgotten, its own life is noted.

use super::{Deed, Live, table_of};
use crate::House;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tablier_online::{Moment, Table};
use tablier_protocol::online::Status;
use tablier_store::{Life, StoreError, Write};

/// How often clocks are looked at.
const TICK: Duration = Duration::from_millis(100);
/// After how many ticks the house notes that it is open, and asks engines that have not answered.
const NOTE: u64 = 10;
/// After how many ticks it tidies up.
const TIDY: u64 = 600;

/// After how many ticks it looks for what nobody needs any more: an hour.
const CLEAN: u64 = 36_000;
/// For how long it is known what was done, and which tables were called off: 400 days, in milliseconds.
const MEMORY: u64 = 400 * 24 * 60 * 60 * 1000;

/// How long an owner may be gone before a table that waits is given up, in milliseconds.
const ABSENCE: u64 = 5 * 60_000;

impl House {
    /// Brings back all tables that are not over, as they were; clocks have lost only what passed while the house was open.
    pub(crate) async fn wake(self: &Arc<Self>) -> Result<(), StoreError> {
        let mut tables = Vec::new();
        for stored in self.store.running().await? {
            let events = self.store.events(&stored.id, 0).await?;
            match table_of(&stored, &events) {
                Ok(table) => tables.push(table),
                // One damaged table does not keep all the others closed; `tablier check` tells more.
                Err(reason) => tracing::error!(table = stored.id, reason, "a table cannot be read"),
            }
        }
        let oldest = tables.iter().map(Table::clocks_at).min().unwrap_or_else(|| self.now());
        let open = apart(&self.store.lives(oldest).await?);
        // Nobody can come in before all has been read: the house is open from now on, and not before.
        self.opened.store(self.now(), Ordering::Relaxed);
        self.store.write(vec![self.life()]).await?;
        let now = self.now();
        for mut table in tables {
            table.wake(&open, now);
            table.excuse_absence(now);
            self.take_up(&table);
        }
        Ok(())
    }

    fn take_up(self: &Arc<Self>, table: &Table) {
        let live = Arc::new(Live::new(table.clone(), self.now()));
        let live = self.hub.put(table.id().to_owned(), live);
        self.lobby.tell(table, table);
        self.let_engine_think(&live, table);
        for person in table.people_in().filter_map(|seat| table.chair(seat).person()) {
            self.look_after(Arc::clone(&live), person.id.clone());
        }
    }

    fn life(&self) -> Write {
        Write::Live(Life { from: self.opened(), until: self.now() })
    }

    pub(crate) async fn note_life(&self) {
        if let Err(error) = self.store.write(vec![self.life()]).await {
            tracing::warn!(%error, "the house cannot note that it is open");
        }
    }

    fn some_clock_runs(&self) -> bool {
        self.hub.all().iter().any(|live| live.deadline.load(Ordering::Relaxed) != u64::MAX)
    }

    /// Calls off tables whose owner has gone without them, and stays away.
    async fn look_at_waiting(self: &Arc<Self>) {
        let now = self.now();
        for live in self.hub.all() {
            let owner = live.shown().by.id.clone();
            if self.lobby.has(&owner) {
                live.deserted.store(0, Ordering::Relaxed);
                continue;
            }
            let _ = live.deserted.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed);
            if live.shown().status == Status::Waiting
                && now.saturating_sub(live.deserted.load(Ordering::Relaxed)) >= ABSENCE
            {
                let deed = Deed::new(|table, now| Ok(table.expire(now).into_iter().collect()));
                // If it cannot be stored, the next look tries again.
                let _ = self.act(&live, deed).await;
            }
        }
    }

    /// Lets everybody lose whose time is up.
    async fn look_at_clocks(self: &Arc<Self>) {
        let now = self.now();
        for live in self.hub.all() {
            if live.deadline.load(Ordering::Relaxed) <= now {
                let deed = flag(&live).await;
                // If it cannot be stored, the next tick tries again.
                let _ = self.act(&live, deed).await;
            }
        }
    }

    /// Ends games that were left for good, and drops what nobody needs any more.
    pub(crate) async fn clean_up(self: &Arc<Self>) {
        for live in self.hub.all() {
            if live.shown().status == Status::Playing {
                let deed = Deed::new(|table, now| Ok(table.abandon(now)));
                // If it cannot be stored, the next look tries again.
                let _ = self.act(&live, deed).await;
            }
        }
        if let Err(error) = self.go_on_forgetting().await {
            tracing::warn!(%error, "the house cannot look for whom it has to forget");
        }
        let now = self.now();
        let tidy = Write::Tidy { now, before: now.saturating_sub(MEMORY) };
        if let Err(error) = self.store.write(vec![tidy]).await {
            tracing::warn!(%error, "the house cannot clean up");
        }
    }

    fn look_at_engines(self: &Arc<Self>) {
        for live in self.hub.all() {
            if live.asked.load(Ordering::Relaxed) == 0 {
                // A table at which something is being stored is looked at the next time.
                if let Ok(table) = live.table.try_lock() {
                    self.let_engine_think(&live, &table);
                }
            }
        }
    }
}

/// Times that do not overlap, whatever the machine's calendar did between two lives.
fn apart(lives: &[Life]) -> Vec<(u64, u64)> {
    let mut open: Vec<(u64, u64)> = lives.iter().map(|life| (life.from, life.until)).collect();
    open.sort_unstable();
    let mut end = 0;
    for (from, until) in &mut open {
        *from = end.max(*from);
        *until = from.max(until).to_owned();
        end = *until;
    }
    open
}

/// Whoever's clock runs loses, if it has run down and the link cannot be the reason.
async fn flag(live: &Arc<Live>) -> Deed {
    let mover = {
        let table = live.table.lock().await;
        table.to_move().and_then(|seat| table.chair(seat).person().map(|person| person.id.clone()))
    };
    let lag = mover.map_or(0, |person| live.lag(&person));
    Deed::new(move |table, now| Ok(table.flag(Moment { now, lag }).unwrap_or_default()))
}

/// Keeps the house as long as anybody has it.
pub(crate) async fn keep_house(house: Weak<House>) {
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    for tick in 1_u64.. {
        ticks.tick().await;
        let Some(house) = house.upgrade() else { return };
        house.look_at_clocks().await;
        if tick.is_multiple_of(NOTE) {
            // A house in which no clock runs lets the disk sleep.
            if house.some_clock_runs() {
                house.note_life().await;
            }
            house.look_at_engines();
            house.lobby.tell_people();
        }
        if tick.is_multiple_of(TIDY) {
            house.look_at_waiting().await;
            house.hub.forget(house.now());
            house.doorkeeper.forget();
        }
        // The first time soon after opening, so that a house that is closed every night is cleaned, too.
        if tick % CLEAN == TIDY {
            house.clean_up().await;
        }
    }
}
