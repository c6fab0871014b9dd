//! Squares and their names.

use std::fmt;

/// A square of the board: its column and row, counted from 0 at `a1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    pub(super) x: u8,
    pub(super) y: u8,
}

impl Square {
    /// The square of a column and a row; nothing beyond `h8`.
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x < 8 && y < 8 { Some(Self { x, y }) } else { None }
    }

    /// The column, from 0 (`a`).
    #[must_use]
    pub const fn x(self) -> u8 {
        self.x
    }

    /// The row, from 0.
    #[must_use]
    pub const fn y(self) -> u8 {
        self.y
    }

    /// Whether a king of chess would go from one to the other in one step.
    pub(super) const fn is_beside(self, other: Self) -> bool {
        let (across, along) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        across <= 1 && along <= 1 && across + along > 0
    }

    /// Whether both the columns and the rows differ.
    pub(super) const fn is_diagonal_to(self, other: Self) -> bool {
        self.x != other.x && self.y != other.y
    }

    /// Reads a name: the column's letter and the row's number.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match *name.as_bytes() {
            [letter @ b'a'..=b'h', digit @ b'1'..=b'8'] => Self::new(letter - b'a', digit - b'1'),
            _ => None,
        }
    }
}

/// Its name says it all.
impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.x), self.y + 1)
    }
}
