//! The shape that the stones make.

use super::cell::{Cell, Line, SIDE};
use crate::bits::{Ones, bit};

/// Adding this to rows of six bits sets bit 6 of every row that is not empty.
const FULL_ROWS: u64 = 0x0000_3f3f_3f3f_3f3f;
const ROW_MARKS: u64 = 0x0000_4040_4040_4040;

/// Marks the rows that hold a cell of the set.
#[inline]
const fn rows(cells: u64) -> u64 {
    (cells + FULL_ROWS) & ROW_MARKS
}

/// Whether stones whose lines are unbroken hang together: every row touches the next.
///
/// That suffices because play never leaves an empty row between stones.
#[inline]
pub(super) const fn hang_together(stones: u64) -> bool {
    let held = rows(stones);
    rows(stones & (stones >> 8)) == held & (held >> 8)
}

/// Whether no row and no column has stones on both sides of a gap.
pub(super) fn lines_unbroken(stones: u64) -> bool {
    (0..SIDE).flat_map(|index| [Line::Row(index), Line::Column(index)]).all(|line| {
        let cells: Vec<u8> = Ones(stones & line.cells()).collect();
        let step = if matches!(line, Line::Row(_)) { 1 } else { 8 };
        cells.windows(2).all(|pair| pair[1] - pair[0] == step)
    })
}

/// The sets of stones that hang together by their sides.
pub(super) fn zones(stones: u64) -> Vec<u64> {
    let mut rest = stones;
    let mut zones = Vec::new();
    while let Some(first) = Ones(rest).next() {
        let mut zone = bit(first);
        loop {
            let grown = (zone | zone << 1 | zone >> 1 | zone << 8 | zone >> 8) & stones;
            if grown == zone {
                break;
            }
            zone = grown;
        }
        rest &= !zone;
        zones.push(zone);
    }
    zones
}

/// Whether a cell of one set lies diagonally beside one of the other.
pub(super) const fn touch_at_a_corner(one: u64, other: u64) -> bool {
    (one << 9 | one << 7 | one >> 7 | one >> 9) & other != 0
}

/// Where two zones touch.
#[derive(Clone, Copy)]
pub(super) struct Corner {
    /// The row of the lower zone beside the corner; the upper zone's is the next one.
    pub(super) lower_row: u8,
    /// The column of the lower zone beside the corner.
    pub(super) lower_column: u8,
    /// The column of the upper zone beside the corner, left or right of the other.
    pub(super) upper_column: u8,
}

/// The corner at which two zones with unbroken lines touch.
#[inline]
pub(super) const fn corner(stones: u64) -> Corner {
    let held = rows(stones);
    let apart = held & (held >> 8) & !rows(stones & (stones >> 8));
    let lower_row = apart.trailing_zeros() as u8 / 8;
    let lower = stones & Line::Row(lower_row).cells();
    let upper = (stones & Line::Row(lower_row + 1).cells()) >> 8;
    if lower < upper {
        Corner { lower_row, lower_column: rightmost(lower), upper_column: leftmost(upper) }
    } else {
        Corner { lower_row, lower_column: leftmost(lower), upper_column: rightmost(upper) }
    }
}

const fn leftmost(row: u64) -> u8 {
    row.trailing_zeros() as u8 % 8
}

const fn rightmost(row: u64) -> u8 {
    (63 - row.leading_zeros() as u8) % 8
}

/// Whether a hole has stones on both sides in its row, and in its column.
#[inline]
pub(super) const fn cuts(stones: u64, hole: Cell) -> (bool, bool) {
    // The lines were unbroken before, so the nearest stones tell.
    let hole = hole.bit();
    ((stones << 1) & (stones >> 1) & hole != 0, (stones << 8) & (stones >> 8) & hole != 0)
}

#[cfg(test)]
mod tests {
    use super::{hang_together, lines_unbroken, zones};

    /// Rows from the top, `#` a stone.
    fn stones(drawing: &[&str; 6]) -> u64 {
        let mut set = 0;
        for (y, row) in (0..6).rev().zip(drawing) {
            for (x, _) in row.char_indices().filter(|(_, sign)| *sign == '#') {
                set |= 1 << (8 * y + x);
            }
        }
        set
    }

    #[test]
    fn zones_that_meet_at_a_corner_do_not_hang_together() {
        let two = stones(&["...##.", "...#..", ".##...", ".#....", "......", "......"]);
        assert!(lines_unbroken(two));
        assert!(!hang_together(two));
        assert_eq!(zones(two).len(), 2);
        let one = stones(&["...##.", "..##..", ".##...", ".#....", "......", "......"]);
        assert!(hang_together(one) && zones(one).len() == 1);
        assert!(!lines_unbroken(stones(&["#.#...", "###...", "......", "......", "......", "......"])));
    }
}
