//! Something to read: the keys, or the rules.

use super::window;
use crate::board::Sign;
use crate::keys::{Command, Key};
use crate::palette::Palette;
use crate::rules::{Block, rules};
use crate::wrap::wrap;
use ratatui::Frame;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use tablier_games::GameKind;
use tablier_words::Words;

/// How wide a text is set: longer lines are hard to read.
const WIDTH: u16 = 68;

/// A text that can be longer than the screen.
pub(crate) struct TextBox {
    title: String,
    lines: Vec<Line<'static>>,
    /// How many lines are above the first that is shown.
    above: usize,
    /// What closes it, as its lower edge says.
    keys: String,
}

impl TextBox {
    /// The rules of a game.
    pub(crate) fn rules(kind: GameKind, words: &Words, palette: Palette) -> Self {
        let lines = rules(kind, words).iter().flat_map(|block| block_lines(block, palette)).collect();
        let title = words.say("play-rules-title", &[("game", words.game_name(kind).into())]);
        Self { title, lines, above: 0, keys: words.say("play-text-keys", &[]) }
    }

    /// The keys and the signs on the board.
    pub(crate) fn help(words: &Words, palette: Palette) -> Self {
        let mut lines = heading(&words.say("play-help-board", &[]), palette);
        for id in ["move", "next", "pick", "back", "choice", "look", "mouse"] {
            let key = words.say(&format!("play-help-{id}-key"), &[]);
            lines.extend(entry(&key, palette.accent(), &words.say(&format!("play-help-{id}"), &[])));
        }
        lines.push(Line::default());
        lines.extend(heading(&words.say("play-help-keys", &[]), palette));
        for command in Command::ALL {
            lines.extend(entry(&command.key(words), palette.accent(), &command.explanation(words)));
        }
        lines.push(Line::default());
        lines.extend(heading(&words.say("play-help-signs", &[]), palette));
        for sign in Sign::ALL {
            let said = words.say(sign.message(), &[]);
            lines.extend(entry(&sign.glyph().to_string(), sign.style(palette), &said));
        }
        let (title, keys) = (words.say("play-help-title", &[]), words.say("play-text-keys", &[]));
        Self { title, lines, above: 0, keys }
    }

    /// Answers a key; says whether it is to be closed.
    pub(crate) fn press(&mut self, key: Key, room: u16) -> bool {
        let page = usize::from(room.saturating_sub(1));
        let last = self.lines.len().saturating_sub(usize::from(room));
        let above = match key {
            Key::Step(_, -1) => self.above.saturating_sub(1),
            Key::Step(_, 1) => self.above + 1,
            Key::Earlier => self.above.saturating_sub(page),
            Key::Later | Key::Pick if self.above < last => self.above + page,
            Key::First => 0,
            Key::Latest => last,
            Key::Step(..) | Key::Later | Key::Next | Key::Previous | Key::Choice(_) => self.above,
            Key::Pick | Key::Back | Key::Command(_) => return true,
        };
        self.above = above.min(last);
        false
    }

    /// How many lines are in sight on a screen of so many.
    pub(crate) fn room(&self, height: u16) -> u16 {
        (self.lines.len() as u16).min(height.saturating_sub(4))
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>, palette: Palette) {
        let room = self.room(frame.area().height);
        let below = self.lines.len().saturating_sub(self.above + usize::from(room));
        let more = if below > 0 { "▼ " } else { "" };
        let keys = format!("{more}{}", self.keys);
        let inside = window(frame, palette, (WIDTH, room), &self.title, &keys);
        let text: Vec<Line<'static>> = self.lines.iter().skip(self.above).cloned().collect();
        frame.render_widget(Paragraph::new(text), inside);
    }
}

fn heading(text: &str, palette: Palette) -> Vec<Line<'static>> {
    vec![Line::styled(text.to_owned(), palette.accent())]
}

/// A key or a sign, and what it means.
fn entry(key: &str, style: Style, meaning: &str) -> Vec<Line<'static>> {
    const KEY: usize = 15;
    let mut lines = Vec::new();
    for (index, part) in wrap(meaning, usize::from(WIDTH) - KEY).into_iter().enumerate() {
        let key = if index == 0 { key } else { "" };
        let gap = KEY.saturating_sub(crate::wrap::width(key));
        lines.push(Line::from(vec![
            Span::styled(key.to_owned(), style),
            Span::raw(" ".repeat(gap)),
            Span::raw(part),
        ]));
    }
    lines
}

fn block_lines(block: &Block, palette: Palette) -> Vec<Line<'static>> {
    let width = usize::from(WIDTH);
    match block {
        Block::Heading(text) => [vec![Line::default()], heading(text, palette)].concat(),
        Block::Text(text) => wrap(text, width)
            .into_iter()
            .map(|line| Line::styled(line, Style::new().add_modifier(Modifier::ITALIC)))
            .collect(),
        Block::Point(text) => wrap(text, width - 2)
            .into_iter()
            .enumerate()
            .map(|(index, line)| Line::raw(format!("{}{line}", if index == 0 { "· " } else { "  " })))
            .collect(),
    }
}
