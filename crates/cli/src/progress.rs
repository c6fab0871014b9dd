//! How far something has come: a bar on a terminal, a line now and then elsewhere.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Where there is no terminal, a line comes this often.
const PAUSE: Duration = Duration::from_secs(10);

/// How far something has come.
pub(crate) struct Progress {
    /// The bar, where there is a terminal and something to show: before, it could only say 0 of 0.
    bar: Option<ProgressBar>,
    on_terminal: bool,
    said: Instant,
    /// What stands before everything else.
    prefix: String,
}

impl Progress {
    pub(crate) fn new() -> Self {
        let on_terminal = std::io::stderr().is_terminal();
        Self { bar: None, on_terminal, said: Instant::now(), prefix: String::new() }
    }

    pub(crate) fn set_prefix(&mut self, prefix: String) {
        self.prefix = prefix;
    }

    /// Shows that so much of a total is done, and a line about it.
    pub(crate) fn show(&mut self, done: u64, total: u64, line: String) {
        if self.on_terminal {
            let bar = self.bar.get_or_insert_with(|| bar(total));
            bar.set_length(total);
            bar.set_position(done);
            bar.set_prefix(self.prefix.clone());
            bar.set_message(line);
        } else if self.said.elapsed() >= PAUSE {
            self.said = Instant::now();
            // A line that cannot be written is no reason to stop.
            let _ = writeln!(std::io::stderr(), "{}{done}/{total} {line}", self.prefix);
        }
    }

    /// Takes the bar away.
    pub(crate) fn clear(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(total: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr());
    // The template is ours; if it were wrong, the plain bar would do.
    if let Ok(style) = ProgressStyle::with_template("{prefix}{bar:20} {pos}/{len} {msg} ({eta})") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}
