//! Engine seats: a few threads think for all tables, each table in its turn.

use super::Live;
use crate::House;
use crate::metrics::count;
use crate::secrets;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use tablier_engine::{Level, Mind, Settings, Signals};
use tablier_games::{AnyMove, Game, GameKind, Seat};
use tablier_online::{Refusal, Table};
use tokio::sync::oneshot;

/// Memory of each mind, in mebibytes: levels are made of few nodes.
const MEMORY: usize = 8;

/// What is to be thought about. A table has one question at most, and asks the next only after the last was answered: so
/// all tables take turns.
struct Question {
    game: Game,
    level: Level,
    seed: u64,
    answer: oneshot::Sender<Option<AnyMove>>,
}

/// The threads that think.
#[derive(Debug)]
pub(crate) struct Engines(Mutex<Sender<Question>>);

impl Engines {
    /// Starts so many threads; they end with the house.
    pub(crate) fn start(threads: usize) -> Self {
        let (ask, questions) = channel();
        let questions = Arc::new(Mutex::new(questions));
        for _ in 0..threads.max(1) {
            let questions = Arc::clone(&questions);
            std::thread::spawn(move || think(&questions));
        }
        Self(Mutex::new(ask))
    }

    async fn ask(&self, game: Game, level: Level, seed: u64) -> Option<AnyMove> {
        let (answer, heard) = oneshot::channel();
        let question = Question { game, level, seed, answer };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).send(question).ok()?;
        heard.await.ok().flatten()
    }
}

fn think(questions: &Mutex<Receiver<Question>>) {
    let mut minds: HashMap<GameKind, Mind> = HashMap::new();
    let settings = Settings { memory: MEMORY, ..Settings::default() };
    let never = AtomicBool::new(false);
    loop {
        let next = questions.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Question { game, level, seed, answer }) = next else { return };
        // Whoever no longer waits for it need not have it.
        if answer.is_closed() {
            continue;
        }
        let kind = game.kind();
        let mind = minds.entry(kind).or_insert_with(|| Mind::new(kind, settings));
        let think = || mind.play(&game, level.strength(kind), seed, Signals::quiet(&never));
        // One position that nobody foresaw does not take the thread from all other tables.
        let ply = catch_unwind(AssertUnwindSafe(think)).unwrap_or_else(|_| {
            tracing::error!(%kind, position = %game.position(), "an engine failed, and plays any move");
            minds.remove(&kind);
            game.position().moves().first().copied()
        });
        let _ = answer.send(ply);
    }
}

impl House {
    /// If it is an engine's turn, it is asked, once for each place of the line.
    pub(crate) fn let_engine_think(self: &Arc<Self>, live: &Arc<Live>, table: &Table) {
        let Some((seat, level)) = table.thinker() else { return };
        let place = table.place();
        if live.asked.swap(place, Ordering::Relaxed) == place {
            return;
        }
        let (house, live, game) = (Arc::clone(self), Arc::clone(live), table.game().clone());
        // Nobody can foresee what an engine leaves to chance, nor try it before.
        let seed = secrets::chance();
        tokio::spawn(async move {
            let Some(ply) = house.engines.ask(game, level, seed).await else {
                live.asked.store(0, Ordering::Relaxed);
                return;
            };
            count(&house.metrics.thoughts);
            house.play_for_engine(&live, seat, place, ply).await;
        });
    }

    async fn play_for_engine(self: &Arc<Self>, live: &Arc<Live>, seat: Seat, place: u64, ply: AnyMove) {
        let decide = move |table: &Table, now| {
            // Moves may have been taken back meanwhile; then the engine has been asked again.
            if table.place() == place {
                table.play_engine(seat, &ply.to_string(), now)
            } else {
                Err(Refusal::Stale)
            }
        };
        if self.play(live, decide).await.is_err() {
            // The keeper of the house asks again, a moment later.
            let _ = live.asked.compare_exchange(place, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
    }
}
