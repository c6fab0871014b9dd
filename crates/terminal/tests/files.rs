//! Records that are saved and opened, and games that are kept.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{Person, opening};
use ratatui::crossterm::event::KeyCode;
use std::path::PathBuf;
use tablier_games::record::Record;
use tablier_games::{GameKind, Start};
use tablier_table::Saved;
use tablier_terminal::{Effect, Input, WriteError};
use tablier_words::Language;

/// What is kept last.
fn kept(person: &Person) -> Option<Saved> {
    person.effects.iter().rev().find_map(|effect| match effect {
        Effect::Keep(_, saved) => Some(saved.as_ref().clone()),
        _ => None,
    })
}

fn written(person: &Person) -> (PathBuf, String, bool) {
    match person.effects.last() {
        Some(Effect::Write { file, text, replace }) => (file.clone(), text.clone(), *replace),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_is_saved_as_a_record_and_never_over_a_file_unasked() {
    let mut person = Person::at(GameKind::Tchag);
    person.type_move("b5-c4 N W");
    person.press('s');
    person.sees("tchag-2026-11-15.txt");
    person.key(KeyCode::Enter);
    let (file, text, replace) = written(&person);
    assert!(file.to_str() == Some("tchag-2026-11-15.txt") && !replace);
    let record = Record::read(&text).unwrap();
    assert_eq!(record.header().date.as_deref(), Some("2026-11-15"));
    assert_eq!(record.header().players[1].as_deref(), Some("level:2"));
    let outcome = Err(WriteError::Exists);
    person.happen(Input::Written { file: file.clone(), outcome, text: text.clone() });
    person.sees("There is a file tchag-2026-11-15.txt already");
    person.key(KeyCode::Enter);
    assert_eq!(written(&person), (file.clone(), text.clone(), false), "Enter alone replaces nothing");
    person.press('y');
    assert_eq!(written(&person), (file.clone(), text.clone(), true));
    person.happen(Input::Written { file, outcome: Ok(()), text });
    person.sees("Saved: tchag-2026-11-15.txt");
}

#[test]
fn a_file_that_cannot_be_written_is_explained() {
    let mut person = Person::at(GameKind::Tchag);
    person.press('s');
    person.key(KeyCode::Enter);
    let (file, text, _) = written(&person);
    let outcome = Err(WriteError::Other("Permission denied".to_owned()));
    person.happen(Input::Written { file, outcome, text });
    person.sees("Permission denied");
}

#[test]
fn a_record_is_opened_and_goes_on() {
    let mut person = Person::at(GameKind::Tzaar);
    person.press('o');
    person.type_text("game.txt");
    assert!(matches!(person.effects.last(), Some(Effect::Read(file)) if file.to_str() == Some("game.txt")));
    person.happen(Input::Read("game.txt".into(), Err("No such file".to_owned())));
    person.sees("game.txt could not be read: No such file");
    person.happen(Input::Read("game.txt".into(), Ok("[Game \"chess\"]".to_owned())));
    person.sees("chess");
    let record = "[Game \"tchag\"]\n[Setup \"standard\"]\n[Seat1 \"level:1\"]\n\n1. b5-c4 N W *\n";
    person.happen(Input::Read("game.txt".into(), Ok(record.to_owned())));
    person.sees("Opened: game.txt");
    person.sees("Tchag  Standard");
    person.sees("Level 1 · Red");
    person.sees("You · Yellow");
    person.sees("1 b5-c4 N W");
}

#[test]
fn whoever_wishes_to_sit_elsewhere_does() {
    let record = "[Game \"tchag\"]\n[Setup \"standard\"]\n[Seat1 \"level:1\"]\n\n1. b5-c4 N W *\n";
    let mut opening = opening(Language::English, None);
    opening.record = Some(record.to_owned());
    opening.reseated = true;
    opening.wish.people = true;
    let mut person = Person::new(opening);
    person.sees("Yellow to move");
    person.sees_no("Level 1");
}

#[test]
fn a_record_with_a_position_of_its_own_is_opened_too() {
    let position = "....../....ByG/.GBGyB./BGG.../BGBr.../...... r m 0";
    assert!(Start::from_position(GameKind::Tchag, position).is_ok());
    let mut opening = opening(Language::English, None);
    opening.record = Some(format!("[Game \"tchag\"]\n[Position \"{position}\"]\n\n*\n"));
    let mut person = Person::new(opening);
    person.sees("Your move");
    person.sees("1 pawn");
    person.key(KeyCode::Enter);
    person.key(KeyCode::Tab);
    person.key(KeyCode::Enter);
    let saved = kept(&person).unwrap();
    assert!(saved.record.contains(position));
    assert!(tablier_table::Table::restore(&saved).is_ok());
}

#[test]
fn a_game_is_kept_after_every_ply_and_offered_again() {
    let mut person = Person::at(GameKind::Tzaar);
    assert!(kept(&person).is_none(), "what has not begun is not kept");
    person.key(KeyCode::Enter);
    person.key(KeyCode::Tab);
    person.key(KeyCode::Enter);
    // White has opened and Black has answered: half of the next turn is kept, too.
    person.key(KeyCode::Enter);
    person.key(KeyCode::Tab);
    person.key(KeyCode::Enter);
    person.sees("This turn:");
    let saved = kept(&person).unwrap();
    assert_eq!(saved.draft.len(), 1);
    person.happen(Input::Stop);
    assert!(person.app.is_over());
    assert_eq!(
        person.app.farewell().as_deref(),
        Some("The game is kept: tablier play tzaar goes on with it.")
    );

    let again = || {
        let mut opening = opening(Language::French, Some(GameKind::Tzaar));
        opening.kept.insert(GameKind::Tzaar, saved.clone());
        Person::new(opening)
    };
    let mut person = again();
    person.sees("Une partie de TZAAR t’attend ici, au tour 2.");
    assert!(person.effects.iter().all(|effect| !matches!(effect, Effect::Keep(..))));
    person.key(KeyCode::Enter);
    person.sees("Ce tour");
    let mut person = again();
    person.press('n');
    person.sees("Aucun coup pour l’instant");
    assert!(kept(&person).is_none(), "the game that was kept stays until another one has begun");
    let mut person = again();
    person.press('q');
    assert!(person.app.is_over() && person.app.farewell().is_some());
}

#[test]
fn the_menu_says_which_games_go_on() {
    let mut person = Person::at(GameKind::Tchag);
    person.type_move("b5-c4 N W");
    let saved = kept(&person).unwrap();
    let mut opening = opening(Language::English, None);
    opening.kept.insert(GameKind::Tchag, saved);
    let mut person = Person::new(opening);
    let lines = person.lines();
    assert!(lines.iter().any(|line| line.contains("Tchag") && line.contains("Continue")));
    person.press('3');
    person.sees("1 b5-c4 N W");
}

#[test]
fn what_cannot_be_kept_is_said() {
    let mut person = Person::at(GameKind::Tchag);
    person.happen(Input::NotKept("No space left".to_owned()));
    person.sees("No space left");
    let mut opening = opening(Language::English, Some(GameKind::Tchag));
    opening.broken = true;
    Person::new(opening).sees("could not be read and was");
}
