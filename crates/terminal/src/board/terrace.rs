//! Terrace: terracotta in eight steps, with the number of each level, and pieces as large as they are.

use super::{At, Look, Sheet, Target};
use crate::palette::Palette;
use ratatui::style::{Color, Modifier, Style};
use tablier_games::terrace::{Form, Piece, Square, Terrace};
use tablier_games::{Position, Seat, Spot};

/// The colours of the levels, and their steps where there are but 256 colours, or 16.
const LEVELS: [(u32, u8, Color); 8] = [
    (0x004b_2219, 52, Color::Black),
    (0x006a_2e1e, 88, Color::Black),
    (0x008a_3c24, 130, Color::Red),
    (0x00a8_4d2c, 166, Color::Red),
    (0x00c2_6539, 173, Color::Yellow),
    (0x00d5_844f, 209, Color::Yellow),
    (0x00e5_a773, 216, Color::Gray),
    (0x00f3_cda1, 223, Color::Gray),
];
const ON_LOW: u32 = 0x00ff_ecd0;
const ON_HIGH: u32 = 0x0030_1208;
const FRAME: u32 = 0x002a_130d;
const SIGN: u32 = 0x00e7_c7a8;
/// Fill and ink of each seat's pieces.
const SEATS: [(u32, u32); 4] = [
    (0x00f8_ae25, 0x0030_170b),
    (0x001d_4c9b, 0x00ff_f3dc),
    (0x00fa_f4e4, 0x002b_241c),
    (0x0024_201d, 0x00f7_f0df),
];

/// How large a square is, in columns and lines, and how wide its pieces are.
#[derive(Clone, Copy)]
struct Scale {
    width: i32,
    height: i32,
    narrow: i32,
    wide: i32,
}

/// The sizes, the largest first.
const SCALES: [Scale; 4] = [
    Scale { width: 12, height: 5, narrow: 4, wide: 10 },
    Scale { width: 10, height: 4, narrow: 4, wide: 8 },
    Scale { width: 8, height: 3, narrow: 2, wide: 6 },
    Scale { width: 6, height: 2, narrow: 2, wide: 4 },
];

impl Scale {
    fn fitting(side: u8, (width, height): (i32, i32)) -> Self {
        let side = i32::from(side);
        let fits = |scale: &Self| scale.width * side + 3 <= width && scale.height * side < height;
        SCALES.into_iter().find(fits).unwrap_or(SCALES[3])
    }
}

/// The board as it is seen.
struct Board<'a> {
    position: &'a Terrace,
    look: &'a Look,
    scale: Scale,
}

pub(super) fn draw(position: &Terrace, look: &Look) -> Sheet {
    let scale = Scale::fitting(position.board_side(), look.room);
    let board = Board { position, look, scale };
    let mut sheet = Sheet::default();
    board.frame(&mut sheet);
    for square in board.squares() {
        board.square(&mut sheet, square);
    }
    sheet
}

