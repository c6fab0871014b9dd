//! What the engine is asked, and what comes of its answers.

use super::{Desk, Moved, Notice};
use crate::engine::{Engine, Reply};
use leptos::prelude::*;
use std::time::Duration;
use tablier_protocol::worker::{Answer, Ask};
use tablier_table::{Stock, Table};

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
            self.asks.set(true);
            self.purpose.set_value(Some(Purpose::Hint));
            self.engine.with_value(|engine| engine.ask(&game, Ask::Hint { milliseconds: HINT }));
        }
    }

    pub(super) fn hear(self, reply: Reply) {
        let Some(purpose) = self.purpose.try_get_value().flatten() else { return };
        match (reply, purpose) {
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
        let ply = self.table.with_untracked(|table: &Table| {
            answer.ply.as_deref().and_then(|text| table.position().read_move(text).ok())
        });
        match ply {
            Some(ply) => {
                // What comes from outside must be the right thing, or following the hint plays something else.
                if let Some(stock) = Stock::of(ply) {
                    self.take_stock(stock);
                }
                self.hint.set(Some(ply));
            }
            None => self.notice.set(Some(Notice::NoHint)),
        }
    }

    /// Calls off a hint that nobody waits for any more.
    pub(crate) fn forget_hint(self) {
        self.engine.with_value(Engine::stop);
        self.asks.set(false);
        self.hint.set(None);
    }
}
