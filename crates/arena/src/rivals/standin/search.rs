//! NegaScout with iterative deepening, a ply at a time.

use super::evaluation::evaluate;
use super::order::{History, code, pick};
use super::table::{Bound, Table};
use crate::rivals::budget::Budget;
use tablier_games::Position;
use tablier_games::tzaar::{Move, Tzaar};

/// More than any evaluation; a win is worth this less the plies until then.
const WIN: i32 = 100_000_000;

/// More than any value.
const INFINITE: i32 = 2 * WIN;

/// Beyond this a value counts the plies to a win.
const NEAR_WIN: i32 = WIN - 1000;

/// The same for losses.
const NEAR_LOSS: i32 = -NEAR_WIN;

/// No thought goes deeper.
const DEEPEST: u32 = 60;

/// A range of values, its ends not included.
type Window = (i32, i32);

/// The search and what it keeps from ply to ply.
pub(super) struct Search {
    table: Table,
    history: History,
    budget: Budget,
}

impl Search {
    pub(super) fn new() -> Self {
        let budget = Budget::new(crate::Allowance::Nodes(0), 1);
        Self { table: Table::new(), history: History::new(), budget }
    }

    pub(super) fn forget(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// The best of these plies, as far as the budget lets it see.
    pub(super) fn best_ply(&mut self, position: &Tzaar, plies: &[Move], budget: Budget) -> Move {
        self.budget = budget;
        self.history.fade();
        let mut plies = plies.to_vec();
        for depth in 1..=self.budget.depth.clamp(1, DEEPEST) {
            match self.deepen(position, &mut plies, depth) {
                Some(value) if value.abs() < NEAR_WIN => {}
                _ => break,
            }
        }
        plies[0]
    }

    /// Searches all plies to a depth, and puts the best in front as soon as it is found.
    fn deepen(&mut self, position: &Tzaar, plies: &mut [Move], depth: u32) -> Option<i32> {
        let mut best = -INFINITE;
        for index in 0..plies.len() {
            let value = self.scout(position, plies[index], depth, 0, (best, INFINITE), index == 0)?;
            if value > best {
                best = value;
                plies[..=index].rotate_right(1);
            }
        }
        self.table.put(position.key(), stored(best, 0), code(plies[0]), depth, Bound::Exact);
        Some(best)
    }

    /// The value of a ply for who plays it: all but the first are first shown to be no better, if they are not.
    fn scout(
        &mut self,
        position: &Tzaar,
        ply: Move,
        depth: u32,
        from_root: i32,
        (alpha, beta): Window,
        first: bool,
    ) -> Option<i32> {
        let mut after = *position;
        after.play_unchecked(ply);
        let same = after.colour() == position.colour();
        if !first && beta - alpha > 1 {
            let value = self.seen_from(same, &after, depth - 1, from_root + 1, (alpha, alpha + 1))?;
            if value <= alpha || value >= beta {
                return Some(value);
            }
        }
        self.seen_from(same, &after, depth - 1, from_root + 1, (alpha, beta))
    }

    /// The value of a position for its side to move or for the other one.
    fn seen_from(
        &mut self,
        same: bool,
        position: &Tzaar,
        depth: u32,
        from_root: i32,
        (alpha, beta): Window,
    ) -> Option<i32> {
        if same {
            self.value(position, depth, from_root, (alpha, beta))
        } else {
            Some(-self.value(position, depth, from_root, (-beta, -alpha))?)
        }
    }

    /// The value for the side to move; nothing when the budget is spent.
    fn value(&mut self, position: &Tzaar, depth: u32, from_root: i32, window: Window) -> Option<i32> {
        if !self.budget.spend() {
            return None;
        }
        if let Some(outcome) = position.outcome() {
            let won = outcome.winner == Some(position.side());
            return Some(if won { WIN - from_root } else { from_root - WIN });
        }
        if depth == 0 {
            return Some(evaluate(position));
        }
        let mut first = 0;
        if let Some(entry) = self.table.get(position.key()) {
            let mut entry = entry;
            entry.value = fetched(entry.value, from_root);
            if entry.decides(depth, window) {
                return Some(entry.value);
            }
            first = entry.ply;
        }
        self.try_all(position, depth, from_root, window, first)
    }

    fn try_all(
        &mut self,
        position: &Tzaar,
        depth: u32,
        from_root: i32,
        (alpha, beta): Window,
        first: u16,
    ) -> Option<i32> {
        let mut ranked = self.history.rank(position, first);
        let (mut best, mut best_ply) = (-INFINITE, 0);
        for index in 0..ranked.len() {
            let ply = pick(&mut ranked, index);
            let value = self.scout(position, ply, depth, from_root, (alpha.max(best), beta), index == 0)?;
            if value > best {
                (best, best_ply) = (value, code(ply));
            }
            if best >= beta {
                self.history.reward(position.colour(), ply, depth);
                break;
            }
        }
        let bound = match best {
            _ if best >= beta => Bound::AtLeast,
            _ if best > alpha => Bound::Exact,
            _ => Bound::AtMost,
        };
        self.table.put(position.key(), stored(best, from_root), best_ply, depth, bound);
        Some(best)
    }
}

/// A value as it stands in the table: wins are counted from the position there, not from the root.
const fn stored(value: i32, from_root: i32) -> i32 {
    match value {
        NEAR_WIN.. => value + from_root,
        i32::MIN..=NEAR_LOSS => value - from_root,
        _ => value,
    }
}

/// A value from the table, seen from the root.
const fn fetched(value: i32, from_root: i32) -> i32 {
    match value {
        NEAR_WIN.. => value - from_root,
        i32::MIN..=NEAR_LOSS => value + from_root,
        _ => value,
    }
}
