//! What comes of thinking.

use crate::Score;
use std::time::Duration;
use tablier_games::AnyMove;

/// A line of play and what it is worth to the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its worth.
    pub score: Score,
    /// Its plies; at least one.
    pub plies: Vec<AnyMove>,
}

/// News of a thought that goes on.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    /// How many plies deep all has been looked at.
    pub depth: u32,
    /// How deep the deepest line went.
    pub deepest: u32,
    /// Which of the best lines this is, from 1.
    pub rank: usize,
    /// The line.
    pub line: &'a Line,
    /// Positions looked at.
    pub nodes: u64,
    /// How long it has taken.
    pub time: Duration,
    /// How full the memory is, in thousandths.
    pub full: u32,
}

/// The end of a thought.
#[derive(Clone, Debug, Default)]
pub struct Thought {
    /// The best lines, best first; none when the game is over.
    pub lines: Vec<Line>,
    /// How many plies deep all has been looked at.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl Thought {
    /// The move to play.
    #[must_use]
    pub fn best(&self) -> Option<AnyMove> {
        self.lines.first()?.plies.first().copied()
    }
}
