//! Trees of variations.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tablier_games::record::Record;
use tablier_games::{Event, Game, GameKind, Start, TableError, random_game};
use tablier_study::{Address, AddressError, Item, Study};

fn study(kind: GameKind, setup: &str) -> Study {
    Study::new(Start::from_setup(kind, setup, Some(3)).unwrap())
}

fn play(study: &mut Study, plies: &str) {
    for ply in plies.split(' ') {
        study.play(study.position().read_move(ply).unwrap()).unwrap();
    }
}

/// The tree as one line of text.
fn written(study: &Study) -> String {
    let word = |item: &Item| match item {
        Item::Event { event, number: Some(number), continues, .. } => {
            format!("{number}{} {event}", if *continues { "..." } else { "." })
        }
        Item::Event { event, .. } => event.to_string(),
        Item::Comment(_, text) => format!("{{{text}}}"),
        Item::Open => String::from("("),
        Item::Close => String::from(")"),
    };
    study.items().iter().map(word).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_was_played_before_is_no_new_way() {
    let mut study = study(GameKind::Terrace, "short");
    play(&mut study, "b1-b2 g8-g7");
    study.go(Study::START);
    play(&mut study, "b1-b2");
    assert_eq!(written(&study), "1. b1-b2 2. g8-g7");
    play(&mut study, "f8-f7 b2-b3");
    assert_eq!(written(&study), "1. b1-b2 2. g8-g7 ( 2. f8-f7 3. b2-b3 )");
}

#[test]
fn variations_are_promoted_and_cut() {
    let mut study = study(GameKind::Terrace, "short");
    play(&mut study, "b1-b2 g8-g7 b2-b3");
    study.go(Study::START);
    play(&mut study, "c1-c2 g8-g7");
    let variation = study.here();
    assert!(study.is_variation(variation));
    study.promote(variation);
    assert!(!study.is_variation(variation));
    assert_eq!(written(&study), "1. c1-c2 ( 1. b1-b2 2. g8-g7 3. b2-b3 ) 2. g8-g7");
    let first = study.path(variation)[1];
    study.cut(first);
    assert_eq!(study.here(), Study::START);
    assert_eq!(written(&study), "1. b1-b2 2. g8-g7 3. b2-b3");
}

#[test]
fn turns_of_several_plies_have_one_number() {
    let mut study = study(GameKind::Tzaar, "fixed");
    let mut game = Game::new(study.beginning().clone());
    for _ in 0..5 {
        let ply = game.position().moves()[0];
        game.play(ply).unwrap();
        study.play(ply).unwrap();
    }
    let numbers: Vec<Option<u32>> = study
        .items()
        .iter()
        .map(|item| match item {
            Item::Event { number, .. } => *number,
            _ => None,
        })
        .collect();
    assert_eq!(numbers, [Some(1), Some(2), None, Some(3), None]);
    let (before, plies) = study.turn_until(study.here());
    assert_eq!(plies.len(), 2);
    assert_eq!(before, study.position_at(study.path(study.here())[3]));
}

#[test]
fn a_record_with_comments_and_variations_comes_back() {
    let text = "[Game \"terrace\"]\n[Setup \"short\"]\n[Seat1 \"Ada\"]\n[Result \"0-1\"]\n[Ending \"resigned\"]\n\n\
                {Before.} 1. b1-b2 (1. c1-c2 {Slow.} g8-g7 (2. f8-f7)) 2. g8-g7 {Here.} resign:1\n0-1\n";
    let record = Record::read(text).unwrap();
    let study = Study::from_record(&record);
    assert_eq!(
        written(&study),
        "{Before.} 1. b1-b2 ( 1. c1-c2 {Slow.} 2. g8-g7 ( 2. f8-f7 ) ) 2. g8-g7 {Here.} 2. resign:1"
            .replace("{Here.} 2.", "{Here.} 3.")
    );
    let again = study.to_record();
    assert_eq!(again.line(), record.line());
    assert_eq!(again.header(), record.header());
}

#[test]
fn every_random_game_comes_back_from_its_record_and_its_address() {
    for kind in GameKind::ALL {
        for setup in kind.setups() {
            let start = Start::from_setup(kind, setup.name, Some(9)).unwrap();
            let game = random_game(start, 4);
            let study = Study::from_record(&Record::of_game(&game));
            assert_eq!(study.to_record().to_string(), Record::of_game(&game).to_string());
            let link = Address::of_study(&study).to_string();
            let opened = link.parse::<Address>().unwrap().open(kind).unwrap();
            assert_eq!(opened.here(), Study::START);
            assert_eq!(opened.to_record().to_string(), study.to_record().to_string());
            assert!(
                link.chars().all(|letter| letter.is_ascii_alphanumeric() || "-._~/,;@:=&%".contains(letter))
            );
        }
    }
}

#[test]
fn an_address_says_where_somebody_stands() {
    let mut study = study(GameKind::Tzaar, "random");
    for _ in 0..4 {
        let ply = study.position().moves()[0];
        study.play(ply).unwrap();
    }
    study.back();
    let opened =
        Address::of_study(&study).to_string().parse::<Address>().unwrap().open(GameKind::Tzaar).unwrap();
    assert_eq!(opened.position(), study.position());
    assert!(!opened.is_at_end());
    let link = Address::of_position(study.position()).to_string();
    let opened = link.parse::<Address>().unwrap().open(GameKind::Tzaar).unwrap();
    assert_eq!((opened.position(), opened.is_at_start()), (study.position(), true));
}

#[test]
fn links_that_lead_nowhere_say_why() {
    let open = |text: &str| text.parse::<Address>().and_then(|address| address.open(GameKind::Tchag));
    assert_eq!(open("nonsense").unwrap_err(), AddressError::Form);
    assert_eq!(open("moves=b4-a4").unwrap_err(), AddressError::Form);
    assert_eq!(open("setup=standard&position=x").unwrap_err(), AddressError::Form);
    assert_eq!(open("setup=%ff").unwrap_err(), AddressError::Form);
    assert_eq!(open("setup=other").unwrap_err(), AddressError::Beginning);
    assert_eq!(open("position=nothing").unwrap_err(), AddressError::Beginning);
    assert_eq!(open("setup=standard&moves=b4-a4~b4-a4").unwrap_err(), AddressError::Event(2));
    assert!(open("setup=standard&moves=b4-a4&at=99&colour=blue").unwrap().is_at_end());
}

#[test]
fn nothing_is_played_after_the_end() {
    let position = "....../....../....B./GBBBGyB/..BGrB./...... r m 0";
    let mut study = Study::new(Start::from_position(GameKind::Tchag, position).unwrap());
    play(&mut study, "d2xe3");
    assert!(study.position().moves().is_empty());
    let ply = study.position_at(Study::START).moves()[0];
    assert_eq!(study.play(ply), Err(TableError::Over));
    assert_eq!(study.event(study.here()).map(|event| matches!(event, Event::Ply(_))), Some(true));
}

/// Tiles keep the numbers that they got on the way, in every variation, and what is written can be typed.
#[test]
fn tiles_have_the_names_of_their_way() {
    let mut study = study(GameKind::Tanagra, "2x4");
    let mut ways = Vec::new();
    for other in [0, 1] {
        study.go(Study::START);
        while study.position().outcome().is_none() && study.path(study.here()).len() < 24 {
            let plies = study.position().moves();
            study.play(plies[other.min(plies.len() - 1)]).unwrap();
        }
        ways.push(study.here());
    }
    assert_ne!(ways[0], ways[1]);
    for way in ways {
        let path = study.path(way);
        for (before, id) in path.iter().zip(&path[1..]) {
            let Some(Event::Ply(ply)) = study.event(*id) else { panic!("only plies were played") };
            let (names, written) = (study.names(*before), study.written(*id).unwrap());
            // A tile that is laid gets its number only then.
            if names.tiles().count() == study.names(*id).tiles().count() {
                let position = study.position_at(*before);
                assert_eq!(names.read(position, &written), Ok(ply), "{written} in {position}");
            }
        }
        let hunted = study.written(*path.last().unwrap()).unwrap();
        assert!(!hunted.contains(','), "{hunted} names a tile by its number, not by its place");
    }
    assert_eq!(study.written(Study::START), None);
}
