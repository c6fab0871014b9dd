//! What the engine is asked, and what comes of its answers.

use super::hint::read_advice;
use super::{Desk, Moved, Notice};
use crate::engine::{Engine, Reply};
use leptos::prelude::*;
use std::time::Duration;
use tablier_protocol::worker::{Answer, Ask};
use tablier_review::Advice;
use tablier_table::Stock;

/// So long a ply is looked at before the next one comes.
const PAUSE: Duration = Duration::from_millis(380);
/// So long a hint may take.
const HINT: u32 = 900;

/// What a question is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Play,
    Hint,
}

impl Desk {
    /// Lets the engine move, once everybody has seen what came before.
    pub(super) fn let_engine_play(self) {
        let events = self.table.with_untracked(|table| table.game().events().len());
        let later = move || {
            let unchanged =
                self.table.try_with_untracked(|table| table.game().events().len()) == Some(events);
            if unchanged {
                self.ask_to_play();
            }
        };
        set_timeout(later, PAUSE);
    }

    fn ask_to_play(self) {
        let question = self.table.with_untracked(|table| {
            let level = table.thinker()?.level.number();
            let seed = table.plan().seed ^ (table.game().events().len() as u64) << 32;
            Some((table.game().clone(), Ask::Play { level, seed }))
        });
        if let Some((game, ask)) = question {
            self.purpose.set_value(Some(Purpose::Play));
            self.engine.with_value(|engine| engine.ask(&game, ask));
        }
    }

    /// Somebody wants to know what the engine would play.
    pub(crate) fn ask_hint(self) {
        let game = self.table.with_untracked(|table| table.is_open().then(|| table.present().clone()));
        if let Some(game) = game {
            self.hint.set(None);
            self.take_back_refusal();
            let known = self.last_hint.get_value().filter(|(position, _)| position == game.position());
            if let Some((_, advice)) = known {
                self.advise(advice);
                return;
            }
            self.asks.set(true);
            self.purpose.set_value(Some(Purpose::Hint));
            self.engine.with_value(|engine| engine.ask(&game, Ask::Hint { milliseconds: HINT }));
        }
    }

    pub(super) fn hear(self, reply: Reply) {
        let Some(purpose) = self.purpose.try_get_value().flatten() else { return };
        match (reply, purpose) {
            // Only the last answer to a question counts.
            (Reply::Answer(answer), _) if answer.goes_on => {}
            (Reply::Answer(answer), Purpose::Play) => self.engine_plays(&answer),
            (Reply::Answer(answer), Purpose::Hint) => self.show_hint(&answer),
            (Reply::Failed, Purpose::Play) => self.notice.set(Some(Notice::EngineFailed)),
            (Reply::Failed, Purpose::Hint) => {
                self.asks.set(false);
                self.notice.set(Some(Notice::NoHint));
            }
        }
    }

    fn engine_plays(self, answer: &Answer) {
        let (mover, before) = self.table.with_untracked(|table| (table.mover(), table.position().clone()));
        let ply = answer.ply.as_deref().and_then(|text| before.read_move(text).ok());
        let played =
            ply.filter(|ply| self.table.try_update(|table| table.engine_plays(*ply)).unwrap_or(false));
        match played {
            Some(ply) => self.after(mover, Moved { before, ply, by_hand: false }),
            None => self.notice.set(Some(Notice::EngineFailed)),
        }
    }

    fn show_hint(self, answer: &Answer) {
        self.asks.set(false);
        let position = self.table.with_untracked(|table| table.position().clone());
        match read_advice(&position, answer) {
            Some(advice) => {
                self.last_hint.set_value(Some((position, advice.clone())));
                self.advise(advice);
            }
            None => self.notice.set(Some(Notice::NoHint)),
        }
    }

    fn advise(self, advice: Advice) {
        // What comes from outside must be the right thing, or following the hint plays something else.
        if let Some(stock) = advice.ply().and_then(Stock::of) {
            self.take_stock(stock);
        }
        // What was said before has had its time: the hint is what is to be read.
        self.notice.set(None);
        self.hint.set(Some(advice));
    }

    /// Takes back that there is no hint, if that was said.
    fn take_back_refusal(self) {
        if self.notice.get_untracked() == Some(Notice::NoHint) {
            self.notice.set(None);
        }
    }

    /// Calls off a hint that nobody waits for any more.
    pub(crate) fn forget_hint(self) {
        self.engine.with_value(Engine::stop);
        self.asks.set(false);
        self.hint.set(None);
        self.take_back_refusal();
    }
}
