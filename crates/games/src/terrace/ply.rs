//! A move and its text.

use super::Square;
use crate::Unreadable;
use std::fmt;
use std::str::FromStr;

/// A move of Terrace: `b1-b2`, or `c3xb2` when it captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// Whether it captures there.
    pub captures: bool,
}

impl Move {
    /// Compares as the text does: a column's letter comes before a row's number.
    pub(crate) const fn text_key(self) -> u32 {
        let Self { from, to, captures } = self;
        u32::from_be_bytes([from.x * 8 + from.y, captures as u8, to.x * 8 + to.y, 0])
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.captures { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let square = |name| Square::from_name(name).ok_or(Unreadable);
        let captures = text.contains('x');
        let (from, to) = text.split_once(if captures { 'x' } else { '-' }).ok_or(Unreadable)?;
        Ok(Self { from: square(from)?, to: square(to)?, captures })
    }
}
