//! Four forms for four seats; large pawns have a ring.

use super::{centre, styles};
use crate::shape::{Group, Name, Shape};
use crate::xy::xy;
use crate::{Frame, Layer, Path, Scene, Style, View, Xy};
use tablier_games::tanagra::{Cell, Pawn, Tanagra, Tile};
use tablier_games::{Position, Spot};

pub(super) fn groups(position: &Tanagra, view: &View) -> Vec<Group> {
    let mut pawns: Vec<(Cell, Pawn)> = position.tiles().flat_map(standing).collect();
    pawns.sort_by(|(one, _), (other, _)| centre(*one, view).y.total_cmp(&centre(*other, view).y));
    let seats = position.seats();
    pawns
        .into_iter()
        .map(|(cell, pawn)| {
            let shapes = pawn_shapes(pawn, radius(pawn, seats), centre(cell, view));
            Group::new(Name::Piece(Spot::Tanagra(cell)), shapes)
        })
        .collect()
}

fn standing(tile: Tile) -> impl Iterator<Item = (Cell, Pawn)> {
    let [one, other, third] = tile.centre.neighbours();
    let cells = [tile.centre, one, other, third];
    cells.into_iter().zip(tile.pawns).filter_map(|(cell, pawn)| Some((cell, pawn?)))
}

/// With two players size tells two series apart.
pub(super) fn radius(pawn: Pawn, seats: u8) -> f64 {
    match (seats, pawn.is_large()) {
        (2, false) => 13.5,
        (2, true) => 23.0,
        _ => 21.0,
    }
}

pub(super) fn pawn_shapes(pawn: Pawn, radius: f64, at: Xy) -> Vec<Shape> {
    let seat = pawn.seat().index();
    let mut shapes = vec![
        form(seat, &styles::SHADOW, at + xy(3.0, 5.0), radius + 1.0),
        form(seat, &styles::HALO, at, radius),
        form(seat, &styles::PAWN[seat], at, radius),
    ];
    if pawn.is_large() {
        shapes.push(form(seat, &styles::RING, at, radius * 0.52));
    }
    shapes
}

/// Round, diamond, square, cross.
fn form(seat: usize, style: &'static Style, at: Xy, radius: f64) -> Shape {
    match seat {
        0 => Shape::circle(style, at, radius),
        1 => {
            let half = radius * 1.2;
            let corners = [xy(0.0, -half), xy(half, 0.0), xy(0.0, half), xy(-half, 0.0)];
            Shape::path(style, Path::polygon(corners.map(|corner| at + corner)))
        }
        2 => Shape::box_about(style, at, radius * 1.75, radius * 1.75, 2.0),
        _ => Shape::path(style, cross(at, radius * 1.06)),
    }
}

fn cross(at: Xy, half: f64) -> Path {
    let arm = half * 0.42;
    let corners = [
        (-arm, -half),
        (arm, -half),
        (arm, -arm),
        (half, -arm),
        (half, arm),
        (arm, arm),
        (arm, half),
        (-arm, half),
        (-arm, arm),
        (-half, arm),
        (-half, -arm),
        (-arm, -arm),
    ];
    Path::polygon(corners.map(|(x, y)| at + xy(x, y)))
}

/// A pawn by itself, for lists beside the board.
pub(crate) fn token(pawn: Pawn, seats: u8) -> Scene {
    let frame = Frame { corner: xy(-34.0, -34.0), width: 68.0, height: 68.0 };
    let shapes = pawn_shapes(pawn, radius(pawn, seats), Xy::default());
    Scene { frame, layers: vec![Layer::new("pieces", shapes)], places: Vec::new() }
}
