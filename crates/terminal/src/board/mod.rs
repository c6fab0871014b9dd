//! Positions drawn with characters: plain data in, a sheet out.

pub(crate) mod camera;
mod sheet;
mod sign;
mod tanagra;
mod tchag;
mod terrace;
mod tzaar;

pub(crate) use sheet::{At, Sheet, Target};
pub(crate) use sign::Sign;
pub(crate) use tchag::heading;
pub(crate) use tzaar::letter as tzaar_letter;

use crate::palette::Palette;
use ratatui::style::Style;
use tablier_games::{AnyPosition, GameKind, Names, Seat, Spot};
use tablier_scene::{Marks, Turn};

/// How a position is looked at.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    /// What is marked on it.
    pub(crate) marks: Marks,
    /// What the keyboard points at.
    pub(crate) cursor: Option<Target>,
    /// How it is turned; only Terrace has sides.
    pub(crate) turn: Turn,
    /// How many columns and lines there are for it.
    pub(crate) room: (i32, i32),
    /// What places are called.
    pub(crate) names: Names,
    /// The colours that there are.
    pub(crate) palette: Palette,
}

impl Look {
    /// Whether the keyboard points at a place.
    fn is_at(&self, spot: Spot) -> bool {
        self.cursor == Some(Target::Spot(spot))
    }

    /// Whether the hint leads to a place.
    fn is_advised(&self, spot: Spot) -> bool {
        Sign::of(&self.marks, spot) == Some(Sign::HintTo)
    }

    /// The sign of a place, and how it is painted.
    fn sign(&self, spot: Spot) -> Option<(char, Style)> {
        let sign = Sign::of(&self.marks, spot)?;
        Some((sign.glyph(), sign.style(self.palette)))
    }
}

/// Draws a position as large as there is room for it.
pub(crate) fn draw(position: &AnyPosition, look: &Look) -> Sheet {
    match position {
        AnyPosition::Tzaar(position) => tzaar::draw(position, look),
        AnyPosition::Terrace(position) => terrace::draw(position, look),
        AnyPosition::Tchag(position) => tchag::draw(position, look),
        AnyPosition::Tanagra(position) => tanagra::draw(position, look),
    }
}

/// Three characters that stand for a seat.
pub(crate) fn token(kind: GameKind, seat: Seat, palette: Palette) -> (String, Style) {
    match kind {
        GameKind::Tzaar => tzaar::token(seat, palette),
        GameKind::Terrace => terrace::token(seat, palette),
        GameKind::Tchag => tchag::token(seat, palette),
        GameKind::Tanagra => tanagra::token(seat, palette),
    }
}
