//! The tiles that lie, and which of their cells touch.

use super::Cell;

/// The most tiles that any set-up has.
pub(super) const MOST_TILES: usize = 24;

/// A set of cells of the plane: four bits a tile, for the centre and the corners.
pub(super) type Cells = u128;

/// A half side that touches nothing: a bit that no set of cells has.
const NOTHING: u8 = 127;

/// The tiles in the order of position texts, and what each of their six half sides touches.
///
/// A cell is numbered by its tile's place in that order, times four, plus 0 for the centre or 1 to 3 for a
/// corner. Equal planes have equal numbers, and so have planes that differ by a shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plane {
    count: u8,
    centres: [Cell; MOST_TILES],
    /// Two half sides a corner: the number of the cell beyond, or `NOTHING`.
    touching: [[u8; 6]; MOST_TILES],
    /// The cells of tiles that are in contact with no tile.
    isolated: Cells,
}

impl Plane {
    pub(super) const fn empty() -> Self {
        Self {
            count: 0,
            centres: [Cell::ORIGIN; MOST_TILES],
            touching: [[NOTHING; 6]; MOST_TILES],
            isolated: 0,
        }
    }

    /// The centres of the tiles, in order.
    #[inline]
    pub(super) fn centres(&self) -> &[Cell] {
        &self.centres[..usize::from(self.count)]
    }

    #[inline]
    pub(super) fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// All cells of all tiles.
    #[inline]
    pub(super) fn cells(&self) -> Cells {
        // With all 24 tiles 96 bits are set.
        (1 << (4 * u32::from(self.count))) - 1
    }

    /// The place in the order of the tile with this centre.
    pub(super) fn tile(&self, centre: Cell) -> Option<usize> {
        self.centres().binary_search(&centre).ok()
    }

    /// The number of a cell.
    #[inline]
    pub(super) fn number(&self, cell: Cell) -> Option<u8> {
        if let Some(tile) = self.tile(cell) {
            return Some(4 * tile as u8);
        }
        // A corner's centre is one of its neighbours, and lies among that centre's in the same place.
        let centres = cell.neighbours().into_iter().zip(1..);
        centres.into_iter().find_map(|(centre, corner)| Some(4 * self.tile(centre)? as u8 + corner))
    }

    /// The cell of a number.
    #[inline]
    pub(super) fn cell(&self, number: u8) -> Cell {
        let centre = self.centres[usize::from(number / 4)];
        match number % 4 {
            0 => centre,
            corner => centre.neighbours()[usize::from(corner - 1)],
        }
    }

    /// The cells beside a cell, on any tile; to be intersected with cells of tiles, since a bit beyond them may
    /// be set.
    #[inline]
    pub(super) fn beside(&self, number: u8) -> Cells {
        let base = number & !3;
        match number & 3 {
            0 => 0b1110 << base,
            corner => {
                let touching = &self.touching[usize::from(number / 4)];
                let first = 2 * usize::from(corner - 1);
                1 << base | 1 << touching[first] | 1 << touching[first + 1]
            }
        }
    }

    /// The cells of tiles that are in contact with no tile.
    #[inline]
    pub(super) const fn isolated(&self) -> Cells {
        self.isolated
    }

    /// How many half sides of a tile touch another.
    #[inline]
    pub(super) fn contacts(&self, tile: usize) -> usize {
        self.touching[tile].iter().filter(|beyond| **beyond != NOTHING).count()
    }

    fn find_isolated(&mut self) {
        self.isolated = 0;
        for (touching, tile) in self.touching[..self.count()].iter().zip(0..) {
            if *touching == [NOTHING; 6] {
                self.isolated |= 0b1111 << (4 * tile);
            }
        }
    }

    /// Takes a tile away; later ones move up.
    pub(super) fn remove(&mut self, tile: usize) {
        self.centres.copy_within(tile + 1.., tile);
        self.centres[MOST_TILES - 1] = Cell::ORIGIN;
        self.touching.copy_within(tile + 1.., tile);
        self.touching[MOST_TILES - 1] = [NOTHING; 6];
        self.count -= 1;
        let first = 4 * tile as u8;
        for cell in self.touching.as_flattened_mut() {
            *cell = match *cell {
                NOTHING => NOTHING,
                before if before < first => before,
                on_tile if on_tile < first + 4 => NOTHING,
                after => after - 4,
            };
        }
        self.find_isolated();
    }

    /// Lays a tile where none overlaps, and says which place in the order it got.
    ///
    /// # Panics
    /// If the plane is full.
    pub(super) fn insert(&mut self, centre: Cell) -> usize {
        let tile = self.centres().partition_point(|other| *other < centre);
        let first = 4 * tile as u8;
        for cell in self.touching.as_flattened_mut() {
            *cell += if *cell >= first && *cell != NOTHING { 4 } else { 0 };
        }
        self.centres.copy_within(tile..MOST_TILES - 1, tile + 1);
        self.touching.copy_within(tile..MOST_TILES - 1, tile + 1);
        self.centres[tile] = centre;
        self.touching[tile] = [NOTHING; 6];
        self.count += 1;
        for other in 0..self.count() {
            if in_contact(centre, self.centres[other]) {
                self.join(tile, other);
                self.join(other, tile);
            }
        }
        self.find_isolated();
        tile
    }

