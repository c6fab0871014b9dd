//! Both languages teach the same, and nothing that the rules do not allow.
#![allow(clippy::unwrap_used, reason = "a test that cannot read its text fails")]

use std::collections::BTreeSet;
use tablier_engine::Level;
use tablier_games::tanagra::Tanagra;
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::{AnyPosition, Game, GameKind, Seat, Start};
use tablier_guide::{
    Block, Book, Goal, Lesson, Page, Step, Verdict, book, lesson, problem_text, problems, rules,
};
use tablier_words::Language;

fn page(kind: GameKind, language: Language) -> Page {
    Page::read(kind, rules(kind, language)).unwrap_or_else(|error| panic!("{kind}, {language:?}: {error}"))
}

fn first_lesson(kind: GameKind, language: Language) -> Lesson {
    Lesson::read(kind, lesson(kind, language)).unwrap_or_else(|error| panic!("{kind}, {language:?}: {error}"))
}

#[test]
fn both_languages_have_the_same_rules_in_the_same_order() {
    for kind in GameKind::ALL {
        let [english, french] = [Language::English, Language::French].map(|language| page(kind, language));
        assert_eq!(english.blocks.len(), french.blocks.len(), "{kind}");
        for (one, other) in english.blocks.iter().zip(&french.blocks) {
            assert_eq!(std::mem::discriminant(one), std::mem::discriminant(other), "{one:?} and {other:?}");
            if let (Block::Figure(one), Block::Figure(other)) = (one, other) {
                assert_eq!(one.position, other.position);
                assert!(!one.caption.is_empty() && !other.caption.is_empty());
                assert_eq!(one.invitation.is_empty(), other.invitation.is_empty(), "{}", one.caption);
                for figure in [one, other] {
                    assert!(
                        !asks_for_a_press(&figure.caption),
                        "paper cannot be pressed: {}",
                        figure.caption
                    );
                }
                assert!(!one.position.moves().is_empty(), "{kind}: a board to play on");
            }
        }
        assert!(english.blocks.iter().filter(|block| matches!(block, Block::Figure(_))).count() >= 2);
        assert!(english.blocks.iter().any(|block| matches!(block, Block::Reading(_) | Block::House(_))));
    }
}

/// Where players can agree on a draw, the rules say so, to players and in the documents.
#[test]
fn a_draw_that_can_be_agreed_is_in_the_rules() {
    for kind in GameKind::ALL {
        let setup = kind.setups().first().unwrap();
        let mut game = Game::new(Start::from_setup(kind, setup.name, Some(1)).unwrap());
        let seats: Vec<Seat> = game.seats_in().collect();
        let agreed = seats.into_iter().map(|seat| game.offer_draw(seat)).last();
        if agreed != Some(Ok(true)) {
            continue;
        }
        for (language, said) in [
            (Language::English, ["may agree on a draw", "may still agree on one"]),
            (Language::French, ["peuvent convenir d’une partie nulle", "peuvent tout de même en convenir"]),
        ] {
            let is_said = |text: &str| said.iter().any(|words| text.contains(words));
            // The leaflet of Terrace has it; elsewhere it is a rule of the house.
            let found = page(kind, language).blocks.iter().any(|block| match block {
                Block::House(text) => is_said(text),
                Block::Point(text) => kind == GameKind::Terrace && is_said(text),
                _ => false,
            });
            assert!(found, "{kind}, {language:?}");
        }
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
        let document = std::fs::read_to_string(format!("{folder}/rules/{kind}.md")).unwrap();
        assert!(document.contains("may agree on"), "{kind}");
        let rulings = std::fs::read_to_string(format!("{folder}/RULINGS.md")).unwrap();
        assert!(rulings.contains("may agree on a draw, in every game"));
    }
}

/// Whether a sentence speaks to a reader who has a board under the finger.
fn asks_for_a_press(text: &str) -> bool {
    ["Press", "press ", "Touche", "Try", "Essaie", "preview", "aperçu"].iter().any(|word| text.contains(word))
}

