//! The engine of one game.

use crate::search::{Question, think, weigh};
use crate::table::Table;
use crate::{Limits, Line, Method, Playable, Report, Settings, Signals, Strength, Thought, Verdict};
use tablier_games::{AnyMove, Game, Random};

/// No level needs a larger table: 64 mebibytes.
const MOST_SLOTS: u64 = 1 << 22;

/// An engine for one game: what it knows and what it has seen.
#[derive(Debug)]
pub(crate) struct Brain<P: Playable> {
    evaluation: P::Evaluation,
    table: Table,
}

impl<P: Playable> Brain<P> {
    pub(crate) fn new(memory: usize) -> Self {
        Self { evaluation: P::Evaluation::default(), table: Table::new(memory) }
    }

    pub(crate) fn forget(&mut self) {
        self.table.clear();
    }

    pub(crate) fn think(
        &mut self,
        game: &Game,
        position: &P,
        limits: Limits,
        settings: Settings,
        signals: Signals<'_>,
        report: &mut (dyn FnMut(&Report<'_>) + Send),
    ) -> Thought {
        if game.outcome().is_some() {
            return Thought::default();
        }
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
        };
        think(&question, signals, report)
    }

    /// The move that a player of some strength makes: the best in its eyes, which may deceive it.
    pub(crate) fn play(
        &self,
        game: &Game,
        position: &P,
        strength: Strength,
        seed: u64,
        signals: Signals<'_>,
    ) -> Option<AnyMove> {
        if game.outcome().is_some() {
            return None;
        }
        // A table of its own, so that a move depends on the game and the seed alone.
        let slots = (2 * strength.nodes).min(MOST_SLOTS) as usize;
        let question = Question {
            game,
            position,
            evaluation: &self.evaluation,
            table: &Table::with_slots(slots),
            limits: Limits::nodes(strength.nodes),
            threads: 1,
            lines: 1,
            method: Method::default(),
        };
        if strength.doubt == 0 {
            return think(&question, signals, &mut |_| {}).best();
        }
        let thought = weigh(&question, signals);
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
