//! Terrace: a landscape of eight levels, seen from above or from the side.

mod board;
mod draft;
mod flat;
mod marks;
mod pieces;
mod raised;
pub(crate) mod styles;

pub(crate) use draft::drafted;
pub(crate) use pieces::{goal_token, token};
pub(crate) use styles::all as styles;

use crate::{Scene, Shape, View, Xy, arrow};
use tablier_games::AnyMove;
use tablier_games::terrace::{Move, Square, Terrace};

pub(crate) fn scene(position: &Terrace, view: &View) -> Scene {
    let board = Board::new(position, view);
    if view.raised { raised::scene(position, &board, view) } else { flat::scene(position, &board, view) }
}

/// Where the middle of a square lies.
pub(crate) fn centre(position: &Terrace, square: Square, view: &View) -> Xy {
    let board = Board::new(position, view);
    if view.raised { raised::top(position, &board, square) } else { board.centre(square) }
}

/// The squares as they lie on the screen.
struct Board {
    /// How many squares a side has.
    side: u8,
    /// By how many quarters it is turned.
    quarters: u8,
}

impl Board {
    fn new(position: &Terrace, view: &View) -> Self {
        Self { side: position.board_side(), quarters: view.turn.count() }
    }

    /// All squares.
    fn squares(&self) -> impl Iterator<Item = Square> {
        let side = self.side;
        (0..side * side).filter_map(move |index| Square::new(index % side, index / side))
    }

    /// The column from the left and the row from the top where a square is seen.
    fn seen(&self, square: Square) -> (u8, u8) {
        let last = self.side - 1;
        let mut place = (square.x(), last - square.y());
        for _ in 0..self.quarters {
            place = (last - place.1, place.0);
        }
        place
    }

    /// The square that is seen at a column from the left and a row from the top.
    fn at(&self, column: i8, row: i8) -> Option<Square> {
        self.squares().find(|square| {
            let (x, y) = self.seen(*square);
            (x as i8, y as i8) == (column, row)
        })
    }

    /// The middle of a square, seen from above.
    fn centre(&self, square: Square) -> Xy {
        let (column, row) = self.seen(square);
        Xy { x: f64::from(column) * CELL + CELL / 2.0, y: f64::from(row) * CELL + CELL / 2.0 }
    }
}

/// The side of a square.
const CELL: f64 = 100.0;

/// Arrows for moves, wherever squares lie.
fn arrows(view: &View, lies: impl Fn(Square) -> Xy) -> Vec<Shape> {
    let moves = view.marks.arrows.iter().enumerate();
    moves
        .filter_map(|(rank, ply)| match *ply {
            AnyMove::Terrace(Move { from, to, .. }) => Some(arrow::arrow(lies(from), lies(to), rank)),
            _ => None,
        })
        .collect()
}

/// The level of a square that is on the board.
fn level(position: &Terrace, square: Square) -> u8 {
    position.level(square).unwrap_or(1)
}
