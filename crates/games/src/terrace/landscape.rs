//! The two boards: their levels, their terraces, and what lies beside what.

use super::Square;
use crate::bits::bit;

/// The board of one edition.
///
/// Sets of squares number them by quadrant, then terrace by terrace from the corner inwards, then along the
/// terrace: a terrace is a run of neighbouring bits, and moving along it is arithmetic on a word.
#[derive(Debug)]
pub(super) struct Landscape {
    /// How many squares a side has.
    pub(super) side: u8,
    squares: [Square; 64],
    /// The terrace that a square belongs to.
    terraces: [u64; 64],
    /// Neighbours one level up, and straight neighbours one level down: where a piece steps when they are vacant.
    steps: [u64; 64],
    /// Diagonal neighbours one level down: where a piece captures.
    captures: [u64; 64],
    /// In how many moves a lone piece reaches a square: first where it goes, then where it comes from.
    moves_to: [[u8; 64]; 64],
    /// In how many moves a lone piece comes to threaten a square, in the same way.
    moves_to_threaten: [[u8; 64]; 64],
}

/// The usual board.
pub(super) static LARGE: Landscape = Landscape::new(8);
/// The board of the smaller edition.
pub(super) static SMALL: Landscape = Landscape::new(6);

/// The number in sets of the square `a1`.
pub(super) const A1: u8 = 0;
/// The number in sets of the square in the opposite corner, on either board.
pub(super) const H8: u8 = 16;

impl Landscape {
    const fn new(side: u8) -> Self {
        let mut landscape = Self {
            side,
            squares: [Square { x: 0, y: 0 }; 64],
            terraces: [0; 64],
            steps: [0; 64],
            captures: [0; 64],
            moves_to: [[u8::MAX; 64]; 64],
            moves_to_threaten: [[u8::MAX; 64]; 64],
        };
        let mut index = 0;
        while index < side * side {
            let square = Square { x: index % side, y: index / side };
            landscape.fill(square);
            index += 1;
        }
        landscape.measure();
        landscape
    }

    /// Enters how far squares are from each other.
    const fn measure(&mut self) {
        let mut target = 0;
        while target < 64 {
            let (mut number, mut threats) = (0, 0);
            while number < 64 {
                if self.captures[number as usize] & bit(target) != 0 {
                    threats |= bit(number);
                }
                number += 1;
            }
            self.moves_to[target as usize] = self.moves_to_any(bit(target));
            self.moves_to_threaten[target as usize] = self.moves_to_any(threats);
            target += 1;
        }
    }

    /// From each square, in how many moves a lone piece reaches some others: one more than from the best that it
    /// reaches in one.
    const fn moves_to_any(&self, goals: u64) -> [u8; 64] {
        let mut moves = [u8::MAX; 64];
        let (mut reached, mut distance) = (0, 0);
        loop {
            let (mut number, mut grown) = (0, reached);
            while number < 64 {
                let reach = self.terraces[number as usize] | self.steps[number as usize];
                let arrives = if distance == 0 { goals & bit(number) } else { reach & reached };
                if reached & bit(number) == 0 && arrives != 0 {
                    moves[number as usize] = distance;
                    grown |= bit(number);
                }
                number += 1;
            }
            if grown == reached {
                return moves;
            }
            reached = grown;
            distance += 1;
        }
    }

    /// In how many moves a lone piece reaches a square; the most there is if it cannot.
    pub(super) const fn moves_to(&self, from: u8, to: u8) -> u8 {
        self.moves_to[to as usize][from as usize]
    }

    /// In how many moves a lone piece comes to threaten a square; the most there is if it cannot.
    pub(super) const fn moves_to_threaten(&self, from: u8, target: u8) -> u8 {
        self.moves_to_threaten[target as usize][from as usize]
    }

    /// Enters all that the tables say about one square.
    const fn fill(&mut self, square: Square) {
        let number = self.number(square);
        self.squares[number as usize] = square;
        let mut index = 0;
        while index < self.side * self.side {
            let other = Square { x: index % self.side, y: index / self.side };
            self.relate(square, other);
            index += 1;
        }
    }

    const fn relate(&mut self, from: Square, to: Square) {
        let row = self.number(from) as usize;
        let bit = bit(self.number(to));
        if self.same_terrace(from, to) {
            self.terraces[row] |= bit;
        }
        if !from.is_beside(to) {
            return;
        }
        let (low, high) = (self.level(from), self.level(to));
        if high == low + 1 || (high + 1 == low && !from.is_diagonal_to(to)) {
            self.steps[row] |= bit;
        } else if high + 1 == low {
            self.captures[row] |= bit;
        }
    }

    pub(super) const fn contains(&self, square: Square) -> bool {
        square.x < self.side && square.y < self.side
    }

    /// The level of a square, from 1.
    pub(super) const fn level(&self, square: Square) -> u8 {
        let last = self.side - 1;
        let south_west = larger(square.x, square.y);
        let north_east = larger(last - square.x, last - square.y);
        if south_west < north_east { south_west + 1 } else { north_east + 1 }
    }

