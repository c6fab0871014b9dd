//! Running a house: copies, checks, and looking after people.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{Open, tablier};
use serde_json::{Value, json};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use tablier_store::{Sqlite, Store, StoredEvent, Write};

const SERVE: &[&str] = &["serve", "--listen", "127.0.0.1:0", "--data", "house"];

/// What a command says, and its exit code.
fn run(folder: &Path, arguments: &[&str]) -> (i32, String) {
    let output = tablier(arguments, folder).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    (output.status.code().unwrap(), text)
}

/// Somebody new: their id and token.
fn guest(open: &Open, name: &str) -> (String, String) {
    let (status, made) = open.post("/api/guest", "", &json!({ "name": name }));
    assert_eq!(status, 201, "{made}");
    (made["id"].as_str().unwrap().to_owned(), made["token"].as_str().unwrap().to_owned())
}

/// A game of two people after its first ply.
fn game(open: &Open) -> String {
    let ((_, ann), (_, bob)) = (guest(open, "Ann"), guest(open, "Bob"));
    let wish = json!({ "game": "terrace", "setup": "short", "seats": ["me", "open"] });
    let (_, opened) = open.post("/api/games", &ann, &wish);
    let id = opened["id"].as_str().unwrap().to_owned();
    assert_eq!(open.post(&format!("/api/games/{id}/join"), &bob, &json!({})).0, 200);
    let ply = json!({ "ply": 1, "move": "b1-b2" });
    assert_eq!(open.post(&format!("/api/games/{id}/moves"), &ann, &ply).0, 200);
    id
}

#[test]
fn a_copy_is_made_while_the_house_is_open_and_put_back_while_it_is_closed() {
    let place = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| run(place.path(), arguments);
    let open = Open::new(SERVE, place.path());
    let id = game(&open);
    let (code, said) = run(&["backup", "copy.db", "--data", "house"]);
    assert!(code == 0 && said.contains("copy.db"), "{said}");
    let (code, said) = run(&["backup", "copy.db", "--data", "house"]);
    assert!(code == 1 && said.contains("already exists"), "{said}");
    let (code, said) = run(&["restore", "copy.db", "--data", "house", "--force"]);
    assert!(code == 1 && said.contains("stop the server first"), "{said}");
    let (code, said) = run(&["check", "--data", "house"]);
    assert!(code == 0 && said.contains("examined: 1. No problems found"), "{said}");
    assert!(open.close().1);

    assert_eq!(run(&["restore", "copy.db", "--data", "other"]).0, 0);
    let again = Open::new(&["serve", "--listen", "127.0.0.1:0", "--data", "other"], place.path());
    let view = again.get(&format!("/api/games/{id}"));
    assert!(view.contains("\"moves\":[\"b1-b2\"]"), "{view}");
    assert!(again.close().1);
    let (code, said) = run(&["restore", "copy.db", "--data", "other"]);
    assert!(code == 1 && said.contains("--force"), "{said}");
    let (code, said) = run(&["restore", "copy.db", "--data", "other", "--force"]);
    assert!(code == 0 && said.contains("What was there before is now"), "{said}");
    let (code, said) = run(&["restore", "nothing.db", "--data", "other"]);
    assert!(code == 1 && said.contains("nothing.db"), "{said}");
    let (code, said) = run(&["backup", "more.db", "--data", "nowhere"]);
    assert!(code == 1 && said.contains("nowhere"), "{said}");
    assert!(!place.path().join("more.db").exists());
}

#[test]
fn what_is_no_backup_and_what_cannot_be_read_is_told_plainly() {
    let place = tempfile::tempdir().unwrap();
    std::fs::write(place.path().join("notes.txt"), "a shopping list, and quite a long one").unwrap();
    std::fs::write(place.path().join("empty.db"), "").unwrap();
    for file in ["notes.txt", "empty.db"] {
        let (code, said) = run(place.path(), &["restore", file, "--data", "house"]);
        assert_eq!(code, 1);
        assert_eq!(
            said,
            format!("error: {file} is not a Tablier backup: name a file made by tablier backup\n")
        );
    }
    let (code, said) = run(place.path(), &["restore", ".", "--data", "house"]);
    assert_eq!((code, said.as_str()), (1, "error: . could not be read: it is a folder\n"));
    let (code, said) = run(place.path(), &["restore", "none.db", "--data", "house"]);
    assert_eq!((code, said.as_str()), (1, "error: none.db could not be read: it does not exist\n"));
    let (code, said) = run(place.path(), &["check", "--data", "notes.txt"]);
    assert!(code == 1 && said.contains("could not be read: part of the path is not a folder"), "{said}");
    std::fs::create_dir(place.path().join("spoilt")).unwrap();
    std::fs::copy(place.path().join("notes.txt"), place.path().join("spoilt/tablier.db")).unwrap();
    let (code, said) = run(place.path(), &["check", "--data", "spoilt"]);
    assert!(code == 1 && said.contains("spoilt/tablier.db is not a Tablier database"), "{said}");
}

