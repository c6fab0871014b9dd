//! What the search must know of a game beyond its rules.

use crate::{Evaluate, Provable};
use std::fmt::Debug;

/// A game with the knowledge to play it well.
pub trait Playable: Provable {
    /// How it judges positions.
    type Evaluation: Evaluate<Self> + Default + Debug;

    /// What is worth how much, where that differs from position to position.
    type Prices;

    /// How many kinds of moves the search tells apart when it remembers which were good.
    const SLOTS: usize;

    /// By how much a move may change the evaluation for each ply that is still to come: positions that are
    /// farther off than this are given up, or taken for granted.
    const MARGIN: i32;

    /// How many plies of loud moves are followed beyond the last depth.
    const LOUD_PLIES: u32;

    /// How many quiet moves are tried where little depth is left.
    const BREADTH: usize;

    /// Whether positions can come back.
    const REPEATS: bool = Self::KIND.ends_by_repetition();

    /// The key under which a result is kept: like the position's own, but apart where a counter will soon
    /// decide.
    fn memory_key(&self) -> u64 {
        self.key()
    }

    /// The kind of a move, below [`Playable::SLOTS`].
    fn slot(&self, ply: Self::Move) -> usize;

    /// What is worth how much in this position: found once, before all its moves are looked at.
    fn prices(&self) -> Self::Prices;

    /// How much a move promises before anything is known of it: the larger, the earlier it is tried. A
    /// thousand outweighs what the search remembers of other positions.
    fn promise(&self, prices: &Self::Prices, ply: Self::Move) -> i32;

    /// Whether a move changes so much that no static judgement before it holds: a capture, mostly.
    fn is_loud(&self, ply: Self::Move) -> bool;

    /// Whether a move is looked at more deeply than other late ones, and never left out: a capture, or a quiet one
    /// on which the game may turn.
    fn is_weighty(&self, ply: Self::Move) -> bool {
        self.is_loud(ply)
    }

    /// Whether a move is followed beyond the last depth: all of them while a turn must be brought to its end.
    fn is_followed(&self, ply: Self::Move) -> bool {
        !self.is_settled() || self.is_loud(ply)
    }

    /// The position if the side to move did nothing, where doing nothing would hardly ever be best: then a
    /// position that is good even so is good.
    fn passed(&self) -> Option<Self> {
        None
    }

    /// Whether the end is so near that a proof is worth a part of the thought.
    fn is_ripe(&self) -> bool {
        false
    }

    /// Whether judging now makes sense; in the middle of some turns it does not.
    fn is_settled(&self) -> bool {
        true
    }
}
