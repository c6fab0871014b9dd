//! The engine of one game.

use crate::ending;
use crate::search::{Question, think, weigh};
use crate::table::Table;
use crate::{
    Choice, Limits, Line, Method, Playable, Report, Settings, Signals, Solver, Strength, Thought, Verdict,
};
use std::fmt::Debug;
use tablier_games::{AnyMove, Game, Random};

/// No level needs a larger table: 64 mebibytes.
const MOST_SLOTS: u64 = 1 << 22;

/// Nor a larger memory for its proofs.
const SOLVER_BYTES: usize = 16 << 20;

/// An engine of some game.
pub(crate) trait Thinker: Debug + Send + Sync {
    /// Forgets what it has seen.
    fn forget(&mut self);

    /// Thinks about the side to move; nothing comes of a game that is over, or of another kind.
    fn think(
        &mut self,
        game: &Game,
        limits: Limits,
        settings: Settings,
        signals: Signals<'_>,
        report: &mut (dyn FnMut(&Report<'_>) + Send),
    ) -> Thought;

    /// The move that a player of some strength makes: the best in its eyes, which may deceive it.
    fn play(&self, game: &Game, strength: Strength, seed: u64, signals: Signals<'_>) -> Option<AnyMove>;
}

/// An engine for one game: what it knows and what it has seen.
#[derive(Debug)]
pub(crate) struct Brain<P: Playable> {
    evaluation: P::Evaluation,
    table: Table,
    solver: Solver,
}

impl<P: Playable> Brain<P> {
    pub(crate) fn new(memory: usize) -> Self {
        let solver = Solver::new((memory << 20) / 4);
        Self { evaluation: P::Evaluation::default(), table: Table::new(memory), solver }
    }
}

/// The position of a game that can be thought about.
fn open_position<P: Playable>(game: &Game) -> Option<&P> {
    game.position().get().filter(|_| game.outcome().is_none())
}

impl<P: Playable> Thinker for Brain<P> {
    fn forget(&mut self) {
        self.table.clear();
        self.solver.forget();
    }

    fn think(
        &mut self,
        game: &Game,
        limits: Limits,
        settings: Settings,
        signals: Signals<'_>,
        report: &mut (dyn FnMut(&Report<'_>) + Send),
    ) -> Thought {
        let Some(position) = open_position::<P>(game) else {
            return Thought::default();
        };
        let (proof, nodes) = ending::prove(&mut self.solver, position, limits, settings, signals);
        if let Some(thought) = proof {
            tell(&thought, signals, report);
            return thought;
        }
        let limits = limits.less(nodes);
        self.table.grow_older();
        let question = Question {
            game,
            position,
            evaluation: &self.evaluation,
            table: &self.table,
            limits,
            threads: settings.threads,
            lines: settings.lines,
            method: settings.method,
            contempt: settings.contempt,
        };
        let thought = think(&question, signals, report);
        Thought { nodes: thought.nodes + nodes, ..thought }
    }

    fn play(&self, game: &Game, strength: Strength, seed: u64, signals: Signals<'_>) -> Option<AnyMove> {
        let position = open_position::<P>(game)?;
        // Memory of its own, so that a move depends on the game and the seed alone.
        let slots = (2 * strength.nodes).min(MOST_SLOTS) as usize;
        let mut question = Question {
            game,
            position,
            evaluation: &self.evaluation,
            table: &Table::with_slots(slots),
            limits: Limits::nodes(strength.nodes),
            threads: 1,
            lines: 1,
            method: Method::default(),
            contempt: Settings::contempt(P::KIND),
        };
        let thought = match strength.choice {
            Choice::All => weigh(&question, signals),
            Choice::Best(lines) => {
                let settings = Settings { lines, ..Settings::default() };
                let mut solver = Solver::new(SOLVER_BYTES);
                let (proof, nodes) = ending::prove(&mut solver, position, question.limits, settings, signals);
                question.limits = question.limits.less(nodes);
                question.lines = lines;
                proof.unwrap_or_else(|| think(&question, signals, &mut |_| {}))
            }
        };
        let mut random = Random::new(seed ^ position.key());
        let seems = |line: &Line| match line.score.verdict() {
            Verdict::Estimate(score) => strength.misjudge(score, &mut random),
            Verdict::WinIn(_) | Verdict::LossIn(_) => line.score.value(),
        };
        let seeming: Vec<i32> = thought.lines.iter().map(seems).collect();
        let best = (0..seeming.len()).max_by_key(|index| (seeming[*index], std::cmp::Reverse(*index)))?;
        thought.lines[best].plies.first().copied()
    }
}

/// A thought that came at once is news like any other.
fn tell(thought: &Thought, signals: Signals<'_>, report: &mut (dyn FnMut(&Report<'_>) + Send)) {
    for line in &thought.lines {
        let (depth, time) = (thought.depth, signals.clock.elapsed());
        report(&Report { depth, deepest: depth, rank: 1, line, nodes: thought.nodes, time, full: 0 });
    }
}
