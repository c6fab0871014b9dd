//! When the house was open.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// When the house was open, as seen from outside.
#[derive(Debug, Default)]
pub(crate) struct Uptime(Mutex<Lives>);

#[derive(Debug, Default)]
struct Lives {
    past: Duration,
    since: Option<Instant>,
}

impl Uptime {
    pub(crate) fn opened(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).since = Some(Instant::now());
    }

    pub(crate) fn closing(&self) {
        let mut lives = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let open = lives.since.take().map_or(Duration::ZERO, |since| since.elapsed());
        lives.past += open;
    }

    /// How long it has been open in all.
    pub(crate) fn total(&self) -> Duration {
        let lives = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lives.past + lives.since.map_or(Duration::ZERO, |since| since.elapsed())
    }
}
