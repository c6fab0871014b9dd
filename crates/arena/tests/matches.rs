//! Matches that are kept, stopped and gone on with.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::contest;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use tablier_arena::{Claim, Contest, ContestError, End, Sprt, Standings, Store, StoreError};
use tablier_games::GameKind;
use tablier_games::record::Records;

fn tchag(games: usize) -> Contest {
    contest(GameKind::Tchag, "standard", &["engine:depth=1", "random"], games)
}

fn open(contest: &Contest, folder: &Path, resume: bool) -> Result<Store, StoreError> {
    Store::open(folder, &contest.identity(), resume)
}

/// Plays a match in a folder, and stops it after so many games.
fn play(contest: &Contest, folder: &Path, stop_after: u64) -> (Standings, End) {
    let store = open(contest, folder, true).unwrap();
    let stop = AtomicBool::new(false);
    let mut watch = |news: &tablier_arena::News<'_>| {
        stop.store(news.standings.games >= stop_after, Ordering::Relaxed);
    };
    contest.run(2, Some(store), &stop, &mut watch).unwrap()
}

/// The games of a folder by number, without where their records stand.
fn lines(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("progress.jsonl")).unwrap();
    let mut lines: Vec<(u64, String)> = text
        .lines()
        .skip(1)
        .map(|line| {
            let mut game: serde_json::Value = serde_json::from_str(line).unwrap();
            game.as_object_mut().unwrap().remove("records");
            (game["game"].as_u64().unwrap(), game.to_string())
        })
        .collect();
    lines.sort_unstable();
    lines.into_iter().map(|(_, line)| line).collect()
}

fn record_count(folder: &Path) -> usize {
    let text = fs::read_to_string(folder.join("games.txt")).unwrap();
    Records::new(&text).map(Result::unwrap).count()
}

#[test]
fn a_stopped_match_goes_on_as_if_nothing_had_happened() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, parts) = (folder.path().join("whole"), folder.path().join("parts"));
    let contest = tchag(20);
    let (standings, end) = play(&contest, &whole, u64::MAX);
    assert_eq!((standings.games, end), (20, End::Complete));

    let (stopped, end) = play(&contest, &parts, 7);
    assert_eq!(end, End::Stopped);
    assert!((7..20).contains(&stopped.games));
    let (resumed, end) = play(&contest, &parts, u64::MAX);
    assert_eq!((resumed.games, end), (20, End::Complete));

    assert_eq!(lines(&whole), lines(&parts));
    assert_eq!(standings.pairings[0].tally, resumed.pairings[0].tally);
    assert_eq!((record_count(&whole), record_count(&parts)), (20, 20));
    let results: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(parts.join("results.json")).unwrap()).unwrap();
    assert_eq!(results["played"], 20);
    assert_eq!(results["players"][0], "engine:depth=1");
}

#[test]
fn a_torn_line_and_its_record_are_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let contest = tchag(4);
    play(&contest, folder.path(), u64::MAX);
    let expected = lines(folder.path());
    let progress = folder.path().join("progress.jsonl");
    let text = fs::read_to_string(&progress).unwrap();
    fs::write(&progress, &text[..text.len() - 5]).unwrap();
    let store = open(&contest, folder.path(), true).unwrap();
    assert_eq!((store.finished().len(), record_count(folder.path())), (3, 3));
    drop(store);
    play(&contest, folder.path(), u64::MAX);
    assert_eq!((lines(folder.path()), record_count(folder.path())), (expected, 4));
}

#[test]
fn a_match_can_be_made_longer() {
    let folder = tempfile::tempdir().unwrap();
    play(&tchag(4), folder.path(), u64::MAX);
    let first = lines(folder.path());
    let (standings, _) = play(&tchag(8), folder.path(), u64::MAX);
    assert_eq!(standings.games, 8);
    assert_eq!(lines(folder.path())[..4], first[..]);
}

#[test]
fn folders_that_do_not_fit_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let contest = tchag(2);
    play(&contest, folder.path(), u64::MAX);
    assert!(matches!(open(&contest, folder.path(), false), Err(StoreError::Taken(_))));
    let other = Contest { seed: 6, ..tchag(2) };
    assert!(matches!(open(&other, folder.path(), true), Err(StoreError::OtherMatch(_))));
    let progress = folder.path().join("progress.jsonl");
    assert!(matches!(open(&contest, &progress, true), Err(StoreError::File { .. })));
    fs::write(&progress, format!("{}\nrubbish\n", contest.identity())).unwrap();
    assert!(matches!(open(&contest, folder.path(), true), Err(StoreError::Line { line: 2, .. })));
    assert!(
        fs::read_to_string(&progress).unwrap().contains("rubbish"),
        "what is not understood is left alone"
    );
}

#[test]
fn a_test_ends_the_match() {
    let mut contest = contest(GameKind::Tzaar, "random", &["name=one,random", "random"], 4000);
    contest.sprt = Sprt::new(300.0, 500.0, 0.05, 0.05);
    let (standings, end) = contest.run(2, None, &AtomicBool::new(false), &mut |_| {}).unwrap();
    assert_eq!(end, End::Proved(Claim::Lower));
    assert!(standings.games < 400, "{}", standings.games);
    contest.players.push("random".parse().unwrap());
    assert!(matches!(contest.check(), Err(ContestError::NoPair)));
}

#[test]
fn every_table_can_be_filled() {
    for kind in GameKind::ALL {
        for setup in kind.setups() {
            let contest = contest(kind, setup.name, &["name=one,random", "random"], 2);
            let (standings, end) = contest.run(2, None, &AtomicBool::new(false), &mut |_| {}).unwrap();
            assert_eq!((end, standings.games as usize), (End::Complete, contest.total_games()));
            assert!(standings.scores.iter().all(|score| score.faults.is_empty()), "{kind} {}", setup.name);
            assert_eq!(standings.pairings.is_empty(), setup.seats > 2);
        }
    }
}
