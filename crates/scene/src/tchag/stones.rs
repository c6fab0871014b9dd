//! Stones with the directions of their pawns cut into them, and the pawns.

use super::{centre, step, styles};
use crate::shape::{Group, Name, Shape};
use crate::xy::xy;
use crate::{Frame, Layer, Path, Scene, Style, View, Xy};
use tablier_games::tchag::{Cell, Colour, Direction, Move, Stone, Tchag};
use tablier_games::{AnyMove, Spot};

/// By how much stones lean into the hole while their move is being looked at.
const LEAN: f64 = 20.0;

pub(super) fn stones(position: &Tchag, view: &View) -> Vec<Group> {
    let cells = Cell::all().filter_map(|cell| Some((cell, position.stone(cell)?)));
    cells
        .map(|(cell, stone)| {
            let at = centre(cell, view) + lean(position, cell, view);
            let under_pawn = position.pawn(cell).is_some();
            Group::new(Name::Ground(Spot::Tchag(cell)), stone_shapes(stone, at, under_pawn))
        })
        .collect()
}

pub(super) fn pawns(position: &Tchag, view: &View) -> Vec<Group> {
    let cells = Cell::all().filter_map(|cell| Some((cell, position.pawn(cell)?)));
    cells
        .map(|(cell, colour)| {
            let at = centre(cell, view) + lean(position, cell, view);
            Group::new(Name::Piece(Spot::Tchag(cell)), pawn_shapes(colour, at))
        })
        .collect()
}

/// What will move has already begun to.
fn lean(position: &Tchag, cell: Cell, view: &View) -> Xy {
    let Some(AnyMove::Tchag(ply)) = view.marks.shown else { return Xy::default() };
    let moves = position.stones_moved_by(ply).any(|moved| moved == cell);
    match direction(ply) {
        Some(direction) if moves => step(direction, view) * LEAN,
        _ => Xy::default(),
    }
}

/// Where a repair moves stones to.
pub(super) const fn direction(ply: Move) -> Option<Direction> {
    match ply {
        Move::Close(direction) | Move::Slide { direction, .. } => Some(direction),
        Move::Pawn { .. } | Move::Stop => None,
    }
}

pub(super) fn stone_shapes(stone: Stone, at: Xy, under_pawn: bool) -> Vec<Shape> {
    let (face, edge, cut, shaft): (&'static Style, _, _, _) = match stone {
        Stone::Black => (&styles::BLACK, &styles::BLACK_EDGE, &styles::BLACK_CUT, &styles::BLACK_CUT_THIN),
        Stone::Grey => (&styles::GREY, &styles::GREY_EDGE, &styles::GREY_CUT, &styles::GREY_CUT_THIN),
    };
    let mut shapes = vec![
        Shape::box_about(edge, at + xy(0.0, 4.0), 92.0, 91.0, 13.0),
        Shape::box_about(face, at, 92.0, 91.0, 13.0),
    ];
    if !under_pawn {
        shapes.push(Shape::path(shaft, shafts(stone, at)));
    }
    shapes.push(Shape::path(cut, tips(stone, at)));
    shapes
}

/// The four directions in which a pawn on a stone moves, and how far out their tips lie.
fn ways(stone: Stone) -> ([Xy; 4], f64) {
    let slant = 0.5f64.sqrt();
    match stone {
        Stone::Black => ([xy(0.0, -1.0), xy(1.0, 0.0), xy(0.0, 1.0), xy(-1.0, 0.0)], 38.0),
        Stone::Grey => ([xy(slant, -slant), xy(slant, slant), xy(-slant, slant), xy(-slant, -slant)], 47.0),
    }
}

fn shafts(stone: Stone, at: Xy) -> Path {
    let (ways, tip) = ways(stone);
    ways.into_iter().fold(Path::new(), |path, way| path.to(at + way * 7.0).line(at + way * (tip - 2.0)))
}

fn tips(stone: Stone, at: Xy) -> Path {
    let (ways, tip) = ways(stone);
    ways.into_iter().fold(Path::new(), |path, way| {
        let (point, aside) = (at + way * tip, way.aside());
        path.to(point - way * 10.0 + aside * 10.0).line(point).line(point - way * 10.0 - aside * 10.0)
    })
}

/// Red is round, Yellow is square.
pub(super) fn pawn_shapes(colour: Colour, at: Xy) -> Vec<Shape> {
    let below = at + xy(3.0, 5.0);
    match colour {
        Colour::Red => vec![
            Shape::circle(&styles::PAWN_SHADOW, below, 26.0),
            Shape::circle(&styles::PAWN_RED, at, 25.0),
            Shape::circle(&styles::INNER_RED, at, 14.0),
        ],
        Colour::Yellow => vec![
            Shape::box_about(&styles::PAWN_SHADOW, below, 48.0, 48.0, 5.0),
            Shape::box_about(&styles::PAWN_YELLOW, at, 46.0, 46.0, 4.0),
            Shape::box_about(&styles::INNER_YELLOW, at, 24.0, 24.0, 2.0),
        ],
    }
}

/// A pawn by itself, for lists beside the board.
pub(crate) fn token(colour: Colour) -> Scene {
    let frame = Frame { corner: xy(-34.0, -34.0), width: 68.0, height: 68.0 };
    Scene {
        frame,
        layers: vec![Layer::new("pieces", pawn_shapes(colour, Xy::default()))],
        places: Vec::new(),
    }
}
