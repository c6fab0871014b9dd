//! Records: round trips, what reading forgives and what it does not.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::fs;
use std::path::Path;
use tablier_games::record::{Header, Line, Node, Problem, Record, Records, TimeControl};
use tablier_games::{Departure, Event, Game, GameKind, Seat, Start};

fn problem(text: &str) -> Problem {
    Record::read(text).expect_err(text).problem
}

#[test]
fn golden_games_end_where_they_ended() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/golden");
    let mut count = 0;
    for row in include_str!("data/golden.tsv").lines().filter(|line| !line.starts_with('#')) {
        let [name, position, score, ending] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let text = fs::read_to_string(folder.join(format!("{name}.txt"))).unwrap();
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.game().position().to_string(), position, "{name}");
        assert_eq!(record.game().score(), score, "{name}");
        assert_eq!(record.game().outcome().unwrap().ending.name(), ending, "{name}");
        assert_eq!(record.to_string(), text, "{name}: written as it was read");
        count += 1;
    }
    assert_eq!(count, GameKind::ALL.map(|kind| kind.setups().len()).iter().sum::<usize>());
}

const RICH: &str = r#"[Game "tzaar"]
[Setup "fixed"]
[Seat1 "Ada \"the first\" \\ Countess"]
[Seat2 "Blaise"]
[Date "2026-11-15"]
[TimeControl "600+5"]
[Result "0-1"]
[Ending "resigned"]
[Event "A quiet evening"]

{Before the first move.} 1. e4xd4 {A bold \} opening.} {Twice.} ({Instead:}
1. f5xe5 2. e6xd6 {good} (2. e7xd7 pass) e7xd7) 2. e5xd5 (2. a1xb1) e6xd6
(2... pass {shy}) resign:1 0-1
"#;

