//! Many games at once, and what they give in the order of their numbers.

use crate::Haul;
use crate::prospect::prospect_any;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tablier_engine::{Signals, Task};
use tablier_games::Puzzle;

/// Who hears how far it has come.
pub type News<'a> = &'a mut (dyn FnMut(&Haul) + Send);

/// What the workers share.
struct Table<'a> {
    haul: &'a mut Haul,
    news: News<'a>,
    /// Games that are finished before their turn.
    early: BTreeMap<u64, Vec<Puzzle>>,
}

/// Looks for problems until there are as many as are wanted, or somebody says stop. `news` hears of every game.
///
/// The haul depends on its seed alone, not on how many threads work on it, nor on when it was stopped and resumed: games
/// count in the order of their numbers, and one that was cut short does not count.
pub fn mine(haul: &mut Haul, threads: usize, signals: Signals<'_>, news: News<'_>) {
    if haul.is_complete() {
        return;
    }
    let (kind, seed) = (haul.kind(), haul.seed());
    let next = AtomicU64::new(haul.games());
    let table = Mutex::new(Table { haul, news, early: BTreeMap::new() });
    let work = || {
        while !is_done(&table, signals) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(finds) = prospect_any(kind, seed, number, signals) else { return };
            hand_in(&table, number, finds);
        }
    };
    signals.crew.run((0..threads.max(1)).map(|_| Box::new(work) as Task<'_>).collect());
}

fn is_done(table: &Mutex<Table<'_>>, signals: Signals<'_>) -> bool {
    // A table that somebody panicked at is of no use any more.
    signals.stop.load(Ordering::Relaxed) || table.lock().map_or(true, |table| table.haul.is_complete())
}

fn hand_in(table: &Mutex<Table<'_>>, number: u64, finds: Vec<Puzzle>) {
    let Ok(mut table) = table.lock() else { return };
    let Table { haul, news, early } = &mut *table;
    early.insert(number, finds);
    while !haul.is_complete()
        && let Some(finds) = early.remove(&haul.games())
    {
        haul.add_game(finds);
        news(haul);
    }
}
