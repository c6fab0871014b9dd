//! What stands around the board.

mod course;
mod goal;
mod header;
mod moves;
mod prompt;
mod steps;
mod stock;
mod strip;
mod tools;
mod typed;

#[cfg(feature = "online")]
pub(crate) use course::Course;
pub(crate) use header::Header;
pub(crate) use moves::MoveList;
pub(crate) use prompt::{Mover, Prompt, Say, TurnControls, analysis, last_turn, to_move};
#[cfg(feature = "learn")]
pub(crate) use steps::written_turn;
pub(crate) use strip::{Strips, player_name};
pub(crate) use tools::Tools;
pub(crate) use typed::TypedMove;
