//! A position of any of the games.

use crate::each_game::from_each_game;
use crate::tanagra::{self, Tanagra};
use crate::tchag::{self, Tchag};
use crate::terrace::{self, Terrace};
use crate::tzaar::{self, Tzaar};
use crate::{GameKind, Outcome, Position, PositionError, Refusal, Seat, SetupError, perft};
use std::any::Any;
use std::fmt;

/// A move of any of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyMove {
    /// A move of TZAAR.
    Tzaar(tzaar::Move),
    /// A move of Terrace.
    Terrace(terrace::Move),
    /// A move of Tchag.
    Tchag(tchag::Move),
    /// A move of Tanagra.
    Tanagra(tanagra::Move),
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tzaar(ply) => ply.fmt(f),
            Self::Terrace(ply) => ply.fmt(f),
            Self::Tchag(ply) => ply.fmt(f),
            Self::Tanagra(ply) => ply.fmt(f),
        }
    }
}

from_each_game!(Move => AnyMove);

/// A position of any of the games, for programs that handle them all.
///
/// It answers as the position inside does; see [`Position`] for what each answer means. Where speed counts,
/// use the position inside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyPosition {
    /// A position of TZAAR.
    Tzaar(Tzaar),
    /// A position of Terrace.
    Terrace(Terrace),
    /// A position of Tchag.
    Tchag(Tchag),
    /// A position of Tanagra: by far the largest, and so kept apart.
    Tanagra(Box<Tanagra>),
}

/// Asks the position inside, whatever its game.
macro_rules! inside {
    ($any:expr, $position:ident => $answer:expr) => {
        match $any {
            AnyPosition::Tzaar($position) => $answer,
            AnyPosition::Terrace($position) => $answer,
            AnyPosition::Tchag($position) => $answer,
            AnyPosition::Tanagra($position) => $answer,
        }
    };
}

impl AnyPosition {
    /// Reads the text of a position of a game.
    pub fn parse(kind: GameKind, text: &str) -> Result<Self, PositionError> {
        match kind {
            GameKind::Tzaar => text.parse().map(Self::Tzaar),
            GameKind::Terrace => text.parse().map(Self::Terrace),
            GameKind::Tchag => text.parse().map(Self::Tchag),
            GameKind::Tanagra => text.parse().map(Box::new).map(Self::Tanagra),
        }
    }

    /// The first position of a set-up of a game.
    pub fn setup(kind: GameKind, name: &str, seed: Option<u64>) -> Result<Self, SetupError> {
        match kind {
            GameKind::Tzaar => Tzaar::setup(name, seed).map(Self::Tzaar),
            GameKind::Terrace => Terrace::setup(name, seed).map(Self::Terrace),
            GameKind::Tchag => Tchag::setup(name, seed).map(Self::Tchag),
            GameKind::Tanagra => Tanagra::setup(name, seed).map(Box::new).map(Self::Tanagra),
        }
    }

    /// Which game this is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Tzaar(_) => GameKind::Tzaar,
            Self::Terrace(_) => GameKind::Terrace,
            Self::Tchag(_) => GameKind::Tchag,
            Self::Tanagra(_) => GameKind::Tanagra,
        }
    }

    /// The position inside, if it is one of this game.
    #[must_use]
    pub fn get<P: Position>(&self) -> Option<&P> {
        let inside: &dyn Any = match self {
            Self::Tzaar(position) => position,
            Self::Terrace(position) => position,
            Self::Tchag(position) => position,
            Self::Tanagra(position) => position.as_ref(),
        };
        inside.downcast_ref()
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(&self) -> u8 {
        inside!(self, position => position.seats())
    }

    /// Whether a seat is still in the game.
    #[must_use]
    pub fn is_in(&self, seat: Seat) -> bool {
        inside!(self, position => position.is_in(seat))
    }

    /// Whose decision is next.
    #[must_use]
    pub fn side(&self) -> Seat {
        inside!(self, position => position.side())
    }

    /// Whether the side to move has begun its turn already.
    #[must_use]
    pub fn mid_turn(&self) -> bool {
        inside!(self, position => position.mid_turn())
    }

    /// How the game ended, or nothing while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        inside!(self, position => position.outcome())
    }

    /// A hash of all that decides legal moves and results, counters left out.
    #[must_use]
    pub fn key(&self) -> u64 {
        inside!(self, position => position.key())
    }

    /// The legal moves.
    #[must_use]
    pub fn moves(&self) -> Vec<AnyMove> {
        inside!(self, position => position.moves().into_iter().map(Into::into).collect())
    }

    /// How many moves are legal.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        inside!(self, position => position.count_moves())
    }

    /// How many sequences of `depth` plies lead on from here; see [`perft`].
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match self {
            Self::Tzaar(position) => perft(position, depth),
            Self::Terrace(position) => perft(position, depth),
            Self::Tchag(position) => perft(position, depth),
            Self::Tanagra(position) => perft(position.as_ref(), depth),
        }
    }

    /// Whether a move takes a piece of whoever makes it, as Terrace allows.
    #[must_use]
    pub fn takes_own(&self, ply: AnyMove) -> bool {
        match (self, ply) {
            (Self::Terrace(position), AnyMove::Terrace(ply)) => {
                position.piece(ply.to).is_some_and(|piece| piece.seat == position.side())
            }
            _ => false,
        }
    }

    /// Reads the text of a legal move.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, Refusal> {
        inside!(self, position => position.read_move(text).map(Into::into))
    }

    /// Plays a move if it is legal. A move of another game is [`Refusal::Unreadable`].
    pub fn play(&mut self, ply: AnyMove) -> Result<(), Refusal> {
        match (self, ply) {
            (Self::Tzaar(position), AnyMove::Tzaar(ply)) => position.play(ply),
            (Self::Terrace(position), AnyMove::Terrace(ply)) => position.play(ply),
            (Self::Tchag(position), AnyMove::Tchag(ply)) => position.play(ply),
            (Self::Tanagra(position), AnyMove::Tanagra(ply)) => position.play(ply),
            _ => Err(Refusal::Unreadable),
        }
    }

    /// The board as lines of text.
    #[must_use]
    pub fn diagram(&self) -> String {
        inside!(self, position => position.diagram())
    }
}

impl From<Tzaar> for AnyPosition {
    fn from(position: Tzaar) -> Self {
        Self::Tzaar(position)
    }
}

impl From<Terrace> for AnyPosition {
    fn from(position: Terrace) -> Self {
        Self::Terrace(position)
    }
}

impl From<Tchag> for AnyPosition {
    fn from(position: Tchag) -> Self {
        Self::Tchag(position)
    }
}

impl From<Tanagra> for AnyPosition {
    fn from(position: Tanagra) -> Self {
        Self::Tanagra(Box::new(position))
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        inside!(self, position => position.fmt(f))
    }
}
