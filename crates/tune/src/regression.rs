//! Weights that foretell results: logistic regression by gradient descent (Adam).

use crate::sample::{Sample, chance};
use tablier_engine::tuning::Weight;

const STEPS: u32 = 600;
/// How far a weight moves in a step at first.
const PACE: f64 = 4.0;
/// How strongly weights are held where they began: what hardly ever occurs must not run away.
const HOLD: f64 = 1e-8;

/// Improves weights on samples; `progress` hears of the error now and then.
pub(crate) fn fit(weights: &[Weight], samples: &[Sample], mut progress: impl FnMut(u32, f64)) -> Vec<Weight> {
    let mut values: Vec<f64> =
        weights.iter().flat_map(|weight| [f64::from(weight.early), f64::from(weight.late)]).collect();
    let before = values.clone();
    let (mut mean, mut square) = (vec![0.0; values.len()], vec![0.0; values.len()]);
    for step in 1..=STEPS {
        let (gradient, error) = gradient(&values, &before, samples);
        let pace = PACE * (1.0 - f64::from(step) / f64::from(STEPS + 1));
        for (index, slope) in gradient.into_iter().enumerate() {
            mean[index] = 0.9 * mean[index] + 0.1 * slope;
            square[index] = 0.999 * square[index] + 0.001 * slope * slope;
            let mean = mean[index] / (1.0 - 0.9_f64.powi(step as i32));
            let square: f64 = square[index] / (1.0 - 0.999_f64.powi(step as i32));
            values[index] -= pace * mean / (square.sqrt() + 1e-12);
        }
        if step == 1 || step % 100 == 0 {
            progress(step, error);
        }
    }
    let weight = |pair: &[f64]| Weight { early: pair[0].round() as i32, late: pair[1].round() as i32 };
    values.chunks_exact(2).map(weight).collect()
}

/// The slope of the error along each weight, and the error.
fn gradient(values: &[f64], before: &[f64], samples: &[Sample]) -> (Vec<f64>, f64) {
    let mut gradient = vec![0.0; values.len()];
    let mut error = 0.0;
    for sample in samples {
        let (early, late) = (1.0 - f64::from(sample.lateness), f64::from(sample.lateness));
        let score: f64 = sample
            .terms
            .iter()
            .map(|(term, times)| {
                let index = 2 * usize::from(*term);
                f64::from(*times) * (values[index] * early + values[index + 1] * late)
            })
            .sum();
        let expected = chance(score);
        let result = f64::from(sample.result);
        error -= result * expected.max(1e-9).ln() + (1.0 - result) * (1.0 - expected).max(1e-9).ln();
        let slope = (expected - result) * std::f64::consts::LN_10 / 400.0;
        for (term, times) in &sample.terms {
            let index = 2 * usize::from(*term);
            gradient[index] += slope * f64::from(*times) * early;
            gradient[index + 1] += slope * f64::from(*times) * late;
        }
    }
    let count = f64::from(samples.len().max(1) as u32);
    for ((slope, value), before) in gradient.iter_mut().zip(values).zip(before) {
        *slope = *slope / count + HOLD * (value - before);
    }
    (gradient, error / count)
}

#[cfg(test)]
mod tests {
    use super::fit;
    use crate::sample::{Sample, chance};
    use tablier_engine::tuning::Weight;

    /// Results that follow from weights give these weights back.
    #[test]
    fn known_weights_are_found() {
        let truth = [(150.0, 50.0), (-80.0, -200.0)];
        let mut samples = Vec::new();
        for (term, (early, late)) in (0..).zip(truth) {
            for lateness in [0.0, 0.25, 0.5, 1.0] {
                for times in [-2.0, 1.0, 3.0] {
                    let score =
                        f64::from(times) * (early * (1.0 - f64::from(lateness)) + late * f64::from(lateness));
                    let result = chance(score) as f32;
                    samples.push(Sample { terms: vec![(term, times)], lateness, result });
                }
            }
        }
        let found = fit(&[Weight::default(); 2], &samples, |_, _| {});
        for (weight, (early, late)) in found.iter().zip(truth) {
            assert!((f64::from(weight.early) - early).abs() < 5.0, "{found:?}");
            assert!((f64::from(weight.late) - late).abs() < 5.0, "{found:?}");
        }
    }
}
