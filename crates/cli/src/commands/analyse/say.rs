//! Thoughts as reviews and people read them.

use tablier_engine::{Score, Verdict};
use tablier_games::AnyMove;
use tablier_review::Worth;

/// What the engine's score says, for a review.
pub(super) const fn worth_of(score: Score) -> Worth {
    match score.verdict() {
        Verdict::Estimate(hundredths) => Worth::Estimate(hundredths),
        Verdict::WinIn(plies) => Worth::WinIn(plies),
        Verdict::LossIn(plies) => Worth::LossIn(plies),
    }
}

/// Moves as they are written.
pub(super) fn moves(plies: &[AnyMove]) -> String {
    plies.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
