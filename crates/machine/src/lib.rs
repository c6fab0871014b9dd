//! What the engine must be lent: the clock and the threads of this machine.
//!
//! The engine itself reads no clock and starts no thread, so that it runs in a browser too. Native programs
//! borrow both from here.

use std::thread;
use std::time::{Duration, Instant};
use tablier_engine::{Clock, Crew, Task};

/// The time since a moment.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    #[must_use]
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Threads of the operating system, one a task.
#[derive(Clone, Copy, Debug)]
pub struct Threads;

impl Crew for Threads {
    fn run(&self, tasks: Vec<Task<'_>>) {
        thread::scope(|scope| {
            for task in tasks {
                scope.spawn(task);
            }
        });
    }
}
