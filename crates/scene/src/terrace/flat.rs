//! The board from above.

use super::board::{self, MARGIN};
use super::{Board, CELL, arrows, marks, pieces, styles};
use crate::shape::{Group, Name, Shape};
use crate::xy::xy;
use crate::{Frame, Layer, Scene, View};
use tablier_games::Spot;
use tablier_games::terrace::{Square, Terrace};

pub(super) fn scene(position: &Terrace, board: &Board, view: &View) -> Scene {
    let lies = |square| board.centre(square);
    Scene {
        frame: frame(board),
        layers: vec![
            Layer::new("board", board::shapes(position, board, view)),
            Layer::new("trace", marks::below(view, lies)),
            Layer::new("pieces", board.squares().filter_map(|square| piece(position, board, square))),
            Layer::new("marks", marks::above(view, lies)),
            Layer::new("arrows", arrows(view, lies)),
        ],
        places: board.squares().map(|square| place(board, square)).collect(),
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
