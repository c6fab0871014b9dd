//! Why a move of Terrace is not played.

use crate::Words;
use tablier_games::terrace::{Refusal, Square};

pub(super) fn sentence(words: &Words, refusal: Refusal) -> String {
    let one = |id, at: Square| words.tell(id, &[("at", &at)]);
    let two = |id, from: Square, to: Square| words.tell(id, &[("from", &from), ("to", &to)]);
    match refusal {
        Refusal::OffBoard(at) => one("terrace-refusal-off-board", at),
        Refusal::Empty(at) => one("terrace-refusal-empty", at),
        Refusal::NotYours(at) => one("terrace-refusal-not-yours", at),
        Refusal::SameSquare(at) => one("terrace-refusal-same-square", at),
        Refusal::Occupied(at) => one("terrace-refusal-occupied", at),
        Refusal::NotVacant(at) => one("terrace-refusal-not-vacant", at),
        Refusal::NothingThere(at) => one("terrace-refusal-nothing-there", at),
        Refusal::LevelGap(from, to) => two("terrace-refusal-level-gap", from, to),
        Refusal::OtherTerrace(from, to) => two("terrace-refusal-other-terrace", from, to),
        Refusal::NotBeside(from, to) => two("terrace-refusal-not-beside", from, to),
        Refusal::DownDiagonally(from, to) => two("terrace-refusal-down-diagonally", from, to),
        Refusal::Blocked { from, to, by } => {
            words.tell("terrace-refusal-blocked", &[("from", &from), ("to", &to), ("by", &by)])
        }
        Refusal::CaptureNotDown(from, to) => two("terrace-refusal-capture-not-down", from, to),
        Refusal::CaptureNotDiagonal(from, to) => two("terrace-refusal-capture-not-diagonal", from, to),
        Refusal::Bigger { from, to } => two("terrace-refusal-bigger", from, to),
    }
}
