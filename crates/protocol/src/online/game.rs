//! Tables: opened, and looked at.

use super::{Clocks, Pace, PersonRef};
use serde::{Deserialize, Serialize};

/// Opens a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The game: `tzaar`.
    pub game: String,
    /// The set-up: `random`.
    pub setup: String,
    /// The number from which a set-up is dealt; without one, the house draws it.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Who sits where: `me`, `open`, `level:6`, or `person:ID` for somebody who is challenged.
    pub seats: Vec<String>,
    /// How long everybody may think.
    #[serde(default)]
    pub clock: Option<Pace>,
    /// Whether it counts for ratings: for accounts only.
    #[serde(default)]
    pub rated: bool,
    /// Whether only those who have its address find it.
    #[serde(default)]
    pub private: bool,
    /// Whether seats are drawn when everybody is there.
    #[serde(default)]
    pub drawn: bool,
}

/// Plays now: joins a table that fits, or opens one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayNow {
    /// The game.
    pub game: String,
    /// The set-up; the game's usual one if left out.
    #[serde(default)]
    pub setup: Option<String>,
    /// How long everybody may think.
    #[serde(default)]
    pub clock: Option<Pace>,
    /// Whether it counts for ratings.
    #[serde(default)]
    pub rated: bool,
}

/// A table was opened, or joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Opened {
    /// The table's.
    pub id: String,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are free.
    Waiting,
    /// The game goes on.
    Playing,
    /// The game is over, or was called off before it began.
    Over,
}

/// What sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// Somebody who was asked, and has not come yet.
    Invited,
    /// A person.
    Person,
    /// The engine, at a level.
    Engine,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatState {
    /// From 1, in turn order.
    pub seat: u8,
    /// What sits there.
    pub kind: SeatKind,
    /// The person's name, or `Level 6`; nothing on a free seat.
    pub name: Option<String>,
    /// The person's id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The engine's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// Whether they have been gone for a while.
    #[serde(default)]
    pub away: bool,
    /// Whether they have left the game for good.
    #[serde(default)]
    pub left: bool,
    /// Whether they are out: they have left, or lost their T in Terrace.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out: bool,
    /// The level of the engine that plays on for a player who has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub substitute: Option<u8>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameResult {
    /// The place of every seat, from 1; seats can share one.
    pub places: Vec<u8>,
    /// The rule that ended it: `goal`, `resigned`, `time`, `gone`; `called-off` before it began.
    pub reason: String,
}

/// A wish to take moves back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Takeback {
    /// Who asks.
    pub seat: u8,
    /// How many plies would stay.
    pub ply: u32,
    /// Who has agreed, the one who asks included.
    pub agreed: Vec<u8>,
}

/// A table as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Game {
    /// The table's.
    pub id: String,
    /// The game.
    pub game: String,
    /// The set-up.
    pub setup: String,
    /// The number from which it was dealt; nothing where nothing is dealt.
    pub seed: Option<u64>,
    /// How far it has come.
    pub status: Status,
    /// Who sits where, in turn order.
    pub seats: Vec<SeatState>,
    /// The position.
    pub position: String,
    /// How many plies have been played.
    pub ply: u32,
    /// The number of the last event.
    pub event: u64,
    /// How often moves were taken back.
    pub takebacks: u32,
    /// The seat to move; nobody when the game is over.
    pub to_move: Option<u8>,
    /// The plies of the line as it stands.
    pub moves: Vec<String>,
    /// How it ended.
    pub result: Option<GameResult>,
    /// How long everybody may think.
    pub clock: Option<Pace>,
    /// What is left of it, now.
    pub clocks: Option<Clocks>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether only those who have its address find it.
    pub private: bool,
    /// Whether seats are drawn when everybody is there.
    pub drawn: bool,
    /// Who opened it.
    pub by: PersonRef,
    /// Who offers a draw.
    pub draw_offers: Vec<u8>,
    /// The wish to take moves back.
    pub takeback: Option<Takeback>,
    /// Who would play again.
    pub rematch_offers: Vec<u8>,
    /// The table at which it goes on.
    pub rematch: Option<String>,
    /// When it was opened, in milliseconds since 1970.
    pub since: u64,
    /// What the clock of the house showed when this was written, in milliseconds since 1970.
    #[serde(default)]
    pub now: u64,
}
