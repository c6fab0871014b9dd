//! What the engine is lent: a clock, a signal to stop, and threads.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A clock that began to run when the thinking began.
pub trait Clock: Sync {
    /// How long it has run.
    fn elapsed(&self) -> Duration;
}

/// A clock that stands still, for whoever counts nodes and not time.
#[derive(Clone, Copy, Debug)]
pub struct NoClock;

impl Clock for NoClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// A part of the work.
pub type Task<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Those who do the work.
pub trait Crew: Sync {
    /// Does all tasks, at the same time where it can, and comes back when all are done.
    fn run(&self, tasks: Vec<Task<'_>>);
}

/// One who does one task after the other.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Crew for Alone {
    fn run(&self, tasks: Vec<Task<'_>>) {
        for task in tasks {
            task();
        }
    }
}

/// What the caller lends for one thought.
#[derive(Clone, Copy)]
pub struct Signals<'a> {
    /// The clock.
    pub clock: &'a dyn Clock,
    /// Set by anybody who wants the thought to end now.
    pub stop: &'a AtomicBool,
    /// Who does the work.
    pub crew: &'a dyn Crew,
}

impl<'a> Signals<'a> {
    /// A lone thinker without a clock.
    #[must_use]
    pub const fn quiet(stop: &'a AtomicBool) -> Self {
        Self { clock: &NoClock, stop, crew: &Alone }
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
