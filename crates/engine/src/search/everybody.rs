//! Another way to look ahead with three or four seats: everybody plays for itself (max-n).
//!
//! It is kept to be compared with. Nothing can be cut off here, since what is bad for one is not as good for
//! another.

use super::order::pick;
use super::{HIGHEST, Searcher};
use crate::{Evaluate, Line, Playable, Score, Thought};
use tablier_games::{Outcome, Seat};

/// What a position is worth to each seat.
type Worths = [i32; Seat::MAX as usize];

impl<P: Playable, E: Evaluate<P>> Searcher<'_, P, E> {
    /// Thinks until the budget is spent; the best line alone.
    pub(super) fn deepen_for_everybody(&mut self, position: &P) -> Thought {
        let mut thought = Thought::default();
        let mut depth = 1;
        while depth as usize <= HIGHEST && (depth == 1 || self.budget.may_go_deeper(depth)) {
            let worths = self.for_everybody(position, depth as i32, 0);
            if self.budget.is_stopped() || self.lines[0].is_empty() {
                break;
            }
            self.budget.allow_stop();
            let score = Score::new(worths[self.seat.index()]);
            let plies = self.lines[0].iter().map(|ply| (*ply).into()).collect();
            thought = Thought { lines: vec![Line { score, plies }], depth, nodes: 0 };
            depth += 1;
        }
        thought.nodes = self.budget.nodes();
        thought
    }

    fn for_everybody(&mut self, position: &P, depth: i32, height: usize) -> Worths {
        self.lines[height].clear();
        if self.budget.spend() || (height > 0 && self.path.repeats(position)) {
            return Worths::default();
        }
        if let Some(outcome) = position.outcome() {
            return finished(outcome, height);
        }
        if depth <= 0 || height >= HIGHEST {
            return self.glances(position, height);
        }
        let (first, side) = (self.moves.len(), position.side().index());
        self.memory.list(position, None, height, &mut self.moves);
        self.path.enter(position);
        let mut best: Option<Worths> = None;
        for number in 0..self.moves.len() - first {
            let candidate = pick(&mut self.moves[first..], number);
            let mut next = position.clone();
            next.play_unchecked(candidate.ply);
            let worths = self.for_everybody(&next, depth - 1, height + 1);
            if self.budget.is_stopped() {
                break;
            }
            if best.is_none_or(|best| worths[side] > best[side]) {
                best = Some(worths);
                self.extend_line(height, candidate.ply);
            }
        }
        self.path.leave::<P>();
        self.moves.truncate(first);
        best.unwrap_or_default()
    }

    fn glances(&self, position: &P, height: usize) -> Worths {
        let mut worths = [height as i32 - Score::WIN; Seat::MAX as usize];
        for seat in Seat::all(position.seats()).filter(|seat| position.is_in(*seat)) {
            worths[seat.index()] = self.evaluation.evaluate(position, seat).clamp(-Score::MOST, Score::MOST);
        }
        worths
    }
}

fn finished(outcome: Outcome, height: usize) -> Worths {
    let Some(winner) = outcome.winner else {
        return Worths::default();
    };
    let mut worths = [height as i32 - Score::WIN; Seat::MAX as usize];
    worths[winner.index()] = Score::WIN - height as i32;
    worths
}
