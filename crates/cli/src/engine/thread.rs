//! The thread that thinks.

use super::Event;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use tablier_engine::{Clock, Mind, Settings, Signals};
use tablier_games::{AnyMove, Game, GameKind};
use tablier_machine::{Stopwatch, Threads};
use tablier_ugi::{Info, Job, Thinker};

/// Lets a mind think in a thread of its own. Meanwhile the mind is away: it comes back with its last event.
pub(super) struct ThinkingThread {
    mind: Option<Box<Mind>>,
    stop: Arc<AtomicBool>,
    events: SyncSender<Event>,
}

impl ThinkingThread {
    pub(super) fn new(kind: GameKind, events: SyncSender<Event>) -> Self {
        let mind = Box::new(Mind::new(kind, Settings::default()));
        Self { mind: Some(mind), stop: Arc::default(), events }
    }

    pub(super) fn welcome_back(&mut self, mind: Box<Mind>) {
        self.mind = Some(mind);
    }
}

impl Thinker for ThinkingThread {
    fn set_up(&mut self, settings: Settings) {
        if let Some(mind) = &mut self.mind {
            mind.set_up(settings);
        }
    }

    fn forget(&mut self) {
        if let Some(mind) = &mut self.mind {
            mind.forget();
        }
    }

    fn start(&mut self, game: Game, job: Job) {
        let clock = Stopwatch::start();
        let Some(mut mind) = self.mind.take() else {
            return;
        };
        self.stop = Arc::default();
        let (stop, events) = (Arc::clone(&self.stop), self.events.clone());
        std::thread::spawn(move || {
            let found = work(&mut mind, &game, job, clock, &stop, &events);
            send(&events, Event::Thought { mind, found });
        });
    }

    fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

fn work(
    mind: &mut Mind,
    game: &Game,
    job: Job,
    clock: Stopwatch,
    stop: &AtomicBool,
    events: &SyncSender<Event>,
) -> Option<AnyMove> {
    let signals = Signals { clock: &clock, stop, crew: &Threads };
    match job {
        Job::Play { level, seed } => mind.play(game, level.strength(game.kind()), seed, signals),
        Job::Think(limits) => {
            let thought =
                mind.think(game, limits, signals, &mut |report| send(events, Event::News(report.into())));
            send(events, Event::News(Info::of_thought(&thought, clock.elapsed())));
            thought.best()
        }
    }
}

/// If nobody listens any more, the program is about to end.
fn send(events: &SyncSender<Event>, event: Event) {
    let _ = events.send(event);
}
