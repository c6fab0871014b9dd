//! What a tuner must know of the evaluations.

pub use crate::terms::{Group, Trace, Weight};

use crate::Playable;
use crate::terms::{LATEST, Terms, read_weights};
use tablier_games::tanagra::Tanagra;
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::tzaar::Tzaar;
use tablier_games::{AnyPosition, GameKind};

/// How far a trace's game has come, from 0 to 1.
#[must_use]
pub fn lateness(trace: &Trace) -> f64 {
    f64::from(trace.lateness) / f64::from(LATEST)
}

/// The groups of terms of a game, in the order of its file of weights.
#[must_use]
pub const fn groups(kind: GameKind) -> &'static [Group] {
    match kind {
        GameKind::Tzaar => Tzaar::GROUPS,
        GameKind::Terrace => Terrace::GROUPS,
        GameKind::Tchag => Tchag::GROUPS,
        GameKind::Tanagra => Tanagra::GROUPS,
    }
}

/// A game's file of weights, as it was built in.
#[must_use]
pub const fn weights_text(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Tzaar => Tzaar::WEIGHTS,
        GameKind::Terrace => Terrace::WEIGHTS,
        GameKind::Tchag => Tchag::WEIGHTS,
        GameKind::Tanagra => Tanagra::WEIGHTS,
    }
}

/// A game's weights, as they were built in.
#[must_use]
pub fn weights(kind: GameKind) -> Vec<Weight> {
    read_weights(weights_text(kind), groups(kind))
}

/// The terms of a position for two, as the first seat sees them; nothing where a judgement would make no sense.
#[must_use]
pub fn trace(position: &AnyPosition) -> Option<Trace> {
    match position {
        AnyPosition::Tzaar(position) => trace_of(position),
        AnyPosition::Terrace(position) => trace_of(position),
        AnyPosition::Tchag(position) => trace_of(position),
        AnyPosition::Tanagra(position) => trace_of(position.as_ref()),
    }
}

fn trace_of<P: Playable + Terms>(position: &P) -> Option<Trace> {
    (position.is_settled() && position.outcome().is_none()).then(|| Trace::of(position))
}
