//! What is in hand, what can be done, what was done last, a T in danger, and where each T goes.

use super::styles;
use crate::{Path, Shape, Style, View, Xy};
use tablier_games::terrace::{Move, Square, Terrace};
use tablier_games::{AnyMove, Position, Seat, Spot};

/// Half the side of a frame around a square, of which half the side is one.
const HALF: f64 = 0.84;

/// Where the squares lie in a picture.
pub(super) trait Lie {
    /// The middle of a square.
    fn middle(&self, square: Square) -> Xy;

    /// The corners of a frame on a square, in order round it; at `half` 1 it is as large as the square.
    fn frame(&self, square: Square, half: f64) -> [Xy; 4];

    /// The corners of a T's collar on a square, in order round it.
    fn collar(&self, square: Square) -> [Xy; 4];
}

/// The mark of a goal in the colours of those who go there, which share it: an empty collar, as a T has. Nothing on any other
/// square.
pub(super) fn goal(position: &Terrace, lie: &impl Lie, square: Square) -> Vec<Shape> {
    let goes_there = |seat: &Seat| position.is_in(*seat) && position.goal(*seat) == square;
    let mut seats = Seat::all(position.seats()).filter(goes_there);
    let Some(first) = seats.next() else { return Vec::new() };
    let collar = lie.collar(square);
    let mut shapes = vec![
        Shape::path(&styles::GOAL_UNDER, Path::polygon(collar)),
        Shape::path(&styles::GOAL[first.index()], Path::polygon(collar)),
    ];
    shapes.extend(seats.next().map(|second| {
        let [top, right, below, _] = collar;
        Shape::path(&styles::GOAL[second.index()], Path::polygon([top, right, below]))
    }));
    shapes
}

/// What lies below the pieces: the way of the last move.
pub(super) fn below(view: &View, lie: &impl Lie) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for trace in &view.marks.last {
        if let (Some(Spot::Terrace(from)), Some(Spot::Terrace(to))) = (trace.from, trace.to) {
            shapes.push(Shape::path(&styles::WAY, Path::polyline([lie.middle(from), lie.middle(to)])));
            shapes.push(Shape::circle(&styles::BEGAN, lie.middle(from), 13.0));
        }
    }
    shapes
}

/// What lies above them.
pub(super) fn above(view: &View, lie: &impl Lie) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for trace in &view.marks.last {
        if let Some(Spot::Terrace(to)) = trace.to.filter(|_| !trace.goes_on) {
            let frame = lie.frame(to, HALF + 0.04);
            let path = if trace.captures { corners(frame, 0.25) } else { Path::polygon(frame) };
            shapes.push(Shape::path(&styles::ENDED, path));
        }
    }
    for spot in &view.marks.danger {
        if let Spot::Terrace(square) = *spot {
            let frame = corners(lie.frame(square, HALF), 0.31);
            shapes.extend(twice(&styles::DANGER_UNDER, &styles::DANGER, &frame));
        }
    }
    for spot in &view.marks.ready {
        if let Spot::Terrace(square) = *spot {
            shapes.push(Shape::circle(&styles::READY_UNDER, lie.middle(square), 47.0));
            shapes.push(Shape::circle(&styles::READY, lie.middle(square), 47.0));
        }
    }
    if let Some(Spot::Terrace(square)) = view.marks.hand {
        shapes.extend(twice(&styles::UNDER, &styles::HAND, &Path::polygon(lie.frame(square, HALF))));
    }
    for choice in &view.marks.choices {
        if let AnyMove::Terrace(ply) = choice {
            shapes.extend(target(*ply, lie));
        }
    }
    shapes
}

/// A dot where one can go, a broken frame around what can be taken.
fn target(ply: Move, lie: &impl Lie) -> Vec<Shape> {
    if !ply.captures {
        return vec![Shape::circle(&styles::FREE, lie.middle(ply.to), 12.0)];
    }
    twice(&styles::UNDER, &styles::HAND, &corners(lie.frame(ply.to, HALF), 0.36)).into()
}

/// The corners of a frame alone, each arm so long a part of its side.
fn corners(frame: [Xy; 4], arm: f64) -> Path {
    (0..4).fold(Path::new(), |path, index| {
        let (before, at, after) = (frame[(index + 3) % 4], frame[index], frame[(index + 1) % 4]);
        path.to(at.towards(before, arm)).line(at).line(at.towards(after, arm))
    })
}

fn twice(under: &'static Style, style: &'static Style, path: &Path) -> [Shape; 2] {
    [Shape::path(under, path.clone()), Shape::path(style, path.clone())]
}
