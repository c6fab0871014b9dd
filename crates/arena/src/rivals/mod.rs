//! Opponents to be measured against.

use crate::Player;
use tablier_games::GameKind;

/// The names of the reference opponents.
pub const NAMES: &[&str] = &["uct", "alphabeta", "standin"];

/// The reference opponent of this name, if it plays the game.
#[must_use]
pub fn player(kind: GameKind, name: &str) -> Option<Box<dyn Player>> {
    let _ = (kind, name);
    None
}
