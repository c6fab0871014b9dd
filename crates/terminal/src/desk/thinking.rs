//! What the engine is asked, and what comes of its answers.

use super::Desk;
use crate::input::{Answer, Ask, Effect, Question};
use tablier_engine::Score;
use tablier_games::Seat;
use tablier_review::Advice;
use tablier_table::{Stock, first_turn};

/// What a question is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Play,
    Advise,
    Judge,
}

/// A question that has not been answered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    id: u64,
    purpose: Purpose,
}

/// What a position is worth, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Judged {
    pub(crate) seat: Seat,
    pub(crate) score: Score,
    /// The key of the position.
    key: u64,
}

impl Desk {
    /// Asks whatever is to be asked next: an engine's turn comes before the worth of the position.
    pub(super) fn think(&mut self) {
        if self.table.game().outcome().is_some() {
            self.wants_hint = false;
            return;
        }
        if let Some(thinker) = self.table.thinker() {
            let seed = self.table.plan().seed ^ (self.table.game().events().len() as u64) << 32;
            self.ask(Purpose::Play, Ask::Play { level: thinker.level, seed });
        } else if self.table.is_open() && std::mem::take(&mut self.wants_hint) {
            self.ask(Purpose::Advise, Ask::Advise);
        } else if self.judges && self.judged.is_none_or(|judged| judged.key != self.table.position().key()) {
            self.ask(Purpose::Judge, Ask::Judge);
        }
    }

    fn ask(&mut self, purpose: Purpose, ask: Ask) {
        self.last += 1;
        let question = Question { id: self.last, game: self.table.present().clone(), ask };
        self.asked = Some(Asked { id: self.last, purpose });
        self.effects.push(Effect::Think(Box::new(question)));
    }

    /// Calls off what is being thought about.
    pub(super) fn hush(&mut self) {
        if self.asked.take().is_some() {
            self.effects.push(Effect::Hush);
        }
    }

    /// Whether somebody waits for a hint.
    pub(crate) fn waits_for_hint(&self) -> bool {
        matches!(self.asked, Some(Asked { purpose: Purpose::Advise, .. }))
    }

    /// Whether anything is being thought about.
    pub(crate) const fn is_busy(&self) -> bool {
        self.asked.is_some()
    }

    /// Somebody wants to know what the engine would play, or does not any more.
    pub(crate) fn ask_hint(&mut self) {
        self.back = None;
        if self.forget_hint() {
            return;
        }
        if self.table.thinker().is_some() && !self.table.goes_on_alone() {
            // It is given as soon as the opponent has moved.
            self.wants_hint = true;
            self.notice = None;
            return;
        }
        if !self.table.is_open() {
            self.say(self.words.say("table-hint-none", &[]));
            return;
        }
        self.hush();
        self.notice = None;
        self.ask(Purpose::Advise, Ask::Advise);
    }

    /// Whether a hint is to come when the opponent has moved.
    pub(crate) const fn hint_is_queued(&self) -> bool {
        self.wants_hint
    }

    /// Calls off a hint; says whether there was one.
    pub(super) fn forget_hint(&mut self) -> bool {
        if std::mem::take(&mut self.wants_hint) {
            return true;
        }
        let had = self.waits_for_hint() || self.hint.is_some();
        if had {
            self.clear();
            self.think();
        }
        had
    }

    /// Shows what the position is worth, or not any more.
    pub(crate) fn toggle_evaluation(&mut self) {
        self.judges = !self.judges;
        if self.judges {
            if self.asked.is_none() {
                self.think();
            }
        } else {
            self.judged = None;
            if matches!(self.asked, Some(Asked { purpose: Purpose::Judge, .. })) {
                self.hush();
            }
        }
    }

    /// The engine says something.
    pub(crate) fn hear(&mut self, answer: &Answer) {
        let Some(asked) = self.asked.filter(|asked| asked.id == answer.id) else { return };
        if answer.last {
            self.asked = None;
        }
        match asked.purpose {
            Purpose::Play => self.engine_plays(answer),
            Purpose::Advise if answer.last => self.show_hint(answer),
            Purpose::Advise | Purpose::Judge => self.note_worth(answer),
        }
    }

    fn engine_plays(&mut self, answer: &Answer) {
        let mover = self.table.mover();
        match answer.plies.first() {
            Some(ply) if self.table.engine_plays(*ply) => self.after(mover, *ply),
            _ => self.warn(self.words.say("play-engine-failed", &[])),
        }
    }

    fn note_worth(&mut self, answer: &Answer) {
        if let (true, Some(score)) = (self.judges, answer.score) {
            let key = self.table.position().key();
            self.judged = Some(Judged { seat: self.table.mover(), score, key });
        }
    }

    fn show_hint(&mut self, answer: &Answer) {
        self.note_worth(answer);
        let position = self.table.position();
        self.hint = Advice::new(position, first_turn(position, &answer.plies));
        // The panel shows a notice in place of a hint, so one about the opponent's move would hide the answer.
        self.notice = None;
        if self.hint.is_none() {
            self.say(self.words.say("table-hint-none", &[]));
        }
        self.hold_what_is_advised();
        self.follow();
    }

    /// Takes the piece from outside that the advised ply lays: with another one in hand, following the hint plays
    /// something else.
    pub(super) fn hold_what_is_advised(&mut self) {
        if let Some(stock) = self.hint.as_ref().and_then(Advice::ply).and_then(Stock::of) {
            self.table.take_stock(stock);
        }
    }
}
