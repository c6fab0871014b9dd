//! Pawns and their series.

use crate::Seat;
use std::fmt;

/// The most series that a table has.
pub(super) const MOST_SERIES: usize = 4;

/// A pawn, by its letter: `a` to `d`, or `A` and `B` for the large pawns of a game for two.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pawn(u8);

impl Pawn {
    /// Its letter in texts.
    #[must_use]
    pub const fn letter(self) -> char {
        self.0 as char
    }

    /// Whether it is a large one, in a game for two.
    #[must_use]
    pub const fn is_large(self) -> bool {
        self.0.is_ascii_uppercase()
    }

    /// Whose it is.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat::from_index((self.0.to_ascii_lowercase() - b'a') as usize)
    }

    /// The pawn of a seat, large or small; only the first two seats have large ones.
    #[must_use]
    pub fn of_seat(seat: Seat, large: bool) -> Option<Self> {
        let letter = seat.letter() as u8;
        Self::from_letter(if large { letter.to_ascii_uppercase() } else { letter })
    }

    /// The pawns that it takes at a table of `seats`; nothing if no such pawn plays there.
    #[must_use]
    pub fn prey(self, seats: u8) -> Option<Self> {
        self.series(seats).map(|series| series.prey(seats).pawn(seats))
    }

    pub(super) const fn from_letter(letter: u8) -> Option<Self> {
        match letter {
            b'a'..=b'd' | b'A' | b'B' => Some(Self(letter)),
            _ => None,
        }
    }

    /// The series of pawns like this one at a table of `seats`, if there is one.
    pub(super) const fn series(self, seats: u8) -> Option<Series> {
        match (self.0, seats) {
            (b'a', _) => Some(Series(0)),
            (b'b', _) => Some(Series(1)),
            (b'c', 3 | 4) | (b'A', 2) => Some(Series(2)),
            (b'd', 4) | (b'B', 2) => Some(Series(3)),
            _ => None,
        }
    }
}

/// Its name says it all.
impl fmt::Debug for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of identical pawns.
///
/// They are numbered so that every series takes the next one in the circle: `a b c d` with three or four
/// players, `a b A B` with two. So the owner is the number modulo the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Series(u8);

impl Series {
    /// How many there are at a table.
    #[inline]
    pub(super) const fn count(seats: u8) -> u8 {
        if seats == 2 { 4 } else { seats }
    }

    /// All series of a table.
    #[inline]
    pub(super) fn all(seats: u8) -> impl Iterator<Item = Self> + Clone {
        (0..Self::count(seats)).map(Self)
    }

    /// The series that belong to a seat: two small and large ones with two players, else one.
    #[inline]
    pub(super) fn of(seat: Seat, seats: u8) -> impl Iterator<Item = Self> + Clone {
        (seat.index() as u8..Self::count(seats)).step_by(usize::from(seats)).map(Self)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose pawns they are.
    #[inline]
    pub(super) const fn owner(self, seats: u8) -> Seat {
        Seat::from_index((self.0 % seats) as usize)
    }

    /// The series that it takes.
    #[inline]
    pub(super) const fn prey(self, seats: u8) -> Self {
        Self((self.0 + 1) % Self::count(seats))
    }

    /// The series that takes it.
    pub(super) const fn hunter(self, seats: u8) -> Self {
        Self((self.0 + Self::count(seats) - 1) % Self::count(seats))
    }

    /// What its pawns look like.
    pub(super) const fn pawn(self, seats: u8) -> Pawn {
        match (self.0, seats) {
            (2, 2) => Pawn(b'A'),
            (3, 2) => Pawn(b'B'),
            (number, _) => Pawn(b'a' + number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Pawn, Series};

    fn circle(seats: u8) -> String {
        let pairs = Series::all(seats).map(|series| {
            assert_eq!(series.prey(seats).hunter(seats), series);
            assert_eq!(series.pawn(seats).prey(seats), Some(series.prey(seats).pawn(seats)));
            format!("{}{} ", series.pawn(seats), series.prey(seats).pawn(seats))
        });
        pairs.collect()
    }

    #[test]
    fn who_takes_whom() {
        assert_eq!(circle(2), "ab bA AB Ba ");
        assert_eq!(circle(3), "ab bc ca ");
        assert_eq!(circle(4), "ab bc cd da ");
    }

    #[test]
    fn letters_belong_to_their_tables() {
        for (letter, tables) in [(b'a', "234"), (b'A', "2"), (b'B', "2"), (b'c', "34"), (b'd', "4")] {
            for seats in 2..=4 {
                let series = Pawn::from_letter(letter).and_then(|pawn| pawn.series(seats));
                assert_eq!(series.is_some(), tables.contains(&seats.to_string()));
            }
        }
    }
}
