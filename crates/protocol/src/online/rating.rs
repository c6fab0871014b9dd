//! How strong people are.

use serde::{Deserialize, Serialize};

/// Where somebody stands in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The game.
    pub game: String,
    /// Whether it is about tables for three or four.
    pub many: bool,
    /// The figure.
    pub rating: f64,
    /// How far it may be off.
    pub deviation: f64,
    /// After how many games.
    pub games: u32,
}

/// What a game did to a rating.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RatingChange {
    /// Whose: the seat.
    pub seat: u8,
    /// Before the game.
    pub before: f64,
    /// After it.
    pub after: f64,
}

/// Where somebody stood after a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RatingPoint {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The game as played: its id; empty if its table is private.
    pub id: String,
    /// The figure.
    pub rating: f64,
    /// How far it may be off.
    pub deviation: f64,
}
