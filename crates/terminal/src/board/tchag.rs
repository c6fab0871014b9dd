//! Tchag: basalt and ash on felt, engraved with the ways that they give.

use super::{At, Look, Sheet, Target};
use crate::palette::Palette;
use ratatui::style::{Modifier, Style};
use tablier_games::tchag::{Cell, Colour, Direction, Move, Phase, Stone, Tchag};
use tablier_games::{AnyMove, Seat, Spot};

const FELT: u32 = 0x0020_453a;
const FELT_MARK: u32 = 0x0054_8572;
const SIGN: u32 = 0x00a9_c6b8;
const BASALT: u32 = 0x0037_383b;
const BASALT_CUT: u32 = 0x00a3_a19b;
const ASH: u32 = 0x00c6_c2b7;
const ASH_CUT: u32 = 0x0052_4e45;
const RED: u32 = 0x00d5_401f;
const RED_INK: u32 = 0x00ff_f3e8;
const YELLOW: u32 = 0x00f2_b632;
const YELLOW_INK: u32 = 0x0043_300a;
const GLOW: u32 = 0x00ff_df8e;
const GLOW_INK: u32 = 0x006a_4a10;

/// How large a stone is, with the gap beside it.
#[derive(Clone, Copy)]
struct Scale {
    width: i32,
    height: i32,
}

impl Scale {
    fn fitting((width, height): (i32, i32)) -> Self {
        let large = Self { width: 10, height: 5 };
        let fits = 6 * large.width + 5 <= width && 6 * large.height + 2 <= height;
        if fits { large } else { Self { width: 6, height: 3 } }
    }

    const fn corner(self, cell: Cell) -> At {
        (cell.x() as i32 * self.width, (5 - cell.y() as i32) * self.height)
    }

    /// The size of the stone itself.
    const fn stone(self) -> (i32, i32) {
        (self.width - 1, self.height)
    }

    const fn middle(self, cell: Cell) -> At {
        let (x, y) = self.corner(cell);
        (x + (self.width - 1) / 2, y + self.height / 2)
    }
}

pub(super) fn draw(position: &Tchag, look: &Look) -> Sheet {
    let scale = Scale::fitting(look.room);
    let mut sheet = Sheet::default();
    felt(&mut sheet, scale, look);
    for cell in Cell::all() {
        place(&mut sheet, scale, position, cell, look);
    }
    for choice in look.marks.choices.iter().chain(&look.marks.arrows) {
        if let AnyMove::Tchag(ply) = *choice {
            arrow(&mut sheet, scale, position, ply, look);
        }
    }
    sheet
}

fn felt(sheet: &mut Sheet, scale: Scale, look: &Look) {
    let style = look.palette.on(SIGN, FELT);
    sheet.fill((-3, 0), (6 * scale.width + 4, 6 * scale.height + 1), style);
    for cell in Cell::all() {
        let (x, y) = scale.middle(cell);
        if cell.x() == 0 {
            sheet.write((-2, y), &(cell.y() + 1).to_string(), style);
        }
        if cell.y() == 0 {
            sheet.write((x, 6 * scale.height), &char::from(b'a' + cell.x()).to_string(), style);
        }
    }
}

fn place(sheet: &mut Sheet, scale: Scale, position: &Tchag, cell: Cell, look: &Look) {
    let spot = Spot::Tchag(cell);
    let (corner, size) = (scale.corner(cell), scale.stone());
    let middle = scale.middle(cell);
    match position.stone(cell) {
        Some(stone) => {
            engrave(sheet, scale, cell, stone, look);
            if moves_now(position, cell, look) {
                sheet.restyle(corner, size, lifted(look));
            }
        }
        None if position.phase() == Phase::Close(cell) => hole(sheet, corner, size, look),
        None => sheet.write(middle, "·", look.palette.on(FELT_MARK, FELT)),
    }
    sheet.claim(Target::Spot(spot), corner, size);
    sheet.locate(Target::Spot(spot), middle);
    if let Some(colour) = position.pawn(cell) {
        pawn(sheet, middle, colour, scale, look);
    }
    // The hole says itself what was left there.
    let hole = position.phase() == Phase::Close(cell);
    if let Some((sign, style)) = look.sign(spot).filter(|_| !hole) {
        let at = if position.pawn(cell).is_some() { corner } else { middle };
        sheet.write(at, &sign.to_string(), style);
    }
    if look.is_at(spot) {
        for column in [corner.0, corner.0 + size.0 - 1] {
            sheet.restyle((column, corner.1), (1, size.1), look.palette.cursor());
        }
    }
}

