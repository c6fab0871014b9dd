//! The house opens, says where it is, and closes.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{Open, tablier};
use std::process::Output;

#[test]
fn the_house_opens_and_closes() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&["serve", "--listen", "127.0.0.1:0", "--data", "kept/here"][..], &[]] {
        let open = Open::new(arguments, folder.path());
        assert!(open.get("/healthz").starts_with("HTTP/1.1 200"), "{arguments:?}");
        assert!(open.get("/").contains("<title>Tablier"));
        let (last, well) = open.close();
        assert!(well && last.contains("Tablier is closed."), "{last}");
    }
    assert!(folder.path().join("kept/here").is_dir());
}

/// A house has no work that Ctrl-C could cut off: it ends as it should.
#[test]
fn a_house_that_is_stopped_from_the_keyboard_ends_with_0() {
    let folder = tempfile::tempdir().unwrap();
    let open = Open::new(&["serve", "--listen", "127.0.0.1:0"], folder.path());
    // As soon as it has said where it is.
    let (last, well) = open.close_by("-INT");
    assert!(well && last.contains("Tablier is closed."), "{last}");
}

#[test]
fn what_cannot_be_opened_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let open = Open::new(&["serve", "--listen", "127.0.0.1:0"], folder.path());
    std::fs::write(folder.path().join("file"), "").unwrap();
    let refused = |arguments: &[&str]| -> (Option<i32>, String) {
        let Output { status, stderr, .. } = tablier(arguments, folder.path()).output().unwrap();
        (status.code(), String::from_utf8(stderr).unwrap())
    };
    let (code, reason) = refused(&["serve", "--listen", &open.address]);
    assert!(code == Some(1) && reason.contains("is taken by another program"), "{reason}");
    let (code, reason) = refused(&["serve", "--listen", "127.0.0.1:0", "--data", "file"]);
    assert!(code == Some(1) && reason.contains("the folder file cannot be used"), "{reason}");
    let (code, reason) = refused(&["serve", "--listen", "nowhere"]);
    assert!(code == Some(2) && reason.contains("nowhere"), "{reason}");
    let (code, reason) = refused(&["serve", "--listen", "192.0.2.1:80"]);
    assert!(code == Some(1) && reason.contains("192.0.2.1:80"), "{reason}");
}

/// What the system refuses is told in the language of the sentence.
#[test]
fn the_system_speaks_the_language_of_the_house() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let data = "une partie du chemin n’est pas un dossier";
    for (arguments, said) in [
        (["--listen", "127.0.0.1:0", "--data", "file"], data),
        (["--listen", "127.0.0.1:0", "--data", "file/below"], data),
        (["--listen", "192.0.2.1:8080", "--data", "house"], "cette machine n’a pas cette adresse"),
    ] {
        let arguments = [&["serve"], &arguments[..]].concat();
        let output = tablier(&arguments, folder.path()).env("LC_ALL", "fr_FR.UTF-8").output().unwrap();
        let heard = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(1) && heard.contains(said), "{heard}");
        assert!(!heard.contains("os error"), "{heard}");
    }
}
