//! Bad input, tried on purpose: every "impossible, and refused" of the rules pages, strange positions that must
//! be accepted all the same, and moves that are illegal or unreadable.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::HashMap;
use tablier_games::{AnyPosition, GameKind};

/// The rows of a table, their cells unescaped.
fn rows(table: &'static str) -> impl Iterator<Item = Vec<String>> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').map(unescape).collect())
}

/// The tables write awkward characters as `\t`, `\n`, `\r`, `\x20` and `\u00e9`.
fn unescape(cell: &str) -> String {
    let mut text = String::new();
    let mut rest = cell;
    while let Some((before, after)) = rest.split_once('\\') {
        text.push_str(before);
        let (kind, after) = after.split_at(1);
        let digits = match kind {
            "x" => 2,
            "u" => 4,
            _ => 0,
        };
        text.push(match kind {
            "t" => '\t',
            "n" => '\n',
            "r" => '\r',
            "x" | "u" => u32::from_str_radix(&after[..digits], 16).ok().and_then(char::from_u32).unwrap(),
            other => panic!("\\{other} is no escape"),
        });
        rest = &after[digits..];
    }
    text + rest
}

#[test]
fn impossible_positions_are_refused_and_the_field_is_named() {
    // Where a page leaves open which of two fields is to blame, either will do.
    let others: HashMap<(String, String), String> = rows(include_str!("data/refused-other-fields.tsv"))
        .map(|row| ((row[0].clone(), row[2].clone()), row[1].clone()))
        .collect();
    let mut wrong = Vec::new();
    let mut count = 0;
    for row in rows(include_str!("data/refused.tsv")) {
        let [game, field, why, text] = &row[..] else { panic!("{row:?}") };
        let kind: GameKind = game.parse().unwrap();
        let also = others.get(&(game.clone(), text.clone()));
        count += 1;
        match AnyPosition::parse(kind, text) {
            Ok(_) => wrong.push(format!("accepted, though {why}: {game} {text:?}")),
            Err(error) => {
                let blamed = error.field.name();
                if blamed != field && !also.is_some_and(|also| also.split('|').any(|name| name == blamed)) {
                    wrong.push(format!("{field} is to blame ({why}), not {error}: {game} {text:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 400);
}

#[test]
fn strange_positions_are_accepted() {
    let mut count = 0;
    for row in rows(include_str!("data/accepted.tsv")) {
        let [game, outcome, remark, text] = &row[..] else { panic!("{row:?}") };
        let kind: GameKind = game.parse().unwrap();
        let position =
            AnyPosition::parse(kind, text).unwrap_or_else(|error| panic!("{remark}: {error}: {text}"));
        assert_eq!(position.to_string(), *text, "{remark}");
        let actual = match position.outcome() {
            None => "-".to_owned(),
            Some(outcome) => outcome.winner.map_or("draw".to_owned(), |seat| kind.letter(seat).to_string()),
        };
        assert_eq!(actual, *outcome, "{remark}: {text}");
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
fn illegal_moves_are_refused() {
    let mut count = 0;
    for row in rows(include_str!("data/illegal.tsv")) {
        let [game, why, ply, text] = &row[..] else { panic!("{row:?}") };
        let position = AnyPosition::parse(game.parse().unwrap(), text).unwrap();
        assert!(position.read_move(ply).is_err(), "{why}: {ply:?} {text}");
        count += 1;
    }
    assert!(count > 250);
}
