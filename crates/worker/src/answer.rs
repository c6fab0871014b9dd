//! From a question to its answer.

use crate::clock::{WatchfulClock, watch};
use js_sys::Int32Array;
use std::cell::RefCell;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tablier_engine::{Alone, Level, Limits, Mind, Settings, Signals};
use tablier_games::record::Record;
use tablier_games::{AnyMove, Game, GameKind};
use tablier_protocol::worker::{Answer, Ask, Question};

/// Memory for what the engine has seen, in mebibytes: phones have little.
const MEMORY: usize = 16;

thread_local! {
    /// The engine of the last question: a new game of the same kind goes on with it.
    static MIND: RefCell<Option<Mind>> = const { RefCell::new(None) };
}

/// The answer to a question, both as JSON. What makes no sense is answered with no ply.
pub(crate) fn to(question: &str, flag: Option<Int32Array>) -> String {
    let answer = match serde_json::from_str::<Question>(question) {
        Ok(question) => {
            watch(flag, question.id);
            think(&question)
        }
        Err(_) => Answer { id: 0, ply: None, nodes: 0 },
    };
    serde_json::to_string(&answer).unwrap_or_default()
}

fn think(question: &Question) -> Answer {
    let (ply, nodes) = match Record::read(&question.record) {
        Ok(record) => with_mind(record.game().kind(), |mind| match question.ask {
            Ask::Play { level, seed } => (play(mind, record.game(), level, seed), 0),
            Ask::Hint { milliseconds } => hint(mind, record.game(), milliseconds),
        }),
        Err(_) => (None, 0),
    };
    Answer { id: question.id, ply: ply.map(|ply| ply.to_string()), nodes }
}

fn with_mind<T>(kind: GameKind, work: impl FnOnce(&mut Mind) -> T) -> T {
    MIND.with(|kept| {
        let mut kept = kept.borrow_mut();
        let mind = kept.take().filter(|mind| mind.kind() == kind);
        let new = || Mind::new(kind, Settings { memory: MEMORY, ..Settings::default() });
        work(kept.insert(mind.unwrap_or_else(new)))
    })
}

/// What an opponent of a level plays.
fn play(mind: &Mind, game: &Game, level: u8, seed: u64) -> Option<AnyMove> {
    let stop = AtomicBool::new(false);
    let clock = WatchfulClock::new(&stop);
    let signals = Signals { clock: &clock, stop: &stop, crew: &Alone };
    mind.play(game, Level::new(level)?.strength(game.kind()), seed, signals)
}

/// The best that can be found in some time, and how much was looked at.
fn hint(mind: &mut Mind, game: &Game, milliseconds: u32) -> (Option<AnyMove>, u64) {
    let stop = AtomicBool::new(false);
    let clock = WatchfulClock::new(&stop);
    let limits = Limits::ply_time(Duration::from_millis(milliseconds.into()));
    let signals = Signals { clock: &clock, stop: &stop, crew: &Alone };
    let thought = mind.think(game, limits, signals, &mut |_| {});
    (thought.best(), thought.nodes)
}
