//! A turn that the engine advises, ply by ply.

use crate::{Reason, reason};
use tablier_games::{AnyMove, AnyPosition};

/// A turn that the engine advises, or the rest of one that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Its plies; there is one at least.
    pub turn: Vec<AnyMove>,
    /// What speaks for it, if a plain fact does.
    pub reason: Option<Reason>,
}

impl Advice {
    /// A turn that is advised in a position; nothing if it has no plies.
    #[must_use]
    pub fn new(position: &AnyPosition, turn: Vec<AnyMove>) -> Option<Self> {
        let reason = reason(position, &turn);
        (!turn.is_empty()).then_some(Self { turn, reason })
    }

    /// The ply that comes next.
    #[must_use]
    pub fn ply(&self) -> Option<AnyMove> {
        self.turn.first().copied()
    }

    /// What is left of it after a ply that led to `now`: nothing if another one was played.
    ///
    /// The reason is found anew, because what spoke for the ply that was played does not speak for the rest.
    #[must_use]
    pub fn rest_after(&self, ply: AnyMove, now: &AnyPosition) -> Option<Self> {
        let (first, rest) = self.turn.split_first()?;
        (*first == ply).then(|| Self::new(now, rest.to_vec())).flatten()
    }
}
