//! The levels that people play against.

use super::engine::answer;
use crate::chance::derive;
use crate::{Allowance, Player, PlayerError};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tablier_engine::{Level, Mind, Settings, Signals, Strength};
use tablier_games::{AnyMove, Game, GameKind};
use tablier_machine::{Stopwatch, Threads};

/// A level; it thinks as much as it always does, whatever the allowance.
pub(crate) struct LevelPlayer {
    mind: Mind,
    strength: Strength,
    seed: u64,
    halt: Arc<AtomicBool>,
}

impl LevelPlayer {
    /// A level that thinks about one `scale`th of its positions.
    pub(crate) fn new(kind: GameKind, level: Level, scale: u32, halt: Arc<AtomicBool>) -> Self {
        let settings = Settings { memory: 1, ..Settings::default() };
        let strength = level.strength(kind).divided(scale.into());
        Self { mind: Mind::new(kind, settings), strength, seed: 0, halt }
    }
}

impl Player for LevelPlayer {
    fn choose(&mut self, game: &Game, _allowance: Allowance) -> Result<AnyMove, PlayerError> {
        let clock = Stopwatch::start();
        let signals = Signals { clock: &clock, stop: &self.halt, crew: &Threads };
        let seed = derive(self.seed, game.events().len() as u64);
        answer(self.mind.play(game, self.strength, seed, signals), &self.halt)
    }

    fn new_game(&mut self, seed: u64) {
        self.mind.forget();
        self.seed = seed;
    }
}
