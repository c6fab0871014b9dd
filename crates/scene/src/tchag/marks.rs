//! The hole and its arrows, what is in hand, and what was done last.

use super::stones::direction;
use super::{CELL, centre, step, styles};
use crate::shape::{Group, Name, Node, Shape};
use crate::xy::xy;
use crate::{Path, Style, View, Xy, arrow};
use tablier_games::tchag::{Cell, Move, Phase, Tchag};
use tablier_games::{AnyMove, Spot};

/// Half the side of a frame around a stone.
const HALF: f64 = 46.0;

/// The hole glows a little.
pub(super) fn hole(position: &Tchag, view: &View) -> Vec<Shape> {
    let Phase::Close(hole) = position.phase() else { return began(view) };
    let at = centre(hole, view);
    let mut shapes: Vec<Shape> =
        [108.0, 86.0, 66.0, 48.0].map(|radius| Shape::circle(&styles::HALO, at, radius)).into();
    shapes.push(Shape::box_about(&styles::HOLE, at, 84.0, 84.0, 11.0));
    shapes
}

/// Where the last stone was removed.
fn began(view: &View) -> Vec<Shape> {
    let starts = view.marks.last.iter().filter_map(|trace| match trace.from {
        Some(Spot::Tchag(cell)) => Some(Shape::circle(&styles::BEGAN, centre(cell, view), 13.0)),
        _ => None,
    });
    starts.collect()
}

pub(super) fn above(position: &Tchag, view: &View) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    nodes.extend(ended(view).map(Node::from));
    for spot in &view.marks.ready {
        if let Spot::Tchag(cell) = *spot {
            nodes.push(Shape::circle(&styles::READY_UNDER, centre(cell, view), 35.0).into());
            nodes.push(Shape::circle(&styles::READY, centre(cell, view), 35.0).into());
        }
    }
    if let Some(Spot::Tchag(cell)) = view.marks.hand {
        let frame = Path::new().rectangle(centre(cell, view) - xy(HALF, HALF), 2.0 * HALF, 2.0 * HALF);
        nodes.extend(twice(&frame));
    }
    if let Some(AnyMove::Tchag(ply)) = view.marks.shown {
        nodes.extend(group(position, ply, view).map(Node::from));
    }
    for (index, choice) in view.marks.choices.iter().enumerate() {
        if let AnyMove::Tchag(ply) = *choice {
            nodes.extend(target(position, ply, index, view));
        }
    }
    nodes
}

/// Repairs as arrows that are only looked at.
pub(super) fn repairs(position: &Tchag, view: &View) -> Vec<Shape> {
    let plies = view.marks.arrows.iter().enumerate();
    plies
        .filter_map(|(rank, ply)| match *ply {
            AnyMove::Tchag(ply) => {
                let (at, ahead) = arrow_place(position, ply, view)?;
                Some(arrow::painted(short_arrow(at, ahead), rank))
            }
            _ => None,
        })
        .collect()
}

fn ended(view: &View) -> impl Iterator<Item = Shape> {
    view.marks.last.iter().filter(|trace| !trace.goes_on).filter_map(|trace| match trace.to {
        Some(Spot::Tchag(cell)) => {
            Some(Shape::frame(&styles::ENDED, centre(cell, view), HALF + 1.0, trace.captures))
        }
        _ => None,
    })
}

fn twice(path: &Path) -> [Node; 2] {
    [Shape::path(&styles::UNDER, path.clone()).into(), Shape::path(&styles::HAND, path.clone()).into()]
}

/// A dot, a broken frame, or an arrow into the hole.
fn target(position: &Tchag, ply: Move, index: usize, view: &View) -> Vec<Node> {
    let chosen = view.marks.shown == Some(AnyMove::Tchag(ply));
    match ply {
        Move::Pawn { to, captures: true, .. } => twice(&Path::corners(centre(to, view), HALF, 30.0)).into(),
        Move::Pawn { to, captures: false, .. } => {
            vec![Shape::circle(&styles::FREE, centre(to, view), 12.0).into()]
        }
        Move::Close(_) | Move::Slide { .. } => {
            let style = if chosen { &styles::ARROW_ON } else { &styles::ARROW };
            let Some((at, ahead)) = arrow_place(position, ply, view) else { return Vec::new() };
            let arrow = Shape::path(style, short_arrow(at, ahead));
            let area = Shape::circle(&styles::PLACE, at, 34.0);
            vec![Group::new(Name::Choice(index), [arrow, area]).into()]
        }
        Move::Stop => Vec::new(),
    }
}

/// An arrow lies on the joint between the hole and the stones that move into it, or before the line that slides.
fn arrow_place(position: &Tchag, ply: Move, view: &View) -> Option<(Xy, Xy)> {
    let ahead = step(direction(ply)?, view);
    if let (Move::Close(_), Phase::Close(hole)) = (ply, position.phase()) {
        return Some((centre(hole, view) - ahead * 45.0, ahead));
    }
    let front = front(position, ply, view)?;
    Some((front + ahead * 55.0, ahead))
}

/// The middle of the foremost stone that moves.
fn front(position: &Tchag, ply: Move, view: &View) -> Option<Xy> {
    let ahead = step(direction(ply)?, view);
    let along = |at: &Xy| at.x * ahead.x + at.y * ahead.y;
    let stones = position.stones_moved_by(ply).map(|cell: Cell| centre(cell, view));
    stones.max_by(|one, other| along(one).total_cmp(&along(other)))
}

fn short_arrow(at: Xy, ahead: Xy) -> Path {
    let aside = ahead.aside();
    let (tail, neck, tip) = (at - ahead * 24.0, at + ahead * 2.0, at + ahead * 26.0);
    Path::polygon([
        tail + aside * 8.0,
        neck + aside * 8.0,
        neck + aside * 20.0,
        tip,
        neck - aside * 20.0,
        neck - aside * 8.0,
        tail - aside * 8.0,
    ])
}

/// A frame around the stones that will move, where they lean already.
fn group(position: &Tchag, ply: Move, view: &View) -> Option<Shape> {
    let shift = step(direction(ply)?, view) * 20.0;
    let stones: Vec<Xy> = position.stones_moved_by(ply).map(|cell| centre(cell, view) + shift).collect();
    let first = *stones.first()?;
    let (mut low, mut high) = (first, first);
    for stone in &stones {
        low = xy(low.x.min(stone.x), low.y.min(stone.y));
        high = xy(high.x.max(stone.x), high.y.max(stone.y));
    }
    let (middle, size) = (low.towards(high, 0.5), high - low);
    let style: &'static Style = &styles::GROUP;
    Some(Shape::box_about(style, middle, size.x + CELL, size.y + CELL, 16.0))
}
