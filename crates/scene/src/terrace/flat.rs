//! The board from above.

use super::board::{self, MARGIN};
use super::marks::Lie;
use super::{Board, CELL, arrows, marks, pieces, styles};
use crate::shape::{Group, Name, Shape};
use crate::xy::xy;
use crate::{Frame, Layer, Scene, View, Xy};
use tablier_games::Spot;
use tablier_games::terrace::{Square, Terrace};

pub(super) fn scene(position: &Terrace, board: &Board, view: &View) -> Scene {
    Scene {
        frame: frame(board),
        layers: vec![
            Layer::new("board", board::shapes(position, board, view)),
            Layer::new("goals", board.squares().flat_map(|square| marks::goal(position, board, square))),
            Layer::new("trace", marks::below(view, board)),
            Layer::new("pieces", board.squares().filter_map(|square| piece(position, board, square))),
            Layer::new("marks", marks::above(view, board)),
            Layer::new("arrows", arrows(view, |square| board.centre(square))),
        ],
        places: board.squares().map(|square| place(board, square)).collect(),
    }
}

impl Lie for Board {
    fn middle(&self, square: Square) -> Xy {
        self.centre(square)
    }

    fn frame(&self, square: Square, half: f64) -> [Xy; 4] {
        let at = self.centre(square);
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| at + xy(x, y) * (half * CELL / 2.0))
    }

    fn collar(&self, square: Square) -> [Xy; 4] {
        let [one, other, third, fourth] = self.frame(square, 0.92);
        [
            one.towards(other, 0.5),
            other.towards(third, 0.5),
            third.towards(fourth, 0.5),
            fourth.towards(one, 0.5),
        ]
    }
}

/// The board and its edge.
pub(super) fn frame(board: &Board) -> Frame {
    let width = f64::from(board.side) * CELL + 2.0 * MARGIN;
    Frame { corner: xy(-MARGIN, -MARGIN), width, height: width }
}

fn piece(position: &Terrace, board: &Board, square: Square) -> Option<Group> {
    let shapes = pieces::shapes(position.piece(square)?, board.centre(square));
    Some(Group::new(Name::Piece(Spot::Terrace(square)), shapes))
}

pub(super) fn place(board: &Board, square: Square) -> Group {
    let area = Shape::box_about(&styles::PLACE, board.centre(square), CELL, CELL, 0.0);
    Group::new(Name::Place(Spot::Terrace(square)), [area])
}
