//! Several who search together: each on its own, with one table between them.

use super::Searcher;
use super::budget::{Budget, Shared};
use super::path::Path;
use crate::table::Table;
use crate::{Evaluate, Limits, Method, Playable, Report, Signals, Task, Thought};
use tablier_games::Game;

/// What is asked.
pub(crate) struct Question<'a, P, E> {
    /// The game, for what stood before.
    pub(crate) game: &'a Game,
    /// Its present position.
    pub(crate) position: &'a P,
    pub(crate) evaluation: &'a E,
    pub(crate) table: &'a Table,
    pub(crate) limits: Limits,
    pub(crate) threads: usize,
    pub(crate) lines: usize,
    pub(crate) method: Method,
    pub(crate) contempt: i32,
}

/// Looks at every move in full; all lines, best first.
pub(crate) fn weigh<P: Playable, E: Evaluate<P>>(
    question: &Question<'_, P, E>,
    signals: Signals<'_>,
) -> Thought {
    let shared = Shared::default();
    let budget = Budget::new(question.limits, signals, &shared);
    Searcher::new(question, budget, Path::new(question.game)).weigh(question.position)
}

/// Thinks, alone or with helpers that fill the table.
pub(crate) fn think<P: Playable, E: Evaluate<P>>(
    question: &Question<'_, P, E>,
    signals: Signals<'_>,
    report: &mut (dyn FnMut(&Report<'_>) + Send),
) -> Thought {
    let shared = Shared::default();
    let path = Path::new(question.game);
    let searcher = || {
        let budget = Budget::new(question.limits, signals, &shared);
        Searcher::new(question, budget, path.clone())
    };
    if question.method == Method::Everybody && question.position.seats() > 2 {
        return searcher().deepen_for_everybody(question.position);
    }
    if question.threads <= 1 {
        return searcher().deepen(question.position, question.lines, 1, report);
    }
    let mut thought = Thought::default();
    let mut tasks: Vec<Task<'_>> = Vec::new();
    let (searcher, shared) = (&searcher, &shared);
    let answer = &mut thought;
    tasks.push(Box::new(move || {
        *answer = searcher().deepen(question.position, question.lines, 1, report);
        shared.finish();
    }));
    for helper in 1..question.threads {
        tasks.push(Box::new(move || {
            let first_depth = 1 + helper as u32 % 2;
            searcher().deepen(question.position, 1, first_depth, &mut |_| {});
        }));
    }
    signals.crew.run(tasks);
    thought
}
