//! The triangles of the plane.

use crate::text_order::Writer;
use std::fmt;

/// A cell of the plane: a unit triangle. It is also the name of the tile whose centre it is.
///
/// The order of cells is that of tiles in position texts: by `j`, then `i`, then `^` before `v`. Packed in that
/// order into one word, so that comparing and stepping are one instruction each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u32);

/// Added to a coordinate to make it positive.
const BIAS: i16 = 0x4000;
/// The largest coordinate that a name can have: far beyond the limit, and far from where sums would overflow.
const FARTHEST: u16 = 9999;
const J_SHIFT: u32 = 16;
const I_SHIFT: u32 = 1;
const I_MASK: u32 = 0x7fff;

/// Why a text is not the name of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellError {
    /// Not of the form `i,j^` or `i,jv`.
    Syntax,
    /// A coordinate with too many digits.
    Far,
}

impl Cell {
    /// The centre of the first tile.
    pub(super) const ORIGIN: Self = Self::pack(0, 0, true);

    /// How far from the origin the centre of a tile can lie, in either coordinate.
    pub const LIMIT: i16 = 1000;

    /// The cell `i,jv` if it points down, `i,j^` otherwise; nothing far outside of where tiles can lie.
    #[must_use]
    pub const fn new(i: i16, j: i16, points_down: bool) -> Option<Self> {
        let inside = i.unsigned_abs() <= FARTHEST && j.unsigned_abs() <= FARTHEST;
        if inside { Some(Self::pack(i, j, points_down)) } else { None }
    }

    const fn pack(i: i16, j: i16, points_down: bool) -> Self {
        let (i, j) = ((i + BIAS) as u32, (j + BIAS) as u32);
        Self(j << J_SHIFT | i << I_SHIFT | points_down as u32)
    }

    /// Its first coordinate.
    #[inline]
    #[must_use]
    pub const fn i(self) -> i16 {
        (self.0 >> I_SHIFT & I_MASK) as i16 - BIAS
    }

    /// Its second coordinate.
    #[inline]
    #[must_use]
    pub const fn j(self) -> i16 {
        (self.0 >> J_SHIFT) as i16 - BIAS
    }

    /// Whether it points down.
    #[inline]
    #[must_use]
    pub const fn points_down(self) -> bool {
        self.0 & 1 != 0
    }

    /// The word that it is packed into; never 0.
    #[inline]
    pub(super) const fn packed(self) -> u32 {
        self.0
    }

    /// Whether a tile can lie here.
    #[inline]
    pub(super) const fn within_limit(self) -> bool {
        self.i().unsigned_abs() <= Self::LIMIT as u16 && self.j().unsigned_abs() <= Self::LIMIT as u16
    }

    /// The cell that lies so far off, seen from a cell that points down; from one that points up the plane
    /// looks the same, turned by half.
    #[inline]
    pub(super) const fn offset(self, (di, dj): (i16, i16), same_way_up: bool) -> Self {
        let step = ((dj as i32) << J_SHIFT) + ((di as i32) << I_SHIFT);
        let step = if self.points_down() { step } else { -step };
        Self(self.0.wrapping_add_signed(step) ^ !same_way_up as u32)
    }

