//! A player who does not think.

use crate::{Allowance, Player, PlayerError};
use tablier_games::{AnyMove, Game, Random};

/// Plays any legal move, each equally likely.
pub(crate) struct RandomPlayer {
    random: Random,
}

impl RandomPlayer {
    pub(crate) const fn new() -> Self {
        Self { random: Random::new(0) }
    }
}

impl Player for RandomPlayer {
    fn choose(&mut self, game: &Game, _allowance: Allowance) -> Result<AnyMove, PlayerError> {
        let moves = game.position().moves();
        match moves.len() as u64 {
            0 => Err(PlayerError::NoPly),
            count => Ok(moves[self.random.below(count) as usize]),
        }
    }

    fn new_game(&mut self, seed: u64) {
        self.random = Random::new(seed);
    }
}
