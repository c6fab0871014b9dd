//! A whole game looked at by the engine, position by position.

use crate::desk::read_line;
use crate::engine::{Engine, Reply, StoredEngine};
use leptos::prelude::*;
use tablier_games::Game;
use tablier_protocol::worker::{self, Answer, Ask};
use tablier_review::{Opinion, Review, Worth, states};

/// Looks at the positions of a game from its end, one after the other. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Examiner {
    pub(crate) review: RwSignal<Option<Review>>,
    states: StoredValue<Vec<Game>>,
    /// The positions that nothing is known about yet.
    left: RwSignal<Vec<usize>>,
    /// Whether the engine gave up before the end.
    pub(crate) failed: RwSignal<bool>,
    /// How long each position is looked at, in milliseconds.
    look: StoredValue<u32>,
    engine: StoredEngine,
}

impl Examiner {
    pub(crate) fn new() -> Self {
        let examiner = Self {
            review: RwSignal::new(None),
            states: StoredValue::new(Vec::new()),
            left: RwSignal::new(Vec::new()),
            failed: RwSignal::new(false),
            look: StoredValue::new(0),
            engine: StoredValue::new_local(Engine::new(|_| {})),
        };
        examiner.engine.set_value(Engine::new(move |reply| examiner.hear(&reply)));
        on_cleanup(move || examiner.engine.with_value(Engine::close));
        examiner
    }

    /// Begins to look at a game, so many milliseconds a position.
    pub(crate) fn begin(self, game: &Game, look: u32) {
        let states = states(game);
        let open = states.iter().enumerate().filter(|(_, state)| state.outcome().is_none());
        self.look.set_value(look);
        self.failed.set(false);
        self.left.set(open.map(|(index, _)| index).collect());
        self.review.set(Some(Review::new(game)));
        self.states.set_value(states);
        self.go_on();
    }

    #[cfg(feature = "learn")]
    pub(crate) fn stop(self) {
        self.left.set(Vec::new());
        self.engine.with_value(Engine::stop);
    }

    /// Whether there is more to look at.
    pub(crate) fn is_busy(self) -> bool {
        self.left.with(|left| !left.is_empty())
    }

    /// How much has been looked at, in hundredths.
    pub(crate) fn percent(self) -> usize {
        let all = self.review.with(|review| review.as_ref().map_or(1, |review| review.moments().len()));
        let done = all.saturating_sub(self.left.with(Vec::len));
        done * 100 / all.max(1)
    }

    fn go_on(self) {
        let next = self.left.with_untracked(|left| left.last().copied());
        if let Some(game) = next.and_then(|index| self.states.with_value(|states| states.get(index).cloned()))
        {
            let ask = Ask::Analyse { milliseconds: self.look.get_value(), lines: 1 };
            self.engine.with_value(|engine| engine.ask(&game, ask));
        }
    }

    fn hear(self, reply: &Reply) {
        match reply {
            Reply::Answer(answer) if !answer.goes_on => self.take_in(answer),
            Reply::Answer(_) => {}
            Reply::Failed => {
                let _ = self.failed.try_set(true);
                let _ = self.left.try_set(Vec::new());
            }
        }
    }

    fn take_in(self, answer: &Answer) {
        let Some(Some(index)) = self.left.try_update(Vec::pop) else { return };
        let position =
            self.states.with_value(|states| states.get(index).map(|state| state.position().clone()));
        if let (Some(line), Some(position)) = (answer.lines.first(), position) {
            let opinion = Opinion { worth: worth(line.worth), line: read_line(&position, &line.plies) };
            self.review.update(|review| {
                if let Some(review) = review {
                    review.set(index, opinion);
                }
            });
        }
        self.go_on();
    }
}

/// What the worker's answer says, for a review.
pub(crate) const fn worth(worth: worker::Worth) -> Worth {
    match worth {
        worker::Worth::Estimate(value) => Worth::Estimate(value),
        worker::Worth::WinIn(plies) => Worth::WinIn(plies),
        worker::Worth::LossIn(plies) => Worth::LossIn(plies),
    }
}
