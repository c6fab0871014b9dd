//! The short names of tiles and cells: the number on the centre, a letter on each corner.

use super::lattice::{cell_corners, middle};
use super::{centre, styles};
use crate::xy::xy;
use crate::{Shape, View, Xy};
use tablier_games::tanagra::Cell;

/// How high the digits and letters are.
const NUMBER: f64 = 19.0;
const LETTER: f64 = 16.0;
/// How far from the middle of its cell a sign stands: where a large pawn leaves it room.
const NUMBER_AWAY: f64 = 45.0;
const LETTER_AWAY: f64 = 37.0;

pub(super) fn shapes(view: &View) -> Vec<Shape> {
    let tiles = view.names.iter().flat_map(tablier_games::Names::tiles);
    tiles.flat_map(|(tile, number)| of_tile(tile, number, view)).collect()
}

fn of_tile(tile: Cell, number: u8, view: &View) -> Vec<Shape> {
    let mut shapes = digits(number, number_place(tile, view));
    for (corner, letter) in tile.neighbours().into_iter().zip(['a', 'b', 'c']) {
        shapes.push(Shape::sign(&styles::NAME, letter, outwards(tile, corner, view), LETTER));
    }
    shapes
}

/// The digits of a number, side by side.
fn digits(number: u8, at: Xy) -> Vec<Shape> {
    let text = number.to_string();
    let first = -(text.len() as f64 - 1.0) / 2.0;
    let digit = |(index, sign): (usize, char)| {
        let step = xy((first + index as f64) * NUMBER * 0.72, 0.0);
        Shape::sign(&styles::NUMBER, sign, at + step, NUMBER)
    };
    text.chars().enumerate().map(digit).collect()
}

/// A number stands in the corner of the centre cell that is upright on the screen: the lowest or the highest one.
fn number_place(tile: Cell, view: &View) -> Xy {
    let at = centre(tile, view);
    let upright = cell_corners(tile, view).into_iter().min_by(|one, other| {
        let aside = |corner: &Xy| (corner.x - at.x).abs();
        aside(one).total_cmp(&aside(other))
    });
    upright.map_or(at, |corner| stepped(at, corner, NUMBER_AWAY))
}

/// A letter stands in the corner of the tile.
fn outwards(tile: Cell, corner: Cell, view: &View) -> Xy {
    let (from, at) = (centre(tile, view), middle(cell_corners(corner, view)));
    stepped(at, at + (at - from), LETTER_AWAY)
}

fn stepped(from: Xy, towards: Xy, away: f64) -> Xy {
    let way = towards - from;
    from + way * (away / way.length())
}
