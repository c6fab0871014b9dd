//! Pictures, as the command line makes them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::path::Path;
use std::process::{Command, Output};

fn draw(arguments: &[&str], folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
    command.env("LC_ALL", "C").current_dir(folder).arg("draw").args(arguments).output().unwrap()
}

#[test]
fn a_picture_is_written_as_its_name_says() {
    let folder = tempfile::tempdir().unwrap();
    let svg = draw(&["tzaar", "--setup", "fixed", "-o", "a.svg", "--arrows", "e4xd4"], folder.path());
    assert!(svg.status.success(), "{svg:?}");
    let png = draw(&["terrace", "--raised", "--width", "200", "-o", "b.PNG"], folder.path());
    assert!(png.status.success(), "{png:?}");
    assert!(std::fs::read_to_string(folder.path().join("a.svg")).unwrap().starts_with("<svg "));
    assert_eq!(std::fs::read(folder.path().join("b.PNG")).unwrap()[..4], *b"\x89PNG");
}

#[test]
fn what_cannot_be_drawn_is_refused_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, code, reason) in [
        (vec!["tchag", "-o", "board.gif"], 2, "board.gif should end in .svg or .png"),
        (vec!["tchag", "-o", "board"], 2, "board should end in"),
        (vec!["tchag"], 2, "missing"),
        (vec!["tchag", "-o", "b.svg", "--arrows", "a1-a2"], 1, "the arrow a1-a2: "),
        (vec!["tchag", "-o", "no/such/folder/b.svg"], 1, "could not be written"),
        (vec!["tchag", "--position", "-", "-o", "b.svg"], 2, "single position"),
        (vec!["tchag", "-o", "b.png", "--width", "9000"], 2, "9000"),
    ] {
        let output = draw(&arguments, folder.path());
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {complaint}");
        assert!(complaint.contains(reason), "{arguments:?}: {complaint}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
