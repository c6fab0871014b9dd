//! A move and its text.

use super::{Cell, Direction, Line};
use crate::Unreadable;
use crate::text_order::Packed;
use std::fmt;
use std::str::FromStr;

/// A ply of Tchag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// `b5-c4`, or `b5xc4` when it takes: a pawn.
    Pawn {
        /// Where the pawn stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
        /// Whether it takes a pawn there.
        captures: bool,
    },
    /// `N`, `E`, `S`, `W`: stones move in that direction into the hole.
    Close(Direction),
    /// `3W`, `dN`: a line of stones slides by one step.
    Slide {
        /// The row or column.
        line: Line,
        /// Where it slides.
        direction: Direction,
    },
    /// `stop`: the game is ended and the pawns are counted.
    Stop,
}

impl Move {
    /// Compares as the text does.
    pub(crate) const fn text_key(self) -> Packed {
        match self {
            Self::Pawn { from, to, captures } => {
                let sign = if captures { b'x' } else { b'-' };
                let from = Packed::begin().byte(b'a' + from.x()).byte(b'1' + from.y());
                from.byte(sign).byte(b'a' + to.x()).byte(b'1' + to.y()).end()
            }
            Self::Close(direction) => Packed::begin().byte(direction.letter() as u8).end(),
            Self::Slide { line, direction } => {
                let line = match line {
                    Line::Row(y) => b'1' + y,
                    Line::Column(x) => b'a' + x,
                };
                Packed::begin().byte(line).byte(direction.letter() as u8).end()
            }
            Self::Stop => Packed::begin().word(b"stop").end(),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pawn { from, to, captures: false } => write!(f, "{from}-{to}"),
            Self::Pawn { from, to, captures: true } => write!(f, "{from}x{to}"),
            Self::Close(direction) => write!(f, "{}", direction.letter()),
            Self::Slide { line, direction } => write!(f, "{line}{}", direction.letter()),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match *text.as_bytes() {
            [direction] => Direction::from_letter(direction).map(Self::Close).ok_or(Unreadable),
            [line, direction] => slide(line, direction).ok_or(Unreadable),
            _ if text == "stop" => Ok(Self::Stop),
            _ => pawn(text).ok_or(Unreadable),
        }
    }
}

fn slide(line: u8, direction: u8) -> Option<Move> {
    let (line, direction) = (Line::from_letter(line)?, Direction::from_letter(direction)?);
    line.runs(direction).then_some(Move::Slide { line, direction })
}

fn pawn(text: &str) -> Option<Move> {
    let captures = text.contains('x');
    let (from, to) = text.split_once(if captures { 'x' } else { '-' })?;
    Some(Move::Pawn { from: Cell::from_name(from)?, to: Cell::from_name(to)?, captures })
}
