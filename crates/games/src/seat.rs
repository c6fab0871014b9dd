//! A place at the table.

use std::fmt;

/// A seat, numbered from 1 in turn order: how players are named everywhere outside position texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats that any game has.
    pub const MAX: u8 = 4;

    /// The seat that moves first.
    pub const FIRST: Self = Self(1);

    /// The seat with this number, if it is 1 to 4.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=Self::MAX => Some(Self(number)),
            _ => None,
        }
    }

    /// The seat at this place of an array that has an entry a seat.
    ///
    /// # Panics
    /// If the index is 4 or more.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::MAX as usize, "there are four seats at most");
        Self(index as u8 + 1)
    }

    /// The seat's number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat's place in an array that has an entry a seat, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The next seat in turn order at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self(self.0 % seats + 1)
    }

    /// The seat before this one in turn order at a table of `seats`.
    #[must_use]
    pub const fn previous(self, seats: u8) -> Self {
        Self((self.0 + seats - 2) % seats + 1)
    }

    /// All seats of a table of `seats`, in turn order.
    #[inline]
    #[allow(clippy::range_plus_one, reason = "an inclusive range is slower in the hot loops")]
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..seats.min(Self::MAX) + 1).map(Self)
    }

    /// The seat's lower-case letter in the texts of Terrace and Tanagra: `a` to `d`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.0 - 1) as char
    }

    /// The seat of a letter `a` to `d`.
    #[must_use]
    pub const fn from_letter(letter: u8) -> Option<Self> {
        match letter {
            b'a'..=b'd' => Some(Self(letter - b'a' + 1)),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::Seat;

    #[test]
    fn the_turn_goes_round() {
        let order: Vec<Seat> = Seat::all(3).collect();
        for (index, seat) in order.iter().enumerate() {
            assert_eq!(seat.next(3), order[(index + 1) % 3]);
            assert_eq!(seat.next(3).previous(3), *seat);
        }
    }

    #[test]
    fn numbers_and_letters_round_trip() {
        assert_eq!(Seat::new(0), None);
        assert_eq!(Seat::new(5), None);
        for seat in Seat::all(4) {
            assert_eq!(Seat::new(seat.number()), Some(seat));
            assert_eq!(Seat::from_letter(seat.letter() as u8), Some(seat));
            assert_eq!(Seat::from_index(seat.index()), seat);
        }
    }
}
