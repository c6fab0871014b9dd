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
    /// The best lines; there is an answer for every depth.
    Analyse {
        /// How long it may take.
        milliseconds: u32,
        /// How many lines.
        lines: u8,
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
    /// How many plies deep all has been looked at.
    #[serde(default)]
    pub depth: u32,
    /// The best lines, best first; only for an analysis.
    #[serde(default)]
    pub lines: Vec<Opinion>,
    /// Whether there will be another answer to the same question.
    #[serde(default)]
    pub goes_on: bool,
}

/// A line of play and what it is worth to the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opinion {
    /// Its worth.
    pub worth: Worth,
    /// Its plies.
    pub plies: Vec<String>,
}

/// What a position is worth to a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Worth {
    /// An estimate, in hundredths of a small advantage.
    Estimate(i32),
    /// Wins by force in so many plies.
    WinIn(u32),
    /// Loses by force in so many plies.
    LossIn(u32),
}
