//! TZAAR: ivory and ebony on a hexagon of lines.
//!
//! Characters have no lines as steep as those of the board. So it lies on its side here: what are columns elsewhere
//! are rows, `a` at the top, and numbers grow to the right. Then every line of the board is exact.

use super::{At, Look, Sheet, Target};
use crate::palette::Palette;
use ratatui::style::{Modifier, Style};
use std::cmp::Ordering;
use tablier_games::tzaar::{Colour, Kind, Point, Step, Tzaar};
use tablier_games::{Seat, Spot};

const BOARD: u32 = 0x0062_645f;
const LINE: u32 = 0x002c_2d2b;
const SIGN: u32 = 0x00ee_eee6;
const IVORY: u32 = 0x00f3_ead6;
const IVORY_INK: u32 = 0x002b_241c;
const EBONY: u32 = 0x0019_1613;
const EBONY_INK: u32 = 0x00f7_f0df;

/// How large the board is drawn: columns to the next point of a row are four times as many, lines to the next row
/// twice as many.
#[derive(Clone, Copy)]
struct Scale(i32);

impl Scale {
    fn fitting((width, height): (i32, i32)) -> Self {
        Self(if width >= 78 && height >= 35 { 2 } else { 1 })
    }

    /// Where a place of the sloped grid lies.
    const fn at(self, (column, row): (i8, i8)) -> At {
        let (across, up) = (column as i32 - 4, row as i32 - 4);
        (self.0 * (4 * up - 2 * across), self.0 * 2 * across)
    }

    /// How far a piece reaches beside its point, and above it.
    const fn reach(self) -> (i32, i32) {
        (if self.0 > 1 { 2 } else { 1 }, self.0 - 1)
    }
}

pub(super) fn draw(position: &Tzaar, look: &Look) -> Sheet {
    let scale = Scale::fitting(look.room);
    let mut sheet = Sheet::default();
    plate(&mut sheet, scale, look);
    lines(&mut sheet, scale, look);
    for point in Point::all() {
        place(&mut sheet, scale, position, point, look);
    }
    sheet
}

/// The first and the last point of a row.
fn ends(row: u8) -> Option<(Point, Point)> {
    let mut points = Point::all().filter(|point| point.column_and_place().0 == row);
    let first = points.next()?;
    Some((first, points.last()?))
}

/// The stone below the lines, with the names of the points at its edge.
fn plate(sheet: &mut Sheet, scale: Scale, look: &Look) {
    let style = look.palette.on(SIGN, BOARD);
    let half = scale.0;
    for row in 0..9 {
        let Some((first, last)) = ends(row) else { continue };
        let ((left, y), (right, _)) = (scale.at(first.grid()), scale.at(last.grid()));
        let top = if row == 0 { -half } else { 1 - half };
        for line in top..=half {
            // A line further from the middle row, the stone is narrower by a column on each side.
            let slope = match row.cmp(&4) {
                Ordering::Less => line,
                Ordering::Equal => -line.abs(),
                Ordering::Greater => -line,
            };
            let margin = scale.reach().0 + 4 + slope;
            let (from, to) = (left - margin, right + margin);
            sheet.fill((from, y + line), (to - from + 1, 1), style);
        }
    }
    for row in 0..9 {
        let Some((first, last)) = ends(row) else { continue };
        let ((left, y), (right, _)) = (scale.at(first.grid()), scale.at(last.grid()));
        let gap = scale.reach().0 + 1;
        sheet.write((left - gap - 2, y), &first.to_string(), style);
        sheet.write((right + gap + 1, y), &last.to_string(), style);
    }
}

fn lines(sheet: &mut Sheet, scale: Scale, look: &Look) {
    let style = look.palette.on(LINE, BOARD);
    for point in Point::all() {
        let (column, row) = point.grid();
        for (step, sign, along) in [((0, 1), '─', (1, 0)), ((1, 0), '╱', (-1, 1)), ((1, 1), '╲', (1, 1))]
        {
            let next = (column + step.0, row + step.1);
            if Point::all().all(|other| other.grid() != next) {
                continue;
            }
            let (x, y) = scale.at((column, row));
            let length = if sign == '─' { 4 } else { 2 } * scale.0;
            for part in 1..length {
                sheet.write((x + along.0 * part, y + along.1 * part), &sign.to_string(), style);
            }
        }
    }
}

fn place(sheet: &mut Sheet, scale: Scale, position: &Tzaar, point: Point, look: &Look) {
    let spot = Spot::Tzaar(point);
    let (x, y) = scale.at(point.grid());
    let (aside, above) = scale.reach();
    let corner = (x - aside, y - above);
    let size = (2 * aside + 1, 2 * above + 1);
    match position.stack(point) {
        Some(stack) => {
            let style = chip(stack.colour(), look.palette);
            sheet.fill(corner, size, style);
            sheet.write(
                (x, y),
                &letter(stack.colour(), stack.kind()).to_string(),
                style.add_modifier(Modifier::BOLD),
            );
            if stack.height() > 1 {
                sheet.write((x + 1, y), &stack.height().to_string(), style);
            }
        }
        None => sheet.write((x, y), "·", look.palette.on(LINE, BOARD)),
    }
    sheet.claim(Target::Spot(spot), corner, size);
    sheet.locate(Target::Spot(spot), (x, y));
    let empty = position.stack(point).is_none();
    // While pieces are placed every empty point is free: that need not be said sixty times.
    let placing = empty && position.step() == Step::Place && !look.marks.choices.is_empty();
    if let Some((sign, style)) = look.sign(spot).filter(|_| !placing || look.is_advised(spot)) {
        sheet.write((if empty { x } else { x - aside }, y), &sign.to_string(), style);
    }
    if look.is_at(spot) {
        for column in [x - aside, x + aside] {
            sheet.restyle((column, corner.1), (1, size.1), look.palette.cursor());
        }
    }
}

fn chip(colour: Colour, palette: Palette) -> Style {
    if palette.is_mono() {
        let style = Style::new();
        return if colour == Colour::White { style.add_modifier(Modifier::REVERSED) } else { style };
    }
    match colour {
        Colour::White => palette.on(IVORY_INK, IVORY),
        Colour::Black => palette.on(EBONY_INK, EBONY),
    }
}

/// Capitals for White, as in the texts of positions.
pub(crate) const fn letter(colour: Colour, kind: Kind) -> char {
    match colour {
        Colour::White => kind.letter(),
        Colour::Black => kind.letter().to_ascii_lowercase(),
    }
}

/// A piece of a seat, as a sign of whoever sits there.
pub(super) fn token(seat: Seat, palette: Palette) -> (String, Style) {
    let colour = Colour::of_seat(seat);
    (format!(" {} ", letter(colour, Kind::Tzaar)), chip(colour, palette))
}
