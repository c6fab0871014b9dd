//! What several test files share.

use tablier_games::{Position, Random};

/// Plays a random game of a set-up and shows every position of it, the last one included.
pub(crate) fn walk<P: Position>(setup: &str, seed: u64, mut visit: impl FnMut(&P)) {
    let mut random = Random::new(seed);
    let mut position = P::setup(setup, Some(seed)).unwrap();
    loop {
        visit(&position);
        let moves = position.moves();
        if moves.is_empty() {
            return;
        }
        position.play_unchecked(moves[random.below(moves.len() as u64) as usize]);
    }
}

/// Plays so many random games, shared among the set-ups of a game.
pub(crate) fn walk_all<P: Position>(games: u64, mut visit: impl FnMut(&P)) {
    let setups = P::KIND.setups();
    for setup in setups {
        for seed in 0..games.div_ceil(setups.len() as u64) {
            walk::<P>(setup.name, seed, &mut visit);
        }
    }
}

/// Makes a test for each of the four games from one that is generic over them.
#[macro_export]
macro_rules! for_every_game {
    ($($test:ident;)+) => {
        for_every_game!(@game tzaar tablier_games::tzaar::Tzaar; $($test)+);
        for_every_game!(@game terrace tablier_games::terrace::Terrace; $($test)+);
        for_every_game!(@game tchag tablier_games::tchag::Tchag; $($test)+);
        for_every_game!(@game tanagra tablier_games::tanagra::Tanagra; $($test)+);
    };
    (@game $name:ident $position:ty; $($test:ident)+) => {
        mod $name {
            $(#[test]
            fn $test() {
                super::$test::<$position>();
            })+
        }
    };
}