    /// Notes which half sides of a tile touch cells of another.
    fn join(&mut self, tile: usize, other: usize) {
        let corners = self.centres[other].neighbours();
        for (half, beyond) in self.touching[tile].iter_mut().zip(half_sides(self.centres[tile])) {
            if let Some(corner) = corners.iter().position(|corner| *corner == beyond) {
                *half = 4 * other as u8 + 1 + corner as u8;
            }
        }
    }

    /// Whether all tiles hang together by contact.
    pub(super) fn hangs_together(&self) -> bool {
        let mut reached: Cells = 0b1111;
        loop {
            let grown = (0..self.count())
                .filter(|tile| self.beside_tile(*tile) & reached != 0)
                .fold(reached, |cells, tile| cells | 0b1111 << (4 * tile));
            if grown == reached {
                return self.cells() & !reached == 0;
            }
            reached = grown;
        }
    }

    fn beside_tile(&self, tile: usize) -> Cells {
        (1..4).fold(0, |cells, corner| cells | self.beside(4 * tile as u8 + corner))
    }
}

/// The cells beyond the six half sides of a tile, two a corner.
fn half_sides(centre: Cell) -> [Cell; 6] {
    let [first, second, third] = centre.neighbours().map(|corner| {
        // The neighbours of a corner are the centre and the two cells outside.
        let mut outside = [centre; 2];
        let beyond = corner.neighbours().into_iter().filter(|cell| *cell != centre);
        for (slot, cell) in outside.iter_mut().zip(beyond) {
            *slot = cell;
        }
        outside
    });
    [first[0], first[1], second[0], second[1], third[0], third[1]]
}

/// Where the centres of the nine tiles that are in contact with a tile lie, the other way up.
pub(super) const CONTACTS: [(i16, i16); 9] =
    [(-1, 0), (-1, 1), (-1, 2), (0, -1), (0, 2), (1, -1), (1, 1), (2, -1), (2, 0)];

/// Where the centres of tiles that overlap a tile lie, the same way up.
pub(super) const OVERLAPS_SAME: [(i16, i16); 7] =
    [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];

/// Where the centres of tiles that overlap a tile lie, the other way up.
pub(super) const OVERLAPS_OTHER: [(i16, i16); 3] = [(0, 0), (1, 0), (0, 1)];

fn relates(centre: Cell, other: Cell, same_way_up: bool, offsets: &[(i16, i16)]) -> bool {
    offsets.iter().any(|offset| centre.offset(*offset, same_way_up) == other)
}

/// Whether two tiles share a cell.
pub(super) fn overlap(centre: Cell, other: Cell) -> bool {
    relates(centre, other, true, &OVERLAPS_SAME) || relates(centre, other, false, &OVERLAPS_OTHER)
}

/// Whether a cell of one tile shares a side with a cell of the other.
pub(super) fn in_contact(centre: Cell, other: Cell) -> bool {
    centre.points_down() != other.points_down() && relates(centre, other, false, &CONTACTS)
}

#[cfg(test)]
mod tests {
    use super::{Cell, Plane, half_sides, in_contact, overlap};
    use std::collections::HashSet;

    fn cells(centre: Cell) -> HashSet<Cell> {
        centre.neighbours().into_iter().chain([centre]).collect()
    }

    fn around() -> impl Iterator<Item = Cell> {
        (-4..=4).flat_map(|i| {
            (-4..=4).flat_map(move |j| [false, true].map(|down| Cell::new(i, j, down).unwrap()))
        })
    }

    /// The tables say what the definitions of overlap and contact say.
    #[test]
    fn the_tables_of_offsets_are_right() {
        for centre in [true, false].map(|down| Cell::new(0, 0, down).unwrap()) {
            let outside: HashSet<Cell> = half_sides(centre).into_iter().collect();
            for other in around() {
                let overlapping = !cells(centre).is_disjoint(&cells(other));
                assert_eq!(overlap(centre, other), overlapping, "{centre} {other}");
                let touching = !overlapping && !outside.is_disjoint(&cells(other));
                assert_eq!(in_contact(centre, other), touching, "{centre} {other}");
            }
        }
    }

    #[test]
    fn removing_a_tile_undoes_laying_it() {
        let mut plane = Plane::empty();
        for name in ["0,0v", "1,1^", "-1,1^"] {
            plane.insert(Cell::from_name(name).unwrap());
        }
        assert!(plane.hangs_together());
        for name in ["1,-1^", "5,5v", "-2,0v"] {
            let mut other = plane;
            let tile = other.insert(Cell::from_name(name).unwrap());
            assert_ne!(other, plane);
            other.remove(tile);
            assert_eq!(other, plane);
        }
    }

    #[test]
    fn beside_agrees_with_the_coordinates() {
        let mut plane = Plane::empty();
        for name in ["0,0v", "1,1^", "2,1v", "-1,0^", "9,9v"] {
            plane.insert(Cell::from_name(name).unwrap());
        }
        for number in 0..4 * plane.count() as u8 {
            let cell = plane.cell(number);
            assert_eq!(plane.number(cell), Some(number));
            let expected = cell
                .neighbours()
                .iter()
                .filter_map(|cell| plane.number(*cell))
                .fold(0, |set, n| set | 1 << n);
            assert_eq!(plane.beside(number) & plane.cells(), expected, "{cell}");
        }
    }
}
