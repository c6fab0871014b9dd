//! The plate, its lines and its hole.

use super::{STEP, on_grid, styles};
use crate::xy::xy;
use crate::{Path, Shape, View, Xy};
use tablier_games::tzaar::Point;

/// From the centre to a corner of the plate, and how far its edge shows below it.
const PLATE: f64 = 478.0;
const EDGE: f64 = 13.0;
/// The ground of the lines is a little lighter.
const GROUND: f64 = 432.0;
const HOLE: f64 = 27.0;

pub(super) fn shapes(view: &View) -> Vec<Shape> {
    let mut shapes = vec![
        Shape::path(&styles::PLATE_EDGE, hexagon(xy(0.0, EDGE), PLATE)),
        Shape::path(&styles::PLATE, hexagon(Xy::default(), PLATE)),
        Shape::path(&styles::GROUND, hexagon(Xy::default(), GROUND)),
        Shape::path(&styles::LINES, lines(view)),
        Shape::path(&styles::HOLE, hexagon(Xy::default(), HOLE)),
    ];
    shapes.extend(Point::all().map(|point| Shape::circle(&styles::POINT, super::centre(point, view), 4.6)));
    if view.coordinates {
        shapes.extend(coordinates(view));
    }
    shapes
}

/// A hexagon that stands on a corner.
fn hexagon(centre: Xy, radius: f64) -> Path {
    let half = radius / 2.0;
    let side = radius * 3f64.sqrt() / 2.0;
    let corners = [
        xy(0.0, -radius),
        xy(side, -half),
        xy(side, half),
        xy(0.0, radius),
        xy(-side, half),
        xy(-side, -half),
    ];
    Path::polygon(corners.map(|corner| centre + corner))
}

/// A line from every point to each of its neighbours: none crosses the hole.
fn lines(view: &View) -> Path {
    let mut path = Path::new();
    let grids: Vec<(i8, i8)> = Point::all().map(Point::grid).collect();
    for &(column, row) in &grids {
        for (right, up) in [(1, 0), (0, 1), (1, 1)] {
            let next = (column + right, row + up);
            if grids.contains(&next) {
                let place = |(column, row)| on_grid(f64::from(column), f64::from(row), view);
                path = path.to(place((column, row))).line(place(next));
            }
        }
    }
    path
}

/// Letters below the columns, and the number of each column's last point above it.
fn coordinates(view: &View) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for column in 0..9u8 {
        let (column_at, first) = (f64::from(column), f64::from(column.saturating_sub(4)));
        let last = f64::from((column + 4).min(8));
        let beyond = 0.66 * STEP / 100.0;
        let letter = char::from(b'a' + column);
        let digit = char::from(b'0' + Point::column_length(column));
        shapes.push(Shape::sign(&styles::SIGN, letter, on_grid(column_at, first - beyond, view), 19.0));
        shapes.push(Shape::sign(&styles::SIGN, digit, on_grid(column_at, last + beyond, view), 19.0));
    }
    shapes
}
