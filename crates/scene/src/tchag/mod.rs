//! Tchag: stones on felt, a hole that asks to be closed, and arrows that say how.

mod board;
mod draft;
mod marks;
mod stones;
pub(crate) mod styles;

pub(crate) use draft::drafted;
pub(crate) use stones::token;
pub(crate) use styles::all as styles;

use crate::shape::{Group, Name, Shape};
use crate::xy::xy;
use crate::{Frame, Layer, Scene, View, Xy, arrow};
use tablier_games::tchag::{Cell, Direction, Move, Tchag};
use tablier_games::{AnyMove, Spot};

/// From a cell to its neighbour.
const CELL: f64 = 100.0;
/// Felt around the square of cells.
const MARGIN: f64 = 58.0;
const WIDTH: f64 = 6.0 * CELL + 2.0 * MARGIN;
/// How far the cloth's edge shows below it.
const EDGE: f64 = 12.0;

pub(crate) fn scene(position: &Tchag, view: &View) -> Scene {
    Scene {
        frame: frame(),
        layers: vec![
            Layer::new("board", board::shapes(view)),
            Layer::new("hole", marks::hole(position, view)),
            Layer::new("stones", stones::stones(position, view)),
            Layer::new("pieces", stones::pawns(position, view)),
            Layer::new("marks", marks::above(position, view)),
            Layer::new("arrows", arrows(view).into_iter().chain(marks::repairs(position, view))),
        ],
        places: Cell::all().map(|cell| place(cell, view)).collect(),
    }
}

/// The felt and its edge.
const fn frame() -> Frame {
    Frame { corner: xy(-MARGIN, -MARGIN), width: WIDTH, height: WIDTH + EDGE }
}

/// The middle of a cell.
pub(crate) fn centre(cell: Cell, view: &View) -> Xy {
    let middle = xy(3.0 * CELL, 3.0 * CELL);
    let lies = xy(f64::from(cell.x()) * CELL + 50.0, f64::from(5 - cell.y()) * CELL + 50.0);
    middle + view.turn.apply_half(lies - middle)
}

/// One step in a direction, as it is seen.
fn step(direction: Direction, view: &View) -> Xy {
    let ahead = match direction {
        Direction::North => xy(0.0, -1.0),
        Direction::East => xy(1.0, 0.0),
        Direction::South => xy(0.0, 1.0),
        Direction::West => xy(-1.0, 0.0),
    };
    view.turn.apply_half(ahead)
}

fn place(cell: Cell, view: &View) -> Group {
    let area = Shape::box_about(&styles::PLACE, centre(cell, view), CELL, CELL, 0.0);
    Group::new(Name::Place(Spot::Tchag(cell)), [area])
}

/// Arrows for pawns; repairs have marks of their own.
fn arrows(view: &View) -> Vec<Shape> {
    let moves = view.marks.arrows.iter().enumerate();
    moves
        .filter_map(|(rank, ply)| match *ply {
            AnyMove::Tchag(Move::Pawn { from, to, .. }) => {
                Some(arrow::arrow(centre(from, view), centre(to, view), rank))
            }
            _ => None,
        })
        .collect()
}
