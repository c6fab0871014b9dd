//! The table and whoever sits before it: what is pointed at, what is said, and what the engine is asked.

mod marks;
mod pointing;
mod record;
mod speech;
mod thinking;

pub(crate) use record::{Loaded, load};
pub(crate) use speech::{Facts, player_name, title};
pub(crate) use thinking::Judged;

use crate::board::{At, Target};
use crate::input::Effect;
use crate::layout;
use crate::palette::Palette;
use std::sync::Arc;
use tablier_games::{AnyMove, Departure, GameKind, Seat, Spot};
use tablier_review::Advice;
use tablier_table::{Occupant, Pressed, Stock, Table};
use tablier_words::{Words, capitalised};
use thinking::Asked;

/// A table and all that surrounds it on the screen.
pub(crate) struct Desk {
    pub(crate) table: Table,
    /// What the keyboard points at.
    pub(crate) cursor: Option<Target>,
    /// How many events are shown, while somebody looks back.
    pub(crate) back: Option<usize>,
    pub(crate) notice: Option<Notice>,
    /// The turn that the engine would make, or what is left of it.
    pub(crate) hint: Option<Advice>,
    /// Whether the position is judged.
    pub(crate) judges: bool,
    pub(crate) judged: Option<Judged>,
    asked: Option<Asked>,
    /// The number of the last question.
    last: u64,
    /// By how many quarters the board was turned by hand.
    turned: u8,
    keeping: Keeping,
    /// Whether this is a record to which nothing has been added.
    looking: bool,
    /// Whether a hint is wanted as soon as it can be given.
    wants_hint: bool,
    /// Which part of the board is in sight: the corner of the sheet at the corner of its area.
    pub(crate) corner: At,
    pub(crate) size: (u16, u16),
    pub(crate) palette: Palette,
    pub(crate) words: Arc<Words>,
    effects: Vec<Effect>,
}

/// What is kept of a game for the next visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeping {
    /// Nothing.
    Nothing,
    /// All of it.
    Kept,
    /// Not all of it: the last attempt failed.
    Failed,
}

/// Something to say about what has just happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    pub(crate) text: String,
    /// Whether it is about something that went wrong.
    pub(crate) warning: bool,
    /// Whether it stays until a person moves, whatever the opponents do.
    pub(crate) lasting: bool,
}

/// What can be chosen beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// What comes from outside.
    Stock(Stock),
    /// A move that no place stands for.
    Play(AnyMove),
    /// Another game like this one, against the same opponents or another level.
    Again(Option<tablier_engine::Level>),
}

impl Desk {
    /// Somebody sits down at a table. Nothing happens before [`Desk::go_on`].
    pub(crate) fn new(table: Table, size: (u16, u16), palette: Palette, words: Arc<Words>) -> Self {
        let mut desk = Self {
            table,
            cursor: None,
            back: None,
            notice: None,
            hint: None,
            judges: false,
            judged: None,
            asked: None,
            last: 0,
            turned: 0,
            keeping: Keeping::Nothing,
            looking: false,
            wants_hint: false,
            corner: (0, 0),
            size,
            palette,
            words,
            effects: Vec::new(),
        };
        desk.steer();
        desk
    }

