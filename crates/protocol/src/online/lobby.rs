//! What is going on in the house.

use super::{Pace, PersonRef, SeatState, Status};
use serde::{Deserialize, Serialize};

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Listed {
    /// The table's.
    pub id: String,
    /// The game.
    pub game: String,
    /// The set-up.
    pub setup: String,
    /// How far it has come.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// How long everybody may think.
    pub clock: Option<Pace>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether only those who have its address find it.
    pub private: bool,
    /// Who opened it.
    pub by: PersonRef,
    /// How many plies have been played.
    pub ply: u32,
    /// The seat to move.
    pub to_move: Option<u8>,
    /// When something happened last, in milliseconds since 1970.
    pub last: u64,
    /// Who would play again, where the game is over and has no next one yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rematch_offers: Vec<u8>,
}

/// What comes down the socket of the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyMessage {
    /// All that is going on; always the first message.
    Lobby {
        /// The version of the house.
        version: String,
        /// Open tables: those that wait, and those at which one can watch.
        tables: Vec<Listed>,
        /// One's own tables that are not over, and those at which others wait for one to play again.
        mine: Vec<Listed>,
        /// How many people are here.
        people: usize,
    },
    /// A table is new, or has changed.
    Table {
        /// As it is now.
        table: Listed,
    },
    /// A table of one's own is new, or has changed.
    Mine {
        /// As it is now.
        table: Listed,
    },
    /// A table is over, or gone.
    Gone {
        /// The table's.
        id: String,
    },
    /// How many people are here.
    People {
        /// So many.
        people: usize,
    },
}
