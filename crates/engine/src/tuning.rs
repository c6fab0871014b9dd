//! What a tuner must know of the evaluations.

pub use crate::terms::{Group, Trace, Weight};

use crate::terms::{LATEST, read_weights};
use crate::{tanagra, tchag, terrace, tzaar};
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
        GameKind::Tzaar => tzaar::GROUPS,
        GameKind::Terrace => terrace::GROUPS,
        GameKind::Tchag => tchag::GROUPS,
        GameKind::Tanagra => tanagra::GROUPS,
    }
}

/// A game's file of weights, as it was built in.
#[must_use]
pub const fn weights_text(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Tzaar => include_str!("tzaar/weights.txt"),
        GameKind::Terrace => include_str!("terrace/weights.txt"),
        GameKind::Tchag => include_str!("tchag/weights.txt"),
        GameKind::Tanagra => include_str!("tanagra/weights.txt"),
    }
}

/// A game's weights, as they were built in.
#[must_use]
pub fn weights(kind: GameKind) -> Vec<Weight> {
    read_weights(weights_text(kind), groups(kind))
}

/// The terms of a position for two, as the first seat sees them.
#[must_use]
pub fn trace(position: &AnyPosition) -> Trace {
    match position {
        AnyPosition::Tzaar(position) => tzaar::trace(position),
        AnyPosition::Terrace(position) => terrace::trace(position),
        AnyPosition::Tchag(position) => tchag::trace(position),
        AnyPosition::Tanagra(position) => tanagra::trace(position),
    }
}
