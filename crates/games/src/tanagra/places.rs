//! Where a tile can be laid.

use super::Cell;
use super::plane::{CONTACTS, OVERLAPS_OTHER, OVERLAPS_SAME};

/// Visits the places for a tile: in contact with one of the tiles, overlapping none, and not the place that it
/// was lifted from.
#[inline]
pub(super) fn for_each(
    tiles: impl Iterator<Item = Cell> + Clone,
    lifted: Option<Cell>,
    mut visit: impl FnMut(Cell),
) {
    let mut seen = Seen::new();
    if let Some(place) = lifted {
        seen.insert(place);
    }
    for tile in tiles.clone() {
        for offset in OVERLAPS_SAME {
            seen.insert(tile.offset(offset, true));
        }
        for offset in OVERLAPS_OTHER {
            seen.insert(tile.offset(offset, false));
        }
    }
    for tile in tiles {
        for offset in CONTACTS {
            let place = tile.offset(offset, false);
            if place.within_limit() && seen.insert(place) {
                visit(place);
            }
        }
    }
}

/// A small hash set of cells that lives on the stack: about 450 of its slots are used at the very most.
struct Seen {
    slots: [u32; Self::SIZE],
}

impl Seen {
    const SIZE: usize = 1024;

    const fn new() -> Self {
        Self { slots: [0; Self::SIZE] }
    }

    /// Whether the cell is new to the set.
    #[inline]
    fn insert(&mut self, cell: Cell) -> bool {
        // Coordinates stay within a few thousand of the origin: shifted they are positive, and no cell is 0.
        let (i, j) = ((cell.i() + 0x2000) as u32, (cell.j() + 0x2000) as u32);
        let name = j << 16 | i << 1 | u32::from(cell.points_down());
        let mut slot = (name.wrapping_mul(0x9e37_79b1) >> 22) as usize;
        loop {
            match self.slots[slot] {
                0 => {
                    self.slots[slot] = name;
                    return true;
                }
                taken if taken == name => return false,
                _ => slot = (slot + 1) % Self::SIZE,
            }
        }
    }
}