impl Board<'_> {
    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let side = self.position.board_side();
        (0..side * side).filter_map(move |index| Square::new(index % side, index / side))
    }

    /// The column from the left and the row from the top where a square is seen.
    fn seen(&self, square: Square) -> (u8, u8) {
        let last = self.position.board_side() - 1;
        let mut place = (square.x(), last - square.y());
        for _ in 0..self.look.turn.count() {
            place = (last - place.1, place.0);
        }
        place
    }

    fn corner(&self, square: Square) -> At {
        let (column, row) = self.seen(square);
        (i32::from(column) * self.scale.width, i32::from(row) * self.scale.height)
    }

    /// The names of columns and rows, on the side and below.
    fn frame(&self, sheet: &mut Sheet) {
        let side = i32::from(self.position.board_side());
        let (width, height) = (side * self.scale.width, side * self.scale.height);
        let style = self.look.palette.on(SIGN, FRAME);
        sheet.fill((-2, 0), (width + 3, height + 1), style);
        for square in self.squares() {
            let (column, row) = self.seen(square);
            let (x, y) = self.corner(square);
            let name = square.to_string();
            // A board that lies across has its numbers below.
            let (letter, number) = name.split_at(1);
            let across = self.look.turn.count() % 2 == 1;
            let (below, beside) = if across { (number, letter) } else { (letter, number) };
            if i32::from(row) + 1 == side {
                sheet.write((x + (self.scale.width - 1) / 2, height), below, style);
            }
            if column == 0 {
                sheet.write((-2, y + (self.scale.height - 1) / 2), beside, style);
            }
        }
    }

    fn square(&self, sheet: &mut Sheet, square: Square) {
        let (corner, size) = (self.corner(square), (self.scale.width, self.scale.height));
        let level = self.position.level(square).unwrap_or(1);
        let (ground, in_cube, of_sixteen) = ground(level, self.position.board_side());
        let ink = if level > self.position.board_side() / 2 { ON_HIGH } else { ON_LOW };
        let style = self.look.palette.on_step(ink, ground, in_cube, of_sixteen);
        sheet.fill(corner, size, style);
        let (x, y) = corner;
        sheet.write((x + size.0 - 1, y), &level.to_string(), style.add_modifier(Modifier::DIM));
        if self.is_goal(square) {
            sheet.write((x, y + size.1 - 1), "◎", style);
        }
        let target = Target::Spot(Spot::Terrace(square));
        sheet.claim(target, corner, size);
        sheet.locate(target, (x + size.0 / 2, y + size.1 / 2));
        if let Some(piece) = self.position.piece(square) {
            self.piece(sheet, corner, piece, style);
        }
        self.marks(sheet, square, corner);
    }

    fn is_goal(&self, square: Square) -> bool {
        Seat::all(self.position.seats()).any(|seat| self.position.goal(seat) == square)
    }

    fn marks(&self, sheet: &mut Sheet, square: Square, (x, y): At) {
        let Scale { width, height, .. } = self.scale;
        let spot = Spot::Terrace(square);
        if let Some((sign, style)) = self.look.sign(spot) {
            let free = self.position.piece(square).is_none();
            let at = if free { (x + (width - 1) / 2, y + height / 2) } else { (x, y) };
            sheet.write(at, &sign.to_string(), style);
        }
        if self.look.is_at(spot) {
            for column in [x, x + width - 1] {
                sheet.restyle((column, y), (1, height), self.look.palette.cursor());
            }
        }
    }

    /// A piece grows with its size; a T has the form of its letter.
    fn piece(&self, sheet: &mut Sheet, (x, y): At, piece: Piece, ground: Style) {
        let palette = self.look.palette;
        let style = paint(piece.seat, palette);
        let edge = ground.patch(palette.ink(SEATS[piece.seat.index()].0));
        let Scale { width, height, narrow, wide } = self.scale;
        let (stem, bar) = ((width - narrow) / 2, (width - wide) / 2);
        let text = format!("{}{}", piece.seat.letter(), piece.form.letter());
        let (left, span, lines) = match piece.form {
            Form::T | Form::One => (stem, narrow, height - 1),
            Form::Two => (stem, narrow, height),
            Form::Three => (bar, wide, height - 1),
            Form::Four => (bar, wide, height),
        };
        // Without colours the second and the fourth player have rougher pieces.
        let rough = palette.is_mono() && piece.seat.number().is_multiple_of(2);
        let fill = |width: i32| if rough { "▒" } else { " " }.repeat(width as usize);
        for line in height - lines..height {
            sheet.write((x + left, y + line), &fill(span), style);
        }
        match piece.form {
            Form::T => sheet.write((x + bar, y), &fill(wide), style),
            Form::Two | Form::Three => sheet.write((x + left, y), &"▄".repeat(span as usize), edge),
            Form::One | Form::Four => {}
        }
        sheet.write((x + (width - 2) / 2, y + height - 1 - (height - 2) / 2), &text, style);
    }
}

fn paint(seat: Seat, palette: Palette) -> Style {
    let (fill, ink) = SEATS[seat.index()];
    let style = palette.on(ink, fill).add_modifier(Modifier::BOLD);
    if palette.is_mono() { style.add_modifier(Modifier::REVERSED) } else { style }
}

/// A piece of a seat, as a sign of whoever sits there.
pub(super) fn token(seat: Seat, palette: Palette) -> (String, Style) {
    (format!(" {} ", seat.letter()), paint(seat, palette))
}

/// The colour of a level; the small board has six of them, from the same valley to the same summit.
fn ground(level: u8, side: u8) -> (u32, u8, Color) {
    let last = usize::from(side.max(2) - 1);
    LEVELS[(usize::from(level.max(1) - 1) * 7 / last).min(7)]
}
