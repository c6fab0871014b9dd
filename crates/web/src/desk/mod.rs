//! The table that a page shows: what is done at it, who thinks, and what is heard and kept.

mod clock;
mod hint;
mod notice;
mod shown;
mod thinking;

pub(crate) use hint::read_line;
pub(crate) use notice::Notice;
pub(crate) use shown::{Shown, is_newcomer, newcomers_choice};

use crate::browser;
use crate::engine::{Engine, StoredEngine};
use crate::keep::{self, Kept};
use crate::preferences::{Preferences, preferences};
use crate::route::has_walked;
use crate::sound::{self, Sound};
use leptos::prelude::*;
use tablier_engine::Level;
#[cfg(feature = "online")]
use tablier_games::Game;
use tablier_games::{AnyMove, AnyPosition, Departure, GameKind, Names, Seat, Spot, tchag};
use tablier_review::Advice;
use tablier_table::{Clocks, Occupant, Plan, Pressed, Stock, Table};
use thinking::Purpose;

/// A table and all that surrounds it on the page. Copies are the same desk.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) table: RwSignal<Table>,
    /// Whether it is a game that is kept, and not a board for trying things on.
    pub(crate) kept: bool,
    /// Whether the game is decided elsewhere: a turn that is complete is handed over, and shown until the answer comes.
    remote: bool,
    /// Whether a turn is complete and handed over: nothing of it can be changed any more.
    pub(crate) handed_over: RwSignal<bool>,
    /// Who sits where at a table that people share; nobody else has a name.
    pub(crate) sitters: RwSignal<Vec<Sitter>>,
    /// How many events are shown, while somebody looks back.
    pub(crate) cursor: RwSignal<Option<usize>>,
    pub(crate) notice: RwSignal<Option<Notice>>,
    /// What the engine would play.
    pub(crate) hint: RwSignal<Option<Advice>>,
    /// The last hint, and the position that it is about: asked again, it is the same.
    last_hint: StoredValue<Option<(AnyPosition, Advice)>>,
    /// Moves that are drawn as arrows, besides a hint.
    pub(crate) arrows: RwSignal<Vec<AnyMove>>,
    /// On a board for trying things on: the turn that led to what stands there, and where it began.
    pub(crate) history: RwSignal<Option<(AnyPosition, Vec<AnyMove>)>>,
    /// On a board for trying things on: what places are called, where the owner of the board knows.
    pub(crate) lent_names: RwSignal<Names>,
    /// Whether somebody waits for a hint.
    pub(crate) asks: RwSignal<bool>,
    /// By how many quarters the board was turned by hand.
    pub(crate) turned: RwSignal<u8>,
    pub(crate) moved: RwSignal<Option<Moved>>,
    pub(crate) clocks: RwSignal<Option<Clocks>>,
    /// The time, for whoever shows a clock.
    pub(crate) now: RwSignal<u64>,
    /// How many games have begun at this desk.
    pub(crate) games: RwSignal<u32>,
    /// The last of them that is over.
    finished: StoredValue<Option<u32>>,
    preferences: Preferences,
    engine: StoredEngine,
    purpose: StoredValue<Option<Purpose>>,
}

/// Somebody who sits at a table that people share.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sitter {
    /// What they are called.
    pub(crate) name: String,
    /// What else one should know.
    pub(crate) note: Option<String>,
    /// Where there is more about them.
    pub(crate) address: Option<String>,
}

/// What has just moved, for whoever shows it moving.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Moved {
    pub(crate) before: AnyPosition,
    pub(crate) ply: AnyMove,
    /// Whether it was dragged there, and so has moved already.
    pub(crate) by_hand: bool,
}

