//! What is seen at 80 × 24, in both languages.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{Person, opening};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Color, Modifier};
use std::collections::BTreeMap;
use std::path::PathBuf;
use tablier_games::GameKind;
use tablier_terminal::{Claimed, Depth, Effect, Input, Palette, Wish, WriteError};
use tablier_words::Language;

fn french(kind: GameKind) -> Person {
    Person::new(opening(Language::French, Some(kind)))
}

#[test]
fn tzaar_is_a_hexagon_of_lines() {
    let mut fixed = opening(Language::English, Some(GameKind::Tzaar));
    fixed.wish = Wish { setup: GameKind::Tzaar.setup("fixed"), ..Wish::default() };
    let lines = Person::new(fixed).lines();
    let board: Vec<&str> = lines[2..=20].iter().map(|line| line.split("  ▶").next().unwrap()).collect();
    let rows = [
        "a1  o ─ o ─ o ─ o ─ O  a5",
        "╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲",
        "b1  O ─ r ─ r ─ r ─ R ─ O  b6",
        "╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲",
        "c1  O ─ R ─ t ─ t ─ T ─ R ─ O  c7",
        "╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲",
        "d1  O ─ R ─ T ─ o ─ O ─ T ─ R ─ O  d8",
        "╱ ╲ ╱ ╲ ╱ ╲ ╱     ╲ ╱ ╲ ╱ ╲ ╱ ╲",
        "e1  O ─ R ─ T ─ O       o ─ t ─ r ─ o  e8",
        "╲ ╱ ╲ ╱ ╲ ╱ ╲     ╱ ╲ ╱ ╲ ╱ ╲ ╱",
        "f1  o ─ r ─ t ─ o ─ O ─ t ─ r ─ o  f8",
    ];
    for (line, row) in board.iter().skip(1).zip(rows) {
        assert!(line.trim_start().starts_with(row), "{row} is not in {line}");
    }
    assert_eq!(
        lines[0].trim(),
        "TZAAR  Fixed start                                                     Tablier"
    );
    assert!(lines[23].starts_with(" ? help r rules h hint u undo"));
}

#[test]
fn terrace_has_levels_and_pieces_of_all_sizes() {
    let mut person = Person::at(GameKind::Terrace);
    let lines = person.lines();
    for piece in ["aT", "a2", "a3", "a4", "bT", "b2", "b3", "b4"] {
        assert!(lines.iter().any(|line| line.contains(piece)), "{piece}");
    }
    // The name of the second row from the top, and its levels.
    let levels: String = lines[5].chars().take(51).filter(char::is_ascii_digit).collect();
    assert_eq!(levels, "777654322", "{}", lines[5]);
    // The ground of the valley and that of the summit are not the same colour, nor are the two sides.
    let (t_at, other_at) = (person.find("aT"), person.find("bT"));
    let buffer = person.buffer();
    assert_eq!(buffer[t_at].bg, Color::Rgb(0xf8, 0xae, 0x25));
    assert_eq!(buffer[other_at].bg, Color::Rgb(0x1d, 0x4c, 0x9b));
    let bar = (t_at.0 - 1, t_at.1 - 1);
    assert_eq!(buffer[bar].bg, buffer[t_at].bg, "a T has the form of its letter");
    assert_ne!(buffer[(t_at.0 - 1, t_at.1)].bg, buffer[t_at].bg);
}

#[test]
fn tchag_shows_the_ways_of_its_stones() {
    let lines = french(GameKind::Tchag).lines();
    assert!(lines[2].trim_start().starts_with("╲ ╱    │    ╲ ╱    │    ╲ ╱    │"), "{}", lines[2]);
    assert!(lines[6].contains("5 ──┼──  (●)  ──┼──  [■]  ─[■]─   ╳"), "{}", lines[6]);
    assert!(lines.iter().any(|line| line.contains("À toi de jouer")));
    assert!(lines.iter().any(|line| line.contains("Déplace un pion")));
    assert!(lines[23].contains("? aide") && lines[23].ends_with("q quitter"), "{}", lines[23]);
}

#[test]
fn tanagra_shows_tiles_and_the_places_for_the_next() {
    let mut person = french(GameKind::Tanagra);
    person.sees("Pose une tuile");
    person.sees("▸ 1  Petits pions");
    person.key(KeyCode::Enter);
    let screen = person.screen();
    assert!(screen.contains("◦a") && screen.contains('△') && screen.contains('▽'), "{screen}");
    assert!(screen.contains("╱╲") && screen.contains("__"), "{screen}");
}

#[test]
fn every_set_up_has_a_screen_in_both_languages() {
    for language in Language::ALL {
        for kind in GameKind::ALL {
            for setup in kind.setups() {
                let mut opening = opening(language, Some(kind));
                opening.wish = Wish { setup: Some(setup), people: true, seed: Some(1), ..Wish::default() };
                let mut person = Person::new(opening);
                for (width, height) in [(80, 24), (100, 30), (140, 50), (220, 70)] {
                    person.resize(width, height);
                    let screen = person.screen();
                    assert!(!screen.contains("play-") && !screen.contains("{$"), "{screen}");
                    assert!(screen.lines().last().unwrap().contains("q quit"), "{screen}");
                }
            }
        }
    }
}

