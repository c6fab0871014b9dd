//! Lines that are typed: moves, and the names of records that are written and read.

use super::App;
use crate::desk::{Desk, Loaded, load};
use crate::input::{Effect, SystemError, WriteError};
use crate::overlay::{Entry, Overlay, Purpose, Question, Typed};
use ratatui::crossterm::event::KeyEvent;
use std::path::{Path, PathBuf};
use tablier_games::{Game, GameKind};
use tablier_words::capitalised;

impl App {
    /// Opens a line to type on.
    pub(super) fn enter(&mut self, purpose: Purpose) {
        let kind = self.desk.as_ref().map_or(GameKind::ALL[self.chosen], Desk::kind);
        let name = format!("{kind}-{}.txt", self.today);
        let (text, explanation) = match purpose {
            Purpose::Move => (String::new(), self.example()),
            Purpose::Save => (name, self.words.say("play-save-help", &[])),
            Purpose::Open => (String::new(), self.words.say("play-open-help", &[])),
        };
        self.overlay = Some(Overlay::Entry(Entry::new(purpose, text, explanation)));
    }

    /// A move that could be typed.
    fn example(&self) -> String {
        let table = self.desk.as_ref().map(|desk| &desk.table);
        let ply = table.and_then(|table| {
            let ply = *table.moves().first()?;
            // A place for a tile has no short name.
            Some(if ply.start().is_some() { table.written(ply) } else { ply.to_string() })
        });
        ply.map_or_else(
            || self.words.say("play-not-your-turn", &[]),
            |ply| self.words.say("play-type-help", &[("move", ply.into())]),
        )
    }

    pub(super) fn type_on(&mut self, mut entry: Entry, key: KeyEvent) {
        match entry.press(key) {
            Typed::Away => {}
            Typed::On => self.overlay = Some(Overlay::Entry(entry)),
            Typed::Done => self.entered(entry),
        }
    }

    fn entered(&mut self, mut entry: Entry) {
        let typed = entry.text.trim().to_owned();
        if typed.is_empty() {
            return;
        }
        match (entry.purpose, &mut self.desk) {
            (Purpose::Move, Some(desk)) => {
                if let Err(trouble) = desk.play_typed(&typed) {
                    entry.trouble = Some(trouble);
                    self.overlay = Some(Overlay::Entry(entry));
                }
            }
            (Purpose::Save, Some(desk)) => {
                let text = desk.record(&self.today);
                self.effects.push(Effect::Write { file: PathBuf::from(typed), text, replace: false });
                self.overlay = Some(Overlay::Entry(entry));
            }
            (Purpose::Open, _) => {
                self.effects.push(Effect::Read(PathBuf::from(typed)));
                self.overlay = Some(Overlay::Entry(entry));
            }
            (Purpose::Move | Purpose::Save, None) => {}
        }
    }

    /// A record was written, or not: what is wrong is said where its name was typed.
    pub(super) fn written(&mut self, file: PathBuf, outcome: Result<(), WriteError>, text: String) {
        let name = file.display().to_string();
        let typing = self.overlay.take();
        let Some(desk) = &mut self.desk else { return };
        match (outcome, typing) {
            (Ok(()), _) => desk.say(self.words.say("play-saved", &[("file", name.into())])),
            (Err(WriteError::Exists), _) => {
                self.overlay = Some(Overlay::Question(Question::Replace { file, text }));
            }
            (Err(WriteError::Other(error)), typing) => {
                let reason = self.words.system_error(error.kind, &error.text);
                let args = [("file", name.into()), ("reason", reason.into())];
                let trouble = self.words.say("play-not-saved", &args);
                match typing {
                    Some(Overlay::Entry(mut entry)) => {
                        entry.trouble = Some(trouble);
                        self.overlay = Some(Overlay::Entry(entry));
                    }
                    _ => desk.warn(trouble),
                }
            }
        }
    }

    /// A record was read, or not: what is wrong is said where its name was typed.
    pub(super) fn read(&mut self, file: &Path, outcome: Result<String, SystemError>) {
        let name = || file.display().to_string();
        let trouble = match outcome {
            Err(error) => {
                let reason = self.words.system_error(error.kind, &error.text);
                let args = [("file", name().into()), ("reason", reason.into())];
                Some(self.words.say("play-not-opened", &args))
            }
            Ok(text) => self.try_record(&text, false),
        };
        match (trouble, &mut self.overlay) {
            (None, overlay) => {
                *overlay = None;
                let mut said = self.words.say("play-opened", &[("file", name().into())]);
                if let Some(desk) = &mut self.desk {
                    if desk.is_only_looked_at() {
                        said = format!("{said}. {}", self.words.say("play-looked-at", &[]));
                    }
                    desk.say(said);
                }
            }
            (Some(trouble), Some(Overlay::Entry(entry))) => entry.trouble = Some(trouble),
            (Some(_), _) => {}
        }
    }

    /// Sits down at the game of a record, or says why not.
    fn try_record(&mut self, text: &str, reseated: bool) -> Option<String> {
        let before = self.desk.as_ref().map(|desk| desk.table.plan().seats.clone());
        let wish = &self.wish;
        let usual = |game: &Game| {
            let seats = game.position().seats();
            before.filter(|before| before.len() == usize::from(seats)).unwrap_or_else(|| wish.seats(seats))
        };
        match load(text, reseated, usual) {
            Loaded::Refused(error) => Some(capitalised(&self.words.record_error(&error))),
            Loaded::Table(table) => {
                // A record does not take the place of a game that is kept.
                self.effects.push(Effect::Leave);
                self.sit_down(*table);
                if let Some(desk) = &mut self.desk {
                    desk.open_record();
                }
                None
            }
        }
    }

    /// A record that was read before the screen was there; it was checked, too.
    pub(super) fn open_record(&mut self, text: &str, reseated: bool) {
        let trouble = self.try_record(text, reseated);
        debug_assert_eq!(trouble, None);
    }
}
