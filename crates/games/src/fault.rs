//! What can be wrong with the text of a position.

use crate::each_game::from_each_game;
use crate::{tanagra, tchag, terrace, tzaar};
use std::fmt;

/// A position text that was refused: which field, and what is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// The field to blame.
    pub field: Field,
    /// What is wrong with it.
    pub fault: Fault,
}

impl PositionError {
    pub(crate) fn new(field: Field, fault: impl Into<Fault>) -> Self {
        Self { field, fault: fault.into() }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.field, self.fault)
    }
}

impl std::error::Error for PositionError {}

macro_rules! fields {
    ($($(#[doc = $doc:literal])+ $variant:ident = $name:literal,)+) => {
        /// A field of a position text, by its name on the rules pages.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Field {
            $($(#[doc = $doc])+ $variant,)+
        }

        impl Field {
            /// Every field.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// Its name on the rules pages.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }
    };
}

fields! {
    /// The text as a whole.
    Line = "line",
    /// TZAAR: the points, column by column.
    Columns = "columns",
    /// Terrace and Tchag: the board, row by row.
    Rows = "rows",
    /// Tanagra: the tiles and their pawns.
    Tiles = "tiles",
    /// Terrace and Tanagra: how many play.
    Seats = "seats",
    /// Tanagra: how many pawns a series has at first.
    X = "x",
    /// Who is to move.
    Side = "side",
    /// TZAAR: which move of the turn.
    Step = "step",
    /// Tchag and Tanagra: what is to be decided.
    Phase = "phase",
    /// TZAAR: the number of the turn.
    Turn = "turn",
    /// Tchag: the repairs of this turn.
    Repairs = "repairs",
    /// Terrace and Tanagra: moves since something last left the board.
    Quiet = "quiet",
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text does not have this many fields, separated by single spaces.
    FieldCount {
        /// How many there should be.
        expected: usize,
    },
    /// Not a decimal number without sign and leading zeros.
    NotANumber,
    /// A number beyond its limit.
    TooLarge {
        /// The largest that is allowed.
        most: u32,
    },
    /// Not one of the words that can stand here.
    NotOneOf {
        /// Those words, separated by spaces.
        allowed: &'static str,
    },
    /// A fault that only TZAAR knows.
    Tzaar(tzaar::Fault),
    /// A fault that only Terrace knows.
    Terrace(terrace::Fault),
    /// A fault that only Tchag knows.
    Tchag(tchag::Fault),
    /// A fault that only Tanagra knows.
    Tanagra(tanagra::Fault),
}

from_each_game!(Fault => Fault);
