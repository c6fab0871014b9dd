//! How far a match has come.

use super::report;
use crate::progress::Progress as Bar;
use tablier_arena::News;
use tablier_words::Words;

/// How far a match has come.
pub(super) struct Progress<'a> {
    words: &'a Words,
    bar: Bar,
}

impl<'a> Progress<'a> {
    pub(super) fn new(words: &'a Words) -> Self {
        Self { words, bar: Bar::new() }
    }

    pub(super) fn set_prefix(&mut self, prefix: String) {
        self.bar.set_prefix(prefix);
    }

    /// Shows how the match stands.
    pub(super) fn show(&mut self, news: &News<'_>) {
        self.bar.show(news.standings.games, news.total as u64, line(self.words, news));
    }

    /// Takes the bar away.
    pub(super) fn clear(&self) {
        self.bar.clear();
    }
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