#[test]
fn comments_and_variations_are_kept() {
    let record = Record::read(RICH).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.to_string(), RICH);
    assert_eq!(record.header().players[0].as_deref(), Some(r#"Ada "the first" \ Countess"#));
    assert_eq!(record.header().time_control, Some(TimeControl::Clock { base: 600, increment: 5 }));
    assert_eq!(record.header().others, [("Event".to_owned(), "A quiet evening".to_owned())]);
    assert_eq!(record.line().comments, ["Before the first move."]);
    let first = &record.line().nodes[0];
    assert_eq!(first.comments, ["A bold } opening.", "Twice."]);
    assert_eq!(first.variations[0].nodes.len(), 3);
    assert_eq!(first.variations[0].nodes[1].variations[0].nodes.len(), 2);
    assert_eq!(record.game().plies().count(), 3);
}

#[test]
fn a_record_made_by_hand_is_checked_too() {
    let record = Record::read(RICH).unwrap();
    let again = Record::new(record.header().clone(), record.line().clone()).unwrap();
    assert_eq!(again.to_string(), RICH);
    let mut line = record.line().clone();
    line.nodes.swap(0, 1);
    assert!(matches!(Record::new(record.header().clone(), line), Err(Problem::Event { ply: 1, .. })));
    let mut line = record.line().clone();
    line.nodes[0].variations[0].nodes.push(Node::new(Event::DrawAgreed));
    assert!(matches!(Record::new(record.header().clone(), line), Err(Problem::VariationEvent(_))));
}

#[test]
fn reading_forgives_white_space_numbers_and_line_ends() {
    let game = |moves: &str| format!("[Game \"terrace\"][Setup \"short\"]{moves}");
    let plain = Record::read(&game("b1-b2 g8-g7 *")).unwrap();
    for moves in [
        "\r\n\r\n1. b1-b2\r\n2. g8-g7\r\n*\r\n",
        "b1-b2 g8-g7",
        "1.b1-b2 1...g8-g7",
        "17. b1-b2 g8-g7 ; and so on\n",
        "1 b1-b2 2 g8-g7",
        "\t b1-b2\n\n\n  g8-g7 *  ",
    ] {
        let record = Record::read(&game(moves)).unwrap_or_else(|error| panic!("{moves:?}: {error}"));
        assert_eq!(record.game().position(), plain.game().position(), "{moves:?}");
    }
    let before = format!("; a remark\n{{and another}}\n{}", game("b1-b2 g8-g7"));
    assert_eq!(Record::read(&before).unwrap().line().comments, ["a remark", "and another"]);
    let odd = "\u{feff} [ Game   \"terrace\" ]\n[Setup\"short\"]\n b1-b2 g8-g7";
    assert_eq!(Record::read(odd).unwrap().game().position(), plain.game().position());
}

#[test]
fn reading_is_strict_about_the_rules() {
    let game = |rest: &str| format!("[Game \"terrace\"]\n[Setup \"short\"]\n{rest}");
    assert!(matches!(problem(&game("b1-b3")), Problem::Event { ply: 1, .. }));
    assert!(matches!(problem(&game("b1-b2 b2-b3")), Problem::Event { ply: 2, .. }));
    assert!(matches!(problem(&game("b1-b2 (b1-b3)")), Problem::Event { .. }));
    assert!(matches!(problem(&game("resign:3")), Problem::Event { .. }));
    assert!(matches!(problem(&game("resign:1 b1-b2")), Problem::Event { .. }));
    assert!(matches!(problem(&game("b1-b2 1-0")), Problem::ResultDiffers { .. }));
    assert!(matches!(problem(&game("[Result \"1-0\"] b1-b2")), Problem::ResultDiffers { .. }));
    assert!(matches!(problem(&game("[Result \"0-1\"] resign:1 1-0")), Problem::ResultDiffers { .. }));
    let disagreeing = Problem::ResultDiffers { stated: "*".to_owned(), actual: "1/2-1/2".to_owned() };
    assert_eq!(problem(&game("[Result \"*\"] b1-b2 draw 1/2-1/2")), disagreeing);
    assert!(matches!(problem(&game("resign:5")), Problem::NoSuchSeat(5)));
    assert!(matches!(problem(&game("resign:+1")), Problem::Event { .. }));
    assert!(matches!(problem(&game("[Seed \"1\"]")), Problem::SeedSurplus));
    assert!(matches!(problem(&game("[TimeControl \"007+1\"]")), Problem::TimeControl(_)));
    assert!(matches!(problem(&game("[Ending \"time\"] resign:1")), Problem::EndingDiffers { .. }));
    assert!(matches!(problem(&game("[Ending \"time\"]")), Problem::EndingDiffers { actual: None, .. }));
    assert!(matches!(problem(&game("* b1-b2")), Problem::AfterResult(_)));
    assert!(matches!(problem(&game("[Seat3 \"Nobody\"]")), Problem::NoSuchSeat(3)));
    assert!(matches!(problem(&game("[Game \"tzaar\"]")), Problem::TagTwice(_)));
    assert!(matches!(problem(&game("[TimeControl \"soon\"]")), Problem::TimeControl(_)));
}

#[test]
fn what_is_no_record_is_refused() {
    assert_eq!(problem(""), Problem::Empty);
    assert_eq!(problem(" \r\n\t"), Problem::Empty);
    assert_eq!(problem("b1-b2"), Problem::TagMissing("Game"));
    assert_eq!(problem("[Game \"chess\"]"), Problem::UnknownGame("chess".to_owned()));
    assert_eq!(problem("[Game \"tzaar\"]"), Problem::TagMissing("Setup/Position"));
    assert!(matches!(problem("[Game \"tzaar\"][Setup \"random\"]"), Problem::Setup { .. }));
    assert!(matches!(problem("[Game \"tzaar\"][Setup \"random\"][Seed \"x\"]"), Problem::Seed(_)));
    assert!(matches!(problem("[Game \"tzaar\"][Position \"x\"]"), Problem::Position(_)));
    for open in
        ["[", "[Game", "[Game \"tzaar]", "[Game \"tzaar\"", "[Game tzaar]", "[\"tzaar\"]", "[Game \"a\nb\"]"]
    {
        assert_eq!(problem(open), Problem::TagForm, "{open:?}");
    }
    let game = |moves: &str| format!("[Game \"tchag\"][Setup \"standard\"] {moves}");
    assert_eq!(problem(&game("{never closed")), Problem::CommentOpen);
    assert!(
        matches!(problem(&game("}")), Problem::Event { .. }),
        "a stray brace is no move, and no endless loop"
    );
    assert_eq!(problem(&game("e2-d3 (e2-f3")), Problem::VariationOpen);
    assert_eq!(problem(&game("(e2-d3)")), Problem::VariationStray);
    assert_eq!(problem(&game("e2-d3 )")), Problem::VariationStray);
    assert_eq!(problem(&game("e2-d3 (resign:1)")), Problem::VariationEvent("resign:1".to_owned()));
}

#[test]
fn variations_cannot_lie_too_deep() {
    let nested = |depth: usize| {
        let moves = "e2-d3 (".repeat(depth) + "e2-d3" + &")".repeat(depth);
        format!("[Game \"tchag\"][Setup \"standard\"] {moves}")
    };
    assert!(Record::read(&nested(64)).is_ok());
    assert_eq!(problem(&nested(65)), Problem::VariationTooDeep);
    assert_eq!(problem(&nested(100_000)), Problem::VariationTooDeep);
}

#[test]
fn the_line_of_an_error_is_named() {
    let text = "[Game \"terrace\"]\n[Setup \"short\"]\n\n1. b1-b2\n2. g8-g7\n3. b2-b8\n";
    assert_eq!(Record::read(text).unwrap_err().line, 6);
    let text = "[Game \"terrace\"]\n[Setup \"nowhere\"]\n";
    assert_eq!(Record::read(text).unwrap_err().line, 2);
    let text = "\n[game \"terrace\"]\n[Setup \"short\"]\n*";
    assert_eq!(Record::read(text).unwrap_err().line, 2);
    let text = "[Game \"terrace\"]\n[Setup \"short\n\"]\n*";
    assert_eq!(Record::read(text).unwrap_err().line, 2);
}

#[test]
fn what_cannot_be_read_back_cannot_be_made() {
    let make = |change: fn(&mut Header)| {
        let mut header = Header::new(Start::from_setup(GameKind::Tchag, "standard", None).unwrap());
        change(&mut header);
        Record::new(header, Line::default()).map(|_| ())
    };
    let tag = |name: &str| (name.to_owned(), String::new());
    assert_eq!(make(|_| {}), Ok(()));
    assert_eq!(make(|header| header.players[2] = Some(String::new())), Err(Problem::NoSuchSeat(3)));
    for name in ["", "a b", "é", "]"] {
        let mut header = Header::new(Start::from_setup(GameKind::Tchag, "standard", None).unwrap());
        header.others.push(tag(name));
        assert_eq!(Record::new(header, Line::default()).unwrap_err(), Problem::TagName(name.to_owned()));
    }
    for names in [&["Game"][..], &["Seat1"], &["Seat3"], &["Result"], &["Event", "Event"]] {
        let mut header = Header::new(Start::from_setup(GameKind::Tchag, "standard", None).unwrap());
        header.others.extend(names.iter().map(|name| tag(name)));
        assert!(matches!(Record::new(header, Line::default()), Err(Problem::TagTwice(_))), "{names:?}");
    }
}

#[test]
fn a_seed_and_its_position_must_agree() {
    let dealt = Start::from_setup(GameKind::Tzaar, "random", Some(7)).unwrap();
    let record = Record::of_game(&Game::new(dealt));
    let text = record.to_string();
    assert!(text.contains("[Seed \"7\"]") && text.contains("[Position "));
    assert!(Record::read(&text).is_ok());
    assert_eq!(problem(&text.replace("[Seed \"7\"]", "[Seed \"8\"]")), Problem::PositionDiffers);
}

#[test]
fn games_for_more_players_name_their_winner() {
    let mut game = Game::new(Start::from_setup(GameKind::Terrace, "three", None).unwrap());
    game.set_player(Seat::FIRST, "Ada").unwrap();
    for number in [1, 3] {
        game.leave(Seat::new(number).unwrap(), Departure::Resigned).unwrap();
    }
    let record = Record::of_game(&game).with_date("2026-11-15").with_time_control(TimeControl::Days(3));
    let text = record.to_string();
    assert!(text.ends_with("\nresign:1 resign:3 0-1-0\n"), "{text}");
    assert!(text.contains("[TimeControl \"3d\"]") && text.contains("[Date \"2026-11-15\"]"));
    assert_eq!(Record::read(&text).unwrap().to_string(), text);
}

#[test]
fn a_game_can_begin_with_any_position() {
    let start = Start::from_position(GameKind::Tanagra, "- 3 5 a p 0").unwrap();
    let mut header = Header::new(start);
    header.players[2] = Some("Zoë; (really)\nalso {this}".to_owned());
    let record = Record::new(header, Line::default()).unwrap();
    let again = Record::read(&record.to_string()).unwrap();
    assert_eq!(again.header(), record.header());
    assert_eq!(again.header().start.setup(), None);
}

#[test]
fn a_text_can_hold_several_records() {
    let one = include_str!("data/golden/tchag-standard.txt");
    let other = include_str!("data/golden/terrace-short.txt");
    let texts: Vec<String> =
        Records::new(&format!("{one}\n{other}")).map(|record| record.unwrap().to_string()).collect();
    assert_eq!(texts, [one, other]);
    let remarked = format!("{one}{{on the second}}\n{other}; on the second too");
    let comments: Vec<Vec<String>> = Records::new(&remarked)
        .map(|record| {
            let record = record.unwrap();
            let last = record.line().nodes.last().unwrap();
            [record.line().comments.clone(), last.comments.clone()].concat()
        })
        .collect();
    assert_eq!(comments, [vec![], vec!["on the second".to_owned(), "on the second too".to_owned()]]);
    let broken = format!("{one}\n[Game \"chess\"]\n{other}");
    let read: Vec<bool> = Records::new(&broken).map(|record| record.is_ok()).collect();
    assert_eq!(read, [true, false]);
    let error = Record::read(&format!("{one}\n{other}")).unwrap_err();
    assert_eq!((error.problem, error.line), (Problem::Several, one.lines().count() + 2));
}
