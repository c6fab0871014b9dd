//! What a session answers, with a thinker that thinks when the test says so.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tablier_engine::{Level, Limits, Settings};
use tablier_games::{AnyMove, Game, GameKind};
use tablier_ugi::{Job, Reply, Session, Thinker};

/// A thinker that only notes what it is asked.
#[derive(Debug, Default)]
struct Fake {
    asked: Vec<Asked>,
    position: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    SetUp(Settings),
    Forget,
    Start(Job),
    Stop,
}

impl Thinker for Fake {
    fn set_up(&mut self, settings: Settings) {
        self.asked.push(Asked::SetUp(settings));
    }

    fn forget(&mut self) {
        self.asked.push(Asked::Forget);
    }

    fn start(&mut self, game: Game, job: Job) {
        self.position = game.position().to_string();
        self.asked.push(Asked::Start(job));
    }

    fn stop(&mut self) {
        self.asked.push(Asked::Stop);
    }
}

/// A session whose thinker has been set up.
fn session(kind: GameKind) -> Session<Fake> {
    let mut session = Session::new(kind, Fake::default());
    say(&mut session, &["isready"]);
    asked(&mut session);
    session
}

/// The answers to lines, as lines.
fn say(session: &mut Session<Fake>, lines: &[&str]) -> Vec<String> {
    lines.iter().flat_map(|line| texts(&session.hear(line))).collect()
}

fn texts(replies: &[Reply]) -> Vec<String> {
    replies.iter().map(ToString::to_string).collect()
}

fn asked(session: &mut Session<Fake>) -> Vec<Asked> {
    std::mem::take(&mut session.thinker_mut().asked)
}

fn some_move(session: &Session<Fake>) -> AnyMove {
    session.game().position().moves()[0]
}

/// One complaint, and nothing else.
fn complaint(session: &mut Session<Fake>, line: &str) -> String {
    match &say(session, &[line])[..] {
        [one] => one.strip_prefix("info string ").unwrap_or_else(|| panic!("{line}: {one}")).to_owned(),
        others => panic!("{line}: {others:?}"),
    }
}

const OVER: &str = "....../..GrGyB./....../....../....../...... r m 0";

#[test]
fn it_introduces_itself() {
    let lines = say(&mut session(GameKind::Tzaar), &["ugi"]);
    assert!(lines[0].starts_with("id name Tablier") && lines[1].starts_with("id author "), "{lines:?}");
    assert_eq!(
        lines[2..],
        [
            "option name Setup type combo default random var random var fixed var tournament",
            "option name Seed type spin default 1 min 0 max 9223372036854775807",
            "option name Hash type spin default 64 min 1 max 65536",
            "option name Threads type spin default 1 min 1 max 256",
            "option name MultiPV type spin default 1 min 1 max 500",
            "option name Level type spin default 0 min 0 max 10",
            "option name Contempt type spin default 20 min 0 max 500",
            "ugiok",
        ]
    );
}

#[test]
fn a_thought_is_answered_when_it_ends() {
    let mut session = session(GameKind::Tchag);
    assert_eq!(say(&mut session, &["position startpos", "go depth 4"]), [""; 0]);
    assert_eq!(asked(&mut session), [Asked::Start(Job::Think(Limits::depth(4)))]);
    let ply = some_move(&session);
    assert_eq!(texts(&session.finished(Some(ply))), [format!("bestmove {ply}")]);
    assert!(!session.is_thinking());
    assert_eq!(session.finished(Some(ply)), [], "a thought is answered once");
}

#[test]
fn an_endless_thought_is_answered_when_it_is_stopped() {
    for go in ["go", "go infinite"] {
        let mut session = session(GameKind::Tchag);
        let ply = some_move(&session);
        let best = format!("bestmove {ply}");
        assert_eq!(say(&mut session, &[go, "isready"]), ["readyok"]);
        assert_eq!(session.finished(Some(ply)), [], "it found something, and waits");
        assert!(session.is_thinking());
        assert_eq!(say(&mut session, &["isready", "stop", "stop"]), ["readyok", &best]);
        assert_eq!(asked(&mut session), [Asked::Start(Job::Think(Limits::default()))]);
        assert_eq!(say(&mut session, &[go, "stop"]), [""; 0]);
        assert_eq!(asked(&mut session)[1], Asked::Stop);
        assert_eq!(texts(&session.finished(Some(ply))), [best]);
    }
}

