//! The whole screen: what is on it, and what comes of what happens.

mod answers;
mod draw;
mod mouse;
mod typing;

use crate::desk::{Choice, Desk};
use crate::input::{Effect, Input, NotKept};
use crate::keys::{self, Command, Key};
use crate::layout::is_too_small;
use crate::overlay::{Form, Overlay, Planned, Purpose, Question, TextBox};
use crate::palette::Palette;
use crate::shelf::Claimed;
use crate::wish::Wish;
use ratatui::crossterm::event::{KeyEvent, KeyEventKind};
use std::collections::BTreeSet;
use std::sync::Arc;
use tablier_engine::Level;
use tablier_games::{GameKind, Random, Seat};
use tablier_table::{Occupant, Plan, Table};
use tablier_words::Words;

/// What whoever starts the program brings along.
#[derive(Debug)]
pub struct Opening {
    /// The words of their language.
    pub words: Arc<Words>,
    /// The colours of their terminal.
    pub palette: Palette,
    /// Columns and lines.
    pub size: (u16, u16),
    /// The game, if they have named one.
    pub kind: Option<GameKind>,
    /// What a new game is to be like.
    pub wish: Wish,
    /// The games that wait to be taken up again.
    pub waiting: BTreeSet<GameKind>,
    /// A record to begin with, which has been read already.
    pub record: Option<String>,
    /// Whether people sit at it as they wish, and not as it says.
    pub reseated: bool,
    /// A number from which new seeds follow.
    pub chance: u64,
    /// The date, as `2026-11-15`.
    pub today: String,
}

/// The state of the screen. [`App::update`] lets something happen, [`App::draw`] shows what is.
pub struct App {
    words: Arc<Words>,
    palette: Palette,
    size: (u16, u16),
    /// The table; nothing while a game is being chosen.
    desk: Option<Desk>,
    /// The game that the menu points at.
    chosen: usize,
    overlay: Option<Overlay>,
    waiting: BTreeSet<GameKind>,
    /// What is being taken from among the games that were kept.
    claiming: Option<Claiming>,
    /// Something to say while there is no table.
    notice: Option<String>,
    wish: Wish,
    chance: Random,
    today: String,
    effects: Vec<Effect>,
    over: bool,
    /// Whether it was stopped from the keyboard.
    interrupted: bool,
    /// How many ticks have passed.
    ticks: usize,
}

/// A game that is being taken from among those that were kept.
#[derive(Clone, Copy, Debug)]
struct Claiming {
    kind: GameKind,
    /// Whether to ask before it goes on.
    asks: bool,
    /// How many were declined before it.
    skip: usize,
}

impl App {
    /// Opens the table, or the menu where no game was named.
    #[must_use]
    pub fn new(opening: Opening) -> Self {
        let Opening { words, palette, size, kind, wish, waiting, record, reseated, chance, today } = opening;
        let mut app = Self {
            words,
            palette,
            size,
            desk: None,
            chosen: 0,
            overlay: None,
            waiting,
            claiming: None,
            notice: None,
            wish,
            chance: Random::new(chance),
            today,
            effects: Vec::new(),
            over: false,
            interrupted: false,
            ticks: 0,
        };
        match (record, kind) {
            (Some(text), _) => app.open_record(&text, reseated),
            (None, Some(kind)) => app.open(Claiming { kind, asks: true, skip: 0 }),
            (None, None) => {}
        }
        app.collect();
        app
    }

    /// Whether it is time to leave.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Whether it was stopped from the keyboard.
    #[must_use]
    pub const fn was_interrupted(&self) -> bool {
        self.interrupted
    }

