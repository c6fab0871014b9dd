//! One suite that holds every game to the contract of [`Position`].

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::walk_all;
use std::collections::{HashMap, HashSet};
use tablier_games::{GameKind, MOST_MOVES, Position, Refusal};

/// Random games a test.
const GAMES: u64 = 90;

for_every_game! {
    texts_round_trip;
    move_texts_are_unique_and_round_trip;
    moves_are_counted_as_they_are_listed;
    the_end_is_the_end;
    keys_forget_counters_and_shifts;
    different_positions_have_different_keys;
    moves_of_other_positions_are_refused_with_a_reason;
    the_turn_passes_only_between_turns;
}

fn texts_round_trip<P: Position>() {
    walk_all::<P>(GAMES, |position| {
        let text = position.to_string();
        let read: P = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read, *position, "{text}");
        assert_eq!(read.to_string(), text);
        assert_eq!(read.key(), position.key(), "{text}: the key is not kept up to date");
    });
}

fn move_texts_are_unique_and_round_trip<P: Position>() {
    walk_all::<P>(GAMES, |position| {
        let mut texts = HashSet::new();
        for ply in position.moves() {
            let text = ply.to_string();
            assert!(!text.contains(char::is_whitespace));
            assert_eq!(position.read_move(&text), Ok(ply), "{position} {text}");
            assert!(texts.insert(text), "{position}: {ply} twice");
        }
    });
}

fn moves_are_counted_as_they_are_listed<P: Position>() {
    walk_all::<P>(GAMES, |position| {
        let mut listed = 0;
        position.for_each_move(|_| listed += 1);
        assert_eq!(position.count_moves(), listed, "{position}");
        assert!(listed < MOST_MOVES as u64);
    });
}

fn the_end_is_the_end<P: Position>() {
    walk_all::<P>(GAMES, |position| {
        let moves = position.moves();
        assert_eq!(position.outcome().is_some(), moves.is_empty(), "{position}");
        for ply in moves {
            let mut next = position.clone();
            next.play(ply).unwrap();
            if next.outcome().is_some() {
                assert_eq!(next.count_moves(), 0, "{next}");
                assert_eq!(next.check(ply), Err(Refusal::Over), "{next}");
            }
        }
    });
}

/// The text without counters, with Tanagra's plane moved to where its first tile lies at the origin; two
/// positions have equal keys exactly when these agree.
fn essence<P: Position>(position: &P) -> String {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    match P::KIND {
        GameKind::Tzaar => format!("{} {} {} {}", fields[0], fields[1], fields[2], fields[3] == "1"),
        GameKind::Terrace => fields[..3].join(" "),
        GameKind::Tchag => format!("{} {}", fields[..3].join(" "), fields[3].parse::<u8>().unwrap() >= 8),
        GameKind::Tanagra => {
            let shifted = shift_to_origin(&text);
            shifted[..shifted.rfind(' ').unwrap()].to_owned()
        }
    }
}

/// Adds to all coordinates of a Tanagra text.
fn shift(text: &str, by: (i32, i32)) -> String {
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let moved = |name: &str| {
        let (i, j) = name[..name.len() - 1].split_once(',').unwrap();
        let (i, j): (i32, i32) = (i.parse().unwrap(), j.parse().unwrap());
        format!("{},{}{}", i + by.0, j + by.1, &name[name.len() - 1..])
    };
    if fields[0] != "-" {
        let tiles = fields[0].split(';').map(|tile| {
            let (name, pawns) = tile.split_once('=').unwrap();
            format!("{}={pawns}", moved(name))
        });
        fields[0] = tiles.collect::<Vec<_>>().join(";");
    }
    if let Some(name) = fields[4].clone().strip_prefix('t') {
        fields[4] = format!("t{}", moved(name));
    }
    fields.join(" ")
}

fn shift_to_origin(text: &str) -> String {
    let Some((i, rest)) = text.split_once(',') else {
        return text.to_owned();
    };
    let j = &rest[..rest.find(['^', 'v']).unwrap()];
    shift(text, (-i.parse::<i32>().unwrap(), -j.parse::<i32>().unwrap()))
}

/// Other texts of positions that must have the same key.
fn same_but_for_counters<P: Position>(position: &P) -> Vec<String> {
    let text = position.to_string();
    let (rest, counter) = text.rsplit_once(' ').unwrap();
    let counter: u32 = counter.parse().unwrap();
    match P::KIND {
        GameKind::Tzaar if counter > 1 => {
            vec![format!("{rest} {}", counter + 2), format!("{rest} {}", 9998 + counter % 2)]
        }
        GameKind::Terrace => vec![format!("{rest} {}", (counter + 77) % 201)],
        GameKind::Tchag if position.mid_turn() => {
            vec![format!("{rest} {}", if counter < 8 { 7 - counter } else { 99 })]
        }
        GameKind::Tanagra if !text.contains(" p ") => {
            let other = format!("{rest} {}", (counter + 50) % 201);
            vec![shift(&text, (7, -3)), shift(&other, (-100, 40)), other]
        }
        _ => Vec::new(),
    }
}

fn keys_forget_counters_and_shifts<P: Position>() {
    let mut compared = 0;
    walk_all::<P>(GAMES, |position| {
        for text in same_but_for_counters(position) {
            let other: P = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(other.key(), position.key(), "{position} {other}");
            assert_eq!(essence(&other), essence(position));
            compared += 1;
        }
    });
    assert!(compared > 100);
}

fn different_positions_have_different_keys<P: Position>() {
    let mut essences: HashMap<u64, String> = HashMap::new();
    let mut note = |position: &P| {
        let essence = essence(position);
        match essences.get(&position.key()) {
            Some(other) => assert_eq!(essence, *other, "two positions with one key"),
            None => {
                essences.insert(position.key(), essence);
            }
        }
    };
    walk_all::<P>(GAMES / 2, |position| {
        note(position);
        for ply in position.moves() {
            let mut next = position.clone();
            next.play_unchecked(ply);
            note(&next);
        }
    });
    let keys = essences.len();
    let distinct: HashSet<String> = essences.into_values().collect();
    assert_eq!(distinct.len(), keys, "one position with two keys");
    assert!(keys > 5_000, "a sample of {keys} only");
}

fn moves_of_other_positions_are_refused_with_a_reason<P: Position>() {
    let mut seen: HashSet<P::Move> = HashSet::new();
    walk_all::<P>(9, |position| {
        let legal: HashSet<P::Move> = position.moves().into_iter().collect();
        for ply in &seen {
            assert_eq!(position.check(*ply).is_ok(), legal.contains(ply), "{position} {ply}");
        }
        if seen.len() < 300 {
            seen.extend(legal);
        }
    });
}

fn the_turn_passes_only_between_turns<P: Position>() {
    walk_all::<P>(GAMES, |position| {
        assert!(position.side().number() <= position.seats());
        for ply in position.moves() {
            let mut next = position.clone();
            next.play_unchecked(ply);
            if next.mid_turn() {
                assert_eq!(next.side(), position.side(), "{position} {ply}");
            }
        }
    });
}