/// Nothing that is printed asks for a press: only invitations do, and paper leaves them out.
#[test]
fn printed_rules_ask_for_nothing_that_paper_cannot_do() {
    for (kind, language) in
        GameKind::ALL.into_iter().flat_map(|kind| [(kind, Language::English), (kind, Language::French)])
    {
        let printed = rules(kind, language).lines().filter(|line| !line.starts_with("> "));
        for line in printed {
            assert!(!asks_for_a_press(line), "{kind}: {line}");
        }
    }
}

/// The rules show how the game begins, for two and for more.
#[test]
fn the_rules_of_terrace_show_the_start_for_four() {
    let start = AnyPosition::setup(GameKind::Terrace, "four", None).unwrap();
    let shown = |block: &Block| matches!(block, Block::Figure(figure) if figure.position == start);
    assert!(page(GameKind::Terrace, Language::English).blocks.iter().any(shown));
}

/// A small number as both languages write it.
fn in_words(number: usize, language: Language) -> &'static str {
    let words = match number {
        4 => ["four", "quatre"],
        5 => ["five", "cinq"],
        6 => ["six", "six"],
        8 => ["eight", "huit"],
        12 => ["twelve", "douze"],
        16 => ["sixteen", "seize"],
        36 => ["Thirty-six", "Trente-six"],
        60 => ["Sixty", "Soixante"],
        other => panic!("no word for {other}"),
    };
    words[usize::from(language == Language::French)]
}

/// How many of some signs the board of a set-up has.
fn count(kind: GameKind, setup: &str, signs: &[char]) -> usize {
    let position =
        AnyPosition::setup(kind, setup, Some(1)).or_else(|_| AnyPosition::setup(kind, setup, None));
    let text = position.unwrap().to_string();
    text.split(' ').next().unwrap().chars().filter(|sign| signs.contains(sign)).count()
}

/// The figures in the rules are those of the program.
#[test]
fn figures_in_the_rules_are_those_of_the_set_ups() {
    for language in [Language::English, Language::French] {
        let number = |number| in_words(number, language);
        let french = language == Language::French;
        let says = |kind, english: String, other: String| {
            let (text, wanted) = (rules(kind, language), if french { other } else { english });
            assert!(text.contains(&wanted), "{kind}: “{wanted}” is not said");
        };
        let terrace = |setup| number(count(GameKind::Terrace, setup, &['a']));
        says(
            GameKind::Terrace,
            format!("Short: {} pieces each. Long: {}.", terrace("short"), terrace("long")),
            format!("{} pions chacun. Longue\u{a0}: {}.", terrace("short"), terrace("long")),
        );
        says(
            GameKind::Terrace,
            format!("{} pieces each in the short game, {} in the long", terrace("short6"), terrace("long6")),
            format!(
                "{} pions chacun dans la partie courte, {} dans la longue",
                terrace("short6"),
                terrace("long6")
            ),
        );
        assert_eq!(terrace("three"), terrace("four"));
        says(
            GameKind::Terrace,
            format!("Three or four players: {} pieces each.", terrace("four")),
            format!("À trois ou quatre\u{a0}: {} pions chacun.", terrace("four")),
        );
        let [tzaars, tzarras, totts] = ['T', 'R', 'O'].map(|sign| count(GameKind::Tzaar, "fixed", &[sign]));
        says(
            GameKind::Tzaar,
            format!("{tzaars} Tzaars (ring and dot), {tzarras} Tzarras (dot) and {totts} Totts"),
            format!("{tzaars} Tzaars (anneau et point), {tzarras} Tzarras (point) et {totts} Totts"),
        );
        let points = number(2 * (tzaars + tzarras + totts));
        says(GameKind::Tzaar, format!("{points} points"), format!("{points} espaces"));
        let stones = number(count(GameKind::Tchag, "standard", &['B', 'G']));
        says(GameKind::Tchag, format!("{stones} stones"), format!("{stones} pierres"));
        let pawns = count(GameKind::Tchag, "standard", &['r']);
        assert_eq!(number(pawns), if french { "quatre" } else { "four" });
        says(GameKind::Tchag, String::from("Four pawns each"), String::from("Quatre pions chacun"));
        // Two, three or four seats, with four to six pawns of a series.
        let setups = GameKind::Tanagra.setups().iter().filter_map(|setup| setup.name.split_once('x'));
        let sizes: BTreeSet<usize> = setups.map(|(_, pawns)| pawns.parse().unwrap()).collect();
        let [fewest, most] = [sizes.first(), sizes.last()].map(|size| number(*size.unwrap()));
        says(
            GameKind::Tanagra,
            format!("each has {fewest} to {most} pawns, and as many tiles"),
            format!("chacun a {fewest} à {most} pions, et autant de tuiles"),
        );
    }
}

