//! The felt, and a small cross where a stone could lie.

use super::{CELL, EDGE, MARGIN, WIDTH, centre, styles};
use crate::xy::xy;
use crate::{Path, Shape, View};
use tablier_games::tchag::Cell;

pub(super) fn shapes(view: &View) -> Vec<Shape> {
    let middle = xy(3.0 * CELL, 3.0 * CELL);
    let mut shapes = vec![
        Shape::box_about(&styles::FELT_EDGE, middle + xy(0.0, EDGE), WIDTH, WIDTH, 26.0),
        Shape::box_about(&styles::FELT, middle, WIDTH, WIDTH, 26.0),
        Shape::path(&styles::GONE, crosses(view)),
    ];
    if view.coordinates {
        shapes.extend((0..6).filter_map(|line| coordinates(line, view)).flatten());
    }
    shapes
}

fn crosses(view: &View) -> Path {
    Cell::all().fold(Path::new(), |path, cell| {
        let at = centre(cell, view);
        path.to(at - xy(8.0, 0.0)).line(at + xy(8.0, 0.0)).to(at - xy(0.0, 8.0)).line(at + xy(0.0, 8.0))
    })
}

/// The name of a column below it, and of a row at its left.
fn coordinates(line: u8, view: &View) -> Option<[Shape; 2]> {
    let cell = Cell::new(line, line)?;
    let at = centre(cell, view);
    let letter = char::from(b'a' + line);
    let digit = char::from(b'1' + line);
    let beyond = 6.0 * CELL + MARGIN / 2.0;
    Some([
        Shape::sign(&styles::SIGN, letter, xy(at.x, beyond), 18.0),
        Shape::sign(&styles::SIGN, digit, xy(-MARGIN / 2.0, at.y), 18.0),
    ])
}
