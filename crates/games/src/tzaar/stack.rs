//! What stands on a point.

use crate::Seat;

/// The two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// White, the first seat.
    White,
    /// Black, the second seat.
    Black,
}

impl Colour {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Who plays it.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat::from_index(self as usize)
    }

    /// What a seat plays.
    #[must_use]
    pub const fn of_seat(seat: Seat) -> Self {
        if seat.index() == 0 { Self::White } else { Self::Black }
    }
}

/// The three types of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Six a side.
    Tzaar,
    /// Nine a side.
    Tzarra,
    /// Fifteen a side.
    Tott,
}

impl Kind {
    /// The three types.
    pub const ALL: [Self; 3] = [Self::Tzaar, Self::Tzarra, Self::Tott];

    /// How many of them each side has.
    #[must_use]
    pub const fn pieces(self) -> u32 {
        match self {
            Self::Tzaar => 6,
            Self::Tzarra => 9,
            Self::Tott => 15,
        }
    }

    /// Its letter in texts, in upper case.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Tzaar => 'T',
            Self::Tzarra => 'R',
            Self::Tott => 'O',
        }
    }

    pub(super) fn from_letter(letter: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() as u8 == letter)
    }
}

/// A piece or a stack, seen from above: the height, and colour and type of the top.
///
/// Packed into a byte: the type in bits 0 and 1, the colour in bit 2, the height above; 0 is an empty point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stack(u8);

impl Stack {
    pub(super) const EMPTY: Self = Self(0);

    /// The tallest that the pieces of one side can build.
    pub(super) const TALLEST: u8 = 30;

    pub(super) const fn new(colour: Colour, kind: Kind, height: u8) -> Self {
        Self(height << 3 | (colour as u8) << 2 | kind as u8)
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The byte itself, as a fact for keys.
    #[inline]
    pub(super) const fn code(self) -> u8 {
        self.0
    }

    /// Whose it is.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Colour {
        if self.0 & 4 == 0 { Colour::White } else { Colour::Black }
    }

    /// The type of the piece on top.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self.0 & 3 {
            0 => Kind::Tzaar,
            1 => Kind::Tzarra,
            _ => Kind::Tott,
        }
    }

    /// How many pieces it is made of.
    #[inline]
    #[must_use]
    pub const fn height(self) -> u8 {
        self.0 >> 3
    }

    /// This stack set down on another of its colour.
    #[inline]
    pub(super) const fn on_top_of(self, below: Self) -> Self {
        Self(self.0 + (below.height() << 3))
    }
}
