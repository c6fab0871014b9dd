//! The engine of one game.

use crate::search::{Question, think};
use crate::table::Table;
use crate::{Limits, Playable, Report, Settings, Signals, Thought};
use tablier_games::Game;

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
        };
        think(&question, signals, report)
    }
}
