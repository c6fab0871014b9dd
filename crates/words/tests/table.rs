//! Names, turns, set-ups and endings.

#![allow(clippy::unwrap_used)]

use std::collections::HashMap;
use tablier_games::tanagra::Tanagra;
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::{AnyPosition, Ending, Game, GameKind, Outcome, Position as _, Seat, SetupError, Spot};
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
            "White wins: the other side has none left of one of the three types".to_owned(),
            "Les Blancs gagnent\u{a0}: il manque à l’adversaire l’un des trois types de pièces".to_owned()
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
    let red = ("b5: grey stone with a red pawn", "b5\u{a0}: pierre grise avec un pion rouge");
    assert_eq!(said(GameKind::Tchag, "b5"), (red.0.to_owned(), red.1.to_owned()));
    let yellow = ("b2: black stone with a yellow pawn", "b2\u{a0}: pierre noire avec un pion jaune");
    assert_eq!(said(GameKind::Tchag, "b2"), (yellow.0.to_owned(), yellow.1.to_owned()));
    let fixed = AnyPosition::setup(GameKind::Tzaar, "fixed", None).unwrap();
    let point = |name| Spot::from_name(GameKind::Tzaar, name).unwrap();
    assert_eq!(english.place(&fixed, point("a1")), "a1: black Tott");
    assert_eq!(french.place(&fixed, point("a5")), "a5\u{a0}: Tott blanc");
}

#[test]
fn every_player_of_every_set_up_is_told_what_to_aim_at() {
    for words in Language::ALL.map(Words::new) {
        for kind in GameKind::ALL {
            for setup in kind.setups() {
                let position = AnyPosition::setup(kind, setup.name, Some(1)).unwrap();
                for seat in Seat::all(setup.seats) {
                    let goal = words.goal(&position, seat);
                    assert!(!goal.contains('{') && !goal.starts_with("goal-"), "{goal}");
                    // Two lines on a phone.
                    assert!(goal.chars().count() <= 92, "{goal}");
                    assert!(!words.piece_of(kind, seat).contains("-piece-of-"));
                }
            }
        }
    }
}

#[test]
fn goals_say_who_hunts_whom_and_where_to_go() {
    let [english, french] = Language::ALL.map(Words::new);
    let position = |kind, setup| AnyPosition::setup(kind, setup, Some(1)).unwrap();
    let tzaar = position(GameKind::Tzaar, "fixed");
    assert_eq!(english.goal(&tzaar, Seat::FIRST), "Take all of one type, or leave Black without a capture");
    assert!(french.goal(&tzaar, Seat::FIRST.next(2)).contains("les Blancs"));
    let four = position(GameKind::Terrace, "four");
    let third = Seat::new(3).unwrap();
    assert!(english.goal(&four, Seat::FIRST).contains("h8") && english.goal(&four, third).contains("a1"));
    // The hunt is that of the rules: each takes the next, the last one the first.
    let tanagra = position(GameKind::Tanagra, "3x4");
    assert_eq!(english.goal(&tanagra, third), "Take all of Blue’s pawns before Orange takes all of yours");
    assert!(french.goal(&tanagra, Seat::FIRST).starts_with("Prends tous les pions d’Orange avant que Vert"));
    assert_eq!(english.laying(&tanagra).as_deref(), Some("Tile 1 of 12, then the hunt."));
    assert_eq!(english.laying(&tzaar), None);
}

/// With two players, what the sentence says is what the rules let a pawn take.
#[test]
fn two_hunters_take_what_their_goal_says() {
    let words = Words::new(Language::English);
    for (side, from, prey, said) in [
        ('a', 'a', 'b', "Your small take small"),
        ('a', 'A', 'B', "your large take large"),
        ('b', 'b', 'A', "Your small take large"),
        ('b', 'B', 'a', "your large take small"),
    ] {
        let text = format!("0,0v={from}{prey}..;1,1^=abAB 2 4 {side} m 0");
        let position = AnyPosition::parse(GameKind::Tanagra, &text).unwrap();
        assert!(position.moves().iter().any(|ply| ply.to_string() == "0,0vx0,0^"), "{text}");
        assert!(words.goal(&position, position.side()).contains(said), "{said}");
    }
}

