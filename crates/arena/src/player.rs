//! Whoever sits at a table.

use std::fmt;
use std::time::Duration;
use tablier_games::{AnyMove, Game};

/// Whoever plays a seat in a match.
pub trait Player: Send {
    /// Chooses a legal ply for the side to move, within the allowance. An error loses the game.
    fn choose(&mut self, game: &Game, allowance: Allowance) -> Result<AnyMove, PlayerError>;

    /// Greets the player before anything is asked of it: a program that does not answer is found out here.
    fn greet(&mut self) -> Result<(), PlayerError> {
        Ok(())
    }

    /// A new game begins.
    fn new_game(&mut self, seed: u64) {
        let _ = seed;
    }
}

/// How much a player may think about one ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// So long.
    Time(Duration),
    /// So many positions.
    Nodes(u64),
    /// So many plies deep.
    Depth(u32),
    /// What is on its clock.
    Clock {
        /// What is left of it.
        left: Duration,
        /// What each turn adds to it.
        increment: Duration,
    },
}

/// Why a player has no move to offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerError {
    /// It found none.
    NoPly,
    /// It answered what is no legal move.
    Illegal(String),
    /// It did not answer in time.
    Late,
    /// It crashed, or could not be started.
    Gone(String),
    /// The match was stopped while it thought: nobody's fault, and the game does not count.
    Stopped,
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for PlayerError {}