#[test]
fn nothing_changes_while_it_thinks() {
    let mut session = session(GameKind::Terrace);
    say(&mut session, &["go"]);
    asked(&mut session);
    for line in ["go depth 1", "position startpos", "uginewgame", "setoption name Hash value 5"] {
        let command = line.split(' ').next().unwrap();
        assert!(complaint(&mut session, line).starts_with(command));
    }
    assert_eq!(say(&mut session, &["query p1turn", "isready"]), ["response true", "readyok"]);
    assert!(say(&mut session, &["ugi"]).contains(&"ugiok".to_owned()));
    assert_eq!(asked(&mut session), []);
    assert_eq!(say(&mut session, &["quit"]), [""; 0]);
    assert!(session.is_over());
}

#[test]
fn options_are_settled_once() {
    let mut session = session(GameKind::Tzaar);
    let lines =
        ["setoption name hash value 5", "setoption name Threads value 2", "setoption name MultiPV value 3"];
    assert_eq!(say(&mut session, &lines), [""; 0]);
    assert_eq!(asked(&mut session), []);
    assert_eq!(say(&mut session, &["isready", "isready"]), ["readyok"; 2]);
    let settings = Settings {
        memory: 5,
        threads: 2,
        lines: 3,
        contempt: Settings::contempt(GameKind::Tzaar),
        ..Settings::default()
    };
    assert_eq!(asked(&mut session), [Asked::SetUp(settings)]);
    say(&mut session, &["setoption name Hash value 6", "uginewgame"]);
    assert_eq!(asked(&mut session), [Asked::SetUp(Settings { memory: 6, ..settings }), Asked::Forget]);
}

#[test]
fn a_level_plays_whatever_the_limits() {
    let mut session = session(GameKind::Tchag);
    say(&mut session, &["setoption name Level value 3", "setoption name Seed value 9", "go nodes 5"]);
    assert_eq!(asked(&mut session), [Asked::Start(Job::Play { level: Level::new(3).unwrap(), seed: 9 })]);
    session.finished(None);
    say(&mut session, &["setoption name Level value 0", "go nodes 5"]);
    assert_eq!(asked(&mut session), [Asked::Start(Job::Think(Limits::nodes(5)))]);
}

#[test]
fn the_clock_of_the_side_to_move_is_needed() {
    let mut session = session(GameKind::Tchag);
    assert!(complaint(&mut session, "go p2time 1000").contains("p1time"));
    assert!(!session.is_thinking());
    say(&mut session, &["go p1time 1000"]);
    assert!(session.is_thinking());
}

#[test]
fn positions_begin_where_they_are_told_to() {
    let mut session = session(GameKind::Tzaar);
    let first = session.game().position().clone();
    say(&mut session, &["position setup random seed 2"]);
    let second = session.game().position().clone();
    assert_ne!(first, second);
    say(&mut session, &["setoption name Seed value 2", "position startpos"]);
    assert_eq!(*session.game().position(), second);
    say(&mut session, &["position setup random seed 1"]);
    assert_eq!(*session.game().position(), first);
    say(&mut session, &["setoption name Setup value fixed"]);
    assert_eq!(*session.game().position(), first, "an option alone moves no piece");
    say(&mut session, &["uginewgame"]);
    assert_eq!(session.game().start().setup().map(|setup| setup.name), Some("fixed"));
    say(&mut session, &["position startpos moves e4xd4 e5xd5 pass", "go depth 1"]);
    let after = session.thinker_mut().position.clone();
    session.finished(None);
    say(&mut session, &["position startpos", &format!("position  fen {}\r", after.replace(' ', "  "))]);
    assert_eq!(session.game().position().to_string(), after);
    say(&mut session, &["position startpos moves e4xd4"]);
    assert_eq!(say(&mut session, &["query p1turn", "query turn"]), ["response false", "response 2"]);
}

