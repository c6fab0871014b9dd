//! Texts of moves.

use std::fmt::Display;
use std::str::FromStr;
use tablier_games::{tanagra, tchag, terrace, tzaar};

/// Reads a text as a move of each game: a move that is read has that very text.
pub fn moves(text: &str) {
    prints_back::<tzaar::Move>(text);
    prints_back::<terrace::Move>(text);
    prints_back::<tchag::Move>(text);
    prints_back::<tanagra::Move>(text);
}

fn prints_back<M: FromStr + Display>(text: &str) {
    if let Ok(ply) = text.parse::<M>() {
        assert_eq!(ply.to_string(), text);
    }
}
