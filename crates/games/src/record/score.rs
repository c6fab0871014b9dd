//! The result as players write it.

use crate::{Outcome, Seat};

/// The result of a table of `seats`: a figure a seat, `1-0`, `0-0-1`, `1/2-1/2`; `*` while the game goes on.
pub(crate) fn score(outcome: Option<Outcome>, seats: u8) -> String {
    let Some(outcome) = outcome else {
        return "*".to_owned();
    };
    let figure = |seat: Seat| match outcome.winner {
        Some(winner) if winner == seat => "1",
        Some(_) => "0",
        None => "1/2",
    };
    let figures: Vec<&str> = Seat::all(seats).map(figure).collect();
    figures.join("-")
}

/// Whether a word looks like a result: no move of any game does.
pub(crate) fn is_score(word: &str) -> bool {
    let figures = word.bytes().all(|byte| matches!(byte, b'0' | b'1' | b'2' | b'/' | b'-'));
    word == "*" || (figures && word.contains('-'))
}
