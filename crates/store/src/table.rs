//! Tables.

use tablier_protocol::online::{GameResult, Pace, SeatState, Status};

/// A table, without what happened at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The table's.
    pub id: String,
    /// The game.
    pub game: String,
    /// The set-up.
    pub setup: String,
    /// The number that chance follows from.
    pub seed: u64,
    /// How long everybody may think.
    pub pace: Option<Pace>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether only those who have its address find it.
    pub private: bool,
    /// Whether seats are drawn when everybody is there.
    pub drawn: bool,
    /// Who opened it: the person's id.
    pub by: String,
    /// How far it has come.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// How many plies have been played.
    pub ply: u32,
    /// The seat to move.
    pub to_move: Option<u8>,
    /// How it ended.
    pub result: Option<GameResult>,
    /// When it was opened, in milliseconds since 1970.
    pub since: u64,
    /// When something happened last.
    pub last: u64,
}

/// Something that happened at a table, as it was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number at the table, from 1.
    pub event: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The whole message, as JSON.
    pub body: String,
}
