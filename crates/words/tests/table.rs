//! Names, turns, set-ups and endings.

#![allow(clippy::unwrap_used)]

use std::collections::HashMap;
use tablier_games::{AnyPosition, Ending, GameKind, Outcome, Seat, SetupError, Spot};
use tablier_words::{Language, Words};

fn seats(kind: GameKind) -> impl Iterator<Item = Seat> {
    let most = kind.setups().iter().map(|setup| setup.seats).max().unwrap();
    Seat::all(most)
}

fn names(words: &Words, kind: GameKind) -> String {
    let names: Vec<String> = seats(kind).map(|seat| words.seat_name(kind, seat)).collect();
    format!("{}: {}", words.game_name(kind), names.join(", "))
}

#[test]
fn games_and_seats_have_their_names() {
    let words = Words::new(Language::English);
    assert_eq!(names(&words, GameKind::Tzaar), "TZAAR: White, Black");
    assert_eq!(names(&words, GameKind::Terrace), "Terrace: Orange, Blue, White, Black");
    assert_eq!(names(&words, GameKind::Tchag), "Tchag: Red, Yellow");
    assert_eq!(names(&words, GameKind::Tanagra), "Tanagra: Blue, Orange, Green, Purple");

    let words = Words::new(Language::French);
    assert_eq!(names(&words, GameKind::Tzaar), "TZAAR: Blanc, Noir");
    assert_eq!(names(&words, GameKind::Terrace), "Terrace: Orange, Bleu, Blanc, Noir");
    assert_eq!(names(&words, GameKind::Tchag), "Tchag: Rouge, Jaune");
    assert_eq!(names(&words, GameKind::Tanagra), "Tanagra: Bleu, Orange, Vert, Violet");
}

#[test]
fn who_moves_and_who_wins_is_named() {
    for words in Language::ALL.map(Words::new) {
        for kind in GameKind::ALL {
            for seat in seats(kind) {
                let name = words.seat_name(kind, seat);
                let wins = words.outcome(kind, &Outcome::win(seat, Ending::Resigned));
                assert!(words.to_move(kind, seat).contains(&name));
                assert!(wins.contains(&name), "{wins}");
            }
        }
    }
}

#[test]
fn turns_are_announced_as_players_do() {
    let [english, french] = Language::ALL.map(Words::new);
    assert_eq!(english.to_move(GameKind::Tzaar, Seat::FIRST), "White to move");
    assert_eq!(french.to_move(GameKind::Tzaar, Seat::FIRST), "Aux Blancs de jouer");
    assert_eq!(french.to_move(GameKind::Terrace, Seat::FIRST), "À Orange de jouer");
}

#[test]
fn every_ending_has_its_sentence() {
    for words in Language::ALL.map(Words::new) {
        for kind in GameKind::ALL {
            let mut said = HashMap::new();
            for ending in Ending::ALL {
                for outcome in [Outcome::win(Seat::FIRST, *ending), Outcome::draw(*ending)] {
                    let sentence = words.outcome(kind, &outcome);
                    assert!(!sentence.contains('{') && !sentence.starts_with("ending-"), "{sentence}");
                    assert!(!sentence.ends_with('.'), "{sentence}");
                    assert_eq!(said.insert(sentence, outcome), None);
                }
            }
        }
    }
}

#[test]
fn endings_name_the_rule() {
    let [english, french] = Language::ALL.map(Words::new);
    let said = |kind, outcome| (english.outcome(kind, &outcome), french.outcome(kind, &outcome));
    let gone = Outcome::win(Seat::FIRST, Ending::TypeGone);
    assert_eq!(
        said(GameKind::Tzaar, gone),
        (
            "White wins: the other side lacks one of the three types".to_owned(),
            "Les Blancs gagnent\u{a0}: il manque à l’adversaire l’un des trois types de pions".to_owned()
        )
    );
    let agreed = Outcome::draw(Ending::Agreed);
    assert_eq!(
        said(GameKind::Terrace, agreed),
        ("Draw by agreement".to_owned(), "Partie nulle d’un commun accord".to_owned())
    );
}

#[test]
fn pawns_are_counted_in_tchag_only() {
    let words = Words::new(Language::English);
    let stuck = Outcome::draw(Ending::NobodyMoves);
    assert_ne!(words.outcome(GameKind::Tchag, &stuck), words.outcome(GameKind::Tanagra, &stuck));
    let quiet = Outcome::draw(Ending::Quiet);
    assert!(words.outcome(GameKind::Tanagra, &quiet).contains("tile"));
    assert!(!words.outcome(GameKind::Terrace, &quiet).contains("tile"));
}

#[test]
fn set_ups_are_refused_in_words() {
    for words in Language::ALL.map(Words::new) {
        for error in [SetupError::Unknown, SetupError::SeedMissing] {
            assert!(!words.setup_error(GameKind::Terrace, "nowhere", error).starts_with("setup-"));
        }
    }
}

#[test]
fn what_stands_somewhere_has_its_own_colour() {
    let [english, french] = Language::ALL.map(Words::new);
    let said = |kind: GameKind, name: &str| {
        let position = AnyPosition::setup(kind, kind.setups()[0].name, Some(1)).unwrap();
        let spot = Spot::from_name(kind, name).unwrap();
        (english.place(&position, spot), french.place(&position, spot))
    };
    let red = ("b5: grey stone with a red pawn", "b5\u{a0}: dalle grise avec un pion rouge");
    assert_eq!(said(GameKind::Tchag, "b5"), (red.0.to_owned(), red.1.to_owned()));
    let yellow = ("b2: black stone with a yellow pawn", "b2\u{a0}: dalle noire avec un pion jaune");
    assert_eq!(said(GameKind::Tchag, "b2"), (yellow.0.to_owned(), yellow.1.to_owned()));
    let fixed = AnyPosition::setup(GameKind::Tzaar, "fixed", None).unwrap();
    let point = |name| Spot::from_name(GameKind::Tzaar, name).unwrap();
    assert_eq!(english.place(&fixed, point("a1")), "a1: black Tott");
    assert_eq!(french.place(&fixed, point("a5")), "a5\u{a0}: Tott blanc");
}
