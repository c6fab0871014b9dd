//! The engine of any game, for programs that handle them all.

use crate::brain::Brain;
use crate::{Limits, Report, Settings, Signals, Strength, Thought};
use tablier_games::tanagra::Tanagra;
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::tzaar::Tzaar;
use tablier_games::{AnyMove, AnyPosition, Game, GameKind};

/// An engine that plays one of the games.
#[derive(Debug)]
pub struct Mind {
    settings: Settings,
    brain: AnyBrain,
}

#[derive(Debug)]
enum AnyBrain {
    Tzaar(Brain<Tzaar>),
    Terrace(Brain<Terrace>),
    Tchag(Brain<Tchag>),
    Tanagra(Brain<Tanagra>),
}

impl AnyBrain {
    fn new(kind: GameKind, memory: usize) -> Self {
        match kind {
            GameKind::Tzaar => Self::Tzaar(Brain::new(memory)),
            GameKind::Terrace => Self::Terrace(Brain::new(memory)),
            GameKind::Tchag => Self::Tchag(Brain::new(memory)),
            GameKind::Tanagra => Self::Tanagra(Brain::new(memory)),
        }
    }
}

impl Mind {
    /// An engine for a game.
    #[must_use]
    pub fn new(kind: GameKind, settings: Settings) -> Self {
        Self { settings, brain: AnyBrain::new(kind, settings.memory) }
    }

    /// Which game it plays.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self.brain {
            AnyBrain::Tzaar(_) => GameKind::Tzaar,
            AnyBrain::Terrace(_) => GameKind::Terrace,
            AnyBrain::Tchag(_) => GameKind::Tchag,
            AnyBrain::Tanagra(_) => GameKind::Tanagra,
        }
    }

    /// How it is set up.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// Sets it up anew; when the memory changes, what it has seen is forgotten.
    pub fn set_up(&mut self, settings: Settings) {
        if settings.memory != self.settings.memory {
            self.brain = AnyBrain::new(self.kind(), settings.memory);
        }
        self.settings = settings;
    }

    /// Forgets what it has seen, as before a new game.
    pub fn forget(&mut self) {
        match &mut self.brain {
            AnyBrain::Tzaar(brain) => brain.forget(),
            AnyBrain::Terrace(brain) => brain.forget(),
            AnyBrain::Tchag(brain) => brain.forget(),
            AnyBrain::Tanagra(brain) => brain.forget(),
        }
    }

    /// Thinks about the side to move, at full strength.
    ///
    /// A game of another kind, or one that is over, gives no line.
    pub fn think(
        &mut self,
        game: &Game,
        limits: Limits,
        signals: Signals<'_>,
        report: &mut (dyn FnMut(&Report<'_>) + Send),
    ) -> Thought {
        let settings = self.settings;
        match (&mut self.brain, game.position()) {
            (AnyBrain::Tzaar(brain), AnyPosition::Tzaar(position)) => {
                brain.think(game, position, limits, settings, signals, report)
            }
            (AnyBrain::Terrace(brain), AnyPosition::Terrace(position)) => {
                brain.think(game, position, limits, settings, signals, report)
            }
            (AnyBrain::Tchag(brain), AnyPosition::Tchag(position)) => {
                brain.think(game, position, limits, settings, signals, report)
            }
            (AnyBrain::Tanagra(brain), AnyPosition::Tanagra(position)) => {
                brain.think(game, position, limits, settings, signals, report)
            }
            _ => Thought::default(),
        }
    }

    /// The move that a player of some strength makes; the seed decides where it leaves something to chance.
    ///
    /// The same game, strength and seed give the same move on every machine, unless `signals` stop it before.
    #[must_use]
    pub fn play(&self, game: &Game, strength: Strength, seed: u64, signals: Signals<'_>) -> Option<AnyMove> {
        match (&self.brain, game.position()) {
            (AnyBrain::Tzaar(brain), AnyPosition::Tzaar(position)) => {
                brain.play(game, position, strength, seed, signals)
            }
            (AnyBrain::Terrace(brain), AnyPosition::Terrace(position)) => {
                brain.play(game, position, strength, seed, signals)
            }
            (AnyBrain::Tchag(brain), AnyPosition::Tchag(position)) => {
                brain.play(game, position, strength, seed, signals)
            }
            (AnyBrain::Tanagra(brain), AnyPosition::Tanagra(position)) => {
                brain.play(game, position, strength, seed, signals)
            }
            _ => None,
        }
    }
}
