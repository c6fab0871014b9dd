//! Which of the four games.

use crate::{Seat, tanagra, tchag, terrace, tzaar};
use std::fmt;
use std::str::FromStr;

/// One of the games of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// TZAAR, by Kris Burm.
    Tzaar,
    /// Terrace, by Anton Dresden and Buzz Siler.
    Terrace,
    /// Tchag, by Jean Georges.
    Tchag,
    /// Tanagra, by Gwénaël Beuchet.
    Tanagra,
}

/// A way to begin a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Its name on the rules page.
    pub name: &'static str,
    /// How many play.
    pub seats: u8,
    /// Whether a seed decides the first position.
    pub seeded: bool,
}

impl Setup {
    pub(crate) const fn plain(name: &'static str, seats: u8) -> Self {
        Self { name, seats, seeded: false }
    }
}

/// A set-up that cannot be laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game has no set-up of that name.
    Unknown,
    /// The set-up is dealt at random and needs a seed.
    SeedMissing,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for SetupError {}

impl GameKind {
    /// The four games.
    pub const ALL: [Self; 4] = [Self::Tzaar, Self::Terrace, Self::Tchag, Self::Tanagra];

    /// Its name in commands, records and programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tzaar => "tzaar",
            Self::Terrace => "terrace",
            Self::Tchag => "tchag",
            Self::Tanagra => "tanagra",
        }
    }

    /// Its set-ups; the first is the one to begin with.
    #[must_use]
    pub const fn setups(self) -> &'static [Setup] {
        match self {
            Self::Tzaar => tzaar::SETUPS,
            Self::Terrace => terrace::SETUPS,
            Self::Tchag => tchag::SETUPS,
            Self::Tanagra => tanagra::SETUPS,
        }
    }

    /// The set-up of this name.
    #[must_use]
    pub fn setup(self, name: &str) -> Option<&'static Setup> {
        self.setups().iter().find(|setup| setup.name == name)
    }

    /// The first set-up for so many seats; the first of all where there is none.
    #[must_use]
    pub fn setup_for(self, seats: u8) -> &'static Setup {
        let setups = self.setups();
        setups.iter().find(|setup| setup.seats == seats).unwrap_or(&setups[0])
    }

    /// The letter that stands for a seat in the game's position texts.
    #[must_use]
    pub const fn letter(self, seat: Seat) -> char {
        match (self, seat.number()) {
            (Self::Tzaar, 1) => 'w',
            (Self::Tzaar, _) => 'b',
            (Self::Tchag, 1) => 'r',
            (Self::Tchag, _) => 'y',
            (Self::Terrace | Self::Tanagra, _) => seat.letter(),
        }
    }

    /// Whether the third time that the same key stands ends the game. In the other two games every turn takes
    /// something off the board, so that no position comes back turn after turn.
    #[must_use]
    pub const fn ends_by_repetition(self) -> bool {
        matches!(self, Self::Terrace | Self::Tanagra)
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no game of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownGame;

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|kind| kind.name().eq_ignore_ascii_case(text)).ok_or(UnknownGame)
    }
}
