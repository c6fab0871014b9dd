//! The examples of the rules pages: legal moves, one move applied, perft and outcome of many positions.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use serde::Deserialize;
use tablier_games::tanagra::Tanagra;
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::tzaar::Tzaar;
use tablier_games::{Position, perft};

#[derive(Deserialize)]
struct Example {
    game: String,
    position: String,
    depth: u32,
    nodes: u64,
    moves: Vec<String>,
    #[serde(rename = "move")]
    ply: Option<String>,
    after: Option<String>,
    outcome: Option<String>,
}

fn examples() -> Vec<Example> {
    include_str!("data/examples.jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn check<P: Position>(example: &Example) {
    let text = &example.position;
    let position: P = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), *text);

    let mut moves: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
    moves.sort_unstable();
    assert_eq!(moves, example.moves, "{text}");
    assert_eq!(perft(&position, example.depth), example.nodes, "{text}");

    let outcome = position.outcome().map(|outcome| match outcome.winner {
        Some(seat) => P::KIND.letter(seat).to_string(),
        None => "draw".to_owned(),
    });
    assert_eq!(outcome, example.outcome, "{text}");

    if let (Some(ply), Some(after)) = (&example.ply, &example.after) {
        let mut next = position.clone();
        next.play(position.read_move(ply).unwrap()).unwrap();
        assert_eq!(next.to_string(), *after, "{text} {ply}");
        let read: P = after.parse().unwrap();
        assert_eq!(next, read, "{text} {ply}");
        assert_eq!(next.key(), read.key(), "{text} {ply}");
    }
}

#[test]
fn every_example_holds() {
    let examples = examples();
    assert_eq!(examples.len(), 309);
    for example in &examples {
        match example.game.as_str() {
            "tzaar" => check::<Tzaar>(example),
            "terrace" => check::<Terrace>(example),
            "tchag" => check::<Tchag>(example),
            "tanagra" => check::<Tanagra>(example),
            other => panic!("{other} is no game"),
        }
    }
}
