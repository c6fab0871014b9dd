//! A place on any of the boards.

use crate::each_game::from_each_game;
use crate::{AnyMove, GameKind, tanagra, tchag, terrace, tzaar};
use std::fmt;

/// A place on the board of any of the games: what a player points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A point of TZAAR.
    Tzaar(tzaar::Point),
    /// A square of Terrace.
    Terrace(terrace::Square),
    /// A cell of Tchag.
    Tchag(tchag::Cell),
    /// A cell of Tanagra; it also names the tile whose centre it is.
    Tanagra(tanagra::Cell),
}

impl Spot {
    /// The place of this name on the board of a game.
    #[must_use]
    pub fn from_name(kind: GameKind, name: &str) -> Option<Self> {
        match kind {
            GameKind::Tzaar => tzaar::Point::from_name(name).map(Self::Tzaar),
            GameKind::Terrace => terrace::Square::from_name(name).map(Self::Terrace),
            GameKind::Tchag => tchag::Cell::from_name(name).map(Self::Tchag),
            GameKind::Tanagra => tanagra::Cell::from_name(name).map(Self::Tanagra),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tzaar(point) => point.fmt(f),
            Self::Terrace(square) => square.fmt(f),
            Self::Tchag(cell) => cell.fmt(f),
            Self::Tanagra(cell) => cell.fmt(f),
        }
    }
}

from_each_game!(Point => Spot, tzaar Tzaar);
from_each_game!(Square => Spot, terrace Terrace);
from_each_game!(Cell => Spot, tchag Tchag);
from_each_game!(Cell => Spot, tanagra Tanagra);

impl AnyMove {
    /// Where the piece stands that the move takes up; nothing if it takes up none.
    #[must_use]
    pub fn start(&self) -> Option<Spot> {
        match *self {
            Self::Tzaar(tzaar::Move::Capture { from, .. } | tzaar::Move::Stack { from, .. }) => {
                Some(from.into())
            }
            Self::Terrace(terrace::Move { from, .. }) => Some(from.into()),
            Self::Tchag(tchag::Move::Pawn { from, .. }) => Some(from.into()),
            Self::Tanagra(tanagra::Move::Pawn { from, .. }) => Some(from.into()),
            Self::Tzaar(_) | Self::Tchag(_) | Self::Tanagra(_) => None,
        }
    }

    /// Where the piece or tile goes; nothing if the move names no place.
    #[must_use]
    pub fn end(&self) -> Option<Spot> {
        match *self {
            Self::Tzaar(tzaar::Move::Capture { to, .. } | tzaar::Move::Stack { to, .. }) => Some(to.into()),
            Self::Tzaar(tzaar::Move::Place { at, .. }) => Some(at.into()),
            Self::Terrace(terrace::Move { to, .. }) => Some(to.into()),
            Self::Tchag(tchag::Move::Pawn { to, .. }) => Some(to.into()),
            Self::Tanagra(
                tanagra::Move::Pawn { to, .. } | tanagra::Move::Lay { at: to, .. } | tanagra::Move::Relay(to),
            ) => Some(to.into()),
            Self::Tzaar(_) | Self::Tchag(_) | Self::Tanagra(_) => None,
        }
    }

    /// Whether it takes a piece.
    #[must_use]
    pub const fn captures(&self) -> bool {
        matches!(
            self,
            Self::Tzaar(tzaar::Move::Capture { .. })
                | Self::Terrace(terrace::Move { captures: true, .. })
                | Self::Tchag(tchag::Move::Pawn { captures: true, .. })
                | Self::Tanagra(tanagra::Move::Pawn { captures: true, .. })
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Spot;
    use crate::{AnyPosition, GameKind};

    #[test]
    fn names_round_trip_in_their_own_game() {
        for (kind, name) in [
            (GameKind::Tzaar, "e8"),
            (GameKind::Terrace, "h8"),
            (GameKind::Tchag, "f6"),
            (GameKind::Tanagra, "-3,12v"),
        ] {
            assert_eq!(Spot::from_name(kind, name).map(|spot| spot.to_string()).as_deref(), Some(name));
        }
        assert_eq!(Spot::from_name(GameKind::Tchag, "h8"), None);
    }

    #[test]
    fn every_first_move_begins_and_ends_where_its_text_says() {
        for kind in GameKind::ALL {
            for setup in kind.setups() {
                let position = AnyPosition::setup(kind, setup.name, Some(1)).unwrap();
                for ply in position.moves() {
                    let place = |spot: Option<Spot>| spot.map(|spot| spot.to_string()).unwrap_or_default();
                    let text = ply.to_string();
                    assert!(text.starts_with(&place(ply.start())), "{text}");
                    assert!(ply.end().is_some() && text.ends_with(&place(ply.end())), "{text}");
                    assert_eq!(ply.captures(), text.contains('x'), "{text}");
                }
            }
        }
    }
}
