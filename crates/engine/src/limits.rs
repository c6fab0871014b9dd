//! How long to think.

use std::time::Duration;

/// When a thought must end. Without any limit it goes on until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Not deeper than so many plies.
    pub depth: Option<u32>,
    /// Not more than so many positions.
    pub nodes: Option<u64>,
    /// Not longer than this.
    pub time: Option<Time>,
}

/// A limit of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// For this ply.
    Ply(Duration),
    /// On the clock of the side to move.
    Clock {
        /// What is left on it.
        left: Duration,
        /// What each turn adds to it.
        increment: Duration,
    },
}

impl Limits {
    /// A limit of positions alone.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { depth: None, nodes: Some(nodes), time: None }
    }

    /// What is left when so many positions have been looked at; always one at least.
    pub(crate) fn less(self, nodes: u64) -> Self {
        Self { nodes: self.nodes.map(|limit| limit.saturating_sub(nodes).max(1)), ..self }
    }

    /// A limit of depth alone.
    #[must_use]
    pub const fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), nodes: None, time: None }
    }

    /// A limit of time for this ply alone.
    #[must_use]
    pub const fn ply_time(time: Duration) -> Self {
        Self { depth: None, nodes: None, time: Some(Time::Ply(time)) }
    }
}
