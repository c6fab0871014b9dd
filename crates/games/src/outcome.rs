//! How a game ends.

use crate::Seat;
use std::fmt;
use std::str::FromStr;

/// The end of a game: who won, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winning seat; nobody when the game is a draw.
    pub winner: Option<Seat>,
    /// The rule that ended it.
    pub ending: Ending,
}

impl Outcome {
    /// A win for `seat`.
    #[must_use]
    pub const fn win(seat: Seat, ending: Ending) -> Self {
        Self { winner: Some(seat), ending }
    }

    /// A draw for all.
    #[must_use]
    pub const fn draw(ending: Ending) -> Self {
        Self { winner: None, ending }
    }
}

macro_rules! endings {
    ($($(#[doc = $doc:literal])+ $variant:ident = $name:literal,)+) => {
        /// The rule by which a game ended.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Ending {
            $($(#[doc = $doc])+ $variant,)+
        }

        impl Ending {
            /// Every ending.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// Its name in records and programs.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }
    };
}

endings! {
    /// TZAAR: a side has none left of one of the three types.
    TypeGone = "type-gone",
    /// TZAAR: a side cannot capture at the start of its turn.
    NoCapture = "no-capture",
    /// Terrace: a T stands on its goal.
    Goal = "goal",
    /// Terrace: all other Ts are gone.
    LastT = "last-t",
    /// Terrace: the player to move has no legal move.
    NoMove = "no-move",
    /// Terrace and Tanagra: two hundred moves in which nothing left the board.
    Quiet = "quiet",
    /// Tchag: a side has lost its last pawn.
    LastPawn = "last-pawn",
    /// Tchag: a player stopped the game, and the pawns were counted.
    Stopped = "stopped",
    /// Tchag and Tanagra: nobody has a pawn move.
    NobodyMoves = "nobody-moves",
    /// Tanagra: all pawns of a series are gone.
    SeriesGone = "series-gone",
    /// Tanagra: all pawns of all other players are isolated.
    Isolated = "isolated",
    /// Tanagra: one player alone still has a tile of its own.
    OwnTile = "own-tile",
    /// All others left, and the last of them resigned.
    Resigned = "resigned",
    /// All others left, and the last of them ran out of time.
    Time = "time",
    /// All others left, and the last of them went away and did not come back.
    Gone = "gone",
    /// All who were still in agreed on a draw.
    Agreed = "agreed",
    /// Terrace and Tanagra: the same key stood for the third time.
    Repetition = "repetition",
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is no [`Ending`]'s name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownEnding;

impl fmt::Display for UnknownEnding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for UnknownEnding {}

impl FromStr for Ending {
    type Err = UnknownEnding;

    fn from_str(text: &str) -> Result<Self, UnknownEnding> {
        Self::ALL.iter().copied().find(|ending| ending.name() == text).ok_or(UnknownEnding)
    }
}
