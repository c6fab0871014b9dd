//! Moves are found and played without an allocation.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::walk_all;
use tablier_games::{GameKind, Position, Start, random_game};

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

/// A list of moves for each ply of a random game would be allocated, and grown, a few times a ply. Of what remains,
/// only the count of repetitions grows with the game: a node of its tree for some positions.
#[test]
fn a_random_game_allocates_no_list_for_each_ply() {
    for kind in GameKind::ALL {
        for setup in kind.setups() {
            let start = Start::from_setup(kind, setup.name, Some(3)).unwrap();
            let mut plies = 0;
            let allocations = allocation_counter::measure(|| plies = random_game(start, 3).plies().count());
            let counted = allocations.count_total;
            println!("{kind} {}: {counted} allocations in {plies} plies", setup.name);
            assert!(counted <= 30 + plies as u64 / 4, "{kind} {}: {counted} in {plies}", setup.name);
        }
    }
}
