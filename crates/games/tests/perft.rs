//! The figures of the rules pages, and deeper ones.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tablier_games::{AnyPosition, GameKind};

#[test]
fn the_counts_are_right() {
    let mut count = 0;
    for line in include_str!("data/perft.tsv").lines().filter(|line| !line.starts_with('#')) {
        let [game, setup, depth, leaves] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let kind: GameKind = game.parse().unwrap();
        let position = AnyPosition::setup(kind, setup, None).unwrap();
        assert_eq!(position.perft(depth.parse().unwrap()), leaves.parse::<u64>().unwrap(), "{line}");
        count += 1;
    }
    assert!(count > 40);
}

#[test]
fn no_plies_can_be_played_in_one_way() {
    for kind in GameKind::ALL {
        let position = AnyPosition::setup(kind, kind.setups()[0].name, Some(1)).unwrap();
        assert_eq!(position.perft(0), 1);
    }
    let over = "....../..GrGyB./....../....../....../...... r m 0";
    let finished = AnyPosition::parse(GameKind::Tchag, over).unwrap();
    assert_eq!((finished.perft(0), finished.perft(1), finished.perft(4)), (1, 0, 0));
}
