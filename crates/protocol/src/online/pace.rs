//! How long everybody may think.

use serde::{Deserialize, Serialize};

/// How long everybody may think; a game without a clock has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged, deny_unknown_fields)]
pub enum Pace {
    /// Seconds for the game, and seconds added after each turn.
    Clock {
        /// Seconds for the whole game.
        base: u32,
        /// Seconds added after each turn.
        increment: u32,
    },
    /// Days for every turn.
    Correspondence {
        /// Days a turn.
        days: u32,
    },
}