/// How often something happens, as both languages write it.
fn ordinal(number: u8, language: Language) -> &'static str {
    let words = match number {
        2 => ["second", "deuxième"],
        3 => ["third", "troisième"],
        4 => ["fourth", "quatrième"],
        other => panic!("no word for {other}"),
    };
    words[usize::from(language == Language::French)]
}

/// The rules of the house name the limits of the program.
#[test]
fn limits_in_the_rules_are_those_of_the_program() {
    for language in [Language::English, Language::French] {
        let french = language == Language::French;
        let says = |kind, english: String, other: String| {
            let wanted = if french { other } else { english };
            let said = page(kind, language).blocks.iter().any(|block| match block {
                Block::House(text) => text.contains(&wanted),
                _ => false,
            });
            assert!(said, "{kind}: “{wanted}” is no rule of the house");
        };
        for (kind, quiet) in
            [(GameKind::Terrace, Terrace::QUIET_LIMIT), (GameKind::Tanagra, Tanagra::QUIET_LIMIT)]
        {
            says(
                kind,
                format!("After {quiet} moves in a row without a capture"),
                format!("Après {quiet} coups de suite sans prise"),
            );
            let idle = Game::IDLE;
            says(
                kind,
                format!("they agree on a draw after {idle} moves without a capture"),
                format!("ils conviennent d’une partie nulle après {idle} coups sans prise"),
            );
            let times = ordinal(Game::REPETITIONS, language);
            says(
                kind,
                format!("When the same position comes up for the {times} time"),
                format!("La {times} fois que la même position se présente"),
            );
        }
        let free = in_words(usize::from(Tchag::FREE_REPAIRS), language);
        says(
            GameKind::Tchag,
            format!("The first {free} repairs of a turn are free"),
            format!("Les {free} premières réparations d’un tour sont libres"),
        );
        let level = Level::SUBSTITUTE;
        says(
            GameKind::Tanagra,
            format!("an engine of level {level} plays on"),
            format!("l’ordinateur, au niveau {level}, joue à la place"),
        );
    }
}

/// The printed rule of Tchag about stopping can be read in two ways: the page names the other one right below it.
#[test]
fn the_stop_rule_of_tchag_names_its_other_reading() {
    for (language, rule, other) in [
        (
            Language::English,
            "you may stop the game",
            "read more strictly: only when the stuck player’s own turn",
        ),
        (
            Language::French,
            "tu peux arrêter la partie",
            "plus strictement\u{a0}: seulement quand vient le tour du joueur bloqué",
        ),
    ] {
        let blocks = page(GameKind::Tchag, language).blocks;
        let stop = blocks.iter().position(|block| match block {
            Block::Point(text) => text.contains(rule),
            _ => false,
        });
        match blocks.get(stop.unwrap() + 1) {
            Some(Block::Reading(text)) => assert!(text.contains(other), "{text}"),
            block => panic!("{language:?}: no reading below the rule, but {block:?}"),
        }
    }
}

#[test]
fn both_languages_have_the_same_lessons() {
    for kind in GameKind::ALL {
        let [english, french] =
            [Language::English, Language::French].map(|language| first_lesson(kind, language));
        assert!((6..=10).contains(&english.steps.len()), "{kind}: {} steps", english.steps.len());
        assert_eq!(english.steps.len(), french.steps.len(), "{kind}");
        for (one, other) in english.steps.iter().zip(&french.steps) {
            assert_eq!((&one.position, &one.goal), (&other.position, &other.goal), "{}", one.title);
            let about = |step: &Step| step.wrong.iter().map(|(ply, _)| ply.clone()).collect::<Vec<_>>();
            assert_eq!(about(one), about(other), "{}", one.title);
        }
    }
}

