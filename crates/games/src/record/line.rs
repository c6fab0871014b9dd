//! The moves of a record, with what was said about them.

use crate::Event;

/// A line of play: the game itself, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Comments before the first event.
    pub comments: Vec<String>,
    /// The events in order.
    pub nodes: Vec<Node>,
}

/// One event, and what was said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What happened.
    pub event: Event,
    /// Comments on it.
    pub comments: Vec<String>,
    /// Other ways to go on from the position before it; they hold plies only.
    pub variations: Vec<Line>,
}

impl Node {
    /// An event about which nothing was said.
    #[must_use]
    pub const fn new(event: Event) -> Self {
        Self { event, comments: Vec::new(), variations: Vec::new() }
    }
}
