//! Four sizes of the same form, as many steps as the size, and the T with its collar.

use super::styles;
use crate::xy::xy;
use crate::{Frame, Layer, Path, Scene, Shape, Xy};
use tablier_games::Seat;
use tablier_games::terrace::{Form, Piece};

/// By size, from 1.
const RADII: [f64; 4] = [19.0, 26.5, 34.0, 41.5];
/// The T: its disc and half the diagonal of its collar.
const T_DISC: f64 = 21.0;
const T_COLLAR: f64 = 42.0;

/// A piece seen from above.
pub(super) fn shapes(piece: Piece, at: Xy) -> Vec<Shape> {
    if piece.form == Form::T { t_shapes(piece.seat, at) } else { disc_shapes(piece, at) }
}

fn disc_shapes(piece: Piece, at: Xy) -> Vec<Shape> {
    let (seat, size) = (piece.seat.index(), usize::from(piece.form.size()));
    let radius = RADII[size - 1];
    let mut shapes = vec![
        Shape::circle(&styles::SHADOW, at + xy(5.0, 6.0), radius),
        Shape::circle(&styles::DISC[seat], at, radius),
    ];
    let steps = RADII[..size].iter().rev().map(|radius| radius - 7.5);
    shapes.extend(steps.map(|radius| Shape::circle(&styles::STEP[seat], at, radius)));
    shapes
}

fn t_shapes(seat: Seat, at: Xy) -> Vec<Shape> {
    let seat = seat.index();
    vec![
        Shape::path(&styles::SHADOW, diamond(at + xy(4.0, 6.0), T_COLLAR)),
        Shape::path(&styles::COLLAR, diamond(at, T_COLLAR)),
        Shape::circle(&styles::DISC[seat], at, T_DISC),
        Shape::sign(&styles::LETTER[seat], 'T', at, 20.0),
    ]
}

fn diamond(at: Xy, half: f64) -> Path {
    Path::polygon([at - xy(0.0, half), at + xy(half, 0.0), at + xy(0.0, half), at - xy(half, 0.0)])
}

/// A piece by itself, for lists beside the board.
pub(crate) fn token(piece: Piece) -> Scene {
    let frame = Frame { corner: xy(-50.0, -50.0), width: 100.0, height: 100.0 };
    Scene { frame, layers: vec![Layer::new("pieces", shapes(piece, Xy::default()))], places: Vec::new() }
}

/// The mark of a seat's goal by itself.
pub(crate) fn goal_token(seat: Seat) -> Scene {
    let frame = Frame { corner: xy(-50.0, -50.0), width: 100.0, height: 100.0 };
    let shapes = vec![
        Shape::path(&styles::GOAL_UNDER, diamond(Xy::default(), T_COLLAR)),
        Shape::path(&styles::GOAL[seat.index()], diamond(Xy::default(), T_COLLAR)),
    ];
    Scene { frame, layers: vec![Layer::new("pieces", shapes)], places: Vec::new() }
}
