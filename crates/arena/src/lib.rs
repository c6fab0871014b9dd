//! Matches between players, and the reference opponents.

mod player;
pub mod rivals;

pub use player::{Allowance, Player, PlayerError};
