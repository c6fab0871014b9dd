//! Scores as differences in strength.

use serde::{Deserialize, Serialize};
use std::f64::consts::SQRT_2;

/// So many standard errors to each side make an interval of 95 %.
pub(crate) const DEVIATIONS: f64 = 1.959_964;
/// What lies beyond the interval on each side.
pub(crate) const TAIL: f64 = 0.025;

/// A difference in strength with its interval of 95 %; nothing stands for infinity.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Elo {
    /// The difference that the score means.
    pub value: Option<f64>,
    /// The lower end.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

impl Elo {
    /// Half the width of the interval, where both ends are finite.
    #[must_use]
    pub fn error(&self) -> Option<f64> {
        Some((self.high? - self.low?) / 2.0)
    }
}

/// The difference in strength at which this share of the points is expected; none for all or nothing.
#[must_use]
pub fn of_score(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

/// The share of the points to expect at a difference in strength.
#[must_use]
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// The normal distribution: how likely a value lies below so many standard deviations.
pub(crate) fn normal(deviations: f64) -> f64 {
    f64::midpoint(1.0, error_function(deviations / SQRT_2))
}

/// The error function, good to seven decimals (Abramowitz and Stegun, 7.1.26).
fn error_function(x: f64) -> f64 {
    const FACTORS: [f64; 5] = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let t = 1.0 / (1.0 + 0.327_591_1 * x.abs());
    let sum = FACTORS.iter().fold(0.0, |sum, factor| (sum + factor) * t);
    (1.0 - sum * (-x * x).exp()).copysign(x)
}

#[cfg(test)]
mod tests {
    use super::{expected_score, normal, of_score};

    #[test]
    fn scores_and_differences() {
        for (score, elo) in [(0.5, 0.0), (0.64, 99.95), (0.75, 190.85), (0.909_090_9, 400.0), (0.25, -190.85)]
        {
            assert!((of_score(score).unwrap() - elo).abs() < 0.01, "{score}");
            assert!((expected_score(elo) - score).abs() < 0.0001, "{elo}");
        }
        assert_eq!((of_score(0.0), of_score(1.0)), (None, None));
    }

    #[test]
    fn the_normal_distribution() {
        for (deviations, chance) in [(0.0, 0.5), (1.0, 0.841_345), (-1.959_964, 0.025), (3.0, 0.998_650)] {
            assert!((normal(deviations) - chance).abs() < 1e-6, "{deviations}");
        }
    }
}
