//! Writing a record.

use super::token::escape;
use super::{Line, Record};
use crate::{AnyPosition, Event, Game, Seat};
use std::fmt;

/// Lines of moves are broken before they get longer than this.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in tags(self) {
            writeln!(f, "[{name} \"{}\"]", escape(&value))?;
        }
        let mut words = Words::default();
        words.main_line(&Game::new(self.header().start.clone()), self.line());
        words.add(self.game().score());
        writeln!(f, "\n{}", words.text)
    }
}

fn tags(record: &Record) -> Vec<(String, String)> {
    let (header, game) = (record.header(), record.game());
    let (start, first) = (&header.start, header.start.position());
    let mut tags = Vec::new();
    let mut tag =
        |name: &str, value: Option<String>| tags.extend(value.map(|value| (name.to_owned(), value)));
    tag("Game", Some(header.kind().to_string()));
    tag("Setup", start.setup().map(|setup| setup.name.to_owned()));
    tag("Seed", start.seed().map(|seed| seed.to_string()));
    let dealt = start.setup().is_none_or(|setup| setup.seeded);
    tag("Position", dealt.then(|| first.to_string()));
    for seat in Seat::all(first.seats()) {
        tag(&format!("Seat{seat}"), header.players[seat.index()].clone());
    }
    tag("Date", header.date.clone());
    tag("TimeControl", header.time_control.map(|control| control.to_string()));
    tag("Result", Some(game.score()));
    tag("Ending", game.outcome().map(|outcome| outcome.ending.to_string()));
    tags.extend(header.others.iter().cloned());
    tags
}

/// Words that follow each other, broken into lines.
#[derive(Default)]
struct Words {
    text: String,
    /// How long the last line is.
    column: usize,
    /// Opening parentheses, which stand right before the next word.
    opened: String,
}

impl Words {
    fn add(&mut self, word: impl AsRef<str>) {
        let word = std::mem::take(&mut self.opened) + word.as_ref();
        let length = word.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + length <= WIDTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(&word);
        self.column += length;
    }

    fn main_line(&mut self, start: &Game, line: &Line) {
        let mut game = start.clone();
        let mut turn = 1;
        self.comments(&line.comments);
        for node in &line.nodes {
            let before = game.position().clone();
            self.event(&before, turn, node.event, game.events().is_empty());
            let applied = game.apply(node.event);
            debug_assert_eq!(applied, Ok(()));
            self.comments(&node.comments);
            for variation in &node.variations {
                self.variation(before.clone(), turn, variation);
            }
            turn += u32::from(matches!(node.event, Event::Ply(_)) && !game.position().mid_turn());
        }
    }

    fn variation(&mut self, start: AnyPosition, first_turn: u32, line: &Line) {
        let (mut position, mut turn) = (start, first_turn);
        self.opened.push('(');
        self.comments(&line.comments);
        for (index, node) in line.nodes.iter().enumerate() {
            let before = position.clone();
            self.event(&before, turn, node.event, index == 0);
            if let Event::Ply(ply) = node.event {
                let played = position.play(ply);
                debug_assert_eq!(played, Ok(()));
            }
            self.comments(&node.comments);
            for variation in &node.variations {
                self.variation(before.clone(), turn, variation);
            }
            turn += u32::from(!position.mid_turn());
        }
        self.close();
    }

    /// Closes a parenthesis, right after the last word.
    fn close(&mut self) {
        if !self.opened.is_empty() {
            // Nothing was said in it.
            self.add("");
        }
        self.text.push(')');
        self.column += 1;
    }

    /// Writes an event; a ply that begins a turn, or a line, comes with the number of its turn.
    fn event(&mut self, before: &AnyPosition, turn: u32, event: Event, begins_line: bool) {
        match event {
            Event::Ply(ply) => {
                if !before.mid_turn() {
                    self.add(format!("{turn}. {ply}"));
                } else if begins_line {
                    self.add(format!("{turn}... {ply}"));
                } else {
                    self.add(ply.to_string());
                }
            }
            other => self.add(other.to_string()),
        }
    }

    fn comments(&mut self, comments: &[String]) {
        for comment in comments {
            self.add(format!("{{{}}}", escape(comment)));
        }
    }
}
