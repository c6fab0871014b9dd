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
            if seen.insert(place) && place.within_limit() {
                visit(place);
            }
        }
    }
}

/// A small hash set of cells that lives on the stack. At the very most 23 tiles with 19 cells each and the place
/// of the lifted tile go into it: some slots always stay free.
struct Seen {
    slots: [u32; Self::SIZE],
}

impl Seen {
    const SIZE: usize = 512;

    const fn new() -> Self {
        Self { slots: [0; Self::SIZE] }
    }

    /// Whether the cell is new to the set.
    #[inline]
    fn insert(&mut self, cell: Cell) -> bool {
        let name = cell.packed();
        let mut slot = (name.wrapping_mul(0x9e37_79b1) >> 23) as usize;
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
