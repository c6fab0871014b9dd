//! Nothing panics on any text, and whatever is accepted is canonical.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use proptest::prelude::*;
use proptest::sample::{Index, select};
use tablier_games::record::{Record, Records};
use tablier_games::{AnyPosition, GameKind, Puzzle};

/// Characters of which texts are made, and some others.
const SIGNS: &str = "abcdefghiABTROtrohmzspxvgGBy0123456789.,;=^/@+->* é\u{a0}\n[]{}()\"\\:";

fn sign() -> impl Strategy<Value = char> {
    select(SIGNS.chars().collect::<Vec<_>>())
}

/// Positions of all games, as texts.
fn position_text() -> impl Strategy<Value = (GameKind, String)> {
    let lines = include_str!("data/accepted.tsv").lines().filter(|line| !line.starts_with('#'));
    let positions: Vec<(GameKind, String)> = lines
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            (cells[0].parse().unwrap(), cells[3].to_owned())
        })
        .collect();
    select(positions)
}

/// One way to spoil a text.
fn spoil(text: &str, place: Index, sign: char, how: u8) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let place = place.index(letters.len() + 1);
    match how {
        0 => letters.insert(place, sign),
        1 if place < letters.len() => letters[place] = sign,
        2 if place < letters.len() => drop(letters.remove(place)),
        _ => letters.truncate(place),
    }
    letters.into_iter().collect()
}

/// What must hold of every position that is accepted.
fn check(position: &AnyPosition, text: &str) {
    assert_eq!(position.to_string(), text);
    let moves = position.moves();
    assert_eq!(moves.len() as u64, position.count_moves(), "{text}");
    assert_eq!(moves.is_empty(), position.outcome().is_some(), "{text}");
    assert!(!position.diagram().is_empty() || text.starts_with('-'), "{text}");
    for ply in moves {
        let mut next = position.clone();
        next.play(ply).unwrap();
        assert_eq!(AnyPosition::parse(position.kind(), &next.to_string()), Ok(next), "{text} {ply}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_position_text(letters in proptest::collection::vec(sign(), 0..60)) {
        let text: String = letters.into_iter().collect();
        for kind in GameKind::ALL {
            if let Ok(position) = AnyPosition::parse(kind, &text) {
                check(&position, &text);
            }
        }
    }

    #[test]
    fn spoilt_position_texts(
        (kind, text) in position_text(),
        spoils in proptest::collection::vec((any::<Index>(), sign(), 0u8..4), 1..3),
    ) {
        let text = spoils.into_iter().fold(text, |text, (place, sign, how)| spoil(&text, place, sign, how));
        if let Ok(position) = AnyPosition::parse(kind, &text) {
            check(&position, &text);
        }
    }

    #[test]
    fn any_move_text((kind, text) in position_text(), letters in proptest::collection::vec(sign(), 0..12)) {
        let position = AnyPosition::parse(kind, &text).unwrap();
        let ply: String = letters.into_iter().collect();
        if let Ok(read) = position.read_move(&ply) {
            assert_eq!(read.to_string(), ply);
        }
    }

    #[test]
    fn spoilt_move_texts((kind, text) in position_text(), pick: Index, place: Index, sign in sign(), how in 0u8..4) {
        let position = AnyPosition::parse(kind, &text).unwrap();
        let moves = position.moves();
        if moves.is_empty() {
            return Ok(());
        }
        let ply = spoil(&moves[pick.index(moves.len())].to_string(), place, sign, how);
        if let Ok(read) = position.read_move(&ply) {
            assert_eq!(read.to_string(), ply);
            assert!(moves.contains(&read));
        }
    }

    #[test]
    fn any_record(letters in proptest::collection::vec(sign(), 0..200)) {
        let text: String = letters.into_iter().collect();
        assert!(Records::new(&text).count() <= text.len());
    }

    #[test]
    fn spoilt_records(place: Index, sign in sign(), how in 0u8..4) {
        let text = spoil(include_str!("data/golden/tchag-standard.txt"), place, sign, how);
        if let Ok(record) = Record::read(&text) {
            let written = record.to_string();
            assert_eq!(Record::read(&written).unwrap().to_string(), written);
        }
    }

    #[test]
    fn spoilt_problems(place: Index, sign in sign(), how in 0u8..4) {
        let line = "....../.GBrByG./.G..../....../....../...... y m 0\td5xc5\t1\t1\td5xc5";
        if let Ok(puzzle) = spoil(line, place, sign, how).parse::<Puzzle>() {
            assert_eq!(puzzle.to_string().parse(), Ok(puzzle.clone()));
            for kind in GameKind::ALL {
                if let Ok(read) = puzzle.read(kind) {
                    assert_eq!(read.line.len(), puzzle.line.len());
                }
            }
        }
    }
}
