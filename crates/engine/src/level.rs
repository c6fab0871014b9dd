//! How strong an opponent is.

use crate::Strength;
use std::fmt;
use std::str::FromStr;
use tablier_games::GameKind;

/// A level from 1, who has just read the rules, to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// There is no such level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl Level {
    /// The weakest.
    pub const WEAKEST: Self = Self(1);
    /// The strongest.
    pub const STRONGEST: Self = Self(10);
    /// Who plays on for somebody who has left a table of Tanagra for three or four.
    pub const SUBSTITUTE: Self = Self(3);

    /// The level of a number from 1 to 10.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=10 => Some(Self(number)),
            _ => None,
        }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What the level is made of in a game.
    #[must_use]
    pub const fn strength(self, kind: GameKind) -> Strength {
        Strength::of(kind, self.0)
    }

    /// All levels, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=10).map(Self)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        text.parse().ok().and_then(Self::new).filter(|level| level.to_string() == text).ok_or(UnknownLevel)
    }
}
