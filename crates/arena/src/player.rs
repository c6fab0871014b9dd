//! Whoever plays a seat.

use std::fmt;
use std::time::Duration;
use tablier_games::{AnyMove, Game};

/// Whoever plays a seat in a match.
pub trait Player: Send {
    /// Chooses a legal ply for the side to move, within the allowance. An error loses the game.
    fn choose(&mut self, game: &Game, allowance: Allowance) -> Result<AnyMove, PlayerError>;

    /// A new game begins.
    fn new_game(&mut self, _seed: u64) {}
}

/// How much a player may think about one ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// So long.
    Time(Duration),
    /// So many positions.
    Nodes(u64),
    /// So many plies ahead.
    Depth(u32),
    /// What is left on a clock.
    Clock {
        /// What is left.
        left: Duration,
        /// What each turn adds.
        increment: Duration,
    },
}

/// Why a player gave no ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerError {
    /// It found none.
    NoPly,
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for PlayerError {}
