//! Where the triangles of the plane lie.

use crate::xy::xy;
use crate::{Frame, Path, View, Xy};
use tablier_games::tanagra::Cell;

/// The side of a cell.
const SIDE: f64 = 100.0;

/// Half the height of a triangle of which the side is two.
const RISE: f64 = 0.866_025_403_784_438_6;

/// A point of the lattice.
fn point(i: f64, j: f64, view: &View) -> Xy {
    view.turn.apply_half(xy(SIDE * (i + j / 2.0), -SIDE * j * RISE))
}

/// The corners of a cell.
pub(super) fn cell_corners(cell: Cell, view: &View) -> [Xy; 3] {
    let (i, j) = (f64::from(cell.i()), f64::from(cell.j()));
    let corners = if cell.points_down() {
        [(i + 1.0, j), (i, j + 1.0), (i + 1.0, j + 1.0)]
    } else {
        [(i, j), (i + 1.0, j), (i, j + 1.0)]
    };
    corners.map(|(i, j)| point(i, j, view))
}

/// The corners of the tile with this centre.
pub(super) fn tile_corners(centre: Cell, view: &View) -> [Xy; 3] {
    let (i, j) = (f64::from(centre.i()), f64::from(centre.j()));
    let corners = if centre.points_down() {
        [(i, j), (i + 2.0, j), (i, j + 2.0)]
    } else {
        [(i + 1.0, j + 1.0), (i - 1.0, j + 1.0), (i + 1.0, j - 1.0)]
    };
    corners.map(|(i, j)| point(i, j, view))
}

/// The middle of a triangle.
pub(super) fn middle([one, other, third]: [Xy; 3]) -> Xy {
    (one + other + third) * (1.0 / 3.0)
}

/// A triangle with each side brought in by a distance.
pub(super) fn inset(corners: [Xy; 3], by: f64) -> [Xy; 3] {
    let centre = middle(corners);
    let radius = (corners[0] - centre).length();
    corners.map(|corner| centre.towards(corner, 1.0 - 2.0 * by / radius))
}

/// A small diamond at each point of the lattice inside a frame.
pub(super) fn dots(frame: Frame) -> Path {
    let mut path = Path::new();
    let rows = |y: f64| (y / (SIDE * RISE)).floor() as i32;
    for row in rows(frame.corner.y)..=rows(frame.corner.y + frame.height) {
        let y = f64::from(row) * SIDE * RISE;
        let shift = if row % 2 == 0 { 0.0 } else { SIDE / 2.0 };
        let columns = |x: f64| ((x - shift) / SIDE).floor() as i32;
        for column in columns(frame.corner.x)..=columns(frame.corner.x + frame.width) {
            let at = xy(f64::from(column) * SIDE + shift, y);
            let [right, down] = [xy(3.0, 0.0), xy(0.0, 3.0)];
            path = path.to(at - right).line(at - down).line(at + right).line(at + down).close();
        }
    }
    path
}
