//! What the tests of matches share.

use tablier_arena::{Allowance, Contest};
use tablier_games::GameKind;

/// A match of a few games.
pub(crate) fn contest(kind: GameKind, setup: &str, players: &[&str], games: usize) -> Contest {
    Contest {
        kind,
        setup: setup.to_owned(),
        players: players.iter().map(|player| player.parse().unwrap()).collect(),
        allowance: Allowance::Nodes(200),
        games,
        opening_plies: 2,
        seed: 5,
        gauntlet: false,
        sprt: None,
        command: Vec::new(),
    }
}