    /// The three cells that share a side with this one. For the centre of a tile these are its corners, in the
    /// order of position texts.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> [Self; 3] {
        [self.offset((0, 0), false), self.offset((1, 0), false), self.offset((0, 1), false)]
    }

    /// Whether a tile with this centre is in contact with a tile with another centre.
    #[must_use]
    pub fn touches(self, tile: Self) -> bool {
        super::plane::in_contact(self, tile)
    }

    /// A word that says where the cell lies, seen from another, and which way it points.
    #[inline]
    pub(super) const fn seen_from(self, other: Self) -> u32 {
        self.0.wrapping_sub(other.0 & !1)
    }

    /// How many steps from cell to cell beside it lead to another, were there tiles all over the plane.
    #[inline]
    #[must_use]
    pub const fn steps_to(self, other: Self) -> u32 {
        let [one, another] = [self.along_three_axes(), other.along_three_axes()];
        one.0.abs_diff(another.0) + one.1.abs_diff(another.1) + one.2.abs_diff(another.2)
    }

    /// Coordinates of which every step over a side changes just one, by one.
    const fn along_three_axes(self) -> (i32, i32, i32) {
        let (i, j) = (self.i() as i32, self.j() as i32);
        (i, j, i + j + self.points_down() as i32)
    }

    /// Writes its name after what is packed already.
    pub(super) const fn written_after(self, before: Writer) -> Writer {
        let sign = if self.points_down() { b'v' } else { b'^' };
        before.number(self.i()).byte(b',').number(self.j()).byte(sign)
    }

    /// Reads a name: `i,j^` or `i,jv`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::read(name).ok()
    }

    pub(super) fn read(name: &str) -> Result<Self, CellError> {
        let (rest, points_down) = match name.as_bytes().last() {
            Some(b'^') => (&name[..name.len() - 1], false),
            Some(b'v') => (&name[..name.len() - 1], true),
            _ => return Err(CellError::Syntax),
        };
        let (i, j) = rest.split_once(',').ok_or(CellError::Syntax)?;
        Self::new(coordinate(i)?, coordinate(j)?, points_down).ok_or(CellError::Far)
    }
}

fn coordinate(text: &str) -> Result<i16, CellError> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let canonical = match digits.as_bytes() {
        [b'0'] => digits.len() == text.len(),
        [b'1'..=b'9', rest @ ..] => rest.iter().all(u8::is_ascii_digit),
        _ => false,
    };
    if !canonical {
        return Err(CellError::Syntax);
    }
    // Digits alone fail to parse only when they are too many.
    text.parse().map_err(|_| CellError::Far)
}

/// Its name says it all.
impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.points_down() { 'v' } else { '^' };
        write!(f, "{},{}{sign}", self.i(), self.j())
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, CellError};

    fn cell(name: &str) -> Cell {
        Cell::from_name(name).unwrap()
    }

    #[test]
    fn the_corners_of_tiles_are_those_of_the_rules_page() {
        assert_eq!(cell("0,0v").neighbours(), ["0,0^", "1,0^", "0,1^"].map(cell));
        assert_eq!(cell("0,0^").neighbours(), ["0,0v", "-1,0v", "0,-1v"].map(cell));
    }

    #[test]
    fn beside_goes_both_ways() {
        for name in ["3,-2v", "-7,0^"] {
            for neighbour in cell(name).neighbours() {
                assert!(neighbour.neighbours().contains(&cell(name)));
            }
        }
    }

    #[test]
    fn steps_are_counted_over_sides() {
        let mut reached = vec![cell("0,0v")];
        for steps in 0..6 {
            for other in &reached {
                assert!(cell("0,0v").steps_to(*other) <= steps);
            }
            reached = reached.iter().flat_map(|cell| cell.neighbours()).collect();
            assert!(reached.iter().any(|other| other.steps_to(cell("0,0v")) == steps + 1));
        }
        assert_eq!(cell("0,0^").steps_to(cell("3,-3^")), 6);
    }

    #[test]
    fn names_have_one_form() {
        for name in ["0,0v", "-1000,1000^", "12,-7v"] {
            assert_eq!(cell(name).to_string(), name);
        }
        for wrong in
            ["", "v", "0,0", "0v", "-0,0v", "00,1^", "+1,0v", "1,2,3v", "1,v", "0,0V", "0, 0v", "é,0v"]
        {
            assert_eq!(Cell::read(wrong), Err(CellError::Syntax), "{wrong:?}");
        }
        assert_eq!(Cell::read("99999999999,0v"), Err(CellError::Far));
        assert_eq!(Cell::read("10000,0v"), Err(CellError::Far));
    }
}
