//! Why a move is not played.

use crate::each_game::from_each_game;
use crate::{tanagra, tchag, terrace, tzaar};
use std::fmt;

/// A text that is no move of the game, whatever the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Unreadable {}

/// The reason why a move was refused: a sentence for the player is made from it elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is no move of this game.
    Unreadable,
    /// The game is over.
    Over,
    /// A reason that only TZAAR knows.
    Tzaar(tzaar::Refusal),
    /// A reason that only Terrace knows.
    Terrace(terrace::Refusal),
    /// A reason that only Tchag knows.
    Tchag(tchag::Refusal),
    /// A reason that only Tanagra knows.
    Tanagra(tanagra::Refusal),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Refusal {}

impl From<Unreadable> for Refusal {
    fn from(Unreadable: Unreadable) -> Self {
        Self::Unreadable
    }
}

from_each_game!(Refusal => Refusal);
