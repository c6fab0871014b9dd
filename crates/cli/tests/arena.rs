//! Matches as people and scripts meet them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn arena(locale: &str, arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
    command.arg("arena").args(arguments).current_dir(folder);
    command.env_remove("LANGUAGE").env_remove("LC_MESSAGES").env("LC_ALL", locale);
    command
}

fn run(arguments: &[&str], folder: &Path) -> Output {
    arena("C", arguments, folder).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_match_is_played_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = [
        "tchag",
        "name=one,random",
        "name=two,random",
        "--games",
        "6",
        "--sprt",
        "-500,500",
        "--out",
        "kept",
    ];
    let output = run(&arguments, folder.path());
    assert!(output.status.success(), "{}", stderr(&output));
    let report = stdout(&output);
    assert!(report.starts_with("Tchag, standard: 6 of 6 games, seed 1, "), "{report}");
    assert!(report.contains("\none – two: +") && report.contains("Endings: "), "{report}");
    assert!(report.contains("The test "), "{report}");
    let text = std::fs::read_to_string(folder.path().join("kept/results.json")).unwrap();
    let results: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((results["played"].as_u64(), results["sprt"]["elo1"].as_f64()), (Some(6), Some(500.0)));
    let again = run(&arguments, folder.path());
    assert_eq!(again.status.code(), Some(2));
    assert!(stderr(&again).contains("--resume"), "{}", stderr(&again));
}

/// Whoever presses Ctrl-C is told how to go on, and can.
#[cfg(unix)]
#[test]
fn a_match_can_be_stopped_and_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let arguments =
        ["tchag", "engine:time=0.01", "random", "--games", "10", "--concurrency", "1", "--out", "kept"];
    let mut command = arena("C", &arguments, folder.path());
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let progress = folder.path().join("kept/progress.jsonl");
    let finished = || std::fs::read_to_string(&progress).map_or(0, |text| text.lines().count());
    let began = Instant::now();
    while finished() < 2 && began.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", stderr(&output));
    assert!(stderr(&output).contains("--out kept --resume"), "{}", stderr(&output));
    assert!(finished() < 11);
    let resumed = run(&[&arguments[..], &["--resume"]].concat(), folder.path());
    assert!(resumed.status.success() && stdout(&resumed).contains("10 of 10 games"), "{}", stdout(&resumed));
    assert_eq!(finished(), 11);
}

#[test]
fn larger_tables_and_many_players_have_a_line_each() {
    let folder = tempfile::tempdir().unwrap();
    let report = stdout(&run(
        &["terrace", "random", "engine:depth=1", "--setup", "three", "--games", "6"],
        folder.path(),
    ));
    assert!(report.contains("random: ") && report.contains("engine:depth=1: "), "{report}");
    let report =
        stdout(&run(&["tchag", "random", "random", "random", "--gauntlet", "--games", "2"], folder.path()));
    assert_eq!(report.matches(" – ").count(), 2, "{report}");
}

#[test]
fn what_makes_no_sense_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, words) in [
        (&["tchag", "random"][..], "two players"),
        (&["tchag", "random", "chess"], "is not a player"),
        (&["tchag", "random", "level:11"], "there is no level 11"),
        (&["tchag", "random", "engine:colour=red"], "no option colour"),
        (&["tchag", "random", "engine:hash=0"], "does not fit hash"),
        (&["tchag", "random", "ugi:"], "the path of a program"),
        (&["tchag", "random", "ugi:/no/such/program"], "could not be started"),
        (&["tchag", "random", "random", "--time", "soon"], "does not fit --time"),
        (&["tchag", "random", "random", "--time", "1", "--nodes", "5"], "cannot be used together"),
        (&["tchag", "random", "random", "--games", "0"], "does not fit"),
        (&["tchag", "random", "random", "--sprt", "5,0"], "does not fit --sprt"),
        (&["tchag", "random", "random", "random", "--sprt", "0,5"], "exactly two players"),
        (&["tchag", "random", "random", "--setup", "nowhere"], "no set-up"),
        (&["ladder", "chess"], "no game called"),
    ] {
        let output = run(arguments, folder.path());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(stderr(&output).contains(words), "{arguments:?}: {}", stderr(&output));
        assert_eq!(stdout(&output), "");
    }
    let output = arena("fr_FR.UTF-8", &["tchag", "random"], folder.path()).output().unwrap();
    assert!(stderr(&output).contains("au moins deux joueurs"), "{}", stderr(&output));
}

#[test]
fn a_folder_that_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let output = run(&["tchag", "random", "random", "--out", "file/kept"], folder.path());
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("could not be read or written"), "{}", stderr(&output));
}

#[test]
fn the_ladder_is_a_page_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["ladder", "tchag", "--games", "2", "--scale", "1000"];
    let output = run(&arguments, folder.path());
    assert!(output.status.success(), "{}", stderr(&output));
    let page = stdout(&output);
    assert!(page.contains("\n## Tchag\n") && page.contains("\n| 2 | 1 | +"), "{page}");
    assert!(page.contains("\n| 7/1000 | 6/1000 | +") && page.contains("\n| 10/1000 | 9/1000 | +"), "{page}");
    assert_eq!(std::fs::read_to_string(folder.path().join("ladder/levels.md")).unwrap(), page);
    // All is played: the same command only reads it again.
    assert_eq!(stdout(&run(&arguments, folder.path())), page);
}
