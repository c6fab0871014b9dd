//! Single pieces, for what stands beside a board.

use crate::{Scene, tanagra, tchag, terrace, tzaar};
use tablier_games::{GameKind, Seat};

/// A piece of one of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A piece of TZAAR.
    Tzaar(tablier_games::tzaar::Colour, tablier_games::tzaar::Kind),
    /// A piece of Terrace.
    Terrace(tablier_games::terrace::Piece),
    /// The goal of a seat of Terrace.
    TerraceGoal(Seat),
    /// A pawn of Tchag.
    Tchag(tablier_games::tchag::Colour),
    /// A pawn of Tanagra, at a table of so many seats.
    Tanagra(tablier_games::tanagra::Pawn, u8),
}

impl Piece {
    /// What stands for a seat wherever its player is named; nothing for a seat that the game does not have.
    #[must_use]
    pub fn of_seat(kind: GameKind, seat: Seat, seats: u8) -> Option<Self> {
        use tablier_games::{tanagra::Pawn, tchag, terrace, tzaar};
        if seat.number() > seats {
            return None;
        }
        Some(match kind {
            GameKind::Tzaar => {
                let colour = [tzaar::Colour::White, tzaar::Colour::Black].into_iter();
                Self::Tzaar(colour.clone().find(|colour| colour.seat() == seat)?, tzaar::Kind::Tott)
            }
            GameKind::Terrace => Self::Terrace(terrace::Piece { seat, form: terrace::Form::Three }),
            GameKind::Tchag => {
                let mut colours = [tchag::Colour::Red, tchag::Colour::Yellow].into_iter();
                Self::Tchag(colours.find(|colour| colour.seat() == seat)?)
            }
            GameKind::Tanagra => Self::Tanagra(Pawn::of_seat(seat, seats == 2)?, seats),
        })
    }

    /// Its picture.
    #[must_use]
    pub fn scene(self) -> Scene {
        match self {
            Self::Tzaar(colour, kind) => tzaar::token(colour, kind),
            Self::Terrace(piece) => terrace::token(piece),
            Self::TerraceGoal(seat) => terrace::goal_token(seat),
            Self::Tchag(colour) => tchag::token(colour),
            Self::Tanagra(pawn, seats) => tanagra::token(pawn, seats),
        }
    }
}
