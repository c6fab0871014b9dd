//! Beyond the last depth: until nothing happens any more.

use super::node::Window;
use super::order::{Candidate, pick};
use super::{HIGHEST, INFINITE, Searcher};
use crate::{Evaluate, Playable};

impl<P: Playable, E: Evaluate<P>> Searcher<'_, P, E> {
    /// Looks on only where something happens, until a glance can be trusted.
    pub(super) fn quiesce(&mut self, position: &P, height: usize, mut window: Window, plies: u32) -> i32 {
        if let Some(outcome) = position.outcome() {
            return self.finished(position, outcome, height);
        }
        if let Some(loss) = self.left_behind(position, height) {
            return loss;
        }
        let settled = position.is_settled();
        let mut best = -INFINITE;
        if settled || height >= HIGHEST {
            best = self.glance(position);
            if plies == 0 || best >= window.beta || height >= HIGHEST {
                return best;
            }
            window.alpha = window.alpha.max(best);
        }
        let first = self.moves.len();
        let (moves, prices) = (&mut self.moves, position.prices());
        let mut place = 0;
        position.for_each_move(|ply| {
            if position.is_followed(ply) {
                moves.push(Candidate { ply, place, promise: position.promise(&prices, ply) });
            }
            place += 1;
        });
        for number in 0..self.moves.len() - first {
            let candidate = pick(&mut self.moves[first..], number);
            let mut next = position.clone();
            next.play_unchecked(candidate.ply);
            if self.budget.spend() {
                break;
            }
            self.deepest = self.deepest.max(height + 1);
            let left = if settled { plies - 1 } else { plies };
            let score = if self.is_own(position) == self.is_own(&next) {
                self.quiesce(&next, height + 1, window, left)
            } else {
                -self.quiesce(&next, height + 1, window.turned(), left)
            };
            best = best.max(score);
            window.alpha = window.alpha.max(score);
            if window.alpha >= window.beta {
                break;
            }
        }
        self.moves.truncate(first);
        best
    }
}
