//! The engine at full strength.

use crate::{Allowance, Player, PlayerError};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tablier_engine::{Limits, Mind, Settings, Signals, Time};
use tablier_games::{AnyMove, Game, GameKind};
use tablier_machine::{Stopwatch, Threads};

/// The engine at full strength.
pub(crate) struct EnginePlayer {
    mind: Mind,
    halt: Arc<AtomicBool>,
}

impl EnginePlayer {
    pub(crate) fn new(kind: GameKind, settings: Settings, halt: Arc<AtomicBool>) -> Self {
        Self { mind: Mind::new(kind, settings), halt }
    }
}

impl Player for EnginePlayer {
    fn choose(&mut self, game: &Game, allowance: Allowance) -> Result<AnyMove, PlayerError> {
        let clock = Stopwatch::start();
        let signals = Signals { clock: &clock, stop: &self.halt, crew: &Threads };
        let thought = self.mind.think(game, limits(allowance), signals, &mut |_| {});
        answer(thought.best(), &self.halt)
    }

    fn new_game(&mut self, _seed: u64) {
        self.mind.forget();
    }
}

/// A move counts only if it was thought to the end.
pub(super) fn answer(ply: Option<AnyMove>, halt: &AtomicBool) -> Result<AnyMove, PlayerError> {
    if halt.load(Ordering::Relaxed) {
        return Err(PlayerError::Stopped);
    }
    ply.ok_or(PlayerError::NoPly)
}

const fn limits(allowance: Allowance) -> Limits {
    match allowance {
        Allowance::Time(time) => Limits::ply_time(time),
        Allowance::Nodes(nodes) => Limits::nodes(nodes),
        Allowance::Depth(depth) => Limits::depth(depth),
        Allowance::Clock { left, increment } => {
            Limits { depth: None, nodes: None, time: Some(Time::Clock { left, increment }) }
        }
    }
}