    /// What is to be done outside, since this was asked last.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    pub(crate) fn kind(&self) -> GameKind {
        self.table.kind()
    }

    /// The screen has another size.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
        self.follow();
    }

    /// Says something.
    pub(crate) fn say(&mut self, text: String) {
        self.notice = Some(Notice { text, warning: false, lasting: false });
    }

    /// Says that something went wrong.
    pub(crate) fn warn(&mut self, text: String) {
        self.notice = Some(Notice { text, warning: true, lasting: false });
    }

    /// Says something about how the game begins, on a line of its own below what was said about that already.
    pub(crate) fn add(&mut self, text: &str, warning: bool) {
        let before = self.notice.take().filter(|notice| notice.lasting);
        let warned = before.as_ref().is_some_and(|notice| notice.warning);
        let lines: Vec<&str> = before.iter().map(|notice| notice.text.as_str()).chain([text]).collect();
        self.notice = Some(Notice { text: lines.join("\n"), warning: warning || warned, lasting: true });
    }

    /// Somebody picks what is pointed at.
    pub(crate) fn pick(&mut self) {
        match self.cursor {
            Some(Target::Spot(spot)) => self.act(|table| table.press(spot)),
            Some(Target::Choice(ply)) => self.act(|table| table.play(ply)),
            None => self.steer(),
        }
    }

    /// Somebody makes a move.
    pub(crate) fn play(&mut self, ply: AnyMove) {
        self.act(|table| table.play(ply));
    }

    fn act(&mut self, act: impl FnOnce(&mut Table) -> Pressed) {
        if self.back.take().is_some() {
            self.follow();
            return;
        }
        let mover = self.table.mover();
        match act(&mut self.table) {
            Pressed::Played(ply) => self.after(mover, ply),
            Pressed::Refused(refusal) => {
                let reason = self.words.refusal_named(self.kind(), &refusal, &self.table.names());
                self.say(capitalised(&reason));
            }
            Pressed::NotYours(seat) => self.say(self.words.piece_of(self.kind(), seat)),
            Pressed::Stuck => self.say(self.words.say("table-stuck", &[])),
            Pressed::TakenUp | Pressed::PutBack | Pressed::Offered => self.notice = None,
            Pressed::Nothing => {}
        }
        self.follow();
    }

    /// What follows every ply, whoever made it.
    fn after(&mut self, mover: Seat, ply: AnyMove) {
        self.looking = false;
        let by_engine = self.table.occupant(mover) != Occupant::Person;
        let lasting = self.notice.take().filter(|notice| notice.lasting && by_engine);
        // A turn of several plies that follows the hint stays advised to its end.
        let rest = self.hint.take().and_then(|hint| hint.rest_after(ply, self.table.position()));
        self.clear();
        (self.hint, self.notice) = (rest, lasting);
        self.hold_what_is_advised();
        self.announce(mover);
        self.go_on();
    }

    /// In Terrace a T in danger is announced.
    fn announce(&mut self, mover: Seat) {
        if !self.table.draft().is_empty() {
            return;
        }
        if let Some(announcement) = self.table.game().announcement(mover) {
            self.say(self.words.announcement(announcement));
        }
    }

    /// Forgets what was only about the moment, and calls off what is being thought about it.
    fn clear(&mut self) {
        self.hush();
        self.notice = None;
        self.hint = None;
    }

    /// Keeps the table, and lets whoever is next do what is next.
    pub(crate) fn go_on(&mut self) {
        self.keep();
        self.steer();
        self.think();
    }

    /// A game that has begun and is not over is kept, half a turn included.
    fn keep(&mut self) {
        let begun = !self.table.game().events().is_empty() || !self.table.draft().is_empty();
        let kind = self.kind();
        if self.looking {
            return;
        }
        if begun && self.table.game().outcome().is_none() {
            self.keeping = Keeping::Kept;
            self.effects.push(Effect::Keep(kind, Box::new(self.table.save(Vec::new()))));
        } else if self.keeping != Keeping::Nothing {
            self.keeping = Keeping::Nothing;
            self.effects.push(Effect::Forget(kind));
        }
    }

    /// This table was kept before: what becomes of it is to be kept too.
    pub(crate) const fn was_kept(&mut self) {
        self.keeping = Keeping::Kept;
    }

    /// The table could not be kept.
    pub(crate) const fn was_not_kept(&mut self) {
        self.keeping = Keeping::Failed;
    }

    /// Whether this game is there the next time.
    pub(crate) fn is_kept(&self) -> bool {
        self.keeping == Keeping::Kept
    }

    /// This table is that of a record: it is kept when something is added to it, and not before.
    pub(crate) fn open_record(&mut self) {
        self.looking = true;
        if self.is_only_looked_at() {
            self.say(self.words.say("play-looked-at", &[]));
        }
        self.go_on();
    }

    /// Whether this is a record of a finished game.
    pub(crate) fn is_only_looked_at(&self) -> bool {
        self.looking && self.table.game().outcome().is_some()
    }

    /// One step of a turn back, or what is in hand; also ends a look back, and calls a hint off.
    pub(crate) fn step_back(&mut self) {
        if self.back.take().is_some() {
            self.follow();
            return;
        }
        if self.forget_hint() {
            return;
        }
        self.notice = None;
        if self.table.is_open() && self.table.undo() {
            self.looking = false;
            self.clear();
            self.go_on();
        }
    }

    /// Takes a turn back; if the engine thinks about its answer, it stops.
    pub(crate) fn take_back(&mut self) {
        self.back = None;
        // A record that is looked at stays as it is.
        if !self.table.can_take_back() || self.is_only_looked_at() {
            self.say(self.words.say("play-nothing-to-take-back", &[]));
            return;
        }
        (self.looking, self.wants_hint) = (false, false);
        self.clear();
        self.table.take_back();
        self.go_on();
    }

    /// A player gives up.
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.back = None;
        if self.table.leave(seat, Departure::Resigned) {
            (self.looking, self.wants_hint) = (false, false);
            self.clear();
            self.go_on();
        }
    }

    /// Why there can be no draw by agreement, as a message; nothing if there can.
    pub(crate) fn why_no_draw(&self) -> Option<&'static str> {
        let game = self.table.game();
        if game.outcome().is_some() || game.events().is_empty() {
            return Some("play-cannot-draw");
        }
        (!self.table.can_agree_draw()).then_some("play-engine-no-draw")
    }

    /// All players agree on a draw.
    pub(crate) fn agree_on_a_draw(&mut self) {
        self.back = None;
        if self.table.agree_draw() {
            self.looking = false;
            self.clear();
            self.go_on();
        }
    }

    /// Who gives up when somebody presses the key: whoever is to move, if it is a person.
    pub(crate) fn who_resigns(&self) -> Option<Seat> {
        let can = self.table.who_can_resign();
        let begun = !self.table.game().events().is_empty();
        can.iter().find(|seat| **seat == self.table.mover()).or(can.first()).copied().filter(|_| begun)
    }

    /// Turns the board.
    pub(crate) fn turn(&mut self) {
        if self.kind() != GameKind::Terrace {
            self.say(self.words.say("play-turn-only-terrace", &[]));
            return;
        }
        let step = if self.table.plan().seat_count() > 2 { 1 } else { 2 };
        self.turned = (self.turned + step) % 4;
        self.follow();
    }

    /// What can be chosen beside the board, by its number from 1.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        if self.back.is_some() {
            return Vec::new();
        }
        if self.is_only_looked_at() {
            return Vec::new();
        }
        if self.table.game().outcome().is_some() {
            let other = self.next_level().map(|level| Choice::Again(Some(level)));
            return std::iter::once(Choice::Again(None)).chain(other).collect();
        }
        let stocks = self.table.stocks();
        let several = stocks.len() > 1;
        let stocks = stocks.into_iter().filter(|_| several).map(Choice::Stock);
        let plays = self.table.buttons().into_iter().chain(self.table.offered()).map(Choice::Play);
        stocks.chain(plays).collect()
    }

    /// Who might be met next: somebody stronger after a win, somebody weaker after a loss.
    fn next_level(&self) -> Option<tablier_engine::Level> {
        let own = self.table.own_seat()?;
        let level = self.table.plan().seats.iter().find_map(|seat: &Occupant| seat.level())?.number();
        let winner = self.table.game().outcome()?.winner?;
        tablier_engine::Level::new(if winner == own { level + 1 } else { level.checked_sub(1)? })
    }

    /// Takes something from outside into the hand.
    pub(crate) fn take_stock(&mut self, stock: Stock) {
        self.table.take_stock(stock);
        self.follow();
    }

    /// Reads moves that were typed, and plays them as far as they can be played; says why one cannot.
    pub(crate) fn play_typed(&mut self, text: &str) -> Result<(), String> {
        self.back = None;
        for word in text.split_whitespace() {
            if !self.table.is_open() {
                return Err(self.words.say("play-not-your-turn", &[]));
            }
            let names = self.table.names();
            let ply = names.read(self.table.position(), word).map_err(|refusal| {
                let reason = self.words.refusal_named(self.kind(), &refusal, &names);
                self.words.say("play-move-refused", &[("move", word.into()), ("reason", reason.into())])
            })?;
            self.play(ply);
        }
        Ok(())
    }

    /// Steps through the plies; beyond the last is the present.
    pub(crate) fn look_at(&mut self, events: usize) {
        let all = self.table.game().events().len();
        self.back = (events < all).then_some(events);
        self.table.put_back();
        self.follow();
    }

    /// How many events are shown.
    pub(crate) fn shown_events(&self) -> usize {
        self.back.unwrap_or_else(|| self.table.game().events().len())
    }

    /// What is pointed at, in words.
    pub(crate) fn pointed_at(&self) -> String {
        match self.cursor.filter(|_| self.back.is_none()) {
            Some(Target::Spot(spot)) => {
                let place = self.words.place_named(self.table.position(), &self.table.names(), spot);
                let id = if self.table.hand() == Some(spot) {
                    "place-in-hand"
                } else if self.can_go(spot) {
                    "place-open"
                } else {
                    return place;
                };
                self.words.say(id, &[("place", place.into())])
            }
            Some(Target::Choice(ply)) => format!("{} ({ply})", self.words.action(ply)),
            None => String::new(),
        }
    }

    /// Whether the piece in hand can go to a place by pointing at it.
    fn can_go(&self, spot: Spot) -> bool {
        let ply = self.table.choice_at(spot).filter(|ply| ply.start().is_some());
        ply.is_some_and(|ply| !self.table.position().takes_own(ply))
    }

    /// Puts back what is in hand.
    pub(crate) fn put_back(&mut self) {
        self.table.put_back();
        self.follow();
    }

    /// Goes on counting questions where another desk has stopped.
    pub(crate) const fn number_from(&mut self, before: &Self) {
        self.last = before.last;
    }

    fn board_area(&self) -> ratatui::layout::Rect {
        layout::areas(self.size).board
    }
}
