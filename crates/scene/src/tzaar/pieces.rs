//! Stacks: one edge a piece, the type on top, and a number.

use super::{centre, styles};
use crate::shape::{Group, Name, Shape};
use crate::xy::xy;
use crate::{Frame, Layer, Scene, Style, View, Xy};
use tablier_games::Spot;
use tablier_games::tzaar::{Colour, Kind, Point, Tzaar};

pub(super) const RADIUS: f64 = 41.0;
/// How thick a piece is.
const THICKNESS: f64 = 9.0;

/// A stack from the farthest to the nearest, so that the nearer ones cover what is behind them.
pub(super) fn groups(position: &Tzaar, view: &View) -> Vec<Group> {
    let mut points: Vec<Point> = Point::all().filter(|point| position.stack(*point).is_some()).collect();
    points.sort_by(|one, other| centre(*one, view).y.total_cmp(&centre(*other, view).y));
    points.into_iter().filter_map(|point| group(position, point, view)).collect()
}

fn group(position: &Tzaar, point: Point, view: &View) -> Option<Group> {
    let stack = position.stack(point)?;
    let shapes = stack_shapes(centre(point, view), stack.colour(), stack.kind(), stack.height());
    Some(Group::new(Name::Piece(Spot::Tzaar(point)), shapes))
}

/// Where the top of a stack lies that stands on a point.
pub(super) fn top(base: Xy, height: u8) -> Xy {
    let height = f64::from(height.max(1));
    base + xy(0.0, 5.0 + sink(height) - height * THICKNESS)
}

/// High stacks sink a little, so that they hide less of what is behind them.
fn sink(height: f64) -> f64 {
    (0.4 * THICKNESS * (height - 1.0)).min(14.0)
}

pub(super) fn stack_shapes(base: Xy, colour: Colour, kind: Kind, height: u8) -> Vec<Shape> {
    let lowest = base + xy(0.0, 5.0 + sink(f64::from(height)));
    let mut shapes = vec![Shape::circle(&styles::SHADOW, lowest + xy(7.0, 5.0), RADIUS)];
    for piece in 0..height {
        let rim = &styles::RIM[colour as usize * 2 + usize::from(piece % 2)];
        shapes.push(Shape::circle(rim, lowest - xy(0.0, f64::from(piece) * THICKNESS), RADIUS));
    }
    shapes.extend(face(top(base, height), colour, kind));
    shapes
}

/// What lies on top: ring and dot, dot, or nothing.
fn face(at: Xy, colour: Colour, kind: Kind) -> Vec<Shape> {
    let (disc, dot, ring): (&'static Style, &'static Style, &'static Style) = match colour {
        Colour::White => (&styles::TOP_WHITE, &styles::DOT_WHITE, &styles::RING_WHITE),
        Colour::Black => (&styles::TOP_BLACK, &styles::DOT_BLACK, &styles::RING_BLACK),
    };
    let mut shapes = vec![Shape::circle(disc, at, RADIUS)];
    match kind {
        Kind::Tzaar => {
            shapes.push(Shape::circle(ring, at, 25.0));
            if colour == Colour::White {
                shapes.push(Shape::circle(&styles::RING_LINE, at, 29.0));
                shapes.push(Shape::circle(&styles::RING_LINE, at, 21.0));
            }
            shapes.push(Shape::circle(dot, at, 11.0));
        }
        Kind::Tzarra => shapes.push(Shape::circle(dot, at, 16.0)),
        Kind::Tott => {}
    }
    shapes
}

/// The heights, above everything else.
pub(super) fn numbers(position: &Tzaar, view: &View) -> Vec<Shape> {
    let high = Point::all().filter(|point| position.height(*point) > 1);
    high.flat_map(|point| number(centre(point, view), position.height(point))).collect()
}

/// A number stands between the directions of two neighbours.
pub(super) fn number(base: Xy, height: u8) -> Vec<Shape> {
    let at = top(base, height) + xy(23.0, -36.0);
    let digits: Vec<char> = height.to_string().chars().collect();
    let mut shapes = vec![Shape::circle(&styles::CHIP, at, 20.0)];
    let wide = 14.0 * (digits.len() - 1) as f64;
    for (index, digit) in digits.iter().enumerate() {
        let aside = xy(14.0 * index as f64 - wide / 2.0, 0.0);
        shapes.push(Shape::sign(&styles::CHIP_SIGN, *digit, at + aside, 21.0));
    }
    shapes
}

/// A single piece by itself, for lists and counts beside the board.
#[must_use]
pub(crate) fn token(colour: Colour, kind: Kind) -> Scene {
    let frame = Frame { corner: xy(-50.0, -50.0), width: 100.0, height: 100.0 };
    let shapes = stack_shapes(xy(0.0, 2.0), colour, kind, 1);
    Scene { frame, layers: vec![Layer::new("pieces", shapes)], places: Vec::new() }
}
