//! A line to type on.

use super::window;
use crate::palette::Palette;
use crate::wrap::{width, wrap};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use tablier_words::Words;

/// What is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A move.
    Move,
    /// Where a record goes.
    Save,
    /// Where a record is.
    Open,
}

/// A line that is being typed.
pub(crate) struct Entry {
    pub(crate) purpose: Purpose,
    pub(crate) text: String,
    /// How many characters are before the cursor.
    at: usize,
    /// What was wrong with it.
    pub(crate) trouble: Option<String>,
    /// What it is for, or an example.
    explanation: String,
}

/// What came of a key.
pub(crate) enum Typed {
    /// It goes on.
    On,
    /// It is done.
    Done,
    /// It is thrown away.
    Away,
}

/// Nobody types more than this, and nothing longer is pasted.
const LONGEST: usize = 500;

impl Entry {
    pub(crate) fn new(purpose: Purpose, text: String, explanation: String) -> Self {
        let at = text.chars().count();
        Self { purpose, text, at, trouble: None, explanation }
    }

    /// Answers a key.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Typed {
        let held = key.modifiers.contains(KeyModifiers::CONTROL);
        let length = self.text.chars().count();
        match key.code {
            KeyCode::Enter => return Typed::Done,
            KeyCode::Esc => return Typed::Away,
            KeyCode::Char('c') if held => return Typed::Away,
            KeyCode::Char('u') if held => {
                self.text = self.text.chars().skip(self.at).collect();
                self.at = 0;
            }
            KeyCode::Char('a') if held => self.at = 0,
            KeyCode::Char('e') if held => self.at = length,
            KeyCode::Char(letter) if !held => self.insert(&letter.to_string()),
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.remove();
            }
            KeyCode::Delete => self.remove(),
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(length),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = length,
            _ => {}
        }
        Typed::On
    }

    /// Puts some text where the cursor is.
    pub(crate) fn insert(&mut self, text: &str) {
        let room = LONGEST.saturating_sub(self.text.chars().count());
        let added: Vec<char> = text.chars().filter(|sign| !sign.is_control()).take(room).collect();
        let mut signs: Vec<char> = self.text.chars().collect();
        signs.splice(self.at..self.at, added.iter().copied());
        self.at += added.len();
        self.text = signs.into_iter().collect();
        self.trouble = None;
    }

    fn remove(&mut self) {
        let at = self.at;
        self.text =
            self.text.chars().enumerate().filter(|(index, _)| *index != at).map(|(_, sign)| sign).collect();
        self.trouble = None;
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>, palette: Palette, words: &Words) {
        const WIDTH: u16 = 60;
        let title = words.say(
            match self.purpose {
                Purpose::Move => "play-type-title",
                Purpose::Save => "play-save-title",
                Purpose::Open => "play-open-title",
            },
            &[],
        );
        let (below, style) = match &self.trouble {
            Some(trouble) => (trouble, palette.warning()),
            None => (&self.explanation, palette.quiet()),
        };
        let below = wrap(below, usize::from(WIDTH));
        let height = 2 + below.len() as u16;
        let inside = window(frame, palette, (WIDTH, height), &title, &words.say("play-entry-keys", &[]));
        // The end of a long text is the part that is being typed.
        let before: String = self.text.chars().take(self.at).collect();
        let hidden = (width(&before) + 1).saturating_sub(usize::from(inside.width) - 2);
        let shown: String = self.text.chars().skip(hidden).collect();
        let mut text = vec![Line::raw(format!("› {shown}")), Line::default()];
        text.extend(below.into_iter().map(|line| Line::styled(line, style)));
        frame.render_widget(Paragraph::new(text), inside);
        let column = inside.x + 2 + (width(&before) - hidden) as u16;
        if inside.contains(Rect::new(column, inside.y, 1, 1).as_position()) {
            frame.set_cursor_position((column, inside.y));
        }
    }
}
