//! The board as text.

use super::{Square, Terrace};
use crate::canvas::Canvas;

/// How wide a square is.
const WIDTH: usize = 4;

/// Draws the pieces, with the level of every vacant square.
pub(super) fn draw(position: &Terrace) -> String {
    let board = position.landscape();
    let mut canvas = Canvas::new();
    for y in 0..board.side {
        let line = usize::from(board.side - 1 - y);
        canvas.write(0, line, &(y + 1).to_string());
        for x in 0..board.side {
            let square = Square { x, y };
            let symbol = match position.piece(square) {
                None => format!(" {}", board.level(square)),
                Some(piece) => format!("{}{}", piece.seat.letter(), piece.form.letter()),
            };
            canvas.write(3 + WIDTH * usize::from(x), line, &symbol);
        }
    }
    for x in 0..board.side {
        let letter = char::from(b'a' + x).to_string();
        canvas.write(4 + WIDTH * usize::from(x), usize::from(board.side), &letter);
    }
    canvas.to_string()
}
