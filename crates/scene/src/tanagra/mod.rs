//! Tanagra: clay triangles on a plane of linen that grows with them.

mod draft;
mod lattice;
mod marks;
mod pawns;
mod signs;
pub(crate) mod styles;
mod tiles;

pub(crate) use draft::drafted;
pub(crate) use pawns::token;
pub(crate) use styles::all as styles;

use crate::shape::{Group, Name, Shape};
use crate::xy::xy;
use crate::{Frame, Layer, Path, Scene, View, Xy, arrow};
use lattice::{cell_corners, tile_corners};
use tablier_games::tanagra::{Cell, Move, Phase, Tanagra};
use tablier_games::{AnyMove, Spot};

/// Linen around the tiles: as much as a tile takes that is laid against the outermost one.
const MARGIN: f64 = 190.0;
/// The picture is never narrower than this.
const LEAST: f64 = 640.0;

pub(crate) fn scene(position: &Tanagra, view: &View) -> Scene {
    let frame = frame(position, view);
    Scene {
        frame,
        layers: vec![
            Layer::new("board", cloth(frame)),
            Layer::new("stones", tiles::groups(position, view)),
            Layer::new("trace", marks::below(view)),
            Layer::new("names", signs::shapes(view)),
            Layer::new("pieces", pawns::groups(position, view)),
            Layer::new("marks", marks::above(position, view)),
            Layer::new("arrows", arrows(view)),
        ],
        places: places(position, view),
    }
}

/// The middle of a cell.
pub(crate) fn centre(cell: Cell, view: &View) -> Xy {
    lattice::middle(cell_corners(cell, view))
}

/// All tiles, with room for the next ones around them.
fn frame(position: &Tanagra, view: &View) -> Frame {
    frame_around(position.tiles().map(|tile| tile.centre), view)
}

fn frame_around(centres: impl Iterator<Item = Cell>, view: &View) -> Frame {
    let mut centres: Vec<Cell> = centres.collect();
    if centres.is_empty() {
        // The first tile comes to lie in the middle.
        centres.extend(Cell::new(0, 0, true));
    }
    let corners: Vec<Xy> = centres.into_iter().flat_map(|centre| tile_corners(centre, view)).collect();
    let reach = |pick: fn(&Xy) -> f64| {
        let numbers = corners.iter().map(pick);
        (numbers.clone().fold(f64::INFINITY, f64::min), numbers.fold(f64::NEG_INFINITY, f64::max))
    };
    let ((left, right), (upper, lower)) = (reach(|at| at.x), reach(|at| at.y));
    let side = (right - left).max(lower - upper).max(LEAST - 2.0 * MARGIN) + 2.0 * MARGIN;
    let middle = xy(left, upper).towards(xy(right, lower), 0.5);
    Frame { corner: middle - xy(side / 2.0, side / 2.0), width: side, height: side }
}

/// Linen wide enough to be moved about on, with a dot at each point of the lattice that is in sight.
fn cloth(frame: Frame) -> Vec<Shape> {
    let middle = frame.corner + xy(frame.width / 2.0, frame.height / 2.0);
    let linen = Shape::box_about(&styles::LINEN, middle, 3.0 * frame.width, 3.0 * frame.height, 0.0);
    vec![linen, Shape::path(&styles::LATTICE, lattice::dots(frame))]
}

/// The cells of tiles, and while a tile is to be laid the places for it.
fn places(position: &Tanagra, view: &View) -> Vec<Group> {
    let cells = position.tiles().flat_map(|tile| {
        let [one, other, third] = tile.centre.neighbours();
        [tile.centre, one, other, third]
    });
    let mut places: Vec<Cell> = cells.collect();
    let ends = view.marks.choices.iter().filter_map(|choice| match choice {
        AnyMove::Tanagra(Move::Lay { at, .. } | Move::Relay(at)) => Some(*at),
        _ => None,
    });
    places.extend(ends);
    if matches!(position.phase(), Phase::Lay) && places.is_empty() {
        places.extend(Cell::new(0, 0, true));
    }
    places.sort_unstable();
    places.dedup();
    places.into_iter().map(|cell| place(cell, view)).collect()
}

fn place(cell: Cell, view: &View) -> Group {
    let area = Shape::path(&styles::PLACE, Path::polygon(cell_corners(cell, view)));
    Group::new(Name::Place(Spot::Tanagra(cell)), [area])
}

fn arrows(view: &View) -> Vec<Shape> {
    let moves = view.marks.arrows.iter().enumerate();
    moves
        .filter_map(|(rank, ply)| match *ply {
            AnyMove::Tanagra(Move::Pawn { from, to, .. }) => {
                Some(arrow::arrow(centre(from, view), centre(to, view), rank))
            }
            AnyMove::Tanagra(Move::Lay { at, .. } | Move::Relay(at)) => {
                Some(arrow::drop_mark(centre(at, view), rank))
            }
            _ => None,
        })
        .collect()
}
