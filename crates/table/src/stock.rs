//! What is set on the board from outside.

use tablier_games::AnyMove;
use tablier_games::tanagra::{self, Pawn};
use tablier_games::tzaar::{self, Kind};

/// A kind of piece that comes from outside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stock {
    /// A piece of TZAAR, before the game.
    Piece(Kind),
    /// A pawn of Tanagra, on the tile that is laid with it.
    Pawn(Pawn),
}

impl Stock {
    /// What a move brings from outside, if it does.
    #[must_use]
    pub const fn of(ply: AnyMove) -> Option<Self> {
        match ply {
            AnyMove::Tzaar(tzaar::Move::Place { kind, .. }) => Some(Self::Piece(kind)),
            AnyMove::Tanagra(tanagra::Move::Lay { pawn, .. }) => Some(Self::Pawn(pawn)),
            _ => None,
        }
    }
}
