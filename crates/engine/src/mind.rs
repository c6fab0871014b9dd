//! The engine of any game, for programs that handle them all.

use crate::brain::{Brain, Thinker};
use crate::{Limits, Report, Settings, Signals, Strength, Thought};
use std::sync::atomic::AtomicBool;
use tablier_games::tanagra::Tanagra;
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::tzaar::Tzaar;
use tablier_games::{AnyMove, Game, GameKind};

/// How many nodes are looked at for each ply that a line lacks to a whole turn.
const REST: u64 = 2000;

/// An engine that plays one of the games.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use tablier_engine::{Limits, Mind, Settings, Signals};
/// use tablier_games::{Game, GameKind, Start};
///
/// let start = Start::from_setup(GameKind::Tchag, "standard", None)?;
/// let mut game = Game::new(start);
/// let mut mind = Mind::new(game.kind(), Settings::default());
/// let stop = AtomicBool::new(false);
/// let thought = mind.think(&game, Limits::nodes(5000), Signals::quiet(&stop), &mut |_| {});
/// let ply = thought.best().expect("the game has just begun");
/// game.play(ply)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Mind {
    kind: GameKind,
    settings: Settings,
    brain: Box<dyn Thinker>,
}

impl Mind {
    /// An engine for a game.
    #[must_use]
    pub fn new(kind: GameKind, settings: Settings) -> Self {
        Self { kind, settings, brain: brain(kind, settings.memory) }
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

    /// Sets it up anew; when the memory changes, what it has seen is forgotten.
    pub fn set_up(&mut self, settings: Settings) {
        if settings.memory != self.settings.memory {
            self.brain = brain(self.kind, settings.memory);
        }
        self.settings = settings;
    }

    /// Forgets what it has seen, as before a new game.
    pub fn forget(&mut self) {
        self.brain.forget();
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
        self.brain.think(game, limits, self.settings, signals, report)
    }

    /// The first turn of a line, complete. A line may end in the middle of a turn, where the search was stopped early or
    /// knew the rest from its table: then the rest is looked for, briefly.
    #[must_use]
    pub fn whole_turn(&mut self, game: &Game, line: &[AnyMove]) -> Vec<AnyMove> {
        let (mut game, mut turn) = (game.clone(), Vec::new());
        let mut left = line.iter().copied();
        let stop = AtomicBool::new(false);
        while turn.is_empty() || game.outcome().is_none() && game.position().mid_turn() {
            let next = left.next().or_else(|| {
                self.think(&game, Limits::nodes(REST), Signals::quiet(&stop), &mut |_| {}).best()
            });
            let Some(ply) = next.filter(|ply| game.play(*ply).is_ok()) else { break };
            turn.push(ply);
        }
        turn
    }

    /// The move that a player of some strength makes; the seed decides where it leaves something to chance.
    ///
    /// The same game, strength and seed give the same move on every machine, unless `signals` stop it before.
    #[must_use]
    pub fn play(&self, game: &Game, strength: Strength, seed: u64, signals: Signals<'_>) -> Option<AnyMove> {
        self.brain.play(game, strength, seed, signals)
    }
}

fn brain(kind: GameKind, memory: usize) -> Box<dyn Thinker> {
    match kind {
        GameKind::Tzaar => Box::new(Brain::<Tzaar>::new(memory)),
        GameKind::Terrace => Box::new(Brain::<Terrace>::new(memory)),
        GameKind::Tchag => Box::new(Brain::<Tchag>::new(memory)),
        GameKind::Tanagra => Box::new(Brain::<Tanagra>::new(memory)),
    }
}
