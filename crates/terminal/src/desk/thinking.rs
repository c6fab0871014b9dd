//! What the engine is asked, and what comes of its answers.

use super::Desk;
use crate::input::{Answer, Ask, Effect, Question};
use tablier_engine::Score;
use tablier_games::{AnyMove, AnyPosition, Seat};
use tablier_table::Stock;

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
            return;
        }
        if let Some(thinker) = self.table.thinker() {
            let seed = self.table.plan().seed ^ (self.table.game().events().len() as u64) << 32;
            self.ask(Purpose::Play, Ask::Play { level: thinker.level, seed });
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
        if !self.table.is_open() {
            self.say(self.words.say("table-hint-none", &[]));
            return;
        }
        self.hush();
        self.notice = None;
        self.ask(Purpose::Advise, Ask::Advise);
    }

    /// Calls off a hint; says whether there was one.
    pub(super) fn forget_hint(&mut self) -> bool {
        let had = self.waits_for_hint() || !self.hint.is_empty();
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
        let played = answer.plies.first().is_some_and(|ply| self.table.engine_plays(*ply));
        if played {
            self.after(mover);
        } else {
            self.warn(self.words.say("play-engine-failed", &[]));
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
        self.hint = one_turn(self.table.position(), &answer.plies);
        match self.hint.first() {
            Some(ply) => {
                // What comes from outside must be the right thing, or following the hint plays something else.
                if let Some(stock) = Stock::of(*ply) {
                    self.table.take_stock(stock);
                }
                self.follow();
            }
            None => self.say(self.words.say("table-hint-none", &[])),
        }
    }
}

/// The plies of a line that belong to the turn of whoever is to move.
fn one_turn(position: &AnyPosition, line: &[AnyMove]) -> Vec<AnyMove> {
    let mut position = position.clone();
    let mut turn = Vec::new();
    for &ply in line {
        if position.play(ply).is_err() {
            break;
        }
        turn.push(ply);
        if !position.mid_turn() || position.outcome().is_some() {
            break;
        }
    }
    turn
}
