//! Figures for whoever runs the house, in the format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Bounds of the histogram of how long it takes to store and tell, in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1000, 5000];

/// What is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) failed: AtomicU64,
    pub(crate) plies: AtomicU64,
    pub(crate) events: AtomicU64,
    pub(crate) games: AtomicU64,
    pub(crate) sockets: AtomicU64,
    pub(crate) thoughts: AtomicU64,
    stored: [AtomicU64; BOUNDS.len() + 1],
    stored_microseconds: AtomicU64,
}

/// Counts one more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    /// Something was stored, and took so long.
    pub(crate) fn stored_in(&self, time: Duration) {
        let milliseconds = time.as_millis() as u64;
        let slot = BOUNDS.iter().position(|bound| milliseconds <= *bound).unwrap_or(BOUNDS.len());
        count(&self.stored[slot]);
        self.stored_microseconds.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    /// All figures as text.
    pub(crate) fn text(&self, tables: usize, people: usize) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = write!(
                text,
                "# HELP tablier_{name} {help}\n# TYPE tablier_{name} {kind}\ntablier_{name} {value}\n"
            );
        };
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        line("requests_total", "counter", "Requests to the API.", read(&self.requests));
        line("refused_total", "counter", "Requests that were refused (4xx).", read(&self.refused));
        line("failed_total", "counter", "Requests that failed (5xx).", read(&self.failed));
        line("plies_total", "counter", "Plies played.", read(&self.plies));
        line("events_total", "counter", "Events stored.", read(&self.events));
        line("games_finished_total", "counter", "Games that ended.", read(&self.games));
        line("thoughts_total", "counter", "Plies that engines found.", read(&self.thoughts));
        line("sockets", "gauge", "Open sockets.", read(&self.sockets));
        line("tables", "gauge", "Tables in memory.", tables as u64);
        line("people", "gauge", "People with an open socket.", people as u64);
        self.histogram(&mut text);
        text
    }

    fn histogram(&self, text: &mut String) {
        text.push_str(
            "# HELP tablier_store_seconds How long it takes until something is on the disk.\n# TYPE tablier_store_seconds histogram\n",
        );
        let mut sum = 0;
        for (index, slot) in self.stored.iter().enumerate() {
            sum += slot.load(Ordering::Relaxed);
            let bound = BOUNDS.get(index).map_or(String::from("+Inf"), |bound| seconds(bound * 1000));
            let _ = writeln!(text, "tablier_store_seconds_bucket{{le=\"{bound}\"}} {sum}");
        }
        let seconds = seconds(self.stored_microseconds.load(Ordering::Relaxed));
        let _ = writeln!(text, "tablier_store_seconds_sum {seconds}\ntablier_store_seconds_count {sum}");
    }
}

/// Microseconds as seconds.
fn seconds(microseconds: u64) -> String {
    format!("{}.{:06}", microseconds / 1_000_000, microseconds % 1_000_000)
}
