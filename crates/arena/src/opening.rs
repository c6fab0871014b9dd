//! Balanced random openings.

use crate::chance::derive;
use std::sync::atomic::AtomicBool;
use tablier_engine::{Limits, Mind, Settings, Signals, Verdict};
use tablier_games::{Game, GameKind, Random, SetupError, Start};

/// Nobody may be ahead by more than this, in hundredths of a small advantage.
const MARGIN: u32 = 100;
/// After so many openings the most balanced of them is taken.
const TRIES: u64 = 24;
/// How many positions the engine looks at to see who is ahead.
const GLANCE: u64 = 20_000;

/// How many random plies begin a game, unless somebody says otherwise: enough to make openings differ, and few
/// enough to leave a game to play.
#[must_use]
pub fn default_plies(kind: GameKind, setup: &str) -> u32 {
    match (kind, setup) {
        // The deal makes the difference; White's single capture follows.
        (GameKind::Tzaar, "random") => 1,
        // Sixty pieces are placed first.
        (GameKind::Tzaar, "tournament") => 61,
        (GameKind::Tzaar, _) => 3,
        (GameKind::Terrace, _) => 6,
        (GameKind::Tchag, _) => 4,
        // Half of the tiles of the smallest game.
        (GameKind::Tanagra, _) => 8,
    }
}

/// The opening that a seed decides: not over, at the beginning of a turn, and as balanced as a glance can tell.
///
/// With more than two seats balance has no single number, and any opening will do that is not over.
pub(crate) fn opening(kind: GameKind, setup: &str, plies: u32, seed: u64) -> Result<Game, SetupError> {
    let mut best: Option<(u32, Game)> = None;
    for number in 0..TRIES {
        let game = random(kind, setup, plies, derive(seed, number))?;
        let lead = if game.outcome().is_some() { u32::MAX } else { lead(&game) };
        if best.as_ref().is_none_or(|(least, _)| lead < *least) {
            best = Some((lead, game));
        }
        if lead <= MARGIN {
            break;
        }
    }
    match best {
        Some((lead, game)) if lead < u32::MAX => Ok(game),
        // All of them were over, or decided: the bare set-up is all that is left.
        _ => random(kind, setup, 0, seed),
    }
}

fn random(kind: GameKind, setup: &str, plies: u32, seed: u64) -> Result<Game, SetupError> {
    let mut game = Game::new(Start::from_setup(kind, setup, Some(seed))?);
    let mut random = Random::new(!seed);
    let mut played = 0;
    while game.outcome().is_none() && (played < plies || game.position().mid_turn()) {
        let moves = game.position().moves();
        let ply = moves[random.below(moves.len() as u64) as usize];
        let legal = game.play(ply);
        debug_assert_eq!(legal, Ok(()));
        played += 1;
    }
    Ok(game)
}

/// By how much a side is ahead, whichever it is; the most there is if the game is decided.
fn lead(game: &Game) -> u32 {
    if game.position().seats() > 2 {
        return 0;
    }
    let settings = Settings { memory: 1, ..Settings::default() };
    let mut mind = Mind::new(game.kind(), settings);
    let stop = AtomicBool::new(false);
    let thought = mind.think(game, Limits::nodes(GLANCE), Signals::quiet(&stop), &mut |_| {});
    match thought.lines.first().map(|line| line.score.verdict()) {
        Some(Verdict::Estimate(value)) => value.unsigned_abs(),
        Some(Verdict::WinIn(_) | Verdict::LossIn(_)) | None => u32::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::{default_plies, opening};
    use tablier_games::GameKind;

    #[test]
    fn openings_are_fair_places_to_begin() {
        for kind in GameKind::ALL {
            for setup in kind.setups() {
                let plies = default_plies(kind, setup.name);
                let mut keys = Vec::new();
                for seed in 0..3 {
                    let game = opening(kind, setup.name, plies, seed).unwrap();
                    assert!(game.outcome().is_none() && !game.position().mid_turn());
                    assert!(game.plies().count() as u32 >= plies);
                    assert_eq!(game.events(), opening(kind, setup.name, plies, seed).unwrap().events());
                    keys.push(game.position().key());
                }
                keys.dedup();
                assert!(keys.len() > 1, "{kind} {}", setup.name);
            }
        }
    }
}