    /// Whether something moves on the screen by itself.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.desk.as_ref().is_some_and(Desk::is_busy)
    }

    /// What to say when the screen is gone: how a game that was kept goes on.
    #[must_use]
    pub fn farewell(&self) -> Option<String> {
        let desk = self.desk.as_ref().filter(|desk| desk.is_kept())?;
        Some(self.words.say("play-kept", &[("game", desk.kind().name().into())]))
    }

    /// What is to be done outside, since this was asked last.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Something happens; answers what is to be done outside.
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        match input {
            Input::Key(key) if key.kind != KeyEventKind::Release => self.press(key),
            Input::Key(_) => {}
            Input::Mouse(mouse) => self.hear_mouse(mouse),
            Input::Paste(text) => {
                if let Some(Overlay::Entry(entry)) = &mut self.overlay {
                    entry.insert(&text);
                }
            }
            Input::Resized(width, height) => {
                self.size = (width, height);
                if let Some(desk) = &mut self.desk {
                    desk.resize(self.size);
                }
            }
            Input::Tick => self.ticks += 1,
            Input::Answer(answer) => {
                if let Some(desk) = &mut self.desk {
                    desk.hear(&answer);
                }
            }
            Input::Written { file, outcome, text } => self.written(file, outcome, text),
            Input::Read(file, outcome) => self.read(&file, outcome),
            Input::Claimed(kind, claimed) => self.claimed(kind, &claimed),
            Input::NotKept(reason) => {
                let said = match reason {
                    NotKept::TooMany => self.words.say("play-kept-too-many", &[]),
                    NotKept::Other(error) => {
                        let reason = self.words.system_error(error.kind, &error.text);
                        self.words.say("play-not-kept", &[("reason", reason.into())])
                    }
                };
                if let Some(desk) = &mut self.desk {
                    desk.was_not_kept();
                    desk.warn(said);
                }
            }
            Input::Stop => self.quit(),
        }
        self.collect();
        self.take_effects()
    }

    /// Gathers what the table wants done.
    fn collect(&mut self) {
        let effects = self.desk.as_mut().map_or(Vec::new(), Desk::take_effects);
        self.effects.extend(effects);
    }

    fn quit(&mut self) {
        self.over = true;
        self.effects.push(Effect::Hush);
        self.effects.push(Effect::Quit);
    }

    fn press(&mut self, event: KeyEvent) {
        if keys::suspends(event) {
            self.effects.push(Effect::Suspend);
            return;
        }
        let key = Key::read(event, &self.words);
        self.notice = None;
        // On a line that is being typed the key only throws that line away.
        let typing = matches!(self.overlay, Some(Overlay::Entry(_))) && !is_too_small(self.size);
        self.interrupted = keys::interrupts(event) && !typing;
        if is_too_small(self.size) {
            // What cannot be seen cannot be meant, but for the way out.
            if key == Some(Key::Command(Command::Quit)) {
                self.quit();
            }
            return;
        }
        match self.overlay.take() {
            Some(Overlay::Entry(entry)) => self.type_on(entry, event),
            Some(Overlay::Question(question)) => self.answer(question, event, key),
            Some(Overlay::Text(mut text)) => {
                let room = text.room(self.size.1);
                if key.is_none_or(|key| !text.press(key, room)) {
                    self.overlay = Some(Overlay::Text(text));
                }
            }
            Some(Overlay::Form(form)) => {
                self.plan_on(form, |form| key.map_or(Planned::On, |key| form.press(key)));
            }
            None => match key {
                Some(Key::Command(command)) => self.command(command),
                Some(key) if self.desk.is_some() => self.point(key, event),
                Some(key) => self.choose(key, event),
                None => self.does_nothing(event),
            },
        }
    }

    /// Says that a key does nothing, and where to find those that do.
    fn does_nothing(&mut self, event: KeyEvent) {
        self.say(self.words.say("play-unknown-key", &[("key", keys::name(event).into())]));
    }

    /// Says something, at the table or below the menu.
    fn say(&mut self, text: String) {
        match &mut self.desk {
            Some(desk) => desk.say(text),
            None => self.notice = Some(text),
        }
    }

    /// A key on the menu.
    fn choose(&mut self, key: Key, event: KeyEvent) {
        let count = GameKind::ALL.len();
        match key {
            Key::Step(_, -1) | Key::Previous => self.chosen = (self.chosen + count - 1) % count,
            Key::Step(_, 1) | Key::Next => self.chosen = (self.chosen + 1) % count,
            Key::Choice(number) if number <= count => {
                self.chosen = number - 1;
                self.open_chosen();
            }
            Key::Pick => self.open_chosen(),
            Key::Back => self.quit(),
            _ => self.does_nothing(event),
        }
    }

    /// The menu says which games go on: nothing need be asked again.
    fn open_chosen(&mut self) {
        self.open(Claiming { kind: GameKind::ALL[self.chosen], asks: false, skip: 0 });
    }

    fn go_on(&mut self) {
        if let Some(desk) = &mut self.desk {
            desk.go_on();
        }
    }

    /// A key at the table.
    fn point(&mut self, key: Key, event: KeyEvent) {
        let Some(desk) = &mut self.desk else { return };
        let shown = desk.shown_events();
        match key {
            Key::Step(right, down) => desk.walk((right, down)),
            Key::Next => desk.cycle(true),
            Key::Previous => desk.cycle(false),
            Key::Pick => desk.pick(),
            Key::Back => desk.step_back(),
            Key::Earlier => desk.look_at(shown.saturating_sub(1)),
            Key::Later => desk.look_at(shown + 1),
            Key::First => desk.look_at(0),
            Key::Latest => desk.look_at(usize::MAX),
            Key::Choice(number) if number <= desk.choices().len() => self.take_choice(number),
            Key::Choice(_) => self.does_nothing(event),
            Key::Command(_) => {}
        }
    }

    /// Takes one of the choices beside the board, by its number from 1.
    fn take_choice(&mut self, number: usize) {
        let Some(desk) = &mut self.desk else { return };
        match desk.choices().get(number - 1) {
            Some(Choice::Stock(stock)) => desk.take_stock(*stock),
            Some(Choice::Play(ply)) => desk.play(*ply),
            Some(Choice::Again(level)) => self.play_again(*level),
            None => {}
        }
    }

    /// The same game again, sides exchanged; against another level if one is given.
    fn play_again(&mut self, level: Option<Level>) {
        let seed = self.chance.word();
        let Some(desk) = &self.desk else { return };
        let mut plan = desk.table.plan().rematch(seed);
        if let Some(level) = level {
            for seat in plan.seats.iter_mut().filter(|seat| **seat != Occupant::Person) {
                *seat = Occupant::Engine(level);
            }
        }
        self.begin(plan);
    }

    fn command(&mut self, command: Command) {
        match (command, &mut self.desk) {
            (Command::Quit, _) => self.quit(),
            (Command::Help, _) => {
                self.overlay = Some(Overlay::Text(TextBox::help(&self.words, self.palette)));
            }
            (Command::Open, _) => self.enter(Purpose::Open),
            (Command::Rules, desk) => {
                let kind = desk.as_ref().map_or(GameKind::ALL[self.chosen], Desk::kind);
                self.overlay = Some(Overlay::Text(TextBox::rules(kind, &self.words, self.palette)));
            }
            (Command::New, desk) => {
                let usual = || self.wish.plan(GameKind::ALL[self.chosen], 0);
                let plan = desk.as_ref().map_or_else(usual, |desk| desk.table.plan().clone());
                self.overlay = Some(Overlay::Form(Form::new(&plan, self.wish.lots)));
            }
            (_, None) => self.say(self.words.say("play-no-game-yet", &[])),
            (Command::Type, Some(_)) => self.enter(Purpose::Move),
            (Command::Save, Some(_)) => self.enter(Purpose::Save),
            (Command::Hint, Some(desk)) => desk.ask_hint(),
            (Command::TakeBack, Some(desk)) => desk.take_back(),
            (Command::Evaluate, Some(desk)) => desk.toggle_evaluation(),
            (Command::Turn, Some(desk)) => desk.turn(),
            (Command::Resign, Some(desk)) => match desk.who_resigns() {
                Some(seat) => self.overlay = Some(Overlay::Question(Question::Resign(seat))),
                None => desk.say(self.words.say("play-cannot-resign", &[])),
            },
            (Command::Draw, Some(desk)) => match desk.why_no_draw() {
                None => self.overlay = Some(Overlay::Question(Question::Draw)),
                Some(reason) => desk.say(self.words.say(reason, &[])),
            },
        }
    }

    fn plan_on(&mut self, mut form: Form, press: impl FnOnce(&mut Form) -> Planned) {
        match press(&mut form) {
            Planned::On => self.overlay = Some(Overlay::Form(form)),
            Planned::Away => {}
            Planned::Done(plan, lots) => {
                // A game of another kind leaves this one where it is kept.
                if self.desk.as_ref().is_none_or(|desk| desk.kind() != plan.kind) {
                    self.effects.push(Effect::Leave);
                }
                self.wish.lots = lots;
                let seed = self.chance.word();
                self.begin_by_lot(Plan { seed, ..plan }, lots);
            }
        }
    }

    /// Opens the box of a game: what was kept of it, or a new one. What was kept is looked for at this moment, because other
    /// terminals play, too.
    fn open(&mut self, claiming: Claiming) {
        self.claiming = Some(claiming);
        self.effects.push(Effect::Claim(claiming.kind, claiming.skip));
    }

    /// The next of several games that were kept.
    fn open_another(&mut self) {
        if let Some(Claiming { kind, skip, .. }) = self.claiming {
            self.open(Claiming { kind, asks: true, skip: skip + 1 });
        }
    }

    /// Sits down at what was kept, or at a new game.
    fn claimed(&mut self, kind: GameKind, claimed: &Claimed) {
        let Some(claiming) = self.claiming.filter(|claiming| claiming.kind == kind) else { return };
        let kept = claimed.saved.as_ref().and_then(|saved| Table::restore(saved).ok());
        let goes_on = if let Some(table) = kept.filter(|table| table.game().outcome().is_none()) {
            self.sit_down(table);
            if let Some(desk) = &mut self.desk {
                desk.was_kept();
            }
            if claiming.asks || claimed.others > 0 {
                self.overlay = Some(Overlay::Question(Question::Resume { others: claimed.others }));
            } else {
                self.go_on();
            }
            true
        } else {
            self.begin_anew(kind);
            false
        };
        if let Some(desk) = &mut self.desk {
            match (claimed.elsewhere, goes_on) {
                (true, true) => desk.add(&self.words.say("play-elsewhere-other", &[]), false),
                (true, false) => desk.add(&self.words.say("play-elsewhere", &[]), false),
                (false, _) => {}
            }
            if claimed.broken {
                desk.add(&self.words.say("table-kept-broken", &[]), true);
            }
        }
    }

    /// A new game, as wished.
    fn begin_anew(&mut self, kind: GameKind) {
        let seed = self.chance.word();
        self.begin_by_lot(self.wish.plan(kind, seed), self.wish.lots);
    }

    /// A new game begins, for which lots are drawn or not.
    fn begin_by_lot(&mut self, mut plan: Plan, lots: bool) {
        if !lots {
            return self.begin(plan);
        }
        self.chance.shuffle(&mut plan.seats);
        let seats = (0..).zip(&plan.seats);
        let people: Vec<usize> =
            seats.filter(|(_, occupant)| **occupant == Occupant::Person).map(|(index, _)| index).collect();
        let kind = plan.kind;
        self.begin(plan);
        if people.is_empty() {
            return;
        }
        let at = people[self.chance.below(people.len() as u64) as usize];
        let name = |index: usize| self.words.seat_name(kind, Seat::from_index(index)).into();
        let colour = ("colour", name(at));
        let said = match people.iter().filter(|index| **index != at).collect::<Vec<_>>()[..] {
            [] => self.words.say("play-lots-you", &[colour]),
            [other] => self.words.say("play-lots-two", &[colour, ("other", name(*other))]),
            _ => self.words.say("play-lots-several", &[colour]),
        };
        if let Some(desk) = &mut self.desk {
            desk.add(&said, false);
        }
    }

    /// A new game begins.
    fn begin(&mut self, plan: Plan) {
        self.sit_down(Table::new(plan));
        self.go_on();
    }

    /// Another table takes the place of the one before.
    fn sit_down(&mut self, table: Table) {
        self.effects.push(Effect::Hush);
        let judges = self.desk.as_ref().is_some_and(|desk| desk.judges);
        let mut desk = Desk::new(table, self.size, self.palette, Arc::clone(&self.words));
        desk.judges = judges;
        // An answer to a question of the table before must not be taken for one of this.
        if let Some(before) = &self.desk {
            desk.number_from(before);
        }
        self.desk = Some(desk);
    }
}
