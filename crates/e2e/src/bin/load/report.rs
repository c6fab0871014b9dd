//! What was measured.

use anyhow::{Result, ensure};
use serde_json::json;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How long moves took to everybody at their tables.
#[derive(Debug, Default)]
pub(crate) struct Delays(Mutex<Vec<u64>>);

impl Delays {
    pub(crate) fn note(&self, delay: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(delay.as_micros() as u64);
    }

    /// In microseconds, shortest first.
    pub(crate) fn sorted(&self) -> Vec<u64> {
        let mut delays = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        delays.sort_unstable();
        delays
    }
}

/// What was measured.
pub(crate) struct Report {
    pub(crate) sockets: usize,
    pub(crate) tables: usize,
    pub(crate) plies_a_second: usize,
    pub(crate) seconds: u64,
    pub(crate) bytes_a_socket: u64,
    pub(crate) delays: Vec<u64>,
}

/// The most memory that a socket may take, in bytes.
const MEMORY: u64 = 20_000;

impl Report {
    /// So many in a thousand took at most so many milliseconds.
    fn at(&self, thousandth: usize) -> u64 {
        let last = self.delays.len().saturating_sub(1);
        self.delays.get(last * thousandth / 1000).map_or(0, |delay| delay.div_ceil(1000))
    }

    pub(crate) fn text(&self) -> String {
        let figures = json!({
            "command": "cargo xtask load --save",
            "sockets": self.sockets,
            "games": self.tables,
            "plies_a_second": self.plies_a_second,
            "seconds": self.seconds,
            "messages": self.delays.len(),
            "delay_ms": { "median": self.at(500), "p90": self.at(900), "p99": self.at(990), "longest": self.at(1000) },
            "bytes_a_socket": self.bytes_a_socket,
        });
        format!("{figures:#}")
    }

    /// Whether all that was asked for is reached.
    pub(crate) fn check(&self, limit: u64) -> Result<()> {
        let each = self.sockets / self.tables;
        let expected = self.plies_a_second * self.seconds as usize * each;
        ensure!(
            self.delays.len() * 10 >= expected * 9,
            "{} messages instead of {expected}",
            self.delays.len()
        );
        ensure!(self.at(990) <= limit, "{} ms at the 99th percentile instead of {limit}", self.at(990));
        ensure!(self.bytes_a_socket < MEMORY, "{} bytes a socket instead of {MEMORY}", self.bytes_a_socket);
        Ok(())
    }
}
