//! The way that led to a position: what repetition needs.

use crate::Playable;
use tablier_games::Game;

/// The keys of the positions between the root and here, and those that the game has seen too often.
#[derive(Clone, Debug, Default)]
pub(super) struct Path {
    /// Keys that have stood twice: once more is a draw.
    twice: Vec<u64>,
    keys: Vec<u64>,
}

impl Path {
    /// The way so far: the positions of a game.
    pub(super) fn new(game: &Game) -> Self {
        Self { twice: game.stood_twice().collect(), keys: Vec::new() }
    }

    pub(super) fn enter<P: Playable>(&mut self, position: &P) {
        if P::REPEATS {
            self.keys.push(position.key());
        }
    }

    pub(super) fn leave<P: Playable>(&mut self) {
        if P::REPEATS {
            self.keys.pop();
        }
    }

    /// Whether a position has stood on this way already. Once is enough: whoever can come back once can do so
    /// again.
    pub(super) fn repeats<P: Playable>(&self, position: &P) -> bool {
        if !P::REPEATS {
            return false;
        }
        let key = position.key();
        self.keys.iter().rev().any(|other| *other == key) || self.twice.contains(&key)
    }
}
