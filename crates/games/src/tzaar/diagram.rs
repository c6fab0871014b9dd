//! The board as text.

use super::text::letter;
use super::{Point, Tzaar};
use crate::canvas::Canvas;

/// How far apart two columns stand.
const COLUMN_WIDTH: usize = 5;

/// Draws the nine columns side by side, each with the names of its end points below and above.
pub(super) fn draw(position: &Tzaar) -> String {
    let mut canvas = Canvas::new();
    for point in Point::all() {
        let (column, place) = point.column_and_place();
        let length = Point::column_length(column);
        let x = usize::from(column) * COLUMN_WIDTH;
        let y = line(column, place);
        canvas.write(x, y, &symbol(position, point));
        if place == 0 {
            canvas.write(x, y + 2, &point.to_string());
        }
        if place + 1 == length {
            canvas.write(x, y - 2, &point.to_string());
        }
    }
    canvas.to_string()
}

fn symbol(position: &Tzaar, point: Point) -> String {
    match position.stack(point) {
        None => "·".to_owned(),
        Some(stack) if stack.height() == 1 => letter(stack).to_string(),
        Some(stack) => format!("{}{}", letter(stack), stack.height()),
    }
}

/// The line of a point: two a step, and neighbouring columns shifted by one, as the hexagon wants it.
fn line(column: u8, place: u8) -> usize {
    let slots = 9 - column.abs_diff(4);
    let above_hole = column == 4 && place >= 4;
    let height = 2 * (usize::from(place) + usize::from(above_hole)) + usize::from(9 - slots);
    18 - height
}
