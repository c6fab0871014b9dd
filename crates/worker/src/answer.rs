//! From a question to its answers.

use crate::clock::{WatchfulClock, watch};
use js_sys::{Function, Int32Array};
use std::cell::RefCell;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tablier_engine::{Alone, Level, Limits, Line, Mind, Report, Score, Settings, Signals, Verdict, put_line};
use tablier_games::record::Record;
use tablier_games::{AnyMove, Game, GameKind};
use tablier_protocol::worker::{Answer, Ask, Opinion, Question, Worth};
use wasm_bindgen::JsValue;

/// Memory for what the engine has seen, in mebibytes: phones have little.
const MEMORY: usize = 16;

thread_local! {
    /// The engine of the last question: a new game of the same kind goes on with it.
    static MIND: RefCell<Option<Mind>> = const { RefCell::new(None) };
    /// Who hears answers before the last one. Kept here because a thought is told its listener as if it went on in
    /// another thread.
    static REPORT: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// The last answer to a question, all as JSON; `report` hears those before it. What makes no sense is answered with
/// nothing in it.
pub(crate) fn to(question: &str, flag: Option<Int32Array>, report: Function) -> String {
    let answer = match serde_json::from_str::<Question>(question) {
        Ok(question) => {
            watch(flag, question.id);
            REPORT.set(Some(report));
            think(&question)
        }
        Err(_) => nothing(0),
    };
    written(&answer)
}

fn tell(answer: &Answer) {
    REPORT.with_borrow(|report| {
        // Whoever does not hear it will hear the next one.
        let _ = report.as_ref().map(|report| report.call1(&JsValue::NULL, &written(answer).into()));
    });
}

fn written(answer: &Answer) -> String {
    serde_json::to_string(answer).unwrap_or_default()
}

const fn nothing(id: u32) -> Answer {
    Answer { id, ply: None, nodes: 0, depth: 0, lines: Vec::new(), goes_on: false }
}

fn think(question: &Question) -> Answer {
    let Ok(record) = Record::read(&question.record) else { return nothing(question.id) };
    let game = record.game();
    with_mind(game.kind(), |mind| match question.ask {
        Ask::Play { level, seed } => {
            let ply = play(mind, game, level, seed).map(|ply| ply.to_string());
            Answer { ply, ..nothing(question.id) }
        }
        Ask::Hint { milliseconds } => {
            let mut answer = search(mind, game, question.id, milliseconds, 1);
            complete(mind, game, &mut answer);
            answer
        }
        Ask::Analyse { milliseconds, lines } => search(mind, game, question.id, milliseconds, lines),
    })
}

fn with_mind<T>(kind: GameKind, work: impl FnOnce(&mut Mind) -> T) -> T {
    MIND.with(|kept| {
        let mut kept = kept.borrow_mut();
        let mind = kept.take().filter(|mind| mind.kind() == kind);
        work(kept.insert(mind.unwrap_or_else(|| Mind::new(kind, settings(1)))))
    })
}

fn settings(lines: usize) -> Settings {
    Settings { memory: MEMORY, lines, ..Settings::default() }
}

/// What an opponent of a level plays.
fn play(mind: &Mind, game: &Game, level: u8, seed: u64) -> Option<AnyMove> {
    let stop = AtomicBool::new(false);
    let clock = WatchfulClock::new(&stop);
    let signals = Signals { clock: &clock, stop: &stop, crew: &Alone };
    mind.play(game, Level::new(level)?.strength(game.kind()), seed, signals)
}

/// The best lines that can be found in some time; all there are at every depth are told on the way.
fn search(mind: &mut Mind, game: &Game, id: u32, milliseconds: u32, lines: u8) -> Answer {
    let stop = AtomicBool::new(false);
    let clock = WatchfulClock::new(&stop);
    let limits = Limits::ply_time(Duration::from_millis(milliseconds.into()));
    let signals = Signals { clock: &clock, stop: &stop, crew: &Alone };
    mind.set_up(settings(usize::from(lines.max(1))));
    let mut so_far = Answer { goes_on: true, ..nothing(id) };
    let mut found = Vec::new();
    let thought = mind.think(game, limits, signals, &mut |report: &Report<'_>| {
        put_line(&mut found, report.rank, report.line);
        so_far.lines = found.iter().map(opinion).collect();
        (so_far.depth, so_far.nodes) = (report.depth, report.nodes);
        tell(&so_far);
    });
    Answer {
        ply: thought.best().map(|ply| ply.to_string()),
        nodes: thought.nodes,
        depth: thought.depth,
        lines: thought.lines.iter().map(opinion).collect(),
        ..nothing(id)
    }
}

/// A hint is a whole turn.
fn complete(mind: &mut Mind, game: &Game, answer: &mut Answer) {
    let Some(best) = answer.lines.first_mut() else { return };
    let mut now = game.clone();
    let mut line = Vec::new();
    for word in &best.plies {
        let Ok(ply) = now.position().read_move(word) else { break };
        if now.play(ply).is_err() {
            break;
        }
        line.push(ply);
    }
    best.plies = mind.whole_turn(game, &line).iter().map(ToString::to_string).collect();
}

fn opinion(line: &Line) -> Opinion {
    Opinion { worth: worth(line.score), plies: line.plies.iter().map(ToString::to_string).collect() }
}

const fn worth(score: Score) -> Worth {
    match score.verdict() {
        Verdict::Estimate(value) => Worth::Estimate(value),
        Verdict::WinIn(plies) => Worth::WinIn(plies),
        Verdict::LossIn(plies) => Worth::LossIn(plies),
    }
}
