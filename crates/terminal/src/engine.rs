//! The engine, in a thread of its own.

use crate::input::{Answer, Ask, Input, Question};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use tablier_engine::{Limits, Line, Mind, Settings, Signals};
use tablier_machine::{Stopwatch, Threads};

/// So long a ply is looked at before the next one comes.
const PAUSE: Duration = Duration::from_millis(400);
/// So long a hint may take.
const ADVICE: Duration = Duration::from_millis(900);
/// So long a position is judged.
const JUDGEMENT: Duration = Duration::from_secs(3);

/// A question, and the signal that nobody waits for its answer any more.
type Job = (Question, Arc<AtomicBool>);

/// A thread that thinks. It ends when this is dropped.
#[derive(Debug)]
pub struct Engine {
    jobs: Sender<Job>,
    stop: Arc<AtomicBool>,
}

impl Engine {
    /// Starts the thread; what it says goes to `answers`.
    #[must_use]
    pub fn start(answers: Sender<Input>) -> Self {
        let (jobs, waiting) = channel();
        std::thread::spawn(move || work(&waiting, &answers));
        Self { jobs, stop: Arc::default() }
    }

    /// Asks; the answer to an earlier question is no longer wanted.
    pub fn ask(&mut self, question: Question) {
        self.hush();
        self.stop = Arc::default();
        // The thread ends with the program only: it is there.
        let _ = self.jobs.send((question, Arc::clone(&self.stop)));
    }

    /// Calls off what is being thought about.
    pub fn hush(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.hush();
    }
}

fn work(jobs: &Receiver<Job>, answers: &Sender<Input>) {
    let mut kept: Option<Mind> = None;
    for (question, stop) in jobs {
        let kind = question.game.kind();
        let mut mind = kept
            .take()
            .filter(|mind| mind.kind() == kind)
            .unwrap_or_else(|| Mind::new(kind, Settings::default()));
        let said = |answer: Answer| {
            if !stop.load(Ordering::Relaxed) {
                // If nobody listens any more, the program is about to end.
                let _ = answers.send(Input::Answer(answer));
            }
        };
        think(&mut mind, &question, &stop, said);
        kept = Some(mind);
    }
}

fn think(mind: &mut Mind, question: &Question, stop: &AtomicBool, said: impl Fn(Answer) + Send + Sync) {
    let clock = Stopwatch::start();
    let signals = Signals { clock: &clock, stop, crew: &Threads };
    let Question { id, ref game, ask } = *question;
    let answer = |line: Option<&Line>, last: bool| Answer {
        id,
        plies: line.map_or(Vec::new(), |line| line.plies.clone()),
        score: line.map(|line| line.score),
        last,
    };
    let time = match ask {
        Ask::Play { level, seed } => {
            let begun = Instant::now();
            let ply = mind.play(game, level.strength(game.kind()), seed, signals);
            wait(begun, stop);
            return said(Answer { id, plies: ply.into_iter().collect(), score: None, last: true });
        }
        Ask::Advise => ADVICE,
        Ask::Judge => JUDGEMENT,
    };
    let mut report = |report: &tablier_engine::Report<'_>| said(answer(Some(report.line), false));
    let thought = mind.think(game, Limits::ply_time(time), signals, &mut report);
    let best = thought.lines.first().map(|line| match ask {
        // A hint is a whole turn.
        Ask::Advise => Line { plies: mind.whole_turn(game, &line.plies), ..line.clone() },
        Ask::Judge | Ask::Play { .. } => line.clone(),
    });
    said(answer(best.as_ref(), true));
}

/// Lets everybody see what came before, unless nobody waits any more.
fn wait(begun: Instant, stop: &AtomicBool) {
    while begun.elapsed() < PAUSE && !stop.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(20));
    }
}
