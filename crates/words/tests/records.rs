//! What is wrong with a record, and what cannot happen at a table, in both languages.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;
use tablier_games::record::{Problem, Record, RecordError};
use tablier_games::terrace::Announcement;
use tablier_games::{Ending, GameKind, Refusal, Seat, SetupError, TableError};
use tablier_words::{Language, Words};

fn problems() -> Vec<Problem> {
    let text = || "something".to_owned();
    let event = |reason| Problem::Event { kind: GameKind::Tchag, ply: 12, word: text(), reason };
    let position = "x".parse::<tablier_games::tzaar::Tzaar>().unwrap_err();
    vec![
        Problem::Empty,
        Problem::Several,
        Problem::TagForm,
        Problem::TagName(text()),
        Problem::TagTwice(text()),
        Problem::TagMissing("Game"),
        Problem::UnknownGame(text()),
        Problem::Setup { kind: GameKind::Tzaar, name: text(), error: SetupError::Unknown },
        Problem::Setup { kind: GameKind::Tzaar, name: "random".to_owned(), error: SetupError::SeedMissing },
        Problem::Seed(text()),
        Problem::SeedSurplus,
        Problem::Position(position),
        Problem::PositionDiffers,
        Problem::NoSuchSeat(4),
        Problem::TimeControl(text()),
        Problem::CommentOpen,
        Problem::VariationOpen,
        Problem::VariationStray,
        Problem::VariationTooDeep,
        Problem::VariationEvent(text()),
        event(TableError::Over),
        event(TableError::Refused(Refusal::Unreadable)),
        event(TableError::NoSuchSeat(Seat::FIRST)),
        event(TableError::AlreadyOut(Seat::FIRST)),
        Problem::ResultDiffers { stated: text(), actual: "1-0".to_owned() },
        Problem::ResultDiffers { stated: text(), actual: "*".to_owned() },
        Problem::EndingDiffers { stated: text(), actual: None },
        Problem::EndingDiffers { stated: text(), actual: Some(Ending::Goal) },
        Problem::AfterResult(text()),
    ]
}

/// Each has a sentence of its own that names the line and what was written.
#[test]
fn every_problem_has_its_sentence() {
    for words in Language::ALL.map(Words::new) {
        let mut said = HashSet::new();
        for problem in problems() {
            let printed = format!("{problem:?}");
            let sentence = words.record_error(&RecordError { line: 37, problem });
            assert!(sentence.contains("37"), "{sentence}");
            assert!(!["record-", "table-", "{"].iter().any(|sign| sentence.contains(sign)), "{sentence}");
            assert_eq!(
                printed.contains("something"),
                sentence.contains("something"),
                "{printed}: {sentence}"
            );
            assert!(said.insert(sentence), "{printed} is said like another one");
        }
    }
}

#[test]
fn an_illegal_move_of_a_record_is_explained() {
    let text = "[Game \"tzaar\"]\n[Setup \"fixed\"]\n1. e4xd4\n2. pass\n";
    let error = Record::read(text).unwrap_err();
    let sentence = Words::new(Language::English).record_error(&error);
    assert!(sentence.starts_with("line 4: move 2, pass: the first move of a turn"), "{sentence}");
}

#[test]
fn a_t_in_danger_is_announced() {
    let [english, french] = Language::ALL.map(Words::new);
    assert_eq!(english.announcement(Announcement::Terrace), "Terrace!");
    assert_eq!(french.announcement(Announcement::Mate), "Terrace et mat\u{202f}!");
}
