//! A move and its text.

use super::{Kind, Point};
use crate::Unreadable;
use std::fmt;
use std::str::FromStr;

/// A move of TZAAR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// `d2xd3`: a capture.
    Capture {
        /// Where the mover stands.
        from: Point,
        /// What it takes.
        to: Point,
    },
    /// `d2+c2`: a stack set on another.
    Stack {
        /// Where the mover stands.
        from: Point,
        /// What it covers.
        to: Point,
    },
    /// `pass`: the second move is not made.
    Pass,
    /// `T@e4`: a piece placed before the game.
    Place {
        /// The type of the piece.
        kind: Kind,
        /// Where it is placed.
        at: Point,
    },
}

impl Move {
    /// Compares as the text does. Points are numbered in the order of their names; capitals come before small letters,
    /// and no name begins with a letter as far on as that of `pass`.
    pub(crate) const fn text_key(self) -> u32 {
        let [first, from, sign, to] = match self {
            Self::Place { kind, at } => [0, kind.letter() as u8, 0, at.number()],
            Self::Stack { from, to } => [1, from.number(), b'+', to.number()],
            Self::Capture { from, to } => [1, from.number(), b'x', to.number()],
            Self::Pass => [2, 0, 0, 0],
        };
        u32::from_be_bytes([first, from, sign, to])
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Capture { from, to } => write!(f, "{from}x{to}"),
            Self::Stack { from, to } => write!(f, "{from}+{to}"),
            Self::Pass => f.write_str("pass"),
            Self::Place { kind, at } => write!(f, "{}@{at}", kind.letter()),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let point = |name| Point::from_name(name).ok_or(Unreadable);
        if text == "pass" {
            Ok(Self::Pass)
        } else if let Some((from, to)) = text.split_once('x') {
            Ok(Self::Capture { from: point(from)?, to: point(to)? })
        } else if let Some((from, to)) = text.split_once('+') {
            Ok(Self::Stack { from: point(from)?, to: point(to)? })
        } else if let Some((&[letter], at)) = text.split_once('@').map(|(kind, at)| (kind.as_bytes(), at)) {
            let kind = Kind::from_letter(letter).ok_or(Unreadable)?;
            Ok(Self::Place { kind, at: point(at)? })
        } else {
            Err(Unreadable)
        }
    }
}
