//! Clay tiles with their joints.

use super::lattice::{cell_corners, inset, tile_corners};
use super::styles;
use crate::shape::{Group, Name, Shape};
use crate::xy::xy;
use crate::{Path, View};
use tablier_games::Spot;
use tablier_games::tanagra::{Cell, Tanagra};

/// How far the edge of a tile shows below it.
const EDGE: f64 = 8.0;
const INSET: f64 = 7.0;

pub(super) fn groups(position: &Tanagra, view: &View) -> Vec<Group> {
    let mut centres: Vec<Cell> = position.tiles().map(|tile| tile.centre).collect();
    // A tile's edge falls on those below it: the farthest are painted first.
    centres.sort_by(|one, other| super::centre(*one, view).y.total_cmp(&super::centre(*other, view).y));
    centres.into_iter().map(|centre| group(centre, view)).collect()
}

pub(super) fn group(centre: Cell, view: &View) -> Group {
    let corners = inset(tile_corners(centre, view), INSET);
    let face = if centre.points_down() { &styles::TILE_UP } else { &styles::TILE_DOWN };
    let edge = corners.map(|corner| corner + xy(0.0, EDGE));
    let shapes = [
        Shape::path(&styles::TILE_EDGE, Path::polygon(edge)),
        Shape::path(face, Path::polygon(corners)),
        Shape::path(&styles::CUT, Path::polygon(cell_corners(centre, view))),
    ];
    Group::new(Name::Ground(Spot::Tanagra(centre)), shapes)
}

/// Where a tile would lie.
pub(super) fn ghost(centre: Cell, view: &View) -> [Shape; 2] {
    let corners = inset(tile_corners(centre, view), INSET);
    [
        Shape::path(&styles::GHOST, Path::polygon(corners)),
        Shape::path(&styles::GHOST_CUT, Path::polygon(cell_corners(centre, view))),
    ]
}

/// The outline of a tile.
pub(super) fn outline(centre: Cell, view: &View) -> Path {
    Path::polygon(inset(tile_corners(centre, view), INSET - 3.0))
}

/// A tile at a quarter of its size: a place where it may lie.
pub(super) fn seed(centre: Cell, view: &View) -> Shape {
    let [one, other, third] = cell_corners(centre, view);
    let middles = [one.towards(other, 0.5), other.towards(third, 0.5), third.towards(one, 0.5)];
    Shape::path(&styles::SEED, Path::polygon(inset(middles, 2.0)))
}
