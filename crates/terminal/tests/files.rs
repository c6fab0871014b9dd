//! Records that are saved and opened, and games that are kept.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{Person, opening};
use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::PathBuf;
use tablier_games::record::Record;
use tablier_games::{GameKind, Start};
use tablier_table::Saved;
use tablier_terminal::{Claimed, Effect, Input, NotKept, SystemError, WriteError};
use tablier_words::Language;

/// What is kept last.
fn kept(person: &Person) -> Option<Saved> {
    person.effects.iter().rev().find_map(|effect| match effect {
        Effect::Keep(_, saved) => Some(saved.as_ref().clone()),
        _ => None,
    })
}

/// What is found of a game that was kept.
fn shelf(kind: GameKind, claimed: Claimed) -> BTreeMap<GameKind, Claimed> {
    BTreeMap::from([(kind, claimed)])
}

fn system(kind: ErrorKind) -> SystemError {
    SystemError { kind, text: "os error 99".to_owned() }
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
    person.sees("tchag-2026-11-15.txt already exists");
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
    let outcome = Err(WriteError::Other(system(ErrorKind::PermissionDenied)));
    person.happen(Input::Written { file, outcome, text });
    person.sees("could not be written: permission denied");
}

#[test]
fn a_record_is_opened_and_goes_on() {
    let mut person = Person::at(GameKind::Tzaar);
    person.press('o');
    person.type_text("game.txt");
    assert!(matches!(person.effects.last(), Some(Effect::Read(file)) if file.to_str() == Some("game.txt")));
    person.happen(Input::Read("game.txt".into(), Err(system(ErrorKind::NotFound))));
    person.sees("game.txt could not be read: it does not exist");
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
    assert_eq!(person.app.farewell().as_deref(), Some("The game is kept: tablier play tzaar continues it."));

    let again = || {
        let claimed = Claimed { saved: Some(saved.clone()), ..Claimed::default() };
        Person::with_kept(opening(Language::French, Some(GameKind::Tzaar)), shelf(GameKind::Tzaar, claimed))
    };
    let mut person = again();
    person.sees("Une partie de TZAAR t’attend, au tour 2.");
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

/// Escape is pressed by accident: what it does can be taken back.
#[test]
fn a_game_that_was_kept_stays_when_the_question_is_closed() {
    let mut person = Person::at(GameKind::Tchag);
    person.type_move("b5-c4 N W");
    let saved = kept(&person).unwrap();
    let right = MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Right),
        column: 1,
        row: 1,
        modifiers: KeyModifiers::NONE,
    };
    for close in ["key", "button", "answer"] {
        let claimed = Claimed { saved: Some(saved.clone()), ..Claimed::default() };
        let opening = opening(Language::English, Some(GameKind::Tchag));
        let mut person = Person::with_kept(opening, shelf(GameKind::Tchag, claimed));
        person.sees("Back to the menu; this game will wait");
        match close {
            "key" => person.key(KeyCode::Esc),
            "button" => person.happen(Input::Mouse(right)),
            _ => {
                let answer = person.find("Back to the menu");
                person.click(answer);
            }
        }
        assert!(!person.app.is_over(), "{close}");
        person.sees_no("is waiting");
        let changes = |effect: &Effect| matches!(effect, Effect::Keep(..) | Effect::Forget(_));
        assert!(!person.effects.iter().any(changes), "{close}");
        assert!(matches!(person.effects.last(), Some(Effect::Leave)), "{close}");
        // The menu points at the game, and says that it goes on.
        let lines = person.lines();
        assert!(lines.iter().any(|line| line.contains("Tchag") && line.contains("Continue")), "{close}");
        person.key(KeyCode::Enter);
        person.sees("1 b5-c4 N W");
    }
}

#[test]
fn the_menu_says_which_games_go_on() {
    let mut person = Person::at(GameKind::Tchag);
    person.type_move("b5-c4 N W");
    let saved = kept(&person).unwrap();
    let mut opening = opening(Language::English, None);
    opening.waiting.insert(GameKind::Tchag);
    let claimed = Claimed { saved: Some(saved), ..Claimed::default() };
    let mut person = Person::with_kept(opening, shelf(GameKind::Tchag, claimed));
    let lines = person.lines();
    assert!(lines.iter().any(|line| line.contains("Tchag") && line.contains("Continue")));
    person.press('3');
    person.sees("1 b5-c4 N W");
}

#[test]
fn what_cannot_be_kept_is_said() {
    let mut person = Person::at(GameKind::Tchag);
    person.type_move("b5-c4 N W");
    assert!(person.app.farewell().is_some());
    person.happen(Input::NotKept(NotKept::Other(system(ErrorKind::StorageFull))));
    person.sees("the disk is full");
    assert_eq!(person.app.farewell(), None, "a game that is lost is not promised");
    person.happen(Input::NotKept(NotKept::TooMany));
    person.sees("too many of its kind are waiting");
    let broken = Claimed { broken: true, ..Claimed::default() };
    let opening = opening(Language::English, Some(GameKind::Tchag));
    Person::with_kept(opening, shelf(GameKind::Tchag, broken)).sees("could not be read and was");
}