#[test]
fn a_check_finds_what_cannot_be() {
    let place = tempfile::tempdir().unwrap();
    let open = Open::new(SERVE, place.path());
    let [spoilt_story, wrong_row, nobody] = [game(&open), game(&open), game(&open)];
    assert!(open.close().1);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(&place.path().join("house")).await.unwrap();
        let last = store.events(&spoilt_story, 3).await.unwrap().remove(0);
        let body = last.body.replace("b1-b2", "b1-h8");
        let spoilt = Write::ReplaceEvent { table: spoilt_story.clone(), event: StoredEvent { body, ..last } };
        let mut row = store.table(&wrong_row).await.unwrap().unwrap();
        row.ply = 7;
        let mut stranger = store.events(&nobody, 0).await.unwrap().remove(0);
        let mut message: Value = serde_json::from_str(&stranger.body).unwrap();
        message["by"]["id"] = json!("ghost");
        stranger.body = message.to_string();
        let stranger = Write::ReplaceEvent { table: nobody.clone(), event: stranger };
        store.write(vec![spoilt, Write::PutTable(row), stranger]).await.unwrap();
        store.close().await;
    });
    let (code, said) = run(place.path(), &["check", "--data", "house"]);
    assert_eq!(code, 1, "{said}");
    assert!(said.contains(&format!("table {spoilt_story}: event 4: against the rules: b1-h8")), "{said}");
    assert!(said.contains(&format!("table {wrong_row}: ")) && said.contains("(ply)"), "{said}");
    assert!(said.contains(&format!("table {nobody}: person ghost is unknown")), "{said}");
}

#[test]
fn people_are_looked_after_while_the_house_is_open() {
    let place = tempfile::tempdir().unwrap();
    let admin = |arguments: &[&str]| run(place.path(), &[&["admin", "--data", "house"], arguments].concat());
    let open = Open::new(SERVE, place.path());
    let card = place.path().join("house/tablier.control");
    assert_eq!(std::fs::metadata(&card).unwrap().permissions().mode() & 0o777, 0o600);

    let id = game(&open);
    let (_, said) = admin(&["tables"]);
    assert!(said.contains(&id) && said.contains("Ann, Bob"), "{said}");
    let (_, said) = admin(&["people", "Bo"]);
    let bob = said.split('\t').next().unwrap().to_owned();
    assert!(said.lines().count() == 1 && said.contains("guest\tBob"), "{said}");
    let (code, said) = admin(&["ban", &bob]);
    assert!(code == 0 && said.contains("Bob"), "{said}");
    assert!(open.get(&format!("/api/games/{id}")).contains("\"status\":\"over\""));
    assert_eq!(admin(&["people", "Bo"]).1.trim().rsplit('\t').next(), Some("banned"));
    assert_eq!(admin(&["unban", "Bob"]).0, 0);

    let (_, token) = guest(&open, "Cleo");
    let account = json!({ "name": "Cleo", "password": "correct horse" });
    assert_eq!(open.post("/api/account", &token, &account).0, 201);
    let (code, link) = admin(&["reset", "cleo", "--public-url", "https://tablier.example"]);
    let secret = link.trim().strip_prefix("https://tablier.example/account#reset=").unwrap();
    assert_eq!(code, 0);
    let renewed = json!({ "reset": secret, "password": "battery staple" });
    assert_eq!(open.post("/api/reset", "", &renewed).0, 201);
    assert_eq!(open.post("/api/reset", "", &renewed).0, 403);
    let signed = json!({ "name": "Cleo", "password": "battery staple" });
    assert_eq!(open.post("/api/session", "", &signed).0, 201);

    let (code, said) = admin(&["reset", "Bob"]);
    assert!(code == 1 && said.contains("guests have no password"), "{said}");
    let (code, said) = admin(&["ban", "Nobody"]);
    assert!(code == 1 && said.contains("no one has"), "{said}");
    let (code, said) = admin(&["delete", "Cleo"]);
    assert!(code == 2 && said.contains("--yes"), "{said}");
    assert_eq!(admin(&["delete", "Cleo", "--yes"]).0, 0);
    assert_eq!(open.post("/api/session", "", &signed).0, 403);
    assert_eq!(admin(&["delete-table", &id]).0, 2);
    assert_eq!(admin(&["delete-table", &id, "--yes"]).0, 0);
    assert!(open.get(&format!("/api/games/{id}")).contains("no-such-table"));
    let (code, said) = admin(&["delete-table", &id, "--yes"]);
    assert!(code == 1 && said.contains("no table"), "{said}");
    let (_, log) = admin(&["log"]);
    for deed in ["admin\tbanned", "admin\tunbanned", "admin\treset-link", "admin\tdeleted"] {
        assert!(log.contains(deed), "{deed}: {log}");
    }
    assert!(!log.contains(secret));
    assert!(open.close().1);
    assert!(!card.exists());
}

#[test]
fn people_are_looked_after_while_the_house_is_closed() {
    let place = tempfile::tempdir().unwrap();
    let admin = |arguments: &[&str]| run(place.path(), &[&["admin", "--data", "house"], arguments].concat());
    let (code, said) = admin(&["ban", "Ann"]);
    assert!(code == 1 && !place.path().join("house/tablier.db").exists(), "{said}");
    let open = Open::new(SERVE, place.path());
    let ((_, ann), _) = (guest(&open, "Ann"), guest(&open, "Twin"));
    guest(&open, "Twin");
    assert!(open.close().1);
    // What a killed server leaves behind leads nowhere, and is no obstacle.
    let stale = json!({ "address": "127.0.0.1:9", "secret": "x" });
    std::fs::write(place.path().join("house/tablier.control"), stale.to_string()).unwrap();
    assert_eq!(admin(&["ban", "Ann"]).0, 0);
    let (code, said) = admin(&["ban", "Twin"]);
    assert!(code == 1 && said.contains("several"), "{said}");
    let (code, said) = admin(&["dance"]);
    assert!(code == 2 && said.contains("dance"), "{said}");
    assert_eq!(admin(&["ban"]).0, 2);
    let open = Open::new(SERVE, place.path());
    assert_eq!(open.post("/api/play", &ann, &json!({ "game": "tchag" })).0, 401);
}