/// A black stone has ways straight ahead, a grey one diagonal ways.
fn engrave(sheet: &mut Sheet, scale: Scale, cell: Cell, stone: Stone, look: &Look) {
    let (fill, cut) = match stone {
        Stone::Black => (BASALT, BASALT_CUT),
        Stone::Grey => (ASH, ASH_CUT),
    };
    let style = look.palette.on(cut, fill);
    let (corner, size) = (scale.corner(cell), scale.stone());
    sheet.fill(corner, size, style);
    let (x, y) = scale.middle(cell);
    let reach = size.1 / 2;
    for part in 1..=reach {
        match stone {
            Stone::Black => {
                sheet.write((x, y - part), "│", style);
                sheet.write((x, y + part), "│", style);
                sheet.write((x - 2 * part, y), "──", style);
                sheet.write((x + 2 * part - 1, y), "──", style);
            }
            Stone::Grey => {
                sheet.write((x - part, y - part), "╲", style);
                sheet.write((x + part, y + part), "╲", style);
                sheet.write((x + part, y - part), "╱", style);
                sheet.write((x - part, y + part), "╱", style);
            }
        }
    }
    sheet.write((x, y), if stone == Stone::Black { "┼" } else { "╳" }, style);
}

fn hole(sheet: &mut Sheet, corner: At, size: (i32, i32), look: &Look) {
    let style = look.palette.on(GLOW, FELT).add_modifier(Modifier::BOLD);
    let (x, y) = corner;
    let inner = "╌".repeat((size.0 - 2) as usize);
    sheet.write((x, y), &format!("╭{inner}╮"), style);
    for line in y + 1..y + size.1 - 1 {
        sheet.write((x, line), "╎", style);
        sheet.write((x + size.0 - 1, line), "╎", style);
    }
    sheet.write((x, y + size.1 - 1), &format!("╰{inner}╯"), style);
}

/// Red pawns are round, yellow ones are square.
fn pawn(sheet: &mut Sheet, (x, y): At, colour: Colour, scale: Scale, look: &Look) {
    let (text, style) = token(colour.seat(), look.palette);
    let aside = scale.height / 2;
    for line in y + 1 - aside..y + aside {
        sheet.fill((x - aside, line), (2 * aside + 1, 1), style);
    }
    sheet.write((x - 1, y), &text, style);
}

/// A pawn of a seat, also as a sign of whoever sits there.
pub(super) fn token(seat: Seat, palette: Palette) -> (String, Style) {
    let (text, fill, ink) = match Colour::of_seat(seat) {
        Colour::Red => ("(●)", RED, RED_INK),
        Colour::Yellow => ("[■]", YELLOW, YELLOW_INK),
    };
    let style = palette.on(ink, fill).add_modifier(Modifier::BOLD);
    let reversed = palette.is_mono() && seat == Seat::FIRST;
    (text.to_owned(), if reversed { style.add_modifier(Modifier::REVERSED) } else { style })
}

/// Whether a stone moves by the repair that is being looked at.
fn moves_now(position: &Tchag, cell: Cell, look: &Look) -> bool {
    match look.marks.shown {
        Some(AnyMove::Tchag(ply)) => position.stones_moved_by(ply).any(|other| other == cell),
        _ => false,
    }
}

/// Stones that are about to move.
fn lifted(look: &Look) -> Style {
    let style = Style::new().add_modifier(Modifier::BOLD);
    if look.palette.is_mono() {
        return style.add_modifier(Modifier::UNDERLINED);
    }
    look.palette.on(GLOW_INK, GLOW).add_modifier(Modifier::BOLD)
}

/// Where stones go by a repair.
pub(crate) const fn heading(ply: Move) -> Option<Direction> {
    match ply {
        Move::Close(direction) | Move::Slide { direction, .. } => Some(direction),
        Move::Pawn { .. } | Move::Stop => None,
    }
}

/// An arrow for a repair: inside the hole where the stones come in, or before the line that slides.
fn arrow(sheet: &mut Sheet, scale: Scale, position: &Tchag, ply: Move, look: &Look) {
    let Some(direction) = heading(ply) else { return };
    let (ahead, sign) = match direction {
        Direction::North => ((0, -1), '▲'),
        Direction::East => ((1, 0), '►'),
        Direction::South => ((0, 1), '▼'),
        Direction::West => ((-1, 0), '◄'),
    };
    let half = (scale.stone().0 / 2, scale.height / 2);
    let along = |(x, y): &At| x * ahead.0 + y * ahead.1;
    let (x, y) = if let (Move::Close(_), Phase::Close(hole)) = (ply, position.phase()) {
        let (x, y) = scale.middle(hole);
        (x - ahead.0 * half.0, y - ahead.1 * half.1)
    } else {
        let stones = position.stones_moved_by(ply).map(|cell| scale.middle(cell));
        let Some((x, y)) = stones.max_by_key(along) else { return };
        (x + ahead.0 * (half.0 + 2), y + ahead.1 * (half.1 + 1))
    };
    let target = Target::Choice(AnyMove::Tchag(ply));
    let advised = look.marks.arrows.contains(&AnyMove::Tchag(ply));
    let style = if look.cursor == Some(target) {
        look.palette.cursor()
    } else if advised {
        super::Sign::HintTo.style(look.palette)
    } else {
        super::Sign::Free.style(look.palette)
    };
    // A person presses an arrow with a mouse: it is three columns wide.
    let (left, width) = if ahead.0 == 0 { (x - 1, 3) } else { (x, 1) };
    sheet.fill((left, y), (width, 1), style);
    sheet.write((x, y), &sign.to_string(), style);
    sheet.claim(target, (left, y), (width, 1));
    sheet.locate(target, (x, y));
}