#[test]
fn larger_screens_have_larger_boards() {
    for (kind, sign) in [
        (GameKind::Tzaar, "  ───  "),
        (GameKind::Terrace, "a2          "),
        (GameKind::Tchag, "────┼────"),
        (GameKind::Tanagra, "╱______╲"),
    ] {
        let mut opening = opening(Language::English, Some(kind));
        opening.wish.people = true;
        let mut person = Person::new(opening);
        if kind == GameKind::Tanagra {
            person.key(KeyCode::Enter);
        }
        let small: Vec<String> = person.lines().iter().map(|line| line.chars().take(51).collect()).collect();
        assert!(!small.iter().any(|line| line.contains(sign)), "{kind}");
        person.resize(160, 60);
        person.sees(sign);
    }
}

#[test]
fn without_colours_signs_are_enough() {
    for kind in GameKind::ALL {
        let mut opening = opening(Language::English, Some(kind));
        opening.palette = Palette::new(Depth::Mono);
        let mut person = Person::new(opening);
        let buffer = person.buffer();
        assert!(buffer.content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
        assert!(buffer.content.iter().any(|cell| cell.modifier.contains(Modifier::REVERSED)), "{kind}");
    }
}

#[test]
fn sixteen_colours_are_sixteen() {
    for kind in GameKind::ALL {
        let mut opening = opening(Language::English, Some(kind));
        opening.palette = Palette::new(Depth::Sixteen);
        let mut person = Person::new(opening);
        let many = |colour: Color| matches!(colour, Color::Rgb(..) | Color::Indexed(_));
        assert!(!person.buffer().content.iter().any(|cell| many(cell.fg) || many(cell.bg)), "{kind}");
    }
}

#[test]
fn a_screen_that_is_too_small_says_so_and_goes_on_when_enlarged() {
    let mut person = french(GameKind::Tchag);
    person.resize(60, 20);
    person.sees("La table a besoin de 80 × 24");
    person.press('n');
    person.key(KeyCode::Enter);
    person.resize(80, 24);
    person.sees("À toi de jouer");
    person.sees_no("Nouvelle partie");
    person.resize(40, 10);
    person.press('q');
    assert!(person.app.is_over());
}

#[test]
fn keys_and_rules_can_be_read_to_their_end() {
    let mut person = Person::at(GameKind::Terrace);
    person.press('?');
    person.sees("Keys and signs");
    person.sees("Move the cursor");
    person.key(KeyCode::End);
    person.sees("a T that could be taken");
    person.key(KeyCode::Esc);
    person.sees_no("Keys and signs");
    for kind in GameKind::ALL {
        let mut person = french(kind);
        person.press('r');
        person.sees("Les règles de");
        person.sees("L’essentiel");
        person.key(KeyCode::Down);
        person.key(KeyCode::End);
        person.sees("Sur cet écran");
        person.key(KeyCode::Esc);
        person.sees_no("Les règles de");
    }
}

#[test]
fn the_menu_leads_to_a_game() {
    let mut person = Person::new(opening(Language::French, None));
    person.sees("Une maison de jeux abstraits");
    person.sees("Huit niveaux, et un T à mener de l’autre côté.");
    person.key(KeyCode::Down);
    person.key(KeyCode::Down);
    person.key(KeyCode::Enter);
    person.sees("Tchag  Normale");
    let mut person = Person::new(opening(Language::English, None));
    let at = person.find("TZAAR");
    person.click(at);
    person.sees("Dealt at random");
    let mut person = Person::new(opening(Language::English, None));
    person.key(KeyCode::Esc);
    assert!(person.app.is_over());
}

/// The lines of a window: its edges are whole, and nothing shows beside it that is cut.
#[track_caller]
fn is_whole(person: &mut Person) {
    let screen = person.screen();
    let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
    let at = |line: &[char], column: usize| line.get(column).copied().unwrap_or(' ');
    let top = lines.iter().position(|line| line.contains(&'╭') && line.contains(&'╮')).unwrap();
    let left = lines[top].iter().position(|sign| *sign == '╭').unwrap();
    let right = lines[top].iter().rposition(|sign| *sign == '╮').unwrap();
    let height = lines[top..].iter().position(|line| at(line, left) == '╰').unwrap();
    for line in &lines[top + 1..top + height] {
        assert!(at(line, left) == '│' && at(line, right) == '│', "{screen}");
    }
    let lower = &lines[top + height];
    let gap = lower[left..=right].windows(2).any(|pair| pair == [' ', ' ']);
    assert!(at(lower, right) == '╯' && !gap, "the lower edge is broken:\n{screen}");
    if left < 12 {
        for line in &lines[top..=top + height] {
            let beside = line[..left.min(line.len())].iter().chain(line.iter().skip(right + 1));
            assert!(beside.clone().all(|sign| *sign == ' '), "cut words beside the window:\n{screen}");
        }
    }
}

/// The keys of a language that lead to windows: typing, resigning, a draw.
fn window_keys(language: Language) -> [char; 3] {
    match language {
        Language::English => ['m', 'g', 'd'],
        Language::French => ['t', 'b', 'u'],
    }
}

/// A first turn of a game, as it is typed.
const fn first_turn(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Tzaar => "e4xd4",
        GameKind::Terrace => "b1-b2",
        GameKind::Tchag => "b5-c4 N W",
        GameKind::Tanagra => "a@0,0v",
    }
}

