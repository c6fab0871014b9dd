//! The landscape from above: light from the upper left shows where it rises and falls.

use super::{Board, CELL, level, styles};
use crate::xy::xy;
use crate::{Path, Shape, View};
use tablier_games::terrace::{Square, Terrace};

/// Width of the frame around the squares.
pub(super) const MARGIN: f64 = 52.0;
/// How far a higher neighbour throws its shadow, and how broad the lit foot of a rise is.
const SHADOW: f64 = 15.0;
const LIGHT: f64 = 8.0;

pub(super) fn shapes(position: &Terrace, board: &Board, view: &View) -> Vec<Shape> {
    let width = f64::from(board.side) * CELL;
    let middle = xy(width / 2.0, width / 2.0);
    let whole = width + 2.0 * MARGIN;
    let mut shapes = vec![Shape::box_about(&styles::FRAME, middle, whole, whole, 10.0)];
    for square in board.squares() {
        let style = styles::level(level(position, square));
        shapes.push(Shape::box_about(style, board.centre(square), CELL, CELL, 0.0));
    }
    let relief = Relief::new(position, board);
    shapes.push(Shape::path(&styles::GRID, relief.grid));
    shapes.push(Shape::path(&styles::SHADOWS, relief.shadows));
    shapes.push(Shape::path(&styles::LIGHTS, relief.lights));
    shapes.push(Shape::path(&styles::EDGES, relief.edges));
    shapes.extend(board.squares().filter_map(|square| level_number(position, board, square)));
    if view.coordinates {
        shapes.extend(coordinates(board));
    }
    shapes
}

/// All shadows are one outline and all lights another, so that they never add up.
struct Relief {
    shadows: Path,
    lights: Path,
    edges: Path,
    grid: Path,
}

impl Relief {
    fn new(position: &Terrace, board: &Board) -> Self {
        let mut relief =
            Self { shadows: Path::new(), lights: Path::new(), edges: Path::new(), grid: Path::new() };
        for square in board.squares() {
            relief.add(position, board, square);
        }
        relief
    }

    fn add(&mut self, position: &Terrace, board: &Board, square: Square) {
        let (column, row) = board.seen(square);
        let own = level(position, square);
        let near = |right: i8, down: i8| {
            board.at(column as i8 + right, row as i8 + down).map(|other| level(position, other))
        };
        let higher = |right, down| near(right, down).is_some_and(|other| other > own);
        let corner = board.centre(square) - xy(CELL / 2.0, CELL / 2.0);
        let far = CELL - LIGHT;
        let (left, above) = (higher(-1, 0), higher(0, -1));
        let strips = [
            (left, xy(0.0, 0.0), SHADOW, CELL),
            (above, xy(0.0, 0.0), CELL, SHADOW),
            (higher(-1, -1) && !left && !above, xy(0.0, 0.0), SHADOW, SHADOW),
        ];
        for (_, offset, width, height) in strips.into_iter().filter(|strip| strip.0) {
            self.shadows = std::mem::take(&mut self.shadows).rectangle(corner + offset, width, height);
        }
        let strips = [(higher(1, 0), xy(far, 0.0), LIGHT, CELL), (higher(0, 1), xy(0.0, far), CELL, LIGHT)];
        for (_, offset, width, height) in strips.into_iter().filter(|strip| strip.0) {
            self.lights = std::mem::take(&mut self.lights).rectangle(corner + offset, width, height);
        }
        let sides =
            [(near(1, 0), xy(CELL, 0.0), xy(CELL, CELL)), (near(0, 1), xy(0.0, CELL), xy(CELL, CELL))];
        for (other, from, to) in sides {
            let Some(other) = other else { continue };
            let path = if other == own { &mut self.grid } else { &mut self.edges };
            *path = std::mem::take(path).to(corner + from).line(corner + to);
        }
    }
}

/// Level numbers stand on both diagonals, where each L turns.
fn level_number(position: &Terrace, board: &Board, square: Square) -> Option<Shape> {
    let (x, y, last) = (square.x(), square.y(), board.side - 1);
    if x != y && x != last - y {
        return None;
    }
    let number = level(position, square);
    let style = if number < 5 { &styles::LEVEL_LOW } else { &styles::LEVEL_HIGH };
    let sign = char::from(b'0' + number);
    Some(Shape::sign(style, sign, board.centre(square) + xy(38.0, 36.0), 14.0))
}

/// Letters below and numbers at the left, whatever square lies there.
fn coordinates(board: &Board) -> Vec<Shape> {
    let width = f64::from(board.side) * CELL;
    let mut shapes = Vec::new();
    for place in 0..board.side as i8 {
        let middle = f64::from(place) * CELL + CELL / 2.0;
        let lowest = board.at(place, board.side as i8 - 1).map(|square| name(board, square, true));
        let leftmost = board.at(0, place).map(|square| name(board, square, false));
        for (sign, at) in [(lowest, xy(middle, width + MARGIN / 2.0)), (leftmost, xy(-MARGIN / 2.0, middle))]
        {
            shapes.extend(sign.map(|sign| Shape::sign(&styles::SIGN, sign, at, 18.0)));
        }
    }
    shapes
}

/// What names a line of squares: its letter where columns stand upright on the screen, and its number otherwise.
pub(super) fn name(board: &Board, square: Square, upright: bool) -> char {
    let turned = board.quarters % 2 == 1;
    if upright == turned { char::from(b'1' + square.y()) } else { char::from(b'a' + square.x()) }
}
