//! The engine as other programs meet it: lines in, lines out.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tablier_games::{Game, GameKind, Start};
use tablier_ugi::{Command as Say, Go, Place, Query, Reply};

/// Far longer than any answer takes, even on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running engine.
struct Engine {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start(game: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
            .args(["engine", game])
            .env("LC_ALL", "fr_FR.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (sender, lines) = channel();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || stdout.lines().try_for_each(|line| sender.send(line.unwrap())));
        Self { stdin: child.stdin.take(), child, lines }
    }

    fn write(&mut self, bytes: &[u8]) {
        self.stdin.as_mut().unwrap().write_all(bytes).unwrap();
    }

    fn say(&mut self, line: &str) {
        self.write(format!("{line}\n").as_bytes());
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// The next answer that is no news.
    fn reply(&self) -> Reply {
        loop {
            match self.line().parse().unwrap() {
                Reply::Info(_) => {}
                reply => return reply,
            }
        }
    }

    fn ask(&mut self, line: &str) -> Reply {
        self.say(line);
        self.reply()
    }

    /// Whether nothing is said for a moment.
    fn is_silent(&self) -> bool {
        let until = Instant::now() + Duration::from_millis(200);
        while let Ok(line) = self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            if !line.starts_with("info ") {
                return false;
            }
        }
        true
    }

    /// Waits for the end of the process.
    fn end(&mut self) -> ExitStatus {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("it does not end");
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Where a test has failed, the engine may still run.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn best(reply: Reply) -> String {
    match reply {
        Reply::BestMove(Some(ply)) => ply,
        other => panic!("{other}"),
    }
}

#[test]
fn it_shakes_hands() {
    let mut engine = Engine::start("tchag");
    engine.say("ugi");
    let lines: Vec<String> =
        std::iter::from_fn(|| Some(engine.line())).take_while(|line| line != "ugiok").collect();
    assert!(lines.iter().all(|line| line.parse::<Reply>().is_ok()), "{lines:?}");
    assert!(lines.contains(&"option name Hash type spin default 64 min 1 max 65536".to_owned()), "{lines:?}");
    assert_eq!(engine.ask("isready"), Reply::ReadyOk);
    engine.say("quit");
    assert!(engine.end().success());
}

/// A few plies of every set-up, driven as an arena would; seats beyond two have clocks too.
#[test]
fn it_plays_every_game() {
    for kind in GameKind::ALL {
        let mut engine = Engine::start(kind.name());
        engine.say("setoption name Hash value 2");
        for setup in kind.setups() {
            let mut game = Game::new(Start::from_setup(kind, setup.name, Some(3)).unwrap());
            let mut place: Place = match format!("position setup {} seed 3", setup.name).parse() {
                Ok(Say::Position(place)) => place,
                other => panic!("{other:?}"),
            };
            let go = Go { time: [Some(200); 4], increment: [Some(0); 4], depth: Some(1), ..Go::default() };
            for _ in 0..6 {
                engine.say(&Say::Position(place.clone()).to_string());
                let seat = game.position().side().to_string();
                assert_eq!(engine.ask(&Say::Query(Query::Turn).to_string()), Reply::Response(seat));
                let text = best(engine.ask(&Say::Go(go.clone()).to_string()));
                let ply = game.position().read_move(&text).unwrap();
                game.play(ply).unwrap();
                place.moves.push(text);
            }
        }
    }
}

#[test]
fn an_endless_thought_ends_when_it_is_stopped() {
    let mut engine = Engine::start("tzaar");
    for go in ["go", "go infinite"] {
        engine.say("position setup fixed");
        engine.say(go);
        assert_eq!(engine.ask("isready"), Reply::ReadyOk);
        assert!(engine.is_silent());
        engine.say("setoption name Hash value 1");
        assert_eq!(engine.ask("query gameover"), Reply::Response("false".to_owned()));
        best(engine.ask("stop"));
    }
    engine.say("stop");
    assert!(engine.is_silent());
    assert_eq!(engine.ask("isready"), Reply::ReadyOk);
}

#[test]
fn news_come_before_the_move() {
    let mut engine = Engine::start("terrace");
    engine.say("go depth 2");
    let mut last = None;
    let ply = loop {
        match engine.line().parse().unwrap() {
            Reply::Info(info) => last = Some(info),
            reply => break best(reply),
        }
    };
    let info = last.unwrap();
    assert!(info.depth.is_some() && info.nodes.is_some() && info.time.is_some(), "{info}");
    assert_eq!(info.pv.first(), Some(&ply));
}

#[test]
fn a_level_plays() {
    let mut engine = Engine::start("tchag");
    engine.say("setoption name Level value 1");
    let first = best(engine.ask("go movetime 1"));
    engine.say("uginewgame");
    assert_eq!(best(engine.ask("go movetime 1")), first, "the same seed, the same move");
}

#[test]
fn strange_input_breaks_nothing() {
    let mut engine = Engine::start("tanagra");
    let long = vec![b'x'; 3 << 20];
    for bytes in [&b"\xff\xfe\0 go"[..], b"\x1b[2J", b"position fen rubbish", b"go depth -1", b"GO", &long] {
        engine.write(bytes);
        engine.write(b"\r\n");
        let line = engine.line();
        assert!(line.starts_with("info string ") && line.len() < 400, "{line}");
    }
    engine.write(b"\n\n  \r\n");
    assert_eq!(engine.ask("isready"), Reply::ReadyOk);
    engine.say("position startpos");
    best(engine.ask("go depth 1"));
}

#[test]
fn what_the_rules_refuse_is_explained_in_words() {
    let mut engine = Engine::start("tchag");
    for (line, answer) in [
        (
            "position fen rubbish",
            "refused position, this is not the text of a position: write 4 fields, with a single space between them",
        ),
        ("position startpos moves a1-a9", "refused move 1, \"a1-a9\": "),
    ] {
        engine.say(line);
        let said = engine.line();
        let reason = said.strip_prefix("info string ").and_then(|said| said.strip_prefix(answer));
        assert!(reason.is_some_and(|reason| !reason.contains(['{', '(', '_'])), "{said}");
    }
}

#[test]
fn it_ends_when_the_program_goes() {
    for last in ["", "isready\n", "go infinite\n", "go infinite", "go infinite\nquit\n", "quit\nquit\nquit"] {
        let mut engine = Engine::start("tchag");
        engine.write(last.as_bytes());
        engine.stdin = None;
        assert!(engine.end().success(), "{last}");
    }
}

#[test]
fn quitting_does_not_wait_for_a_thought() {
    let mut engine = Engine::start("terrace");
    engine.say("go infinite");
    assert_eq!(engine.ask("isready"), Reply::ReadyOk);
    engine.say("quit");
    assert!(engine.end().success());
}

/// Nobody reads the answers any more: that is no error, and no reason to stay.
#[test]
fn it_ends_when_nobody_reads() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .args(["engine", "tchag"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"ugi\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    drop(stdin);
}

#[test]
fn a_bench_adds_up() {
    let output = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .args(["bench", "--depth", "1"])
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let nodes = |line: &str| -> u64 {
        let (_, figures) = line.split_once(": ").unwrap();
        figures.split(' ').next().unwrap().parse().unwrap()
    };
    let counts: Vec<u64> = text.lines().map(nodes).collect();
    let [games @ .., total] = &counts[..] else { panic!("{text}") };
    assert_eq!((games.len(), games.iter().sum::<u64>()), (4, *total), "{text}");
}
