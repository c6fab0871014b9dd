//! Places for a tile, what is in hand, and what was done last.

use super::tiles::{ghost, outline, seed};
use super::{centre, styles};
use crate::xy::xy;
use crate::{Path, Shape, Trace, View, Xy};
use tablier_games::tanagra::{Move, Phase, Tanagra};
use tablier_games::{AnyMove, Spot};

const RADIUS: f64 = 33.0;

/// Below the pawns: the way of the last move.
pub(super) fn below(view: &View) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for trace in &view.marks.last {
        if let (Some(Spot::Tanagra(from)), Some(Spot::Tanagra(to))) = (trace.from, trace.to) {
            let (start, end) = (centre(from, view), centre(to, view));
            shapes.push(Shape::path(&styles::WAY, Path::polyline([start, end])));
            shapes.push(Shape::circle(&styles::BEGAN, start, 9.0));
        }
    }
    shapes
}

pub(super) fn above(position: &Tanagra, view: &View) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = view
        .marks
        .last
        .iter()
        .filter(|trace| !trace.goes_on)
        .filter_map(|trace| ended(*trace, view))
        .collect();
    if let Phase::Dispose(tile) = position.phase() {
        shapes.push(Shape::path(&styles::LIFTED, outline(tile, view)));
    }
    for spot in &view.marks.ready {
        if let Spot::Tanagra(cell) = *spot {
            shapes.push(Shape::circle(&styles::UNDER, centre(cell, view), RADIUS));
            shapes.push(Shape::circle(&styles::READY, centre(cell, view), RADIUS));
        }
    }
    if let Some(Spot::Tanagra(cell)) = view.marks.hand {
        shapes.push(Shape::circle(&styles::UNDER, centre(cell, view), RADIUS));
        shapes.push(Shape::circle(&styles::HAND, centre(cell, view), RADIUS));
    }
    for choice in &view.marks.choices {
        if let AnyMove::Tanagra(ply) = *choice {
            shapes.extend(target(ply, view));
        }
    }
    if let Some(Spot::Tanagra(cell)) = view.marks.refused {
        shapes.extend(refused(centre(cell, view)));
    }
    // Where there is but one place for a tile, nobody needs to look for it.
    let only = (view.marks.choices.len() == 1).then(|| view.marks.choices[0]);
    if let Some(AnyMove::Tanagra(Move::Lay { at, .. } | Move::Relay(at))) = view.marks.shown.or(only) {
        shapes.extend(ghost(at, view));
    }
    shapes
}

/// A cross on a cell where the pawn in hand cannot go.
fn refused(at: Xy) -> [Shape; 2] {
    let arm = |x: f64, y: f64| at + xy(x, y) * 12.0;
    let cross = Path::new().to(arm(-1.0, -1.0)).line(arm(1.0, 1.0)).to(arm(-1.0, 1.0)).line(arm(1.0, -1.0));
    [Shape::path(&styles::REFUSED_UNDER, cross.clone()), Shape::path(&styles::REFUSED, cross)]
}

fn ended(trace: Trace, view: &View) -> Option<Shape> {
    let Some(Spot::Tanagra(cell)) = trace.to else { return None };
    Some(Shape::ring(&styles::ENDED, centre(cell, view), RADIUS - 2.0, trace.captures))
}

/// A dot, a broken ring, or a small triangle.
fn target(ply: Move, view: &View) -> Vec<Shape> {
    match ply {
        Move::Pawn { to, captures: false, .. } => {
            vec![Shape::circle(&styles::FREE, centre(to, view), 9.0)]
        }
        Move::Pawn { to, captures: true, .. } => {
            let ring = Path::broken_ring(centre(to, view), RADIUS, 18.0);
            vec![Shape::path(&styles::UNDER, ring.clone()), Shape::path(&styles::HAND, ring)]
        }
        Move::Lay { at, .. } | Move::Relay(at) => vec![seed(at, view)],
        Move::Keep | Move::Drop | Move::Pass => Vec::new(),
    }
}
