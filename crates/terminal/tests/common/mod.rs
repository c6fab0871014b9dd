//! Somebody who plays in the terminal: presses keys, clicks, and reads the screen.

#![allow(dead_code, reason = "each test uses a part of it")]

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tablier_engine::{Limits, Mind, Settings, Signals};
use tablier_games::GameKind;
use tablier_terminal::{Answer, App, Ask, Claimed, Depth, Effect, Input, Opening, Palette, Question, Wish};
use tablier_words::{Language, Words};

/// What is brought along by somebody who speaks a language.
pub(crate) fn opening(language: Language, kind: Option<GameKind>) -> Opening {
    Opening {
        words: Arc::new(Words::new(language)),
        palette: Palette::new(Depth::True),
        size: (80, 24),
        kind,
        wish: Wish { seed: Some(3), ..Wish::default() },
        waiting: BTreeSet::new(),
        record: None,
        reseated: false,
        chance: 5,
        today: "2026-11-15".to_owned(),
    }
}

/// A person before the screen.
pub(crate) struct Person {
    pub(crate) app: App,
    terminal: Terminal<TestBackend>,
    mind: Option<Mind>,
    /// What is found when a game is taken from among those that were kept.
    pub(crate) kept: BTreeMap<GameKind, Claimed>,
    /// What was to be done outside, questions to the engine left out: those are answered.
    pub(crate) effects: Vec<Effect>,
    /// Questions that wait, if they are to wait.
    pub(crate) waiting: Vec<Question>,
    pub(crate) engine_waits: bool,
}

impl Person {
    pub(crate) fn new(opening: Opening) -> Self {
        Self::with_kept(opening, BTreeMap::new())
    }

    /// A player for whom games were kept.
    pub(crate) fn with_kept(opening: Opening, kept: BTreeMap<GameKind, Claimed>) -> Self {
        let (width, height) = opening.size;
        let mut app = App::new(opening);
        let effects = app.take_effects();
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut person = Self {
            app,
            terminal,
            mind: None,
            kept,
            effects: Vec::new(),
            waiting: Vec::new(),
            engine_waits: false,
        };
        person.perform(effects);
        person
    }

    /// An Englishman at a game.
    pub(crate) fn at(kind: GameKind) -> Self {
        Self::new(opening(Language::English, Some(kind)))
    }

    pub(crate) fn happen(&mut self, input: Input) {
        let effects = self.app.update(input);
        self.perform(effects);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Think(question) if self.engine_waits => self.waiting.push(*question),
                Effect::Think(question) => {
                    let answer = self.think(&question);
                    self.happen(Input::Answer(answer));
                }
                Effect::Claim(kind, skip) => {
                    let claimed = self.kept.get(&kind).cloned().unwrap_or_default();
                    self.effects.push(Effect::Claim(kind, skip));
                    self.happen(Input::Claimed(kind, Box::new(claimed)));
                }
                other => self.effects.push(other),
            }
        }
    }

    pub(crate) fn think(&mut self, question: &Question) -> Answer {
        let kind = question.game.kind();
        let mut mind = self
            .mind
            .take()
            .filter(|mind| mind.kind() == kind)
            .unwrap_or_else(|| Mind::new(kind, Settings { memory: 1, ..Settings::default() }));
        let stop = AtomicBool::new(false);
        let signals = Signals::quiet(&stop);
        let (plies, score) = match question.ask {
            Ask::Play { level, seed } => {
                let ply = mind.play(&question.game, level.strength(kind), seed, signals);
                (ply.into_iter().collect(), None)
            }
            Ask::Advise | Ask::Judge => {
                let thought = mind.think(&question.game, Limits::nodes(20_000), signals, &mut |_| {});
                let line = thought.lines.first();
                (line.map_or(Vec::new(), |line| line.plies.clone()), line.map(|line| line.score))
            }
        };
        self.mind = Some(mind);
        Answer { id: question.id, plies, score, last: true }
    }

    pub(crate) fn key(&mut self, code: KeyCode) {
        self.happen(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    /// A key that is held with Ctrl.
    pub(crate) fn control(&mut self, letter: char) {
        self.happen(Input::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)));
    }

    pub(crate) fn press(&mut self, letter: char) {
        self.key(KeyCode::Char(letter));
    }

    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.press(letter);
        }
        self.key(KeyCode::Enter);
    }

    /// Types a move, in English.
    pub(crate) fn type_move(&mut self, text: &str) {
        self.press('m');
        self.type_text(text);
    }

    pub(crate) fn click(&mut self, (column, row): (u16, u16)) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.happen(Input::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    }

    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        self.terminal.autoresize().unwrap();
        self.happen(Input::Resized(width, height));
    }

    pub(crate) fn buffer(&mut self) -> &Buffer {
        let app = &self.app;
        self.terminal.draw(|frame| app.draw(frame)).unwrap();
        self.terminal.backend().buffer()
    }

    /// The screen as lines of text.
    pub(crate) fn lines(&mut self) -> Vec<String> {
        let buffer = self.buffer();
        let (width, height) = (buffer.area.width, buffer.area.height);
        let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..height).map(line).collect()
    }

    pub(crate) fn screen(&mut self) -> String {
        self.lines().join("\n")
    }

    /// Where a word stands first: column and line.
    pub(crate) fn find(&mut self, word: &str) -> (u16, u16) {
        let lines = self.lines();
        let found = lines.iter().enumerate().find_map(|(row, line)| {
            let before = &line[..line.find(word)?];
            Some((before.chars().count() as u16, row as u16))
        });
        found.unwrap_or_else(|| panic!("no {word} in\n{}", lines.join("\n")))
    }

    /// Sentences of the panel, which is as narrow as can be: their lines are joined.
    fn panel(&mut self) -> String {
        let lines = self.lines();
        let panel = lines.iter().map(|line| line.chars().skip(52).collect::<String>().trim().to_owned());
        panel.collect::<Vec<_>>().join(" ")
    }

    #[track_caller]
    pub(crate) fn sees(&mut self, word: &str) {
        let (screen, panel) = (self.screen(), self.panel());
        assert!(screen.contains(word) || panel.contains(word), "no {word} in\n{screen}");
    }

    #[track_caller]
    pub(crate) fn sees_no(&mut self, word: &str) {
        let screen = self.screen();
        assert!(!screen.contains(word), "{word} in\n{screen}");
    }
}
