//! What happens at a table, numbered from 1.

use super::{PersonRef, RatingChange, SeatState};
use serde::{Deserialize, Serialize};

/// Something that happened at a table. It is stored as it is sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Event {
    /// Its number at the table, from 1.
    pub event: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    #[serde(flatten)]
    pub what: Happening,
}

/// What is left on the clocks, at the time of what tells of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// Milliseconds for every seat.
    pub left: Vec<u64>,
    /// The seat whose clock runs.
    pub running: Option<u8>,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Happening {
    /// The table was opened.
    Opened {
        /// By whom.
        by: PersonRef,
        /// Who sits where.
        seats: Vec<SeatState>,
    },
    /// Somebody took a seat.
    Seated {
        /// Which.
        seat: u8,
        /// Who.
        person: PersonRef,
    },
    /// An engine was put on a free seat.
    EngineSeated {
        /// Which.
        seat: u8,
        /// The engine's level.
        level: u8,
    },
    /// Somebody gave a seat back before the game began, or was asked and would not come.
    Stood {
        /// Which.
        seat: u8,
    },
    /// The game begins.
    Started {
        /// Who sits where from now on.
        seats: Vec<SeatState>,
        /// The first position.
        position: String,
        /// The seat to move.
        to_move: u8,
        /// The clocks.
        clocks: Option<Clocks>,
    },
    /// Somebody moved.
    Moved {
        /// Who.
        seat: u8,
        /// The number of the first ply.
        ply: u32,
        /// The plies.
        moves: Vec<String>,
        /// The position after them.
        position: String,
        /// The seat to move; nobody when that was the end.
        to_move: Option<u8>,
        /// The clocks.
        clocks: Option<Clocks>,
    },
    /// Somebody offers a draw.
    DrawOffered {
        /// Who.
        seat: u8,
    },
    /// Offers of a draw are declined, or taken back.
    DrawDeclined {
        /// By whom.
        seat: u8,
    },
    /// Somebody asks to take moves back, or agrees to it.
    TakebackAsked {
        /// Who.
        seat: u8,
        /// How many plies would stay.
        ply: u32,
    },
    /// The wish is declined, or taken back.
    TakebackDeclined {
        /// By whom.
        seat: u8,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many plies stay.
        ply: u32,
        /// How often moves have been taken back.
        takebacks: u32,
        /// The position.
        position: String,
        /// The seat to move.
        to_move: u8,
        /// The clocks.
        clocks: Option<Clocks>,
    },
    /// Somebody gave everybody else time.
    TimeAdded {
        /// Who.
        seat: u8,
        /// How much, in seconds.
        seconds: u32,
        /// The clocks.
        clocks: Option<Clocks>,
    },
    /// Somebody left the game for good.
    Left {
        /// Who.
        seat: u8,
        /// `resigned`; `time`, when the clock had run down; `gone`, when they did not come back.
        how: String,
        /// The position after that.
        position: String,
        /// The seat to move; nobody when that was the end.
        to_move: Option<u8>,
        /// The clocks.
        clocks: Option<Clocks>,
    },
    /// Somebody's link has been lost for a while.
    Away {
        /// Who.
        seat: u8,
    },
    /// They are there again.
    Back {
        /// Who.
        seat: u8,
    },
    /// Somebody said something.
    Said {
        /// Who.
        by: PersonRef,
        /// What.
        text: String,
    },
    /// The game is over.
    Over {
        /// The place of every seat.
        places: Vec<u8>,
        /// The rule that ended it.
        reason: String,
        /// What it did to ratings.
        ratings: Vec<RatingChange>,
        /// The clocks, where the event before tells nothing of them, as when a draw is agreed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clocks: Option<Clocks>,
    },
    /// The table was called off before the game began.
    CalledOff {},
    /// Somebody would play again.
    RematchOffered {
        /// Who.
        seat: u8,
    },
    /// A player would not play again after all.
    RematchWithdrawn {
        /// Who.
        seat: u8,
    },
    /// It goes on at another table.
    Rematch {
        /// Which.
        id: String,
    },
}