impl Desk {
    /// The table that is kept of a game, or a new one.
    pub(crate) fn open(kind: GameKind) -> Self {
        let (table, left, notice) = match keep::table(kind) {
            // Whoever opens the box again wants another game; whoever only loads the page again, the same one.
            Kept::Table(table, _) if table.game().outcome().is_some() && has_walked() => {
                (Table::new(table.plan().rematch(browser::chance())), Vec::new(), None)
            }
            Kept::Table(table, left) => (*table, left, None),
            Kept::Nothing => (Table::new(usual_plan(kind)), Vec::new(), None),
            Kept::Broken => {
                keep::put_aside(kind);
                (Table::new(usual_plan(kind)), Vec::new(), Some(Notice::Broken))
            }
        };
        let clocks = clock::of(&table, left);
        let desk = Self::with_table(table, true);
        desk.notice.set(notice);
        desk.clocks.set(clocks);
        // A game that was over when it was kept has been counted.
        if desk.table.with_untracked(|table| table.game().outcome().is_some()) {
            desk.finished.set_value(Some(0));
        }
        desk.settle_in();
        desk
    }

    /// A board for trying things on: nobody sits at it, and nothing of it is kept.
    pub(crate) fn to_try(position: AnyPosition) -> Self {
        let desk = Self::with_table(Table::to_try(position), false);
        on_cleanup(move || desk.engine.with_value(Engine::close));
        desk
    }

    /// A table whose game is decided elsewhere.
    #[cfg(feature = "online")]
    pub(crate) fn remote(mut table: Table) -> Self {
        table.set_confirms(true);
        let desk = Self { remote: true, ..Self::with_table(table, false) };
        desk.let_clocks_run();
        desk
    }

    /// What was decided elsewhere, and perhaps the last ply of it, which is seen to move.
    #[cfg(feature = "online")]
    pub(crate) fn follow(self, game: Game, seats: Vec<Occupant>, moved: Option<Moved>) {
        let same = self.table.with_untracked(|table| table.game().events() == game.events());
        if !same {
            self.notice.set(None);
            self.handed_over.set(false);
        }
        self.table.update(|table| table.follow(game, seats));
        self.table.with_untracked(note_win);
        if let Some(moved) = moved {
            self.let_be_heard(moved.ply);
            self.moved.set(Some(moved));
        }
    }

    /// Makes a whole turn that was made before, and hands it over; one that cannot be made is none.
    #[cfg(feature = "online")]
    pub(crate) fn hand_over(self, words: &[String]) {
        self.table.update(|table| {
            for word in words {
                let ply = table.position().read_move(word).ok();
                ply.map(|ply| table.play(ply));
            }
        });
        if self.table.with_untracked(Table::needs_confirmation) {
            self.handed_over.set(true);
        } else {
            self.hand_back();
        }
    }

    /// Takes a turn back that was handed over and not taken.
    #[cfg(feature = "online")]
    pub(crate) fn hand_back(self) {
        self.handed_over.set(false);
        self.moved.set(None);
        self.table.update(|table| while table.undo() {});
    }

    fn with_table(table: Table, kept: bool) -> Self {
        let desk = Self {
            table: RwSignal::new(table),
            kept,
            remote: false,
            handed_over: RwSignal::new(false),
            sitters: RwSignal::new(Vec::new()),
            cursor: RwSignal::new(None),
            notice: RwSignal::new(None),
            hint: RwSignal::new(None),
            last_hint: StoredValue::new(None),
            arrows: RwSignal::new(Vec::new()),
            history: RwSignal::new(None),
            lent_names: RwSignal::new(Names::default()),
            asks: RwSignal::new(false),
            turned: RwSignal::new(0),
            moved: RwSignal::new(None),
            clocks: RwSignal::new(None),
            now: RwSignal::new(browser::now()),
            games: RwSignal::new(0),
            finished: StoredValue::new(None),
            preferences: preferences(),
            engine: StoredValue::new_local(Engine::new(|_| {})),
            purpose: StoredValue::new(None),
        };
        desk.engine.set_value(Engine::new(move |reply| desk.hear(reply)));
        desk
    }

    /// Lays out another position on a board for trying things on.
    pub(crate) fn lay_out(self, position: AnyPosition) {
        self.clear();
        self.moved.set(None);
        self.history.set(None);
        self.table.set(Table::to_try(position));
    }

    /// Goes on from what stands on a board for trying things on, as if it had begun there.
    pub(crate) fn go_on_from(self, position: AnyPosition, history: (AnyPosition, Vec<AnyMove>)) {
        self.history.set(Some(history));
        self.table.set(Table::to_try(position));
    }

