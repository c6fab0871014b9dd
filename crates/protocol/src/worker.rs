//! What a page asks its engine, and what the engine answers.

use serde::{Deserialize, Serialize};

/// A question about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Comes back with the answer.
    pub id: u32,
    /// The game so far, as a record.
    pub record: String,
    /// What is asked.
    pub ask: Ask,
}

/// What is asked about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// The ply that an opponent of a level plays.
    Play {
        /// From 1 to 10.
        level: u8,
        /// What it leaves to chance follows from this.
        seed: u64,
    },
    /// The best ply that can be found in some time.
    Hint {
        /// How long it may take.
        milliseconds: u32,
    },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The question's.
    pub id: u32,
    /// The ply; nothing if there is none, or the question made no sense.
    pub ply: Option<String>,
    /// How many positions were looked at; not counted for a level.
    pub nodes: u64,
}