#[test]
fn every_step_can_be_done_and_every_wrong_move_is_explained() {
    for (kind, language) in
        GameKind::ALL.into_iter().flat_map(|kind| [(kind, Language::English), (kind, Language::French)])
    {
        for step in first_lesson(kind, language).steps {
            let moves = step.position.moves();
            for text in step.wrong.iter().filter_map(|(ply, _)| ply.as_ref()) {
                let ply = step.position.read_move(text).unwrap_or_else(|_| panic!("{}: {text}", step.title));
                assert!(matches!(step.judge(ply), Verdict::Wrong(_)), "{}: {text} is right", step.title);
            }
            if let Goal::OneOf(wanted) = &step.goal {
                for text in wanted {
                    assert!(step.position.read_move(text).is_ok(), "{}: {text}", step.title);
                }
            }
            let verdicts: Vec<Verdict<'_>> = moves.iter().map(|ply| step.judge(*ply)).collect();
            assert!(verdicts.iter().any(|verdict| matches!(verdict, Verdict::Right(_))), "{}", step.title);
            assert!(!verdicts.contains(&Verdict::Wrong("")), "{}: nothing is said", step.title);
        }
    }
}

/// What the last word of a step says must be so.
#[test]
fn steps_that_promise_a_win_keep_their_word() {
    let wins = [
        (GameKind::Tzaar, 4, "d5xd2"),
        (GameKind::Terrace, 6, "g8-h8"),
        (GameKind::Terrace, 7, "f3xe2"),
        (GameKind::Tchag, 5, "stop"),
        (GameKind::Tchag, 6, "d2xe3"),
        (GameKind::Tanagra, 6, "drop"),
        (GameKind::Tanagra, 7, "1,0^x0,0v"),
    ];
    for (kind, index, ply) in wins {
        let step = &first_lesson(kind, Language::English).steps[index];
        let mut position: AnyPosition = step.position.clone();
        let side = position.side();
        position.play(position.read_move(ply).unwrap()).unwrap();
        assert_eq!(position.outcome().and_then(|outcome| outcome.winner), Some(side), "{kind}: {ply}");
    }
}

#[test]
fn every_problem_can_be_played_to_its_end() {
    for kind in [GameKind::Tzaar, GameKind::Tchag] {
        let found = problems(problem_text(kind).unwrap());
        assert!(found.len() >= 200, "{kind}: {}", found.len());
        assert!(found.is_sorted_by_key(|puzzle| puzzle.grade));
        let mut keys = BTreeSet::new();
        for puzzle in found {
            let read = puzzle.read(kind).unwrap();
            assert!(keys.insert(read.position.key()), "{} stands twice", puzzle.position);
            let (side, mut end) = (read.position.side(), read.position.clone());
            read.line.iter().for_each(|ply| end.play(*ply).unwrap());
            assert_eq!(end.outcome().and_then(|outcome| outcome.winner), Some(side), "{}", puzzle.position);
            assert_eq!(read.goes_on(), read.solved.outcome().is_none(), "{}", puzzle.position);
        }
    }
}

#[test]
fn a_book_gives_back_what_was_bound() {
    for language in [Language::English, Language::French] {
        let bound = Book::new(book(language));
        for kind in GameKind::ALL {
            assert_eq!(bound.rules(kind), Some(page(kind, language)));
            assert_eq!(bound.lesson(kind), Some(first_lesson(kind, language)));
        }
    }
    assert_eq!(Book::new(String::from("Not found")).rules(GameKind::Tzaar), None);
}

#[test]
fn a_text_that_makes_no_sense_says_where() {
    let read = |text| Page::read(GameKind::Tzaar, text).unwrap_err();
    assert_eq!(read("= TZAAR\n| nothing above").line, 2);
    assert_eq!(read("@ nonsense").line, 1);
    assert_eq!(Lesson::read(GameKind::Tchag, "== A step\nDo.\n> any").unwrap_err().line, 3);
}