    /// What goes on by itself.
    fn settle_in(self) {
        Effect::new(move || {
            let confirms = self.preferences.confirm.get();
            self.table.update(|table| table.set_confirms(confirms));
            if !confirms && self.table.with_untracked(Table::needs_confirmation) {
                self.confirm();
            } else {
                self.go_on();
            }
        });
        self.let_clocks_run();
        let leaving = window_event_listener_untyped("pagehide", move |_| self.save_clocks());
        let elsewhere = window_event_listener_untyped("storage", move |event| self.hear_of(&event));
        on_cleanup(move || {
            leaving.remove();
            elsewhere.remove();
            self.save_clocks();
            self.engine.with_value(Engine::close);
        });
    }

    /// Something was kept by another window: if it is this game, it goes on here as it went on there.
    fn hear_of(self, event: &web_sys::Event) {
        let kind = self.table.with_untracked(Table::kind);
        if !keep::is_about(event, kind) {
            return;
        }
        if let Kept::Table(mut table, left) = keep::table(kind) {
            table.set_confirms(self.preferences.confirm.get_untracked());
            self.clear();
            self.clocks.set(clock::of(&table, left));
            self.cursor.set(None);
            self.moved.set(None);
            self.table.set(*table);
            // The other window may be closed before its engine has answered; both would play the same.
            if self.table.with_untracked(|table| table.thinker().is_some()) {
                self.let_engine_play();
            }
        }
    }

    /// Another game at the same table.
    pub(crate) fn begin(self, plan: Plan) {
        // What suits somebody is seen where they play alone against an opponent.
        if let [Occupant::Person, Occupant::Engine(level)] | [Occupant::Engine(level), Occupant::Person] =
            plan.seats[..]
        {
            keep::keep_level(plan.kind, level);
        }
        let mut table = Table::new(plan);
        table.set_confirms(self.preferences.confirm.get_untracked());
        self.clocks.set(clock::of(&table, Vec::new()));
        self.table.set(table);
        self.games.update(|games| *games += 1);
        self.clear();
        self.cursor.set(None);
        self.turned.set(0);
        self.moved.set(None);
        self.go_on();
    }

    /// Forgets what was only about the moment, and calls off what is being thought about it.
    fn clear(self) {
        self.engine.with_value(Engine::stop);
        self.notice.set(None);
        self.hint.set(None);
        self.asks.set(false);
    }

    /// Somebody points at a place.
    pub(crate) fn press(self, spot: Spot) {
        self.act(false, Some(spot), |table| table.press(spot));
    }

    /// Somebody drags the piece in hand to a place.
    pub(crate) fn drop_on(self, spot: Spot) {
        self.act(true, Some(spot), |table| table.drop_on(spot));
    }

    /// Somebody makes a move.
    pub(crate) fn play(self, ply: AnyMove) {
        self.act(false, None, |table| table.play(ply));
    }

    fn act(self, by_hand: bool, at: Option<Spot>, act: impl FnOnce(&mut Table) -> Pressed) {
        if self.cursor.get_untracked().is_some() {
            self.cursor.set(None);
            return;
        }
        if self.preferences.sound.get_untracked() {
            sound::wake();
        }
        let before = self.table.with_untracked(|table| table.position().clone());
        let mover = self.table.with_untracked(Table::mover);
        let pressed = self.table.try_update(act).unwrap_or(Pressed::Nothing);
        match pressed {
            Pressed::Played(ply) => self.after(mover, Moved { before, ply, by_hand }),
            Pressed::Refused(refusal) => {
                let notice = at.map_or(Notice::Refused(refusal), |at| Notice::RefusedAt(refusal, at));
                self.notice.set(Some(notice));
            }
            Pressed::NotYours(seat) => self.notice.set(Some(Notice::NotYours(seat))),
            Pressed::Stuck => self.notice.set(Some(Notice::Stuck)),
            Pressed::TakenUp | Pressed::PutBack | Pressed::Offered => self.notice.set(None),
            Pressed::Nothing => {}
        }
    }

