//! Problems as text.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tablier_games::{AnyPosition, GameKind, Puzzle, PuzzleError};

const LINE: &str = "....../.G..../.GG.../..BrByGG/..BG../...... y m 0\td3xc3\t1\t1\td3xc3";

#[test]
fn a_problem_is_written_as_it_was_read() {
    let puzzle: Puzzle = LINE.parse().unwrap();
    assert_eq!(puzzle.to_string(), LINE);
    assert_eq!((puzzle.turns, puzzle.grade), (1, 1));
    let read = puzzle.read(GameKind::Tchag).unwrap();
    assert_eq!(read.position, AnyPosition::parse(GameKind::Tchag, &puzzle.position).unwrap());
    assert_eq!(read.solution, read.line);
    assert_eq!(read.solved.outcome().unwrap().winner, Some(read.position.side()));
}

#[test]
fn what_is_no_problem_is_refused() {
    let with = |from: &str, to: &str| LINE.replacen(from, to, 1).parse::<Puzzle>();
    assert_eq!(with("\t1\t", "\t"), Err(PuzzleError::Fields));
    assert_eq!(with("\td3xc3\t", "\t\t"), Err(PuzzleError::NoSolution));
    assert_eq!(with("\t1\t", "\t0\t"), Err(PuzzleError::Turns));
    assert_eq!(with("\t1\t1", "\t1\t6"), Err(PuzzleError::Grade));
    assert_eq!(with("\td3xc3\t", "\td3-c4\t"), Err(PuzzleError::Line));
    assert_eq!("".parse::<Puzzle>(), Err(PuzzleError::Fields));
    let read = |from, to: &str| LINE.replace(from, to).parse::<Puzzle>().unwrap().read(GameKind::Tchag);
    assert!(matches!(read("....../.G", "?/.G"), Err(PuzzleError::Position(_))));
    assert!(matches!(read("d3xc3", "d3xa1"), Err(PuzzleError::Ply { number: 1, .. })));
}