#[test]
fn a_game_that_is_open_in_another_terminal_is_left_alone() {
    let elsewhere = Claimed { elsewhere: true, ..Claimed::default() };
    let opened = opening(Language::English, Some(GameKind::Tchag));
    let mut person = Person::with_kept(opened, shelf(GameKind::Tchag, elsewhere));
    person.sees("The game you left is open in another terminal. This is a new one; both are kept.");
    person.sees("No moves yet");
    // What lots say is said besides, and neither goes when the opponent opens the game.
    for chance in 0..6 {
        let mut opened = opening(Language::English, Some(GameKind::Tchag));
        opened.chance = chance;
        opened.wish.lots = true;
        let elsewhere = Claimed { elsewhere: true, ..Claimed::default() };
        let mut person = Person::with_kept(opened, shelf(GameKind::Tchag, elsewhere));
        person.sees("By lot, you play");
        person.sees("The game you left is open in another terminal.");
    }
    // One more that waits is offered, and the other terminal is spoken of when it goes on.
    person.type_move("b5-c4 N W");
    let claimed = Claimed { saved: kept(&person), elsewhere: true, ..Claimed::default() };
    let mut person =
        Person::with_kept(opening(Language::French, Some(GameKind::Tchag)), shelf(GameKind::Tchag, claimed));
    person.sees("Une partie de Tchag t’attend");
    person.key(KeyCode::Enter);
    person.sees("Une autre partie est ouverte dans un autre terminal");
}

#[test]
fn several_games_that_wait_are_offered_one_after_the_other() {
    let mut person = Person::at(GameKind::Tchag);
    person.type_move("b5-c4 N W");
    let first = kept(&person).unwrap();
    person.press('u');
    person.type_move("b5-c4 N E");
    let second = kept(&person).unwrap();
    let claimed = |saved| Claimed { saved: Some(saved), others: 1, ..Claimed::default() };
    let opening = opening(Language::English, Some(GameKind::Tchag));
    let mut person = Person::with_kept(opening, shelf(GameKind::Tchag, claimed(first)));
    person.sees("Another game (1 more waiting)");
    person.kept = shelf(GameKind::Tchag, claimed(second));
    person.press('a');
    assert!(person.effects.iter().any(|effect| matches!(effect, Effect::Claim(GameKind::Tchag, 1))));
    let another = person.find("Another game");
    person.click(another);
    assert!(person.effects.iter().any(|effect| matches!(effect, Effect::Claim(GameKind::Tchag, 2))));
    person.press('y');
    person.sees("1 b5-c4 N E");
}

#[test]
fn a_record_of_a_finished_game_is_only_looked_at() {
    let over = "[Game \"tchag\"]\n[Setup \"standard\"]\n[Seat1 \"Ann\"]\n[Seat2 \"level:4\"]\n\n\
                1. b5-c4 N W resign:1 0-1\n";
    assert!(Record::read(over).unwrap().game().outcome().is_some());
    let mut opening = opening(Language::English, None);
    opening.record = Some(over.to_owned());
    let mut person = Person::new(opening);
    person.sees("The game is over");
    person.sees("Yellow wins by resignation");
    person.sees("Ann · Red");
    person.sees("Level 4 · Yellow");
    person.sees("PgUp and PgDn go through it");
    for wrong in ["You", "Play again"] {
        person.sees_no(wrong);
    }
    person.key(KeyCode::PageUp);
    person.sees("You are looking at turn 1");
    person.happen(Input::Stop);
    // Nothing is kept, nothing that was kept is touched, and no other game is promised.
    let touches =
        |effect: &Effect| matches!(effect, Effect::Keep(..) | Effect::Forget(_) | Effect::Claim(..));
    assert!(!person.effects.iter().any(touches));
    assert_eq!(person.app.farewell(), None);
}

#[test]
fn a_record_that_goes_on_is_kept_when_it_has_gone_on_and_beside_what_is_kept() {
    let record = "[Game \"tchag\"]\n[Setup \"standard\"]\n[Seat2 \"level:1\"]\n\n*\n";
    let mut opening = opening(Language::English, None);
    opening.record = Some(record.to_owned());
    let mut person = Person::new(opening);
    person.sees("Your move");
    assert!(kept(&person).is_none() && person.app.farewell().is_none());
    person.type_move("b5-c4 N W");
    assert!(kept(&person).is_some() && person.app.farewell().is_some());
    let place = |wanted: fn(&Effect) -> bool| person.effects.iter().position(wanted);
    let (left, saved) =
        (place(|effect| matches!(effect, Effect::Leave)), place(|effect| matches!(effect, Effect::Keep(..))));
    assert!(left.unwrap() < saved.unwrap(), "it does not take the place of another game");
}

#[test]
fn a_new_game_of_another_kind_leaves_what_is_kept_of_it() {
    let mut person = Person::at(GameKind::Tchag);
    person.press('n');
    // From the button down: the game.
    person.key(KeyCode::Down);
    person.key(KeyCode::Right);
    person.key(KeyCode::Up);
    person.key(KeyCode::Enter);
    person.sees("Tanagra");
    assert!(person.effects.iter().any(|effect| matches!(effect, Effect::Leave)));
}
