//! Who sits on a seat.

use std::fmt;
use std::str::FromStr;
use tablier_engine::{Level, UnknownLevel};

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// Somebody at this screen.
    Person,
    /// The engine, at a level.
    Engine(Level),
    /// Somebody or something that decides elsewhere: their moves are told here.
    Elsewhere,
}

impl Occupant {
    /// The level of an engine.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Person | Self::Elsewhere => None,
            Self::Engine(level) => Some(level),
        }
    }
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Engine(level) => write!(f, "level:{level}"),
            Self::Elsewhere => f.write_str("elsewhere"),
        }
    }
}

impl FromStr for Occupant {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        match text.strip_prefix("level:") {
            Some(level) => level.parse().map(Self::Engine),
            None if text == "person" => Ok(Self::Person),
            None if text == "elsewhere" => Ok(Self::Elsewhere),
            None => Err(UnknownLevel),
        }
    }
}
