//! The sixty points of the board and the lines between them.

use crate::bits::{Ones, bit};
use std::fmt;

/// Points in each column, `a` to `i`.
const COLUMN_LENGTHS: [u8; 9] = [5, 6, 7, 8, 8, 8, 7, 6, 5];

/// The column with the hole, which lies above its fourth point.
const MIDDLE: u8 = 4;

/// A point of the board.
///
/// Points are numbered from 1, column by column, upwards: bit 0 of a set stays free, which spares the hot loop
/// a test for empty sets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// How many points there are.
    pub const COUNT: usize = 60;

    /// All points, column by column, upwards.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT as u8).map(Self)
    }

    /// The point of a number from 1 to 60 that is known to be right.
    #[inline]
    pub(super) const fn from_number(number: u8) -> Self {
        Self(number)
    }

    /// The point's number, from 1.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub(super) const fn bit(self) -> u64 {
        bit(self.0)
    }

    /// The column, counted from 0 (`a`) to 8 (`i`), and the place in it, counted from 0 at the bottom.
    #[must_use]
    pub const fn column_and_place(self) -> (u8, u8) {
        let mut column = 0;
        let mut place = self.0 - 1;
        while place >= COLUMN_LENGTHS[column] {
            place -= COLUMN_LENGTHS[column];
            column += 1;
        }
        (column as u8, place)
    }

    /// How many points a column has, counted from 0.
    #[must_use]
    pub const fn column_length(column: u8) -> u8 {
        COLUMN_LENGTHS[column as usize]
    }

    /// Column and row on the sloped grid of the rules page, where lines run along (1,0), (0,1) and (1,1). The
    /// hole lies at (4,4).
    #[must_use]
    pub const fn grid(self) -> (i8, i8) {
        let (column, place) = self.column_and_place();
        let slope = column.saturating_sub(MIDDLE);
        let above_hole = (column == MIDDLE && place >= 4) as u8;
        (column as i8, (place + slope + above_hole) as i8)
    }

    /// The next point in a direction, if the line goes on.
    pub(super) const fn step(self, (right, up): (i8, i8)) -> Option<Self> {
        let (column, row) = self.grid();
        Self::from_grid(column + right, row + up)
    }

    const fn from_grid(column: i8, row: i8) -> Option<Self> {
        let mut number = 1;
        while number <= Self::COUNT as u8 {
            let grid = Self(number).grid();
            if grid.0 == column && grid.1 == row {
                return Some(Self(number));
            }
            number += 1;
        }
        None
    }

    /// Reads a name: the column's letter and the number of the point in it.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let &[letter @ b'a'..=b'i', digit @ b'1'..=b'8'] = name.as_bytes() else {
            return None;
        };
        let (column, place) = (usize::from(letter - b'a'), digit - b'1');
        let before: u8 = COLUMN_LENGTHS[..column].iter().sum();
        (place < COLUMN_LENGTHS[column]).then(|| Self(before + place + 1))
    }
}

/// Its name says it all.
impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, place) = self.column_and_place();
        write!(f, "{}{}", char::from(b'a' + column), place + 1)
    }
}

/// A set of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointSet(u64);

impl PointSet {
    #[inline]
    pub(super) const fn new(bits: u64) -> Self {
        Self(bits)
    }

    /// How many points it has.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it has none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The points that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The points that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Its points, column by column, upwards.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Point> {
        points(self.0)
    }
}

/// The points of a set.
#[inline]
pub(super) fn points(set: u64) -> impl Iterator<Item = Point> {
    Ones(set).map(Point::from_number)
}

/// Along the first three directions the numbers of the points grow, along the last three they fall.
pub(super) const DIRECTIONS: [(i8, i8); 6] = [(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)];

/// The points of each point's six rays, up to the edge or the hole.
static RAYS: [[u64; 6]; Point::COUNT + 1] = rays();

const fn rays() -> [[u64; 6]; Point::COUNT + 1] {
    let mut rays = [[0; 6]; Point::COUNT + 1];
    let mut number = 1;
    while number <= Point::COUNT {
        let mut direction = 0;
        while direction < 6 {
            rays[number][direction] = ray(Point(number as u8), DIRECTIONS[direction]);
            direction += 1;
        }
        number += 1;
    }
    rays
}

const fn ray(from: Point, direction: (i8, i8)) -> u64 {
    let mut point = from;
    let mut points = 0;
    while let Some(next) = point.step(direction) {
        points |= next.bit();
        point = next;
    }
    points
}

/// The first occupied point in each direction, as a set (bit 0 stands for "none" and must be masked away).
#[inline]
pub(super) fn nearest(from: Point, occupied: u64) -> u64 {
    let rays = &RAYS[usize::from(from.0)];
    let mut found = 0;
    for ray in &rays[..3] {
        let seen = ray & occupied;
        found |= seen & seen.wrapping_neg();
    }
    for ray in &rays[3..] {
        // With bit 0 set the word is never zero, so the highest bit costs one instruction and no branch.
        found |= 1 << (ray & occupied | 1).ilog2();
    }
    found
}

/// The points strictly between two points of a line; nothing when no line joins them or the hole cuts it.
pub(super) fn between(from: Point, to: Point) -> Option<u64> {
    let (ahead, back) = (&RAYS[usize::from(from.0)], &RAYS[usize::from(to.0)]);
    let direction = ahead.iter().position(|ray| ray & to.bit() != 0)?;
    Some(ahead[direction] & back[(direction + 3) % 6])
}

/// Whether two points lie on a straight line that the hole cuts.
pub(super) fn across_the_hole(from: Point, to: Point) -> bool {
    let ((column, row), (other_column, other_row)) = (from.grid(), to.grid());
    let (right, up) = (other_column - column, other_row - row);
    let in_line = right == 0 || up == 0 || right == up;
    in_line && from != to && between(from, to).is_none()
}

#[cfg(test)]
mod tests {
    use super::{Point, across_the_hole, between, nearest};
    use std::collections::HashSet;

    fn point(name: &str) -> Point {
        Point::from_name(name).unwrap()
    }

    #[test]
    fn names_round_trip_and_nothing_else_is_a_name() {
        let names: HashSet<String> = Point::all().map(|point| point.to_string()).collect();
        assert_eq!(names.len(), Point::COUNT);
        for point in Point::all() {
            assert_eq!(Point::from_name(&point.to_string()), Some(point));
        }
        for wrong in ["", "a", "a0", "a6", "e9", "i6", "j1", "A1", "a10", "é1"] {
            assert_eq!(Point::from_name(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn lines_end_at_the_hole() {
        assert!(across_the_hole(point("e4"), point("e5")));
        assert!(across_the_hole(point("a1"), point("i5")));
        assert!(across_the_hole(point("a5"), point("i1")));
        assert_eq!(between(point("e4"), point("e5")), None);
        assert_eq!(between(point("e1"), point("e4")).map(u64::count_ones), Some(2));
        assert!(!across_the_hole(point("a1"), point("b3")));
    }

    #[test]
    fn a_full_board_has_the_nearest_points_as_neighbours() {
        let everything = Point::all().fold(0, |set, point| set | point.bit());
        let degree = |name| (nearest(point(name), everything) & !1).count_ones();
        assert_eq!([degree("a1"), degree("a2"), degree("e4"), degree("b2")], [3, 4, 5, 6]);
    }
}
