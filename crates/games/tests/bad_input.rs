//! Bad input, tried on purpose: every "impossible, and refused" of the rules pages, strange positions that must
//! be accepted all the same, and moves that are illegal or unreadable.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod tables;

use tables::rows;
use tablier_games::{AnyPosition, GameKind, Refusal};

#[test]
fn impossible_positions_are_refused_and_the_field_is_named() {
    let mut count = 0;
    for [game, field, why, text] in rows(include_str!("data/refused.tsv")) {
        let kind: GameKind = game.parse().unwrap();
        let error =
            AnyPosition::parse(kind, &text).expect_err(&format!("accepted, though {why}: {game} {text:?}"));
        assert_eq!(error.field.name(), field, "{why}, not {error}: {game} {text:?}");
        count += 1;
    }
    assert!(count > 400);
}

#[test]
fn strange_positions_are_accepted() {
    let mut count = 0;
    for [game, outcome, remark, text] in rows(include_str!("data/accepted.tsv")) {
        let kind: GameKind = game.parse().unwrap();
        let position =
            AnyPosition::parse(kind, &text).unwrap_or_else(|error| panic!("{remark}: {error}: {text}"));
        assert_eq!(position.to_string(), text, "{remark}");
        let actual = match position.outcome() {
            None => "-".to_owned(),
            Some(outcome) => outcome.winner.map_or("draw".to_owned(), |seat| kind.letter(seat).to_string()),
        };
        assert_eq!(actual, outcome, "{remark}: {text}");
        for ply in position.moves() {
            let mut next = position.clone();
            next.play(ply).unwrap();
            let read = AnyPosition::parse(kind, &next.to_string());
            assert_eq!(read, Ok(next), "{remark}: {text} {ply}");
        }
        count += 1;
    }
    assert!(count > 80);
}

#[test]
fn illegal_moves_are_refused_for_the_right_reason() {
    let mut count = 0;
    for [game, why, reason, ply, text] in rows(include_str!("data/illegal.tsv")) {
        let position = AnyPosition::parse(game.parse().unwrap(), &text).unwrap();
        let refusal = position.read_move(&ply).expect_err(&format!("{why}: {ply:?} {text}"));
        assert_eq!(name(refusal), reason, "{why}: {ply:?} {text}");
        count += 1;
    }
    assert!(count > 250);
}

/// The name of a reason, without what it holds.
fn name(refusal: Refusal) -> String {
    let printed = match refusal {
        Refusal::Tzaar(reason) => format!("{reason:?}"),
        Refusal::Terrace(reason) => format!("{reason:?}"),
        Refusal::Tchag(reason) => format!("{reason:?}"),
        Refusal::Tanagra(reason) => format!("{reason:?}"),
        Refusal::Unreadable | Refusal::Over => format!("{refusal:?}"),
    };
    printed.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}
