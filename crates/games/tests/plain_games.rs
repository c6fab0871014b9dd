//! The fast games against slow, plain ones written from the rules pages, on random games.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;
mod plain;
mod tables;

use common::walk_all;
use std::collections::BTreeMap;
use tables::rows;
use tablier_games::terrace::{Announcement, Terrace};
use tablier_games::{GameKind, Position};

/// What a plain game answers: legal moves, the position after a move, and the winner's letter or `draw`.
struct Plain {
    moves: fn(&str) -> Vec<String>,
    apply: fn(&str, &str) -> String,
    outcome: fn(&str) -> Option<String>,
}

fn plain_game(kind: GameKind) -> Plain {
    macro_rules! plain {
        ($game:ident) => {
            Plain { moves: plain::$game::moves, apply: plain::$game::apply, outcome: plain::$game::outcome }
        };
    }
    match kind {
        GameKind::Tzaar => plain!(tzaar),
        GameKind::Terrace => plain!(terrace),
        GameKind::Tchag => plain!(tchag),
        GameKind::Tanagra => plain!(tanagra),
    }
}

for_every_game! {
    agrees_with_the_plain_game;
    strange_positions_agree;
}

fn agrees_with_the_plain_game<P: Position>() {
    walk_all::<P>(36, compare);
}

/// Strange positions too: the end of the turn numbers, repairs beyond eight, islands at the edge of the plane.
fn strange_positions_agree<P: Position>() {
    let mut count = 0;
    for [game, _, _, text] in rows(include_str!("data/accepted.tsv")) {
        if game == P::KIND.name() {
            compare::<P>(&text.parse().unwrap());
            count += 1;
        }
    }
    assert!(count > 15);
}

fn compare<P: Position>(position: &P) {
    let plain = plain_game(P::KIND);
    let text = position.to_string();
    let mut moves: Vec<(String, P::Move)> =
        position.moves().iter().map(|ply| (ply.to_string(), *ply)).collect();
    moves.sort_by(|(one, _), (other, _)| one.cmp(other));
    let names: Vec<&String> = moves.iter().map(|(name, _)| name).collect();
    let expected = (plain.moves)(&text);
    assert_eq!(names, expected.iter().collect::<Vec<_>>(), "{text}");

    let outcome = position.outcome().map(|outcome| match outcome.winner {
        Some(seat) => P::KIND.letter(seat).to_string(),
        None => "draw".to_owned(),
    });
    assert_eq!(outcome, (plain.outcome)(&text), "{text}");

    // Every seventh move is enough to meet every kind of move many times.
    for (name, ply) in moves.iter().step_by(7) {
        let mut next = position.clone();
        next.play_unchecked(*ply);
        assert_eq!(next.to_string(), (plain.apply)(&text, name), "{text} {name}");
    }
}

/// Positions in which a mate is at hand, or seems to be: the T steps onto its goal, the other T falls, or the game is drawn.
const MATES: [&str; 6] = [
    "......a2bT/.....a3../......a2./......../......../..aT...../......../........ 2 a 0",
    "......a2bT/.....a3../......a2./......../......../..aT...../......../........ 2 a 198",
    "......a2bT/.....a3../......a2./......../.b1....../..aT...../......../........ 2 a 0",
    "......../......../......../.......aT/......../.a3a3...../..a3a2..../.bT...... 2 a 0",
    "......../......../......../.......aT/......../.a3a3...../..a3a2..../a4bT...... 2 a 0",
    "......../......../......../.......aT/......../...a1b2.../..a4bTa4.../...a1.a3.. 2 a 0",
];

/// What is announced at a table of Terrace, on random games and where a mate is at hand.
#[test]
fn announcements_agree_with_the_plain_game() {
    let mut heard = BTreeMap::new();
    let mut compare = |position: &Terrace, step: usize| {
        let text = position.to_string();
        for ply in position.moves().into_iter().step_by(step) {
            let mut next = *position;
            next.play_unchecked(ply);
            let announced = next.announcement(position.side()).map(|announcement| match announcement {
                Announcement::Terrace => "Terrace",
                Announcement::Mate => "Terrace and mate",
            });
            assert_eq!(announced, plain::terrace::announcement(&text, &ply.to_string()), "{text} {ply}");
            *heard.entry(announced).or_insert(0) += 1;
        }
    };
    walk_all::<Terrace>(12, |position| compare(position, 11));
    for text in MATES {
        compare(&text.parse().unwrap(), 1);
    }
    assert!(heard.len() == 3 && heard.values().all(|times| *times >= 3), "{heard:?}");
}
