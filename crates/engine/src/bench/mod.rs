//! A fixed piece of thinking, to be measured.
//!
//! The same program looks at the same number of positions on every machine: where the number has changed, so has
//! the search.

mod endgames;

pub use endgames::{Endgame, endgames};

use crate::{Limits, Mind, Settings, Signals};
use std::sync::atomic::AtomicBool;
use tablier_games::{Game, GameKind, Start};

/// A position a line, after the name of its game: from random games, of every phase.
const POSITIONS: &str = include_str!("positions.txt");

/// How deep the positions of a game are looked at, unless somebody asks for another depth.
#[must_use]
pub const fn depth(kind: GameKind) -> u32 {
    match kind {
        GameKind::Tzaar => 5,
        GameKind::Terrace | GameKind::Tchag => 6,
        GameKind::Tanagra => 4,
    }
}

/// The positions of a game.
///
/// # Panics
/// Never: a test reads them all.
#[must_use]
pub fn games(kind: GameKind) -> Vec<Game> {
    let texts = POSITIONS.lines().filter_map(|line| line.strip_prefix(kind.name()));
    let starts = texts.map(|text| Start::from_position(kind, text.trim_start()));
    starts.map(|start| Game::new(start.expect("a test reads them all"))).collect()
}

/// How many positions a lone thinker looks at to think about all positions of a game to a depth.
#[must_use]
pub fn nodes(kind: GameKind, depth: u32) -> u64 {
    let never = AtomicBool::new(false);
    let mut mind = Mind::new(kind, Settings::default());
    let thoughts = games(kind).into_iter().map(|game| {
        // What was seen before would make the number hang on the order of the positions.
        mind.forget();
        mind.think(&game, Limits::depth(depth), Signals::quiet(&never), &mut |_| {})
    });
    thoughts.map(|thought| thought.nodes).sum()
}

#[cfg(test)]
mod tests {
    use super::{POSITIONS, games, nodes};
    use tablier_games::GameKind;

    #[test]
    fn every_game_has_open_positions() {
        for kind in GameKind::ALL {
            let games = games(kind);
            assert!(games.len() >= 3 && games.iter().all(|game| game.outcome().is_none()), "{kind}");
        }
        let all: usize = GameKind::ALL.into_iter().map(|kind| games(kind).len()).sum();
        assert_eq!(all, POSITIONS.lines().count());
    }

    #[test]
    fn the_numbers_do_not_change_from_run_to_run() {
        for kind in GameKind::ALL {
            assert_eq!(nodes(kind, 2), nodes(kind, 2), "{kind}");
        }
    }
}
