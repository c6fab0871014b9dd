//! What is learnt from.

use tablier_engine::tuning::{self, Trace};

/// A position's terms and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// Which terms count how many times.
    pub(crate) terms: Vec<(u16, f32)>,
    /// How far the game had come, from 0 to 1.
    pub(crate) lateness: f32,
    /// What the first seat got of it, from 0 to 1.
    pub(crate) result: f32,
}

impl Sample {
    pub(crate) fn new(trace: &Trace, result: f64) -> Self {
        // Terms that both sides have cancel out.
        let mut terms: Vec<(u16, f32)> = Vec::new();
        for &(term, times) in &trace.terms {
            match terms.iter_mut().find(|(other, _)| usize::from(*other) == term) {
                Some((_, sum)) => *sum += f32::from(times as i16),
                None => terms.push((term as u16, f32::from(times as i16))),
            }
        }
        terms.retain(|(_, times)| *times != 0.0);
        Self { terms, lateness: tuning::lateness(trace) as f32, result: result as f32 }
    }
}

/// The chance to win that a score stands for: 400 is ten to one.
pub(crate) fn chance(score: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-score / 400.0))
}
