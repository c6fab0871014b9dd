//! A program that speaks UGI plays in a house, whatever happens to the link.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{Open, tablier};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// Far longer than any of it takes.
const PATIENCE: Duration = Duration::from_secs(180);

/// A bridge that runs, and what it says.
struct Bridge {
    child: Child,
    lines: BufReader<ChildStdout>,
}

impl Bridge {
    fn start(folder: &Path, address: &str, options: &[&str]) -> Self {
        let url = format!("http://{address}");
        let engine = [env!("CARGO_BIN_EXE_tablier"), "engine", "tchag"];
        let start = ["bridge", &url, "--guest", "Robot", "--game", "tchag", "--seconds", "0.02"];
        let arguments = [&start[..], options, &["--"], &engine].concat();
        let mut child = tablier(&arguments, folder).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap());
        Self { child, lines }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        line
    }
}

impl Drop for Bridge {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

fn view(open: &Open, id: &str) -> Value {
    let answer = open.get(&format!("/api/games/{id}"));
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

/// Looks at a table until it is as wanted.
fn wait_for(open: &Open, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let began = Instant::now();
    loop {
        let view = view(open, id);
        if wanted(&view) {
            return view;
        }
        assert!(began.elapsed() < PATIENCE, "{view}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn an_engine_plays_a_whole_game_through_a_restart_of_the_house() {
    let folder = tempfile::tempdir().unwrap();
    let open = Open::new(&["serve", "--listen", "127.0.0.1:0", "--data", "house"], folder.path());
    let (_, host) = open.post("/api/guest", "", &json!({ "name": "Host" }));
    let token = host["token"].as_str().unwrap();
    let wish = json!({
        "game": "tchag", "setup": "standard", "seats": ["open", "level:1"], "clock": { "base": 30, "increment": 0 },
    });
    let (status, opened) = open.post("/api/games", token, &wish);
    assert_eq!(status, 201, "{opened}");
    let id = opened["id"].as_str().unwrap();
    let mut bridge = Bridge::start(folder.path(), &open.address, &["--join", id, "--games", "1"]);
    assert_eq!(bridge.line(), "Signed in as Robot.\n");
    assert!(bridge.line().starts_with("Playing at "));
    wait_for(&open, id, |view| view["ply"].as_u64() >= Some(4));

    let address = open.address.clone();
    drop(open);
    let open = Open::new(&["serve", "--listen", &address, "--data", "house"], folder.path());
    let last = wait_for(&open, id, |view| view["status"] == "over");
    let reason = last["result"]["reason"].as_str().unwrap();
    assert!(reason != "resigned" && reason != "time", "{last}");
    let said = bridge.line();
    assert!(said.starts_with("Game over at ") && said.contains(reason), "{said}");
    assert!(bridge.child.wait().unwrap().success());
}

#[test]
fn a_challenge_is_accepted_and_a_draw_declined() {
    let folder = tempfile::tempdir().unwrap();
    let open = Open::new(&["serve", "--listen", "127.0.0.1:0", "--data", "house"], folder.path());
    let mut bridge = Bridge::start(folder.path(), &open.address, &["--open"]);
    bridge.line();
    let line = bridge.line();
    let waiting = line.trim().rsplit('/').next().unwrap().to_owned();
    assert!(line.starts_with("Waiting at "), "{line}");
    let robot = view(&open, &waiting)["by"]["id"].as_str().unwrap().to_owned();
    let (_, ann) = open.post("/api/guest", "", &json!({ "name": "Ann" }));
    let token = ann["token"].as_str().unwrap();
    let challenge =
        json!({ "game": "tchag", "setup": "standard", "seats": ["me", format!("person:{robot}")] });
    let (_, opened) = open.post("/api/games", token, &challenge);
    let id = opened["id"].as_str().unwrap();
    wait_for(&open, id, |view| view["status"] == "playing");
    assert_eq!(open.post(&format!("/api/games/{id}/draw"), token, &json!({})).0, 200);
    wait_for(&open, id, |view| view["draw_offers"] == json!([]));

    // Stopped from the keyboard, a guest leaves nobody waiting.
    Command::new("kill").args(["-INT", &bridge.child.id().to_string()]).status().unwrap();
    assert!(bridge.child.wait().unwrap().success());
    assert_eq!(view(&open, id)["result"]["reason"], "resigned");
    assert_eq!(view(&open, &waiting)["result"]["reason"], "called-off");
}

#[test]
fn what_cannot_be_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |arguments: &[&str]| {
        let output = tablier(arguments, folder.path()).env_remove("TABLIER_TOKEN").output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let nowhere = ["bridge", "http://127.0.0.1:9", "--game", "tchag"];
    let (code, said) = refused(&[&nowhere[..], &["--", "x"]].concat());
    assert!(code == Some(2) && said.contains("--guest"), "{said}");
    let (code, said) = refused(&[&nowhere[..], &["--guest", "R", "--", "no-such-program"]].concat());
    assert!(code == Some(1) && said.contains("could not be started: it does not exist"), "{said}");
    let (code, said) = refused(&[&nowhere[..], &["--guest", "R", "--", "true"]].concat());
    assert!(code == Some(1) && said.contains("does not speak UGI: it ended without an answer"), "{said}");
    let wrong = [&nowhere[..], &["--guest", "R", "--open", "--setup", "standrad", "--", "cat"]].concat();
    let (code, said) = refused(&wrong);
    assert!(code == Some(2) && said.contains("Did you mean “standard”?"), "{said}");
    assert_eq!(refused(&["bridge", "nowhere", "--guest", "R", "--game", "tchag", "--", "cat"]).0, Some(2));
}

/// A program that does not speak the protocol leaves no table behind: it is found out before one is opened.
#[test]
fn a_program_is_greeted_before_a_table_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let open = Open::new(&["serve", "--listen", "127.0.0.1:0", "--data", "house"], folder.path());
    let url = format!("http://{}", open.address);
    let arguments = ["bridge", &url, "--guest", "Robot", "--game", "tchag", "--open", "--", "true"];
    let output = tablier(&arguments, folder.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty(), "{output:?}");
    let lobby = open.get("/api/games");
    assert!(!lobby.contains("Robot"), "{lobby}");
}

#[test]
fn a_house_that_is_not_up_yet_is_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    // A port that was free a moment ago, and that this house had.
    let open = Open::new(&["serve", "--listen", "127.0.0.1:0", "--data", "house"], folder.path());
    let address = open.address.clone();
    drop(open);
    let mut bridge = Bridge::start(folder.path(), &address, &["--open"]);
    let waiting = "does not answer yet (the connection was refused); waiting (Ctrl-C stops).";
    assert_eq!(bridge.line(), format!("http://{address} {waiting}\n"));
    let open = Open::new(&["serve", "--listen", &address, "--data", "house"], folder.path());
    assert_eq!(bridge.line(), "Signed in as Robot.\n");
    assert!(bridge.line().starts_with("Waiting at "));
    drop((bridge, open));
    // Waiting is ended from the keyboard without a complaint.
    let mut bridge = Bridge::start(folder.path(), &address, &[]);
    assert!(bridge.line().contains("does not answer yet"));
    Command::new("kill").args(["-INT", &bridge.child.id().to_string()]).status().unwrap();
    assert!(bridge.child.wait().unwrap().success());
}

/// A misspelt name is not waited for.
#[test]
fn a_name_that_leads_nowhere_ends_it() {
    let folder = tempfile::tempdir().unwrap();
    let engine = [env!("CARGO_BIN_EXE_tablier"), "engine", "tchag"];
    let start = ["bridge", "http://attic.invalid:7070", "--guest", "Robot", "--game", "tchag", "--"];
    let output = tablier(&[&start[..], &engine].concat(), folder.path()).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(1), "{said}");
    assert!(said.starts_with("error: there is no machine called “attic.invalid”: "), "{said}");
    assert!(output.stdout.is_empty());
}

/// Every request for a guest may have made one, even if its answer is lost.
#[test]
fn guests_are_asked_for_three_times_at_most_when_answers_are_lost() {
    let folder = tempfile::tempdir().unwrap();
    let house = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = house.local_addr().unwrap().to_string();
    let bridge = std::thread::spawn(move || {
        let mut bridge = Bridge::start(folder.path(), &address, &[]);
        (bridge.line(), bridge.child.wait().unwrap().code(), folder)
    });
    house.set_nonblocking(true).unwrap();
    let mut requests = 0;
    while !bridge.is_finished() {
        let Ok((mut way, _)) = house.accept() else {
            std::thread::sleep(Duration::from_millis(20));
            continue;
        };
        way.set_nonblocking(false).unwrap();
        let mut request = [0; 1024];
        let length = way.read(&mut request).unwrap();
        requests += usize::from(request[..length].starts_with(b"POST /api/guest"));
    }
    let (said, code, _) = bridge.join().unwrap();
    assert!(said.contains("does not answer yet (the other side has closed the connection)"), "{said}");
    assert_eq!((requests, code), (3, Some(1)));
}

/// The example of docs/BOTS.md, against level 1.
#[test]
fn the_example_bot_plays_a_whole_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("skipped: there is no python3");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let open = Open::new(&["serve", "--listen", "127.0.0.1:0", "--data", "house"], folder.path());
    let (_, host) = open.post("/api/guest", "", &json!({ "name": "Host" }));
    let wish = json!({ "game": "tchag", "setup": "standard", "seats": ["open", "level:1"] });
    let (_, opened) = open.post("/api/games", host["token"].as_str().unwrap(), &wish);
    let id = opened["id"].as_str().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_tablier")).parent().unwrap();
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots/random_bot.py");
    let output = Command::new("python3")
        .arg(bot)
        .args([&format!("http://{}", open.address), "tchag"])
        .env("PATH", path)
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        output.status.success() && said.contains(id),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let last = view(&open, id);
    assert_eq!(last["status"], "over");
    assert!(last["ply"].as_u64() > Some(1) && said.contains("places"), "{said}");
}
