//! The board as text.

use super::{Cell, Phase, Stone, Tchag};
use crate::canvas::Canvas;

/// How wide a cell is.
const WIDTH: usize = 4;

/// Draws each stone as `+` (moves straight) or `x` (moves diagonally), with its pawn; the hole as `()`.
pub(super) fn draw(position: &Tchag) -> String {
    let mut canvas = Canvas::new();
    for cell in Cell::all() {
        let (x, y) = (3 + WIDTH * usize::from(cell.x()), usize::from(5 - cell.y()));
        canvas.write(x, y, &symbol(position, cell));
        canvas.write(0, y, &(cell.y() + 1).to_string());
        canvas.write(x, 6, &char::from(b'a' + cell.x()).to_string());
    }
    canvas.to_string()
}

fn symbol(position: &Tchag, cell: Cell) -> String {
    let stone = match position.stone(cell) {
        None if position.phase == Phase::Close(cell) => return "()".to_owned(),
        None => return "·".to_owned(),
        Some(Stone::Black) => '+',
        Some(Stone::Grey) => 'x',
    };
    match position.pawn(cell) {
        None => stone.to_string(),
        Some(colour) => format!("{}{stone}", colour.letter().to_ascii_uppercase()),
    }
}
