//! How far a match has come: a bar on a terminal, a line now and then elsewhere.

use super::report;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};
use tablier_arena::News;
use tablier_words::Words;

/// Where there is no terminal, a line comes this often.
const PAUSE: Duration = Duration::from_secs(10);

/// How far a match has come.
pub(super) struct Progress<'a> {
    words: &'a Words,
    bar: Option<ProgressBar>,
    said: Instant,
    /// What stands before everything else.
    prefix: String,
}

impl<'a> Progress<'a> {
    pub(super) fn new(words: &'a Words) -> Self {
        let bar = std::io::stderr().is_terminal().then(bar);
        Self { words, bar, said: Instant::now(), prefix: String::new() }
    }

    pub(super) fn set_prefix(&mut self, prefix: String) {
        self.prefix = prefix;
    }

    /// Shows how the match stands.
    pub(super) fn show(&mut self, news: &News<'_>) {
        let (done, total) = (news.standings.games, news.total as u64);
        let line = line(self.words, news);
        if let Some(bar) = &self.bar {
            bar.set_length(total);
            bar.set_position(done);
            bar.set_prefix(self.prefix.clone());
            bar.set_message(line);
        } else if self.said.elapsed() >= PAUSE {
            self.said = Instant::now();
            // A line that cannot be written is no reason to stop playing.
            let _ = writeln!(std::io::stderr(), "{}{done}/{total} {line}", self.prefix);
        }
    }

    /// Takes the bar away.
    pub(super) fn clear(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar() -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    // The template is ours; if it were wrong, the plain bar would do.
    if let Ok(style) = ProgressStyle::with_template("{prefix}{bar:20} {pos}/{len} {msg} ({eta})") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}

/// The score in one line; with more than two players or seats, everybody's share.
fn line(words: &Words, news: &News<'_>) -> String {
    let [pairing] = &news.standings.pairings[..] else {
        let scores = news.contest.players.iter().zip(&news.standings.scores);
        let share = |(player, score): (&tablier_arena::Description, &tablier_arena::SeatScore)| {
            format!("{player} {}", words.decimal(score.score() * 100.0, 1))
        };
        return scores.map(share).collect::<Vec<_>>().join("  ");
    };
    let tally = &pairing.tally;
    let line = format!("{}  Elo {}", report::result(tally), report::elo(&tally.elo()));
    match news.contest.sprt {
        None => line,
        Some(sprt) => {
            let numbers = [sprt.ratio(tally), sprt.bounds().0, sprt.bounds().1];
            let [ratio, low, high] = numbers.map(|number| words.decimal(number, 2));
            format!("{line}  LLR {ratio} ({low}, {high})")
        }
    }
}
