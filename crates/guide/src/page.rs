//! A page to read, with boards in it.

use std::fmt;
use tablier_games::{AnyPosition, GameKind, Start};

/// A page to read.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Its parts, in order.
    pub blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// The name of the game.
    Title(String),
    /// Who made it, for how many, how long.
    Facts(String),
    /// The title of a section.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
    /// One of several things in no order.
    Point(String),
    /// One of several things in order.
    Step(String),
    /// How the printed rules are read where they leave something open.
    Reading(String),
    /// A rule of the house: the printed rules have nothing, and a program needs it.
    House(String),
    /// A board to play on.
    Figure(Figure),
}

/// A board to play on.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What stands on it.
    pub position: AnyPosition,
    /// What is said below it.
    pub caption: String,
    /// What to try on it, where it can be played on: paper and terminals leave it out.
    pub invitation: String,
}

/// A text that does not follow the marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// In which line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: &'static str,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for TextError {}

impl Page {
    /// Reads a page of a game.
    pub fn read(kind: GameKind, text: &str) -> Result<Self, TextError> {
        let mut blocks = Vec::new();
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
            let error = |reason| TextError { line: index + 1, reason };
            match line.split_once(' ').unwrap_or((line, "")) {
                ("|", caption) => match blocks.last_mut() {
                    Some(Block::Figure(figure)) => caption.clone_into(&mut figure.caption),
                    _ => return Err(error("a caption stands below a board")),
                },
                (">", invitation) => match blocks.last_mut() {
                    Some(Block::Figure(figure)) => invitation.clone_into(&mut figure.invitation),
                    _ => return Err(error("an invitation stands below a board")),
                },
                (mark, rest) => blocks.push(block(kind, mark, rest, line).map_err(error)?),
            }
        }
        Ok(Self { blocks })
    }
}

fn block(kind: GameKind, mark: &str, rest: &str, line: &str) -> Result<Block, &'static str> {
    let rest = rest.to_owned();
    Ok(match mark {
        "=" => Block::Title(rest),
        ":" => Block::Facts(rest),
        "==" => Block::Heading(rest),
        "-" => Block::Point(rest),
        "+" => Block::Step(rest),
        "?" => Block::Reading(rest),
        "!" => Block::House(rest),
        "@" | "@setup" => {
            let position = board(kind, mark, &rest)?;
            Block::Figure(Figure { position, caption: String::new(), invitation: String::new() })
        }
        _ => Block::Paragraph(line.to_owned()),
    })
}

/// A board, by its position or by the name of a set-up.
pub(crate) fn board(kind: GameKind, mark: &str, rest: &str) -> Result<AnyPosition, &'static str> {
    if mark == "@" {
        return AnyPosition::parse(kind, rest).map_err(|_| "no position of this game");
    }
    let start = Start::from_setup(kind, rest, Some(1)).or_else(|_| Start::from_setup(kind, rest, None));
    start.map(|start| start.position().clone()).map_err(|_| "no set-up of this game")
}
