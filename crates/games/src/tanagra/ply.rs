//! A move and its text.

use super::{Cell, Pawn};
use crate::Unreadable;
use crate::text_order::Packed;
use std::fmt;
use std::str::FromStr;

/// A ply of Tanagra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// `a@0,0v`: a tile is laid with a pawn on its centre.
    Lay {
        /// The pawn.
        pawn: Pawn,
        /// The centre of the tile.
        at: Cell,
    },
    /// `0,0v-1,0^`, or `0,0vx1,0^` when it takes: a pawn.
    Pawn {
        /// Where the pawn stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
        /// Whether it takes a pawn there.
        captures: bool,
    },
    /// `keep`: the empty tile stays where it is.
    Keep,
    /// `drop`: the empty tile leaves the game.
    Drop,
    /// `>2,1v`: the empty tile is laid again there.
    Relay(Cell),
    /// `pass`: no pawn can move.
    Pass,
}

impl Move {
    /// Compares as the text does. The texts of two cells would be too long for one word; none begins with another, so
    /// two words compare like the whole.
    pub(crate) const fn text_key(self) -> (Packed, Packed) {
        let none = Packed::begin().end();
        match self {
            Self::Lay { pawn, at } => {
                (at.written_after(Packed::begin().byte(pawn.letter() as u8).byte(b'@')).end(), none)
            }
            Self::Pawn { from, to, captures } => {
                let sign = if captures { b'x' } else { b'-' };
                (
                    from.written_after(Packed::begin()).byte(sign).end(),
                    to.written_after(Packed::begin()).end(),
                )
            }
            Self::Keep => (Packed::begin().word(b"keep").end(), none),
            Self::Drop => (Packed::begin().word(b"drop").end(), none),
            Self::Relay(place) => (place.written_after(Packed::begin().byte(b'>')).end(), none),
            Self::Pass => (Packed::begin().word(b"pass").end(), none),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay { pawn, at } => write!(f, "{pawn}@{at}"),
            Self::Pawn { from, to, captures: false } => write!(f, "{from}-{to}"),
            Self::Pawn { from, to, captures: true } => write!(f, "{from}x{to}"),
            Self::Keep => f.write_str("keep"),
            Self::Drop => f.write_str("drop"),
            Self::Relay(place) => write!(f, ">{place}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let cell = |name| Cell::from_name(name).ok_or(Unreadable);
        match text {
            "keep" => return Ok(Self::Keep),
            "drop" => return Ok(Self::Drop),
            "pass" => return Ok(Self::Pass),
            _ => {}
        }
        if let Some(place) = text.strip_prefix('>') {
            return Ok(Self::Relay(cell(place)?));
        }
        if let Some((pawn, at)) = text.split_once('@') {
            let &[letter] = pawn.as_bytes() else { return Err(Unreadable) };
            let pawn = Pawn::from_letter(letter).ok_or(Unreadable)?;
            return Ok(Self::Lay { pawn, at: cell(at)? });
        }
        // A coordinate can begin with a hyphen too: the first cell ends with its `^` or `v`.
        let end = text.find(['^', 'v']).ok_or(Unreadable)? + 1;
        let (from, rest) = text.split_at(end);
        let (captures, to) = match rest.as_bytes() {
            [b'x', ..] => (true, &rest[1..]),
            [b'-', ..] => (false, &rest[1..]),
            _ => return Err(Unreadable),
        };
        Ok(Self::Pawn { from: cell(from)?, to: cell(to)?, captures })
    }
}
