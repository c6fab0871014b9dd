//! Moves are found and played without an allocation.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::walk_all;
use tablier_games::Position;

for_every_game! {
    nothing_is_allocated_for_a_move;
}

fn nothing_is_allocated_for_a_move<P: Position>() {
    let mut played = 0;
    walk_all::<P>(9, |position| {
        let allocations = allocation_counter::measure(|| {
            for ply in position.moves() {
                let mut next = position.clone();
                next.play_unchecked(ply);
                played += next.count_moves();
            }
        });
        assert_eq!(allocations.count_total, 0, "{position}");
    });
    assert!(played > 1000);
}
