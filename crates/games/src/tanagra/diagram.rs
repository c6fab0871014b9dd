//! The plane as text.

use super::{Cell, Tanagra};
use crate::canvas::Canvas;

/// The side of a cell in characters; a cell is two lines high.
const WIDTH: i32 = 4;

/// Draws the tiles as triangles of four cells, and lists their names below.
pub(super) fn draw(position: &Tanagra) -> String {
    let mut canvas = Canvas::new();
    let Some(frame) = Frame::around(position) else {
        return String::new();
    };
    for (tile, &centre) in position.plane.centres().iter().enumerate() {
        let cells = std::iter::once(centre).chain(centre.neighbours());
        for (number, cell) in (4 * tile as u8..).zip(cells) {
            let pawn = position.series_at(number).map(|series| series.pawn(position.seats).to_string());
            frame.cell(&mut canvas, cell, pawn.as_deref().unwrap_or("."), number % 4 == 0);
        }
    }
    let names: Vec<String> = position.plane.centres().iter().map(Cell::to_string).collect();
    format!("{canvas}\n{}\n", names.join(" "))
}

/// Where the plane lies on the sheet.
struct Frame {
    left: i32,
    top: i32,
}

/// The left end of a cell's row of the plane, in characters; each row up is shifted by half a side.
fn column(cell: Cell) -> i32 {
    WIDTH * i32::from(cell.i())
        + WIDTH / 2 * i32::from(cell.j())
        + if cell.points_down() { WIDTH / 2 } else { 0 }
}

impl Frame {
    fn around(position: &Tanagra) -> Option<Self> {
        let cells = || {
            position
                .plane
                .centres()
                .iter()
                .flat_map(|centre| centre.neighbours().into_iter().chain([*centre]))
        };
        let left = cells().map(column).min()?;
        let top = cells().map(|cell| i32::from(cell.j())).max()?;
        Some(Self { left, top })
    }

    /// Draws one cell. The centre of a tile shares all its sides with its corners: they stay open.
    fn cell(&self, canvas: &mut Canvas, cell: Cell, inside: &str, is_centre: bool) {
        let x = (column(cell) - self.left) as usize;
        let y = 2 * (self.top - i32::from(cell.j())) as usize;
        if is_centre {
            canvas.write(x + 1, if cell.points_down() { y } else { y + 1 }, inside);
        } else if cell.points_down() {
            canvas.write(x, y, &format!("\\{inside} /"));
            canvas.write(x + 1, y + 1, "\\/");
        } else {
            canvas.write(x + 1, y, "/\\");
            canvas.write(x, y + 1, &format!("/{inside}_\\"));
        }
    }
}
