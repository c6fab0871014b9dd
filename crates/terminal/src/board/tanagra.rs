//! Tanagra: clay triangles on linen, as large as there is room for the plane.

use super::{At, Look, Sheet, Sign, Target};
use crate::palette::Palette;
use ratatui::style::{Modifier, Style};
use std::collections::BTreeMap;
use tablier_games::tanagra::{Cell, Move, Pawn, Phase, Tanagra};
use tablier_games::{AnyMove, Position, Seat, Spot};

const LINEN: u32 = 0x003a_3226;
const LINEN_MARK: u32 = 0x0066_5a46;
const CLAY_UP: u32 = 0x00c8_8a5a;
const CLAY_DOWN: u32 = 0x00ae_7349;
const EDGE: u32 = 0x00ff_dfb0;
const NUMBER: u32 = 0x0024_120a;
const CUT: u32 = 0x008a_5733;
const GHOST: u32 = 0x00ff_d75f;
/// Fill and ink of each seat's pawns.
const SEATS: [(u32, u32); 4] = [
    (0x0000_5c94, 0x00ff_ffff),
    (0x00f0_b41c, 0x001d_1611),
    (0x0000_8a63, 0x00ff_ffff),
    (0x00a8_4f80, 0x00ff_ffff),
];

/// How many lines high a cell is; it is twice as many columns wide.
#[derive(Clone, Copy)]
struct Scale(i32);

/// The three sides of a cell.
const SIDES: [Side; 3] = [Side::Left, Side::Right, Side::Flat];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
    Flat,
}

impl Scale {
    /// The upper left corner of what a cell takes up.
    fn corner(self, cell: Cell) -> At {
        let (i, j) = (i32::from(cell.i()), i32::from(cell.j()));
        let half = if cell.points_down() { self.0 } else { 0 };
        (2 * self.0 * i + self.0 * j + half, -self.0 * (j + 1))
    }

    /// The columns of the slanting sides on a line of a cell.
    fn edges(self, cell: Cell, line: i32) -> (i32, i32) {
        let (x, _) = self.corner(cell);
        let indent = if cell.points_down() { line } else { self.0 - 1 - line };
        (x + indent, x + 2 * self.0 - 1 - indent)
    }

    /// Where two characters for a pawn begin.
    fn inside(self, cell: Cell) -> At {
        let (x, y) = self.corner(cell);
        let line = if self.0 > 3 { 2 } else { self.0 - 1 };
        (x + self.0 - 1, y + if cell.points_down() { self.0 - 1 - line } else { line })
    }

    /// How large the plane can be drawn.
    fn fitting(position: &Tanagra, (width, height): (i32, i32)) -> Self {
        let fits = |scale: &Self| {
            let corners: Vec<At> = position
                .tiles()
                .flat_map(|tile| tile.centre.neighbours().map(|cell| scale.corner(cell)))
                .collect();
            let span = |pick: fn(&At) -> i32| {
                let numbers = || corners.iter().map(pick);
                numbers().max().unwrap_or(0) - numbers().min().unwrap_or(0)
            };
            // With room for one more tile on every side, which may come to lie there.
            span(|at| at.0) + 8 * scale.0 <= width && span(|at| at.1) + 5 * scale.0 <= height
        };
        [Self(4), Self(3)].into_iter().find(fits).unwrap_or(Self(2))
    }
}

/// The plane as it is drawn.
struct Plane<'a> {
    position: &'a Tanagra,
    look: &'a Look,
    scale: Scale,
    /// Which tile a cell belongs to.
    tiles: BTreeMap<Cell, Cell>,
}

pub(super) fn draw(position: &Tanagra, look: &Look) -> Sheet {
    let tiles = position.tiles().flat_map(|tile| cells(tile.centre).map(|cell| (cell, tile.centre)));
    let plane = Plane { position, look, scale: Scale::fitting(position, look.room), tiles: tiles.collect() };
    let mut sheet = Sheet::on(look.palette.on(LINEN_MARK, LINEN));
    for &cell in plane.tiles.keys() {
        plane.clay(&mut sheet, cell);
    }
    for &cell in plane.tiles.keys() {
        plane.claim(&mut sheet, cell);
        plane.pawn(&mut sheet, cell);
    }
    for (centre, number) in look.names.tiles() {
        plane.number(&mut sheet, centre, number);
    }
    for tile in position.tiles() {
        plane.outline(&mut sheet, tile.centre, EDGE);
    }
    if let Phase::Dispose(tile) = position.phase() {
        plane.outline(&mut sheet, tile, GHOST);
    }
    plane.places(&mut sheet);
    plane.marks(&mut sheet);
    sheet
}

