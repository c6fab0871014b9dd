//! The score of a player against another, counted in games and in pairs of games.

use crate::elo::{self, Elo};
use serde::{Deserialize, Serialize};

/// Games of one player against another, seen by the first.
///
/// Two games with the same opening and sides exchanged are a pair. What an opening gives to a side it gives to
/// both, so pairs vary less than games do: errors are taken from pairs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs by what they brought: nothing, half a point, one, one and a half, two.
    pub pairs: [u64; 5],
}

impl Tally {
    /// Counts a game in half points: 0, 1 or 2.
    pub const fn add_game(&mut self, half_points: usize) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    /// Counts a pair, whose games have been counted, in half points: 0 to 4.
    pub fn add_pair(&mut self, half_points: usize) {
        if let Some(pairs) = self.pairs.get_mut(half_points) {
            *pairs += 1;
        }
    }

    /// How many games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points; a half before the first game.
    #[must_use]
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + self.draws as f64 / 2.0) / games as f64,
        }
    }

    /// The standard error of the score: from pairs as soon as there are two, else from games.
    #[must_use]
    pub fn standard_error(&self) -> f64 {
        if self.pairs.iter().sum::<u64>() >= 2 {
            return standard_error(&self.pairs);
        }
        standard_error(&[self.losses, self.draws, self.wins])
    }

    /// The score with its interval of 95 %.
    ///
    /// When all points went to one side the variance says nothing; then the interval is that of a player who could
    /// still have done it with a chance of 2.5 %.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        let score = self.score();
        let games = self.games();
        if games == 0 {
            return (0.0, 1.0);
        }
        let perhaps = elo::TAIL.powf(1.0 / games as f64);
        if self.wins == games {
            return (perhaps, 1.0);
        }
        if self.losses == games {
            return (0.0, 1.0 - perhaps);
        }
        let error = elo::DEVIATIONS * self.standard_error();
        ((score - error).max(0.0), (score + error).min(1.0))
    }

    /// The difference in strength that the score means.
    #[must_use]
    pub fn elo(&self) -> Elo {
        let (low, high) = self.interval();
        Elo { value: elo::of_score(self.score()), low: elo::of_score(low), high: elo::of_score(high) }
    }

    /// How likely the first is the stronger one, given the score.
    #[must_use]
    pub fn superiority(&self) -> f64 {
        let games = self.games();
        // As many heads in a row as there were games.
        let chance = 0.5_f64.powf(games as f64 + 1.0);
        match games {
            0 => 0.5,
            _ if self.wins == games => 1.0 - chance,
            _ if self.losses == games => chance,
            _ => elo::normal((self.score() - 0.5) / self.standard_error()),
        }
    }
}

/// Every result is taken to have been seen a tenth of a time more: a few results that happen to be alike do not
/// prove that all will be.
const UNSEEN: f64 = 0.1;

/// The standard error of the average of results of which the first is worth 0 and the last 1.
fn standard_error(counts: &[u64]) -> f64 {
    let worth = |index: usize| index as f64 / (counts.len() - 1) as f64;
    let weights: Vec<(f64, f64)> =
        counts.iter().enumerate().map(|(index, count)| (worth(index), *count as f64 + UNSEEN)).collect();
    let total: f64 = weights.iter().map(|(_, weight)| weight).sum();
    let mean = weights.iter().map(|(worth, weight)| worth * weight).sum::<f64>() / total;
    let variance = weights.iter().map(|(worth, weight)| (worth - mean).powi(2) * weight).sum::<f64>() / total;
    (variance / total).sqrt()
}

#[cfg(test)]
mod tests {
    use super::Tally;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 0.005
    }

    #[test]
    fn the_score_counts_draws_as_halves() {
        let tally = Tally { wins: 30, draws: 20, losses: 50, pairs: [0; 5] };
        assert!(close(tally.score(), 0.4));
        // Without pairs the error is that of games: sqrt((0.3 + 0.05 - 0.16) / 100).
        assert!(close(tally.standard_error(), 0.0436));
    }

    #[test]
    fn exchanged_sides_make_the_error_smaller() {
        // In every pair White won both games: the score is even, and hardly anything is left to chance.
        let fair = Tally { wins: 50, draws: 0, losses: 50, pairs: [0, 0, 50, 0, 0] };
        assert!(fair.standard_error() < 0.01);
        // Two such pairs do not prove much.
        let few = Tally { wins: 2, draws: 0, losses: 2, pairs: [0, 0, 2, 0, 0] };
        assert!(close(few.standard_error(), 0.1));
        let wild = Tally { wins: 50, draws: 0, losses: 50, pairs: [25, 0, 0, 0, 25] };
        assert!(close(wild.standard_error(), 0.0707));
        assert!(close(wild.superiority(), 0.5));
    }

    #[test]
    fn a_clean_sweep_has_a_lower_bound_only() {
        let sweep = Tally { wins: 10, draws: 0, losses: 0, pairs: [0, 0, 0, 0, 5] };
        let elo = sweep.elo();
        assert_eq!((elo.value, elo.high), (None, None));
        // 0.025 to the tenth root is 0.6915.
        assert!(elo.low.is_some_and(|low| (low - 140.2).abs() < 0.5), "{elo:?}");
        assert!(sweep.superiority() > 0.999);
        let (low, high) = Tally { losses: 10, ..Tally::default() }.interval();
        assert!(close(low, 0.0) && close(high, 0.3085));
    }

    #[test]
    fn elo_of_known_scores() {
        let tally = Tally { wins: 100, draws: 0, losses: 100, pairs: [10, 20, 40, 20, 10] };
        let elo = tally.elo();
        // Variance of a pair 0.075: standard error 0.02739, and 1.96 of them are 37.46 Elo.
        assert!(elo.value.is_some_and(f64::is_finite) && close(elo.value.unwrap_or(1.0), 0.0));
        assert!(elo.high.is_some_and(|high| (high - 37.4).abs() < 0.1), "{elo:?}");
    }
}
