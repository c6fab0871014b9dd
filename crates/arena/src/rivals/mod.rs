//! The permanent reference opponents.
//!
//! What they play should never change: a figure measured against them today can be compared with one of next
//! year. So they share nothing with the engine, and know little.

mod alphabeta;
mod budget;
mod playable;
mod standin;
#[cfg(test)]
mod tests;
mod uct;

use crate::Player;
use alphabeta::AlphaBeta;
use standin::StandIn;
use tablier_games::GameKind;
use tablier_games::tanagra::Tanagra;
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::tzaar::Tzaar;
use uct::Uct;

/// The names of the rivals; [`player`] says which of them play a game.
pub const NAMES: &[&str] = &["uct", "alphabeta", "standin"];

/// The rival of this name for a game, if there is one: `uct` and `alphabeta` play every game, `standin` TZAAR
/// alone.
#[must_use]
pub fn player(kind: GameKind, name: &str) -> Option<Box<dyn Player>> {
    match (name, kind) {
        ("uct", GameKind::Tzaar) => Some(Box::new(Uct::<Tzaar>::new())),
        ("uct", GameKind::Terrace) => Some(Box::new(Uct::<Terrace>::new())),
        ("uct", GameKind::Tchag) => Some(Box::new(Uct::<Tchag>::new())),
        ("uct", GameKind::Tanagra) => Some(Box::new(Uct::<Tanagra>::new())),
        ("alphabeta", GameKind::Tzaar) => Some(Box::new(AlphaBeta::<Tzaar>::new())),
        ("alphabeta", GameKind::Terrace) => Some(Box::new(AlphaBeta::<Terrace>::new())),
        ("alphabeta", GameKind::Tchag) => Some(Box::new(AlphaBeta::<Tchag>::new())),
        ("alphabeta", GameKind::Tanagra) => Some(Box::new(AlphaBeta::<Tanagra>::new())),
        ("standin", GameKind::Tzaar) => Some(Box::new(StandIn::new())),
        _ => None,
    }
}