/// The cells of a tile.
fn cells(centre: Cell) -> [Cell; 4] {
    let [one, other, third] = centre.neighbours();
    [centre, one, other, third]
}

/// The cell beyond a side.
fn beyond(cell: Cell, side: Side) -> Cell {
    // Seen from a cell that points down, its neighbours lie to the left, to the right and above; the others turn it round.
    let [one, other, third] = cell.neighbours();
    match (cell.points_down(), side) {
        (true, Side::Left) | (false, Side::Right) => one,
        (true, Side::Right) | (false, Side::Left) => other,
        (_, Side::Flat) => third,
    }
}

impl Plane<'_> {
    /// The clay of a cell, with the cuts towards the other cells of its tile.
    fn clay(&self, sheet: &mut Sheet, cell: Cell) {
        let palette = self.look.palette;
        let fill = if cell.points_down() { CLAY_DOWN } else { CLAY_UP };
        let style = palette.on(CUT, fill);
        let (_, y) = self.scale.corner(cell);
        for line in 0..self.scale.0 {
            let (left, right) = self.scale.edges(cell, line);
            sheet.fill((left + 1, y + line), (right - left - 1, 1), style);
            let signs = if cell.points_down() { ['╲', '╱'] } else { ['╱', '╲'] };
            for (x, side, sign) in [(left, Side::Left, signs[0]), (right, Side::Right, signs[1])] {
                let inner = self.tiles.get(&beyond(cell, side)) == self.tiles.get(&cell);
                if inner {
                    let sign = if palette.is_mono() { ' ' } else { sign };
                    sheet.write((x, y + line), &sign.to_string(), style);
                }
            }
        }
    }

    fn claim(&self, sheet: &mut Sheet, cell: Cell) {
        let target = Target::Spot(Spot::Tanagra(cell));
        let (_, y) = self.scale.corner(cell);
        for line in 0..self.scale.0 {
            let (left, right) = self.scale.edges(cell, line);
            sheet.claim(target, (left, y + line), (right - left + 1, 1));
        }
        sheet.locate(target, self.scale.inside(cell));
    }

    /// Draws the sides of a tile.
    fn outline(&self, sheet: &mut Sheet, centre: Cell, ink: u32) {
        let own = cells(centre);
        for cell in own {
            for side in SIDES.into_iter().filter(|side| !own.contains(&beyond(cell, *side))) {
                self.side(sheet, cell, side, ink);
            }
        }
    }

    fn side(&self, sheet: &mut Sheet, cell: Cell, side: Side, ink: u32) {
        let (x, y) = self.scale.corner(cell);
        let palette = self.look.palette;
        if side == Side::Flat {
            // What lies on a straight side is the last line above it.
            let line = if cell.points_down() { y - 1 } else { y + self.scale.0 - 1 };
            for column in x..x + 2 * self.scale.0 {
                let at = (column, line);
                let style = sheet.style(at);
                match sheet.sign(at) {
                    ' ' | '_' => sheet.write(at, "_", style.fg(palette.colour(ink))),
                    _ => sheet.restyle(at, (1, 1), Style::new().add_modifier(Modifier::UNDERLINED)),
                }
            }
            return;
        }
        for line in 0..self.scale.0 {
            let (left, right) = self.scale.edges(cell, line);
            let (column, sign) = match (side == Side::Left, cell.points_down()) {
                (true, true) => (left, "╲"),
                (true, false) => (left, "╱"),
                (false, true) => (right, "╱"),
                (false, false) => (right, "╲"),
            };
            let at = (column, y + line);
            // Between two tiles there is clay on both sides.
            let ground = if self.tiles.contains_key(&beyond(cell, side)) { CUT } else { LINEN };
            sheet.write(at, sign, palette.on(ink, ground).add_modifier(Modifier::BOLD));
        }
    }

    fn pawn(&self, sheet: &mut Sheet, cell: Cell) {
        let Some(pawn) = self.position.pawn(cell) else { return };
        let style = paint(pawn.seat(), self.look.palette);
        let (x, y) = self.scale.inside(cell);
        if self.scale.0 > 3 {
            sheet.fill((x - 1, y), (4, 1), style);
        }
        sheet.write((x, y), &pawn_text(pawn, self.position.seats()), style);
    }

    /// The number of a tile, beside the pawn on its centre; where there is no room beside it, only where none stands.
    fn number(&self, sheet: &mut Sheet, centre: Cell, number: u8) {
        let (x, y) = self.scale.inside(centre);
        let towards_tip = if centre.points_down() { 1 } else { -1 };
        let line = match self.scale.0 {
            4.. => y - towards_tip,
            3 => y + towards_tip,
            _ if self.position.pawn(centre).is_none() => y,
            _ => return,
        };
        let style = sheet.style((x, line)).fg(self.look.palette.colour(NUMBER)).add_modifier(Modifier::BOLD);
        sheet.write((x, line), &format!("{number:<2}"), style);
    }

    /// The places for a tile, and the tile itself where one is being looked at.
    fn places(&self, sheet: &mut Sheet) {
        let marks = &self.look.marks;
        let laid = |ply: &AnyMove| match ply {
            AnyMove::Tanagra(Move::Lay { at, .. } | Move::Relay(at)) => Some(*at),
            _ => None,
        };
        for at in marks.choices.iter().filter_map(laid) {
            self.claim(sheet, at);
            let (x, y) = self.scale.inside(at);
            let sign = if at.points_down() { "△" } else { "▽" };
            let column = x + i32::from(!at.points_down());
            let style = sheet.style((column, y)).fg(self.look.palette.colour(GHOST));
            sheet.write((column, y), sign, style);
        }
        let only = (marks.choices.len() == 1).then(|| marks.choices[0]);
        if let Some(at) = marks.shown.or(only).as_ref().and_then(laid) {
            self.outline(sheet, at, GHOST);
        }
    }

    fn marks(&self, sheet: &mut Sheet) {
        for (target, at) in sheet.targets().to_vec() {
            let Target::Spot(Spot::Tanagra(cell)) = target else { continue };
            let spot = Spot::Tanagra(cell);
            let on_tile = self.tiles.contains_key(&cell);
            match Sign::of(&self.look.marks, spot) {
                // Places for a tile have a sign of their own.
                Some(Sign::Free) if !on_tile || self.is_place(cell) => {}
                Some(Sign::Left) if !on_tile => {}
                Some(sign) => {
                    // Where no pawn stands, the sign has room for two.
                    let free = self.position.pawn(cell).is_none();
                    let text = if free { format!("{} ", sign.glyph()) } else { sign.glyph().to_string() };
                    sheet.write(at, &text, sign.style(self.look.palette));
                }
                None => {}
            }
            if self.look.is_at(spot) {
                self.cursor(sheet, cell);
            }
        }
    }

    fn is_place(&self, cell: Cell) -> bool {
        self.look
            .marks
            .choices
            .iter()
            .any(|ply| matches!(ply, AnyMove::Tanagra(Move::Lay { at, .. } | Move::Relay(at)) if *at == cell))
    }

    /// The sides of the cell shine, and so its inside stays as it is.
    fn cursor(&self, sheet: &mut Sheet, cell: Cell) {
        let (_, y) = self.scale.corner(cell);
        for line in 0..self.scale.0 {
            let (left, right) = self.scale.edges(cell, line);
            for column in [left, right] {
                sheet.restyle((column, y + line), (1, 1), self.look.palette.cursor());
            }
        }
    }
}

fn paint(seat: Seat, palette: Palette) -> Style {
    let (fill, ink) = SEATS[seat.index()];
    let style = palette.on(ink, fill).add_modifier(Modifier::BOLD);
    let reversed = palette.is_mono() && seat.number().is_multiple_of(2);
    if reversed { style.add_modifier(Modifier::REVERSED) } else { style }
}

/// A pawn of a seat, as a sign of whoever sits there.
pub(super) fn token(seat: Seat, palette: Palette) -> (String, Style) {
    (format!("●{} ", seat.letter()), paint(seat, palette))
}

/// The letter of the texts after a dot, small or large.
fn pawn_text(pawn: Pawn, seats: u8) -> String {
    let dot = if seats == 2 && !pawn.is_large() { '◦' } else { '●' };
    format!("{dot}{}", pawn.letter())
}