    /// The quadrant of a square, and how far it lies from that quadrant's corner, across and along.
    const fn quadrant(&self, square: Square) -> (u8, u8, u8) {
        let (half, last) = (self.side / 2, self.side - 1);
        match (square.x < half, square.y < half) {
            (true, true) => (0, square.x, square.y),
            (false, false) => (1, last - square.x, last - square.y),
            (true, false) => (2, square.x, last - square.y),
            (false, true) => (3, last - square.x, square.y),
        }
    }

    /// Whether two squares belong to the same L.
    pub(super) const fn same_terrace(&self, one: Square, other: Square) -> bool {
        let (quadrant, across, along) = self.quadrant(one);
        let (other_quadrant, other_across, other_along) = self.quadrant(other);
        quadrant == other_quadrant && larger(across, along) == larger(other_across, other_along)
    }

    /// The number of a square in sets.
    pub(super) const fn number(&self, square: Square) -> u8 {
        let (quadrant, across, along) = self.quadrant(square);
        let ring = larger(across, along);
        let place = if across == ring { along } else { 2 * ring - across };
        quadrant * 16 + ring * ring + place
    }

    /// The square of a number in sets.
    #[inline]
    pub(super) const fn square(&self, number: u8) -> Square {
        self.squares[number as usize]
    }

    /// The squares of a terrace between the pieces of others that are next to a square on it.
    #[inline]
    pub(super) const fn stretch(&self, from: u8, others: u64) -> u64 {
        let terrace = self.terraces[from as usize];
        let below_from = bit(from) - 1;
        let before = terrace & others & below_from;
        let after = terrace & others & !below_from;
        // The bits under the lowest of `after` and over the highest of `before`: all of them where there is none.
        let under = (after & after.wrapping_neg()).wrapping_sub(1);
        let over = u64::MAX << (64 - before.leading_zeros());
        terrace & under & over
    }

    /// Where a piece can go, whatever stands there: along its terrace and by a step.
    #[inline]
    pub(super) const fn reach(&self, from: u8, others: u64) -> u64 {
        self.stretch(from, others) | self.steps[from as usize]
    }

    /// Where a piece can capture, whatever stands there.
    #[inline]
    pub(super) const fn captures(&self, from: u8) -> u64 {
        self.captures[from as usize]
    }
}

const fn larger(one: u8, other: u8) -> u8 {
    if one > other { one } else { other }
}

#[cfg(test)]
mod tests {
    use super::{A1, H8, LARGE, Landscape, SMALL, Square};

    fn levels(board: &Landscape) -> Vec<String> {
        let row = |y| (0..board.side).map(|x| board.level(Square { x, y }).to_string()).collect();
        (0..board.side).rev().map(row).collect()
    }

    #[test]
    fn the_levels_are_those_of_the_rules_page() {
        let expected =
            ["87654321", "77654322", "66654333", "55554444", "44445555", "33345666", "22345677", "12345678"];
        assert_eq!(levels(&LARGE), expected);
        assert_eq!(levels(&SMALL), ["654321", "554322", "444333", "333444", "223455", "123456"]);
    }

    #[test]
    fn numbers_and_squares_round_trip() {
        for board in [&LARGE, &SMALL] {
            for index in 0..board.side * board.side {
                let square = Square { x: index % board.side, y: index / board.side };
                assert_eq!(board.square(board.number(square)), square);
            }
            assert_eq!(board.square(A1), Square { x: 0, y: 0 });
            assert_eq!(board.square(H8), Square { x: board.side - 1, y: board.side - 1 });
        }
    }

    #[test]
    fn a_lone_piece_needs_so_many_moves_to_its_corner() {
        let from =
            |board: &Landscape, name| board.moves_to(board.number(Square::from_name(name).unwrap()), H8);
        assert_eq!(["h8", "g8", "h7", "f8", "h1", "a8"].map(|name| from(&LARGE, name)), [0, 1, 1, 2, 7, 7]);
        assert_eq!(["f6", "f5", "a6"].map(|name| from(&SMALL, name)), [0, 1, 5]);
    }

    #[test]
    fn a_lone_piece_needs_so_many_moves_to_threaten_a_square() {
        let number = |name| LARGE.number(Square::from_name(name).unwrap());
        let moves = |from, target| LARGE.moves_to_threaten(number(from), number(target));
        // Diagonally above a1 lies b2 alone; nothing lies above h1.
        assert_eq!(["b2", "a1", "b3", "c3"].map(|from| moves(from, "a1")), [0, 1, 1, 2]);
        assert_eq!(moves("a1", "h1"), u8::MAX);
    }

    #[test]
    fn a_terrace_is_a_run_of_bits_along_which_neighbours_touch() {
        for board in [&LARGE, &SMALL] {
            for terrace in board.terraces.iter().filter(|terrace| **terrace != 0) {
                let (low, high) = (terrace.trailing_zeros(), 63 - terrace.leading_zeros());
                assert_eq!(terrace.count_ones(), high - low + 1);
                for number in low..high {
                    assert!(board.square(number as u8).is_beside(board.square(number as u8 + 1)));
                }
            }
        }
    }
}
