//! What is in hand, what can be done, what was done last, and a T in danger.

use super::{CELL, styles};
use crate::xy::xy;
use crate::{Path, Shape, Style, View, Xy};
use tablier_games::terrace::{Move, Square};
use tablier_games::{AnyMove, Spot};

/// Half the side of a frame around a square.
const HALF: f64 = CELL / 2.0 - 8.0;

/// What lies below the pieces: the way of the last move.
pub(super) fn below(view: &View, lies: impl Fn(Square) -> Xy) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for trace in &view.marks.last {
        if let (Some(Spot::Terrace(from)), Some(Spot::Terrace(to))) = (trace.from, trace.to) {
            shapes.push(Shape::path(&styles::WAY, Path::polyline([lies(from), lies(to)])));
            shapes.push(Shape::circle(&styles::BEGAN, lies(from), 13.0));
        }
    }
    shapes
}

/// What lies above them.
pub(super) fn above(view: &View, lies: impl Fn(Square) -> Xy) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for trace in &view.marks.last {
        if let Some(Spot::Terrace(to)) = trace.to {
            shapes.push(Shape::frame(&styles::ENDED, lies(to), HALF + 2.0, trace.captures));
        }
    }
    for spot in &view.marks.danger {
        if let Spot::Terrace(square) = *spot {
            shapes.extend(twice(
                &styles::DANGER_UNDER,
                &styles::DANGER,
                &Path::corners(lies(square), HALF, 26.0),
            ));
        }
    }
    for spot in &view.marks.ready {
        if let Spot::Terrace(square) = *spot {
            shapes.push(Shape::circle(&styles::READY_UNDER, lies(square), 47.0));
            shapes.push(Shape::circle(&styles::READY, lies(square), 47.0));
        }
    }
    if let Some(Spot::Terrace(square)) = view.marks.hand {
        let frame = Path::new().rectangle(lies(square) - xy(HALF, HALF), 2.0 * HALF, 2.0 * HALF);
        shapes.extend(twice(&styles::UNDER, &styles::HAND, &frame));
    }
    for choice in &view.marks.choices {
        if let AnyMove::Terrace(ply) = choice {
            shapes.extend(target(*ply, &lies));
        }
    }
    shapes
}

/// A dot where one can go, a broken frame around what can be taken.
fn target(ply: Move, lies: &impl Fn(Square) -> Xy) -> Vec<Shape> {
    if !ply.captures {
        return vec![Shape::circle(&styles::FREE, lies(ply.to), 12.0)];
    }
    twice(&styles::UNDER, &styles::HAND, &Path::corners(lies(ply.to), HALF, 30.0)).into()
}

fn twice(under: &'static Style, style: &'static Style, path: &Path) -> [Shape; 2] {
    [Shape::path(under, path.clone()), Shape::path(style, path.clone())]
}
