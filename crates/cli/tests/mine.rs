//! Problems as people and scripts meet them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use tablier_games::{GameKind, Puzzle};

fn mine(locale: &str, arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
    command.arg("mine").args(arguments).current_dir(folder);
    command.env_remove("LANGUAGE").env_remove("LC_MESSAGES").env("LC_ALL", locale);
    command
}

fn run(arguments: &[&str], folder: &Path) -> Output {
    mine("C", arguments, folder).output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn problems(text: &str) -> Vec<Puzzle> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.parse().unwrap()).collect()
}

#[test]
fn problems_are_printed_or_kept() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["tchag", "--count", "2", "--seed", "5"];
    std::fs::write(folder.path().join("kept.tsv"), "").unwrap();
    let printed = run(&arguments, folder.path());
    assert!(printed.status.success(), "{}", stderr(&printed));
    let text = String::from_utf8(printed.stdout).unwrap();
    assert!(text.contains("\n# tablier mine tchag --count 2 --seed 5\n"), "{text}");
    let found = problems(&text);
    assert_eq!(found.len(), 2);
    assert!(found.iter().all(|puzzle| puzzle.read(GameKind::Tchag).is_ok()), "{text}");
    assert!(found[0].grade <= found[1].grade);
    let kept = run(&[&arguments[..], &["--threads", "2", "--out", "kept.tsv"]].concat(), folder.path());
    assert!(kept.status.success() && kept.stdout.is_empty(), "{}", stderr(&kept));
    assert_eq!(std::fs::read_to_string(folder.path().join("kept.tsv")).unwrap(), text);
    // Nothing is left to do.
    let again = run(&[&arguments[..], &["--out", "kept.tsv"]].concat(), folder.path());
    assert!(again.status.success() && stderr(&again).contains("2 problems in"), "{}", stderr(&again));
}

/// Whoever presses Ctrl-C keeps what was found, and can go on.
#[cfg(unix)]
#[test]
fn a_search_for_problems_can_be_stopped_and_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kept.tsv");
    let found = || std::fs::read_to_string(&file).map_or(0, |text| problems(&text).len());
    let mut command =
        mine("C", &["tchag", "--count", "500", "--seed", "5", "--out", "kept.tsv"], folder.path());
    let child = command.stderr(Stdio::piped()).spawn().unwrap();
    let began = Instant::now();
    while found() < 1 && began.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", stderr(&output));
    assert!(stderr(&output).contains("--count 500 --seed 5 --out kept.tsv"), "{}", stderr(&output));
    let kept = found();
    assert!(kept >= 1);
    let count = (kept + 1).to_string();
    let resumed = run(&["tchag", "--count", &count, "--seed", "5", "--out", "kept.tsv"], folder.path());
    assert!(resumed.status.success(), "{}", stderr(&resumed));
    assert_eq!(found(), kept + 1);
}

#[test]
fn what_cannot_be_done_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let tanagra = run(&["tanagra"], folder.path());
    assert_eq!(tanagra.status.code(), Some(2));
    assert!(stderr(&tanagra).contains("tzaar or tchag"), "{}", stderr(&tanagra));
    std::fs::write(folder.path().join("other.tsv"), "# tablier mine tzaar --count 1 --seed 9\n# games 4\n")
        .unwrap();
    let other = run(&["tchag", "--out", "other.tsv"], folder.path());
    assert_eq!(other.status.code(), Some(2));
    assert!(stderr(&other).contains("tzaar and seed 9"), "{}", stderr(&other));
    std::fs::write(folder.path().join("letter.txt"), "Dear Ada\n").unwrap();
    let letter = run(&["tchag", "--out", "letter.txt"], folder.path());
    assert_eq!(letter.status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(folder.path().join("letter.txt")).unwrap(), "Dear Ada\n");
    let nowhere = run(&["tchag", "--out", "no/such/folder.tsv", "--count", "1"], folder.path());
    assert_eq!(nowhere.status.code(), Some(1), "{}", stderr(&nowhere));
    let help = mine("fr_FR.UTF-8", &["--help"], folder.path()).output().unwrap();
    assert!(String::from_utf8(help.stdout).unwrap().contains("Exemple\u{a0}: tablier mine tchag"));
}
