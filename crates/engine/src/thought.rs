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

/// Puts a reported line in its place among those known so far. What was found at the last depth stays below it until there
/// is something newer, unless it begins with the same ply.
pub fn put_line(lines: &mut Vec<Line>, rank: usize, line: &Line) {
    let place = (rank - 1).min(lines.len());
    let count = lines.len().max(place + 1);
    let below: Vec<Line> =
        lines.drain(place..).filter(|old| old.plies.first() != line.plies.first()).collect();
    lines.push(line.clone());
    lines.extend(below);
    lines.truncate(count);
}

#[cfg(test)]
mod tests {
    use super::{Line, put_line};
    use crate::Score;
    use tablier_games::{AnyPosition, GameKind};

    #[test]
    fn lines_of_the_last_depth_stay_until_there_are_newer_ones() {
        let moves = AnyPosition::setup(GameKind::Tchag, "standard", None).unwrap().moves();
        let line = |ply: usize, value| Line { score: Score::new(value), plies: vec![moves[ply]] };
        let mut lines = Vec::new();
        for (rank, ply, value) in [(1, 0, 3), (2, 1, 2), (3, 2, 1)] {
            put_line(&mut lines, rank, &line(ply, value));
        }
        assert_eq!(lines, [line(0, 3), line(1, 2), line(2, 1)]);
        put_line(&mut lines, 1, &line(2, 5));
        assert_eq!(lines, [line(2, 5), line(0, 3), line(1, 2)]);
        put_line(&mut lines, 2, &line(1, 4));
        assert_eq!(lines, [line(2, 5), line(1, 4), line(0, 3)]);
    }
}