#[test]
fn refusals_of_tanagra_name_tiles_or_nothing() {
    let text = "0,0v=a...;2,0v=abAB;1,1^=b... 2 4 a m 0";
    let position = AnyPosition::parse(GameKind::Tanagra, text).unwrap();
    let names = tablier_games::Names::new(&position);
    let refusal = names.read(&position, "1-2").unwrap_err();
    let words = Words::new(Language::English);
    assert!(words.refusal_named(GameKind::Tanagra, &refusal, &names).starts_with("1 does not reach 2"));
    assert!(words.refusal(GameKind::Tanagra, &refusal).starts_with("0,0v does not reach 2,0v"));
    for words in Language::ALL.map(Words::new) {
        let marked = words.refusal_marked(GameKind::Tanagra, &refusal);
        assert!(!marked.contains([',', '^']) || !marked.contains("0,0v"), "{marked}");
        let typed = words.refusal_named(GameKind::Tanagra, &tablier_games::Refusal::Unreadable, &names);
        assert!(typed.contains("1-2a"), "{typed}");
    }
    let spot = |name| Spot::from_name(GameKind::Tanagra, name).unwrap();
    assert_eq!(words.place_named(&position, &names, spot("0,0^")), "1a: free");
    assert_eq!(words.place_named(&position, &names, spot("0,-1^")), "Place for a tile, beside 1");
}

#[test]
fn who_is_out_and_who_came_where_is_said() {
    let [english, french] = Language::ALL.map(Words::new);
    assert_eq!(english.out("Orange", 3), "Orange is out, three remain");
    assert_eq!(french.out("Orange", 2), "Orange est hors jeu, il en reste deux");
    let places = [1, 2, 3, 4].map(|place| english.ranked(place));
    assert_eq!(places, ["1st", "2nd", "3rd", "4th"]);
    assert_eq!(french.ranked(1), "1er");
    let four = AnyPosition::setup(GameKind::Terrace, "four", None).unwrap();
    let corner = Spot::from_name(GameKind::Terrace, "h8").unwrap();
    assert!(
        english.place(&four, corner).ends_with("goal of Orange, Blue"),
        "{}",
        english.place(&four, corner)
    );
}

/// In a lesson of TZAAR the ply that passes and the button that leaves a step out stand side by side.
#[test]
fn passing_and_skipping_a_step_have_names_of_their_own() {
    for language in [Language::English, Language::French] {
        let words = Words::new(language);
        let [pass, skip] = ["action-pass", "lesson-skip"].map(|id| words.say(id, &[]));
        assert!(!skip.starts_with(&pass), "{pass} and {skip}");
    }
}

/// A number in the name of a set-up of Terrace is that of its pieces.
#[test]
fn figures_in_the_names_of_set_ups_are_true() {
    let mut seen = 0;
    for words in [Language::English, Language::French].map(Words::new) {
        for setup in GameKind::Terrace.setups() {
            let name = words.setup_name(GameKind::Terrace, setup);
            let figure: String = name.chars().filter(char::is_ascii_digit).collect();
            let Ok(figure) = figure.parse::<usize>() else { continue };
            let position = Terrace::setup(setup.name, None).unwrap();
            assert_eq!(position.pieces(Seat::FIRST).count(), figure, "{name}");
            seen += 1;
        }
    }
    assert!(seen >= 4, "{seen}");
}

/// The limits and counts that sentences name are those of the program.
#[test]
fn figures_in_sentences_are_those_of_the_program() {
    for words in Language::ALL.map(Words::new) {
        let ended = |kind, ending| words.outcome(kind, &Outcome::draw(ending));
        let quiet = ended(GameKind::Terrace, Ending::Quiet);
        assert!(quiet.contains(&format!(" {} ", Terrace::QUIET_LIMIT)), "{quiet}");
        let quiet = ended(GameKind::Tanagra, Ending::Quiet);
        assert!(quiet.contains(&format!(" {} ", Tanagra::QUIET_LIMIT)), "{quiet}");
        let french = words.language() == Language::French;
        assert_eq!((Game::REPETITIONS, Tchag::FREE_REPAIRS), (3, 8), "the words below say three and eight");
        let repeated = ended(GameKind::Terrace, Ending::Repetition);
        assert!(repeated.contains(if french { "trois fois" } else { "three times" }), "{repeated}");
        let refused = words.say("tchag-refusal-not-shortest", &[]);
        assert!(refused.contains(if french { "huit réparations" } else { "eight repairs" }), "{refused}");
        for setup in GameKind::Tanagra.setups() {
            let name = words.setup_name(GameKind::Tanagra, setup);
            let figures = name.split(|sign: char| !sign.is_ascii_digit()).filter(|figure| !figure.is_empty());
            let figures: Vec<u8> = figures.map(|figure| figure.parse().unwrap()).collect();
            let start = Tanagra::setup(setup.name, None).unwrap();
            assert_eq!(figures, [start.seats(), start.x()], "{name}");
        }
    }
}
