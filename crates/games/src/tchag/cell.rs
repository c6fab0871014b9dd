//! Cells, directions and lines of the square.

use crate::bits::bit;
use std::fmt;

/// A cell of the 6 × 6 square, with or without a stone.
///
/// Numbered eight to a row: a step off the side of the square falls on a number that no cell has, so sets of
/// cells can be shifted without a test for edges.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// Rows and columns of the square.
pub(super) const SIDE: u8 = 6;
const ROW: u64 = 0b11_1111;
const COLUMN: u64 = 0x0000_0101_0101_0101;

impl Cell {
    /// The cell of a column and a row, counted from 0; nothing outside the square.
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x < SIDE && y < SIDE { Some(Self(8 * y + x)) } else { None }
    }

    /// All cells, row by row from the bottom.
    #[must_use]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..SIDE * SIDE).map(|index| Self(8 * (index / SIDE) + index % SIDE))
    }

    #[inline]
    pub(super) const fn from_number(number: u8) -> Self {
        Self(number)
    }

    /// The cell's number, eight to a row.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub(super) const fn bit(self) -> u64 {
        bit(self.0)
    }

    /// The column, from 0 (`a`).
    #[must_use]
    pub const fn x(self) -> u8 {
        self.0 % 8
    }

    /// The row, from 0.
    #[must_use]
    pub const fn y(self) -> u8 {
        self.0 / 8
    }

    /// The cells of this cell's line on the side from which stones move in a direction.
    #[inline]
    pub(super) const fn behind(self, direction: Direction) -> u64 {
        let below = self.bit() - 1;
        match direction {
            Direction::East => Line::Row(self.y()).cells() & below,
            Direction::West => Line::Row(self.y()).cells() & !below,
            Direction::North => Line::Column(self.x()).cells() & below,
            Direction::South => Line::Column(self.x()).cells() & !below,
        }
    }

    /// Reads a name: the column's letter and the row's number.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match *name.as_bytes() {
            [letter @ b'a'..=b'f', digit @ b'1'..=b'6'] => Self::new(letter - b'a', digit - b'1'),
            _ => None,
        }
    }
}

/// Its name says it all.
impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.x()), self.y() + 1)
    }
}

/// A direction in which stones move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Direction {
    /// The four directions.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Its letter in texts.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'N',
            Self::East => 'E',
            Self::South => 'S',
            Self::West => 'W',
        }
    }

    pub(super) fn from_letter(letter: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.letter() as u8 == letter)
    }

    /// Whether it runs along rows.
    pub(super) const fn is_along_rows(self) -> bool {
        matches!(self, Self::East | Self::West)
    }

    /// The cells of a set, one step on.
    #[inline]
    pub(super) const fn shift(self, cells: u64) -> u64 {
        match self {
            Self::North => cells << 8,
            Self::East => cells << 1,
            Self::South => cells >> 8,
            Self::West => cells >> 1,
        }
    }

    /// The cell of a set of one line that lies farthest behind.
    #[inline]
    pub(super) const fn last(self, cells: u64) -> Cell {
        match self {
            Self::North | Self::East => Cell(cells.trailing_zeros() as u8),
            Self::South | Self::West => Cell(63 - cells.leading_zeros() as u8),
        }
    }
}

/// A row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A row, counted from 0 at the bottom; its number in texts is one more.
    Row(u8),
    /// A column, counted from 0 (`a`).
    Column(u8),
}

impl Line {
    #[inline]
    pub(super) const fn cells(self) -> u64 {
        match self {
            Self::Row(y) => ROW << (8 * y),
            Self::Column(x) => COLUMN << x,
        }
    }

    /// Whether stones slide along the line in a direction.
    pub(super) const fn runs(self, direction: Direction) -> bool {
        matches!(self, Self::Row(_)) == direction.is_along_rows()
    }

    pub(super) const fn from_letter(letter: u8) -> Option<Self> {
        match letter {
            b'1'..=b'6' => Some(Self::Row(letter - b'1')),
            b'a'..=b'f' => Some(Self::Column(letter - b'a')),
            _ => None,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(y) => write!(f, "{}", u16::from(*y) + 1),
            Self::Column(x) => write!(f, "{}", char::from(b'a'.saturating_add(*x))),
        }
    }
}
