//! Finished games.

use super::{GameResult, Pace, SeatState};
use serde::{Deserialize, Serialize};

/// A finished game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Archived {
    /// The table's.
    pub id: String,
    /// The game.
    pub game: String,
    /// The set-up.
    pub setup: String,
    /// Who sat where.
    pub seats: Vec<SeatState>,
    /// How it ended.
    pub result: GameResult,
    /// How many plies it had.
    pub ply: u32,
    /// Whether it counted for ratings.
    pub rated: bool,
    /// How long everybody could think.
    pub clock: Option<Pace>,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
}

/// A part of the archive, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArchivePage {
    /// The games.
    pub games: Vec<Archived>,
    /// Asked for as `before`, gives the next part; nothing when this was the last.
    pub next: Option<String>,
}