#[test]
fn a_refused_position_changes_nothing() {
    let mut session = session(GameKind::Tzaar);
    say(&mut session, &["position setup fixed moves e4xd4"]);
    let before = session.game().position().clone();
    for (line, why) in [
        ("position setup fixed moves e4xd4 e5xd5 e5xd5", "refused move 3, \"e5xd5\""),
        ("position setup nowhere", "no set-up \"nowhere\""),
        ("position startpos e4xd4", "unexpected \"e4xd4\""),
        ("position fen", "missing: the text of the position"),
        ("position fen moves e4xd4", "missing: the text of the position"),
        (&format!("position fen {OVER}"), "refused position, "),
        ("position setup random seed 18446744073709551616", "seed: \"18446744073709551616\" is no number"),
        ("position", "missing: startpos, fen or setup"),
        ("position here", "unexpected \"here\""),
        ("position setup", "missing: the name of the set-up"),
    ] {
        let said = complaint(&mut session, line);
        assert!(said.starts_with(why), "{line}: {said}");
        assert_eq!(*session.game().position(), before);
    }
}

#[test]
fn bad_lines_are_answered_by_one_sentence() {
    let mut session = session(GameKind::Tanagra);
    for line in [
        "hello",
        "UGI",
        "ugi now",
        "\u{0}\u{7}",
        "setoption",
        "setoption name",
        "setoption name value 3",
        "setoption name Style value 3",
        "setoption name Hash",
        "setoption name Hash value 0",
        "setoption name Hash value 65537",
        "setoption name Hash value 99999999999999999999999",
        "setoption name Setup value fixed",
        "go depth",
        "go depth deep",
        "go now",
        "go infinite depth 3",
        "query",
        "query weather",
        "query turn now",
        &"x".repeat(100_000),
    ] {
        let said = complaint(&mut session, line);
        assert!(!said.contains(char::is_control) && said.chars().count() < 200, "{said}");
    }
    assert_eq!(say(&mut session, &["", "  \t\r", "stop"]), [""; 0]);
    assert_eq!(asked(&mut session), []);
}

#[test]
fn a_game_that_is_over_has_no_best_move() {
    let mut session = session(GameKind::Tchag);
    say(&mut session, &[&format!("position fen {OVER}")]);
    for go in ["go", "go depth 3", "go infinite"] {
        assert_eq!(say(&mut session, &[go]), ["info string the game is over", "bestmove (none)"]);
    }
    assert_eq!(say(&mut session, &["query gameover", "query result"]), ["response true", "response draw"]);
    assert_eq!(asked(&mut session), []);
}

#[test]
fn results_name_the_winner() {
    let mut session = session(GameKind::Terrace);
    assert_eq!(say(&mut session, &["query gameover", "query result"]), ["response false", "response none"]);
    let won = "......../......../......../......../......../......../......../....cT... 4 c 0";
    assert_eq!(say(&mut session, &[&format!("position fen {won}")]), [""; 0]);
    assert_eq!(say(&mut session, &["query gameover", "query result"]), ["response true", "response p3win"]);
}

/// The same position for the third time ends the game: the moves that led to it must count.
#[test]
fn repetition_counts_the_moves_of_the_position() {
    let mut session = session(GameKind::Terrace);
    let round = "b1-b2 b8-b7 b2-b1 b7-b8";
    let line = format!("position setup short moves {round} {round}");
    assert_eq!(say(&mut session, &[&line, "query result"]), ["response draw"]);
    assert_eq!(say(&mut session, &["go depth 1"])[1], "bestmove (none)");
    assert!(complaint(&mut session, &format!("{line} b1-b2")).ends_with("Over"));
}

#[test]
fn what_the_options_say_at_first_is_in_force() {
    let mut session = Session::new(GameKind::Terrace, Fake::default());
    say(&mut session, &["go nodes 5"]);
    let set_up = asked(&mut session).into_iter().find_map(|asked| match asked {
        Asked::SetUp(settings) => Some(settings.contempt),
        _ => None,
    });
    assert_eq!(set_up, Some(Settings::contempt(GameKind::Terrace)));
}
