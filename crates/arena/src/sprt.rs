//! The sequential probability ratio test: a match that ends as soon as it has proved something.

use crate::{Tally, elo};
use serde::{Deserialize, Serialize};

/// Two claims about the difference in strength, and how often each may be taken for the other.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    /// The difference of the lower claim, in Elo.
    pub elo0: f64,
    /// The difference of the higher claim, in Elo.
    pub elo1: f64,
    /// How often the higher claim may be accepted although the lower is true.
    pub alpha: f64,
    /// How often the lower claim may be accepted although the higher is true.
    pub beta: f64,
}

/// What a test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    /// Nothing yet.
    Open,
    /// The lower claim is accepted.
    Lower,
    /// The higher claim is accepted.
    Higher,
}

/// The worth of a pair of games to the first player, as a share of its points.
const WORTHS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

impl Sprt {
    /// A test, if its numbers make sense.
    #[must_use]
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Option<Self> {
        let chance = |value: f64| value > 0.0 && value < 0.5;
        let sensible = elo0.is_finite() && elo1.is_finite() && elo0 < elo1 && chance(alpha) && chance(beta);
        sensible.then_some(Self { elo0, elo1, alpha, beta })
    }

    /// Where the log-likelihood ratio ends the match: at or below the first, at or above the second.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of the two claims, given all whole pairs.
    ///
    /// The chances of the five results are unknown; under each claim they are taken as those likeliest to give
    /// the pairs that were seen, among all that give the claimed score (the generalised test).
    #[must_use]
    pub fn ratio(&self, tally: &Tally) -> f64 {
        let pairs: u64 = tally.pairs.iter().sum();
        if pairs == 0 {
            return 0.0;
        }
        // A result that was not seen is rare, but not impossible.
        let weights = tally.pairs.map(|count| (count as f64).max(0.001));
        let total: f64 = weights.iter().sum();
        let seen = weights.map(|weight| weight / total);
        let lower = likeliest(seen, elo::expected_score(self.elo0));
        let higher = likeliest(seen, elo::expected_score(self.elo1));
        let terms = seen.iter().zip(lower.iter().zip(higher));
        total * terms.map(|(seen, (lower, higher))| seen * (higher / lower).ln()).sum::<f64>()
    }

    /// What a ratio proves.
    #[must_use]
    pub fn claim(&self, ratio: f64) -> Claim {
        let (low, high) = self.bounds();
        if ratio <= low {
            Claim::Lower
        } else if ratio >= high {
            Claim::Higher
        } else {
            Claim::Open
        }
    }
}

/// The chances with an average of `score` under which what was seen is likeliest: each is
/// seen / (1 + x · (worth − score)), with the x that brings the average about. The average falls as x grows, so x
/// is found by halving.
fn likeliest(seen: [f64; 5], score: f64) -> [f64; 5] {
    let chances = |x: f64| {
        let mut chances = seen;
        for (chance, worth) in chances.iter_mut().zip(WORTHS) {
            *chance /= 1.0 + x * (worth - score);
        }
        chances
    };
    let excess = |x: f64| -> f64 {
        chances(x).iter().zip(WORTHS).map(|(chance, worth)| chance * (worth - score)).sum()
    };
    // Between these all chances are positive.
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    chances(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    use super::{Claim, Sprt, likeliest};
    use crate::{Tally, elo};

    fn test(elo0: f64, elo1: f64) -> Sprt {
        Sprt::new(elo0, elo1, 0.05, 0.05).unwrap()
    }

    fn pairs(pairs: [u64; 5]) -> Tally {
        Tally { pairs, ..Tally::default() }
    }

    #[test]
    fn the_bounds_of_five_percent() {
        let (low, high) = test(0.0, 5.0).bounds();
        assert!((low + 2.944).abs() < 0.001 && (high - 2.944).abs() < 0.001);
    }

    #[test]
    fn nonsense_is_no_test() {
        for (elo0, elo1, alpha) in
            [(5.0, 0.0, 0.05), (0.0, 0.0, 0.05), (0.0, 5.0, 0.0), (f64::NAN, 5.0, 0.05)]
        {
            assert_eq!(Sprt::new(elo0, elo1, alpha, 0.05), None);
        }
    }

    /// With two results only, this is the test of a coin, whose ratio everybody knows.
    #[test]
    fn a_coin_has_the_ratio_of_a_coin() {
        let sprt = test(0.0, 100.0);
        let (heads, tails) = (60.0, 40.0);
        let (s0, s1) = (elo::expected_score(0.0), elo::expected_score(100.0));
        let known = heads * (s1 / s0).ln() + tails * ((1.0 - s1) / (1.0 - s0)).ln();
        let ratio = sprt.ratio(&pairs([40, 0, 0, 0, 60]));
        assert!((ratio - known).abs() < 0.02, "{ratio} {known}");
    }

    /// Close claims and many pairs: the ratio is that of a normal distribution.
    #[test]
    fn many_pairs_are_nearly_normal() {
        let sprt = test(0.0, 5.0);
        let tally = pairs([300, 1000, 2300, 1100, 340]);
        let total = 5040.0;
        let mean = (1000.0 * 0.25 + 2300.0 * 0.5 + 1100.0 * 0.75 + 340.0) / total;
        let square = (1000.0 * 0.0625 + 2300.0 * 0.25 + 1100.0 * 0.5625 + 340.0) / total;
        let (s0, s1) = (elo::expected_score(0.0), elo::expected_score(5.0));
        let normal = total * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * (square - mean * mean));
        let ratio = sprt.ratio(&tally);
        assert!((ratio - normal).abs() < 0.02, "{ratio} {normal}");
    }

    #[test]
    fn the_likeliest_chances_have_the_claimed_score() {
        for score in [0.1, 0.5, 0.57, 0.95] {
            let chances = likeliest([0.1, 0.2, 0.4, 0.2, 0.1], score);
            let sum: f64 = chances.iter().sum();
            let mean: f64 = chances.iter().zip(super::WORTHS).map(|(chance, worth)| chance * worth).sum();
            assert!((sum - 1.0).abs() < 1e-9 && (mean - score).abs() < 1e-9, "{score}: {chances:?}");
        }
    }

    #[test]
    fn a_landslide_ends_the_match() {
        let sprt = test(0.0, 50.0);
        let claim = |counts| sprt.claim(sprt.ratio(&pairs(counts)));
        assert_eq!(claim([0, 0, 0, 0, 0]), Claim::Open);
        assert_eq!(claim([0, 0, 0, 0, 40]), Claim::Higher);
        assert_eq!(claim([40, 0, 0, 0, 0]), Claim::Lower);
        assert_eq!(claim([1, 1, 2, 1, 1]), Claim::Open);
    }
}
