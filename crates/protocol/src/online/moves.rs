//! What people do at a table.

use serde::{Deserialize, Serialize};

/// Takes a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Which; the first that is free if left out.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// Puts an engine on free seats, before the game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// The engine's level, from 1 to 10.
    pub level: u8,
    /// Which seat; all that are free if left out.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// Would play again, perhaps without those who have not answered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayAgain {
    /// Who takes the seats of those who have not answered: an engine, `level:6`, or `nobody`, at a smaller table. Left
    /// out, they are waited for.
    #[serde(default)]
    pub missing: Option<String>,
}

/// One ply (`move`), or several of one seat that are played together or not at all (`moves`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Moves {
    /// The number that the first of them is to have, from 1.
    pub ply: u32,
    /// How many takebacks the game has had, so that nobody moves in a line that is no more.
    #[serde(default)]
    pub takebacks: u32,
    /// The only one.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub single: Option<String>,
    /// Several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<String>>,
}

/// A move is stored: whatever happens now, it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Played {
    /// The event that has it.
    pub event: u64,
    /// The number of the last ply of it.
    pub ply: u32,
    /// How many takebacks the game had had.
    pub takebacks: u32,
}

/// Complains about something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The event in which it was said.
    pub event: u64,
    /// What is wrong with it.
    #[serde(default)]
    pub text: String,
}

/// Says something at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// What.
    pub text: String,
}