    /// Whether it shows a table of the server.
    pub(crate) const fn is_remote(self) -> bool {
        self.remote
    }

    /// What follows every ply, whoever made it.
    fn after(self, seat: Seat, moved: Moved) {
        // A turn of several plies that follows the hint is led to its end.
        let rest = self.table.with_untracked(|table| {
            let rest = |hint: &Advice| hint.rest_after(moved.ply, table.position());
            self.hint.with_untracked(|hint| hint.as_ref().and_then(rest))
        });
        // What lots gave is read until one moves oneself.
        let by_engine = self.table.with_untracked(|table| table.occupant(seat) != Occupant::Person);
        let lots =
            self.notice.get_untracked().filter(|notice| by_engine && matches!(notice, Notice::Drawn(_)));
        self.clear();
        self.notice.set(lots);
        self.hint.set(rest);
        self.let_be_heard(moved.ply);
        self.moved.set(Some(moved));
        self.announce(seat);
        self.press_clock(seat);
        self.go_on();
    }

    fn let_be_heard(self, ply: AnyMove) {
        if self.preferences.sound.get_untracked() {
            sound::play(if ply.captures() { Sound::Capture } else { Sound::Move });
        }
    }

    pub(crate) fn announce(self, mover: Seat) {
        let announced = self.table.with_untracked(|table| {
            table.draft().is_empty().then(|| table.game().announcement(mover)).flatten()
        });
        if let Some(announcement) = announced {
            self.notice.set(Some(Notice::Announced(announcement)));
        }
    }

    /// Keeps the table, and lets whoever is next do what is next.
    fn go_on(self) {
        if self.remote {
            let complete = self.table.with_untracked(Table::needs_confirmation);
            self.handed_over.set(complete && !self.preferences.confirm.get_untracked());
            return;
        }
        self.save();
        let (over, engine) =
            self.table.with_untracked(|table| (table.game().outcome().is_some(), table.thinker().is_some()));
        if over {
            self.finish();
        } else if engine {
            self.let_engine_play();
        }
    }

    /// The game is over: that is counted and heard once.
    fn finish(self) {
        self.stop_clocks();
        if !self.kept || self.finished.get_value() == Some(self.games.get_untracked()) {
            return;
        }
        self.finished.set_value(Some(self.games.get_untracked()));
        keep::keep_finished(self.table.with_untracked(Table::kind));
        self.table.with_untracked(note_win);
        if self.preferences.sound.get_untracked() {
            sound::play(Sound::End);
        }
    }

    pub(crate) fn save(self) {
        if !self.kept {
            return;
        }
        let now = browser::now();
        let left = self
            .clocks
            .with_untracked(|clocks| clocks.as_ref().map_or(Vec::new(), |clocks| clocks.all_left(now)));
        self.table.with_untracked(|table| keep::keep_table(table, left));
    }

    /// Keeps what is left on the clocks; whoever has none has nothing new to keep.
    fn save_clocks(self) {
        if self.clocks.with_untracked(Option::is_some) {
            self.save();
        }
    }

    pub(crate) fn take_stock(self, stock: Stock) {
        self.table.update(|table| table.take_stock(stock));
    }

    /// Looks at a choice before it is made.
    pub(crate) fn show(self, ply: Option<AnyMove>) {
        if self.table.with_untracked(Table::shown) != ply {
            self.table.update(|table| table.show(ply));
        }
    }

    /// Looks at the next or the last of several repairs; says whether there is any.
    pub(crate) fn look_at_repair(self, forth: bool) -> bool {
        let next = self.table.with_untracked(|table| {
            let repairs: Vec<AnyMove> = table.choices().into_iter().filter(is_repair).collect();
            next_of(&repairs, table.shown(), forth)
        });
        if next.is_some() {
            self.show(next);
        }
        next.is_some()
    }

    pub(crate) fn undo(self) {
        if !self.table.with_untracked(Table::is_open) || self.handed_over.get_untracked() {
            return;
        }
        self.clear();
        self.moved.set(None);
        self.table.update(|table| {
            table.undo();
        });
        self.save();
    }

