//! The pieces.

use crate::Seat;

/// The form of a piece: the T or one of the sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// The marked piece of size 1 that must not be lost.
    T,
    /// Size 1, the smallest.
    One,
    /// Size 2.
    Two,
    /// Size 3, the largest on the small board.
    Three,
    /// Size 4.
    Four,
}

impl Form {
    /// Its size, from 1; a T is as large as a 1.
    #[must_use]
    pub const fn size(self) -> u8 {
        match self {
            Self::T | Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// Its letter in texts.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::T => 'T',
            _ => (b'0' + self.size()) as char,
        }
    }

    pub(super) const fn from_letter(letter: u8) -> Option<Self> {
        Some(match letter {
            b'T' => Self::T,
            b'1' => Self::One,
            b'2' => Self::Two,
            b'3' => Self::Three,
            b'4' => Self::Four,
            _ => return None,
        })
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// Its form.
    pub form: Form,
}
