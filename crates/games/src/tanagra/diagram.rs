//! The plane as text.

use super::{Cell, Tanagra};
use crate::canvas::Canvas;

/// The side of a cell in characters; a cell is two lines high.
const WIDTH: i32 = 4;

/// Draws each tile as a triangle with its four cells, and lists the names of the tiles below.
pub(super) fn draw(position: &Tanagra) -> String {
    let centres = position.plane.centres();
    let Some(sheet) = Sheet::around(centres) else {
        return String::new();
    };
    let mut canvas = Canvas::new();
    for (tile, &centre) in centres.iter().enumerate() {
        sheet.outline(&mut canvas, centre);
        let cells = std::iter::once(centre).chain(centre.neighbours());
        for (number, cell) in (4 * tile as u8..).zip(cells) {
            let pawn = position.series_at(number).map(|series| series.pawn(position.seats).to_string());
            sheet.inside(&mut canvas, cell, pawn.as_deref().unwrap_or("."));
        }
    }
    for &centre in centres {
        sheet.base(&mut canvas, centre);
    }
    let names: Vec<String> = centres.iter().map(Cell::to_string).collect();
    format!("{canvas}\n{}\n", names.join(" "))
}

/// Where the plane lies on the sheet.
struct Sheet {
    left: i32,
    top: i32,
}

/// Where a cell begins on its row, in characters: each row up is shifted by half a side.
fn column(cell: Cell) -> i32 {
    let half = if cell.points_down() { WIDTH / 2 } else { 0 };
    WIDTH * i32::from(cell.i()) + WIDTH / 2 * i32::from(cell.j()) + half
}

impl Sheet {
    fn around(centres: &[Cell]) -> Option<Self> {
        let corners = || centres.iter().flat_map(|centre| centre.neighbours());
        let left = corners().map(column).min()?;
        let top = corners().map(|cell| i32::from(cell.j())).max()?;
        Some(Self { left, top })
    }

    /// The first of a cell's two lines; line 0 is left for the bases of the topmost tiles.
    fn line(&self, cell: Cell) -> usize {
        1 + 2 * (self.top - i32::from(cell.j())) as usize
    }

    fn column(&self, cell: Cell) -> usize {
        (column(cell) - self.left) as usize
    }

    /// Draws the two slanting sides of a tile.
    fn outline(&self, canvas: &mut Canvas, centre: Cell) {
        let (first, left) = self.frame(centre);
        for line in 0..4 {
            let (indent, signs) =
                if centre.points_down() { (3 - line, ['/', '\\']) } else { (line, ['\\', '/']) };
            canvas.write(left + indent, first + line, &signs[0].to_string());
            canvas.write(left + 7 - indent, first + line, &signs[1].to_string());
        }
    }

    /// Draws the straight side of a tile, where nothing stands in the way.
    fn base(&self, canvas: &mut Canvas, centre: Cell) {
        let (first, left) = self.frame(centre);
        let line = if centre.points_down() { first + 3 } else { first - 1 };
        canvas.underline(left + 1, line, 6);
    }

    /// The first line and the left end of a tile.
    fn frame(&self, centre: Cell) -> (usize, usize) {
        let [first, second, third] = centre.neighbours();
        // The tile's centre points down when the tile points up: then its third corner is the top.
        if centre.points_down() {
            (self.line(third), self.column(first))
        } else {
            (self.line(first), self.column(second))
        }
    }

    fn inside(&self, canvas: &mut Canvas, cell: Cell, sign: &str) {
        let line = self.line(cell) + usize::from(!cell.points_down());
        canvas.write(self.column(cell) + 1, line, sign);
    }
}
