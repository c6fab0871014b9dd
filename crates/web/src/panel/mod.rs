//! What stands around the board.

mod header;
mod moves;
mod prompt;
mod steps;
mod stock;
mod strip;
mod tools;
mod typed;

pub(crate) use header::{Header, room_name};
pub(crate) use moves::MoveList;
pub(crate) use prompt::{Prompt, Say, TurnControls, analysis, last_turn};
pub(crate) use steps::written as written_ply;
pub(crate) use strip::{Strips, player_name};
pub(crate) use tools::Tools;
pub(crate) use typed::TypedMove;
