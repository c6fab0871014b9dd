//! Analyses as people and scripts meet them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;
use tablier_games::record::{Record, Records};
use tablier_games::{AnyPosition, GameKind, Start, random_game};

fn analyse(locale: &str, arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
    command.arg("analyse").args(arguments).current_dir(folder);
    command.env_remove("LANGUAGE").env_remove("LC_MESSAGES").env("LC_ALL", locale);
    command
}

fn run(arguments: &[&str], folder: &Path) -> Output {
    analyse("C", arguments, folder).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A random game, written into a folder.
fn record(folder: &Path, kind: GameKind, setup: &str) -> Record {
    let game = random_game(Start::from_setup(kind, setup, Some(4)).unwrap(), 4);
    let record = Record::of_game(&game);
    std::fs::write(folder.join("game.txt"), record.to_string()).unwrap();
    record
}

/// An end of Tchag that is won by force; the first line says so, and every line can be played.
#[test]
fn a_position_has_its_best_lines() {
    let folder = tempfile::tempdir().unwrap();
    let position = "....../.GBrByG./.G..../....../....../...... y m 0";
    let output = run(&["tchag", "--position", position, "--nodes", "20000", "--lines", "2"], folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let answer = text(&output.stdout);
    let lines: Vec<&str> = answer.lines().collect();
    assert_eq!(lines.len(), 4, "{answer}");
    assert_eq!(lines[0], "Yellow to move");
    assert_eq!(lines[1], "1. forced win, 100% (win in 1): d5xc5");
    assert!(lines[2].starts_with("2. ") && lines[3].starts_with("depth "), "{answer}");
    for line in &lines[1..3] {
        let mut position = AnyPosition::parse(GameKind::Tchag, position).unwrap();
        for word in line.rsplit(": ").next().unwrap().split(' ') {
            let ply = position.read_move(word).unwrap();
            position.play(ply).unwrap();
        }
    }
    let arguments = ["tchag", "--position", position, "--nodes", "100"];
    let answer = text(&analyse("fr_FR.UTF-8", &arguments, folder.path()).output().unwrap().stdout);
    assert!(answer.contains("1. gain forcé, 100\u{a0}% (gain en 1)\u{a0}: d5xc5"), "{answer}");
}

#[test]
fn every_game_can_be_thought_about() {
    let folder = tempfile::tempdir().unwrap();
    for kind in ["tzaar", "terrace", "tchag", "tanagra"] {
        let output = run(&[kind, "--nodes", "500", "--lines", "1", "--threads", "2"], folder.path());
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains("\n1. "), "{}", text(&output.stdout));
    }
    let over = "....../....../....../....BG/....GyB/...... r m 0";
    let output = run(&["tchag", "--position", over], folder.path());
    assert!(text(&output.stdout).starts_with("Yellow wins"), "{}", text(&output.stdout));
}

#[test]
fn a_record_gets_comments_and_a_graph() {
    let folder = tempfile::tempdir().unwrap();
    let record = record(folder.path(), GameKind::Tchag, "standard");
    let printed = run(&["game.txt", "--nodes", "500", "--plot", "game.svg"], folder.path());
    assert!(printed.status.success(), "{}", text(&printed.stderr));
    let commented = Record::read(&text(&printed.stdout)).unwrap();
    assert_eq!(commented.game().events(), record.game().events());
    let all = record.game().plies().count() + 1;
    let head = format!("Analysis by Tablier: {all} of {all} positions, ");
    assert!(commented.line().comments[0].starts_with(&head), "{:?}", commented.line().comments);
    let turned: Vec<_> = commented.line().nodes.iter().filter(|node| !node.variations.is_empty()).collect();
    assert!(!turned.is_empty(), "nobody plays at random without mistakes");
    for node in &turned {
        assert!(node.comments[0].contains(" → "), "{:?}", node.comments);
        assert!(node.variations[0].comments[0].starts_with("Better: "), "{:?}", node.variations);
    }
    assert!(text(&printed.stderr).contains(&format!("{} turning point", turned.len())));
    let graph = std::fs::read_to_string(folder.path().join("game.svg")).unwrap();
    assert!(graph.starts_with("<svg ") && graph.matches("<circle").count() == turned.len(), "{graph}");
    // The same again, into a file.
    let kept = run(&["game.txt", "--nodes", "500", "--out", "kept.txt"], folder.path());
    assert!(kept.status.success() && kept.stdout.is_empty());
    assert_eq!(std::fs::read_to_string(folder.path().join("kept.txt")).unwrap(), text(&printed.stdout));
}

#[test]
fn tables_for_three_and_several_records_are_looked_through_too() {
    let folder = tempfile::tempdir().unwrap();
    let record = record(folder.path(), GameKind::Terrace, "three");
    let output = run(&["game.txt", "--nodes", "50", "--plot", "game.svg"], folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(Record::read(&text(&output.stdout)).unwrap().game().events(), record.game().events());
    std::fs::write(folder.path().join("two.txt"), format!("{record}\n{record}")).unwrap();
    let output = run(&["two.txt", "--nodes", "20"], folder.path());
    assert_eq!(Records::new(&text(&output.stdout)).flatten().count(), 2);
}

/// Whoever presses Ctrl-C gets what is known by then.
#[cfg(unix)]
#[test]
fn an_analysis_can_be_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let record = record(folder.path(), GameKind::Tzaar, "random");
    let mut command = analyse("C", &["game.txt", "--seconds", "0.4", "--plot", "game.svg"], folder.path());
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_secs(3));
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("Stopped: "), "{}", text(&output.stderr));
    let commented = Record::read(&text(&output.stdout)).unwrap();
    assert_eq!(commented.game().events(), record.game().events());
    assert!(folder.path().join("game.svg").exists());
    // A thought without an end is stopped too.
    let stopped = |seconds| {
        let mut command = analyse("C", &["tchag", "--seconds", "600"], folder.path());
        let child = command.stdout(Stdio::piped()).spawn().unwrap();
        std::thread::sleep(Duration::from_secs(seconds));
        assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
        child.wait_with_output().unwrap()
    };
    // A signal that comes before it has begun ends it without a word: on a machine with much to do it gets longer.
    let output = (1..10).map(stopped).find(|output| output.status.code().is_some()).unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(text(&output.stdout).contains("\n1. "), "{}", text(&output.stdout));
}

#[test]
fn what_makes_no_sense_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    record(folder.path(), GameKind::Tchag, "standard");
    let position = "....../.GBrByG./.G..../....../....../...... y m 0";
    for (arguments, code, reason) in [
        (&["tchag", "--plot", "x.svg"][..], 2, "--plot are for records"),
        (&["game.txt", "--position", position], 2, "taken for a file"),
        (&["game.txt", "--plot", "x.bmp"], 2, "should end in .svg"),
        (&["nothing.txt"], 2, "nothing.txt could not be read"),
        (&["tchag", "--position", "nonsense"], 1, "error: "),
        (&["tchag", "--position", "-"], 2, "a single position"),
        (&["game.txt", "--nodes", "20", "--out", "no/such/file"], 1, "could not be written"),
        (&["tchag", "--nodes", "0"], 2, "does not fit --nodes"),
    ] {
        let output = run(arguments, folder.path());
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert!(text(&output.stderr).contains(reason), "{arguments:?}: {}", text(&output.stderr));
    }
    let help = analyse("fr_FR.UTF-8", &["--help"], folder.path()).output().unwrap();
    assert!(text(&help.stdout).contains("tablier analyse partie.txt"));
}