/// A table for people, at which no engine answers.
fn people_at(language: Language, kind: GameKind) -> Person {
    let mut opening = opening(language, Some(kind));
    let setup = if kind == GameKind::Tzaar { kind.setup("fixed") } else { None };
    opening.wish = Wish { setup, people: true, seed: Some(3), ..Wish::default() };
    Person::new(opening)
}

fn languages_and_games() -> impl Iterator<Item = (Language, GameKind)> {
    Language::ALL.into_iter().flat_map(|language| GameKind::ALL.map(|kind| (language, kind)))
}

#[test]
fn windows_are_whole_at_80_by_24_in_both_languages() {
    for (language, kind) in languages_and_games() {
        let [typed, resigns, draws] = window_keys(language);
        for key in ['?', 'r', 'n', 's', 'o'] {
            let mut person = people_at(language, kind);
            person.press(key);
            is_whole(&mut person);
        }
        // What is longer than the screen is scrolled.
        for key in ['?', 'r'] {
            let mut person = people_at(language, kind);
            person.press(key);
            person.key(KeyCode::End);
            is_whole(&mut person);
        }
        let mut person = people_at(language, kind);
        person.press(typed);
        is_whole(&mut person);
        person.type_text(first_turn(kind));
        person.press(resigns);
        is_whole(&mut person);
        person.press('n');
        person.press(draws);
        is_whole(&mut person);
    }
}

#[test]
fn the_question_about_a_file_is_whole_however_long_its_path_is() {
    for (language, kind) in languages_and_games() {
        let mut person = people_at(language, kind);
        person.press(window_keys(language)[0]);
        person.type_text(first_turn(kind));
        let long = format!(
            "/home/ann/{}/a-name-without-any-room-to-break-it-{}.txt",
            "games/".repeat(12),
            "x".repeat(90)
        );
        for file in [String::from("game.txt"), "a folder/".repeat(20), long, "far/".repeat(700)] {
            person.press('s');
            is_whole(&mut person);
            let text = String::from("[Game \"tchag\"]");
            let file = PathBuf::from(file);
            person.happen(Input::Written { file, outcome: Err(WriteError::Exists), text });
            is_whole(&mut person);
            person.sees(if language == Language::English { " y " } else { " o " });
            person.sees(" n ");
            person.press('n');
            person.key(KeyCode::Esc);
        }
    }
}

#[test]
fn the_question_about_games_that_wait_is_whole() {
    for (language, kind) in languages_and_games() {
        let mut person = people_at(language, kind);
        person.press(window_keys(language)[0]);
        person.type_text(first_turn(kind));
        let saved = person.effects.iter().rev().find_map(|effect| match effect {
            Effect::Keep(_, saved) => Some(saved.as_ref().clone()),
            _ => None,
        });
        for others in [0, 1, 12] {
            let claimed = Claimed { saved: saved.clone(), others, ..Claimed::default() };
            let mut person =
                Person::with_kept(opening(language, Some(kind)), BTreeMap::from([(kind, claimed)]));
            is_whole(&mut person);
            let another = if language == Language::English { "nother game" } else { "utre partie" };
            assert_eq!(person.screen().contains(another), others > 0, "{}", person.screen());
        }
    }
}

#[test]
fn the_menu_shows_all_its_keys_at_80_by_24() {
    for (language, keys) in [
        (Language::English, ["Enter play", "n new game", "o open a record", "? help", "q quit"]),
        (Language::French, ["Entrée jouer", "n nouvelle partie", "o ouvrir", "? aide", "q quitter"]),
    ] {
        let mut person = Person::new(opening(language, None));
        for key in keys {
            person.sees(key);
        }
    }
}

#[test]
fn a_new_game_is_planned_in_a_window() {
    let mut person = Person::at(GameKind::Terrace);
    person.press('n');
    person.sees("Short, 6 pieces each");
    // From the button up: the second seat, the first, the set-up.
    person.key(KeyCode::Up);
    person.key(KeyCode::Right);
    person.sees("Level 3");
    person.key(KeyCode::Up);
    // The lots lie between the seats and the set-up.
    person.key(KeyCode::Up);
    person.key(KeyCode::Up);
    person.key(KeyCode::Right);
    person.key(KeyCode::Right);
    person.sees("Four players");
    person.key(KeyCode::Up);
    person.key(KeyCode::Up);
    person.key(KeyCode::Enter);
    person.sees("Terrace  Four players");
    person.sees("Level 3 · Blue");
    person.sees("Your move");
}
