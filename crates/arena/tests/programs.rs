//! Programs at the table, good and bad.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::contest;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tablier_arena::{Allowance, ContestError, End, Standings, Unavailable};
use tablier_games::GameKind;

/// Four games of the fake program, in some manner, against a random player.
fn against(manner: &str) -> Standings {
    let program = format!("name={manner},ugi:{} tchag {manner}", env!("CARGO_BIN_EXE_tablier-fake-program"));
    let mut contest = contest(GameKind::Tchag, "standard", &[&program, "random"], 4);
    contest.allowance = Allowance::Time(Duration::from_millis(50));
    let (standings, end) = contest.run(2, None, &AtomicBool::new(false), &mut |_| {}).unwrap();
    assert_eq!((end, standings.games), (End::Complete, 4), "{manner}");
    standings
}

#[test]
fn good_programs_play_to_the_end() {
    for manner in ["good", "garbage"] {
        let standings = against(manner);
        assert!(standings.scores[0].faults.is_empty(), "{manner}: {:?}", standings.scores[0].faults);
        assert!(standings.plies > 40);
    }
}

#[test]
fn bad_programs_lose_every_game_and_the_match_goes_on() {
    for (manner, fault) in [("illegal", "illegal"), ("crash", "crashed"), ("hang", "late")] {
        let standings = against(manner);
        assert_eq!(standings.pairings[0].tally.losses, 4, "{manner}");
        assert_eq!(standings.endings.get(fault), Some(&4), "{:?}", standings.endings);
        assert_eq!(standings.scores[0].faults.get(fault), Some(&4));
        assert!(standings.scores[1].faults.is_empty());
    }
}

#[test]
fn a_program_that_is_not_there_is_told_before_the_match() {
    let contest = contest(GameKind::Tchag, "standard", &["ugi:/there/is/no/such program", "random"], 2);
    let refused = contest.run(1, None, &AtomicBool::new(false), &mut |_| {});
    let Err(ContestError::Unavailable(Unavailable::Program { path, .. })) = refused else { panic!() };
    assert_eq!(path, "/there/is/no/such");
}