    pub(crate) fn confirm(self) {
        if self.remote {
            self.handed_over.set(self.table.with_untracked(Table::needs_confirmation));
            return;
        }
        let mover = self.table.with_untracked(Table::mover);
        self.clear();
        self.cursor.set(None);
        self.table.update(Table::confirm);
        self.announce(mover);
        self.press_clock(mover);
        self.go_on();
    }

    pub(crate) fn take_back(self) {
        self.clear();
        self.cursor.set(None);
        self.table.update(|table| {
            table.take_back();
        });
        self.wind_clocks();
        self.moved.set(None);
        self.go_on();
    }

    pub(crate) fn resign(self, seat: Seat) {
        self.leave(seat, Departure::Resigned);
    }

    fn leave(self, seat: Seat, how: Departure) {
        if self.table.try_update(|table| table.leave(seat, how)).unwrap_or(false) {
            self.clear();
            self.cursor.set(None);
            self.go_on();
        }
    }

    /// The same game again, sides exchanged; against another level if one is given.
    pub(crate) fn rematch(self, level: Option<Level>) {
        let mut plan = self.table.with_untracked(|table| table.plan().rematch(browser::chance()));
        if let Some(level) = level {
            for seat in plan.seats.iter_mut().filter(|seat| **seat != Occupant::Person) {
                *seat = Occupant::Engine(level);
            }
        }
        self.begin(plan);
    }

    /// All who are still in agree on a draw.
    pub(crate) fn agree_draw(self) {
        if self.table.try_update(Table::agree_draw).unwrap_or(false) {
            self.clear();
            self.cursor.set(None);
            self.go_on();
        }
    }

    /// Whether it is a game, here or with people elsewhere, and not a board for trying things on.
    pub(crate) const fn is_game(self) -> bool {
        self.kept || self.remote
    }

    /// What places are called after so many events, or now. A board for trying things on is laid out anew with every
    /// move: it has the names that it was lent.
    pub(crate) fn names(self, table: &Table, events: Option<usize>) -> Names {
        match events {
            _ if !self.is_game() => self.lent_names.get(),
            Some(events) => table.names_after(events),
            None => table.names(),
        }
    }

    /// Steps through the moves; beyond the last is the present.
    pub(crate) fn look_at(self, events: usize) {
        let all = self.table.with_untracked(|table| table.game().events().len());
        self.cursor.set((events < all).then_some(events));
    }
}

/// A player who has won once knows what the game is about; a win of the engine that played on for them is none.
fn note_win(table: &Table) {
    let winner = table.game().outcome().and_then(|outcome| outcome.winner);
    let winner = winner.filter(|winner| !table.game().has_left(*winner));
    if winner.is_some_and(|winner| table.persons().any(|seat| seat == winner)) {
        keep::keep_won(table.kind());
    }
}

/// Whether a move closes a hole or joins parts again: no place stands for it.
pub(crate) const fn is_repair(ply: &AnyMove) -> bool {
    matches!(ply, AnyMove::Tchag(tchag::Move::Close(_) | tchag::Move::Slide { .. }))
}

/// The next or the last one after another, round and round; the first or the very last after none.
pub(crate) fn next_of<T: Copy + PartialEq>(all: &[T], now: Option<T>, forth: bool) -> Option<T> {
    let now = now.and_then(|now| all.iter().position(|one| *one == now));
    let next = match (now, forth) {
        (None, true) => 0,
        (None, false) => all.len().checked_sub(1)?,
        (Some(now), true) => (now + 1) % all.len(),
        (Some(now), false) => (now + all.len() - 1) % all.len(),
    };
    all.get(next).copied()
}

/// A game for one, against an opponent that suits.
pub(crate) fn usual_plan(kind: GameKind) -> Plan {
    let seats = vec![Occupant::Person, Occupant::Engine(keep::level(kind))];
    let setup = kind.setups()[0];
    let plan = Plan::new(kind, setup.name, seats).expect("the first set-up of every game is for two");
    Plan { seed: browser::chance(), ..plan }
}
