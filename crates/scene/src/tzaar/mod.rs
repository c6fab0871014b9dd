//! TZAAR: a hexagon of lines, three types, and stacks that show their height.

mod board;
mod draft;
mod marks;
mod pieces;
pub(crate) mod styles;

pub(crate) use styles::all as styles;

use crate::shape::{Group, Name, Shape};
use crate::xy::xy;
use crate::{Frame, Layer, Scene, View, Xy, arrow};
use tablier_games::tzaar::{Move, Point, Tzaar};
use tablier_games::{AnyMove, Spot};

pub(crate) use draft::drafted;
pub(crate) use pieces::token;

/// From a point to its neighbour.
const STEP: f64 = 100.0;

const FRAME: Frame = Frame { corner: xy(-444.0, -508.0), width: 888.0, height: 1030.0 };

pub(crate) fn scene(position: &Tzaar, view: &View) -> Scene {
    let marks = marks::Drawn::new(position, view);
    Scene {
        frame: FRAME,
        layers: vec![
            Layer::new("board", board::shapes(view)),
            Layer::new("trace", marks.below),
            Layer::new("pieces", pieces::groups(position, view)),
            Layer::new("marks", marks.above),
            Layer::new("numbers", pieces::numbers(position, view)),
            Layer::new("arrows", arrows(view)),
        ],
        places: Point::all().map(|point| place(point, view)).collect(),
    }
}

/// Where a point lies.
pub(crate) fn centre(point: Point, view: &View) -> Xy {
    let (column, row) = point.grid();
    on_grid(f64::from(column), f64::from(row), view)
}

/// Where a place of the sloped grid lies, on the board or beside it.
fn on_grid(column: f64, row: f64, view: &View) -> Xy {
    let across = column - 4.0;
    let lies = xy(across * STEP * 3f64.sqrt() / 2.0, -(row - 4.0 - across / 2.0) * STEP);
    view.turn.apply_half(lies)
}

fn place(point: Point, view: &View) -> Group {
    let area = Shape::circle(&styles::PLACE, centre(point, view), STEP / 2.0 - 1.0);
    Group::new(Name::Place(Spot::Tzaar(point)), [area])
}

fn arrows(view: &View) -> Vec<Shape> {
    let moves = view.marks.arrows.iter().enumerate();
    moves
        .filter_map(|(rank, ply)| match *ply {
            AnyMove::Tzaar(Move::Capture { from, to } | Move::Stack { from, to }) => {
                Some(arrow::arrow(centre(from, view), centre(to, view), rank))
            }
            AnyMove::Tzaar(Move::Place { at, .. }) => Some(arrow::drop_mark(centre(at, view), rank)),
            _ => None,
        })
        .collect()
}
