//! Why a move of TZAAR is not played.

use crate::Words;
use tablier_games::tzaar::{Point, Refusal};

pub(super) fn sentence(words: &Words, refusal: Refusal) -> String {
    let plain = |id| words.say(id, &[]);
    let one = |id, at: Point| words.tell(id, &[("at", &at)]);
    let two = |id, from: Point, to: Point| words.tell(id, &[("from", &from), ("to", &to)]);
    match refusal {
        Refusal::StillPlacing => plain("tzaar-refusal-still-placing"),
        Refusal::PlacingOver => plain("tzaar-refusal-placing-over"),
        Refusal::Occupied(at) => one("tzaar-refusal-occupied", at),
        Refusal::NoneLeft(kind) => words.tell("tzaar-refusal-none-left", &[("kind", &kind.letter())]),
        Refusal::MustCapture => plain("tzaar-refusal-must-capture"),
        Refusal::CaptureFirst => plain("tzaar-refusal-capture-first"),
        Refusal::Empty(at) => one("tzaar-refusal-empty", at),
        Refusal::NotYours(at) => one("tzaar-refusal-not-yours", at),
        Refusal::SamePoint(at) => one("tzaar-refusal-same-point", at),
        Refusal::NotInLine(from, to) => two("tzaar-refusal-not-in-line", from, to),
        Refusal::AcrossTheHole(from, to) => two("tzaar-refusal-across-the-hole", from, to),
        Refusal::Blocked { from, to, by } => {
            words.tell("tzaar-refusal-blocked", &[("from", &from), ("to", &to), ("by", &by)])
        }
        Refusal::NothingThere(at) => one("tzaar-refusal-nothing-there", at),
        Refusal::TakesOwn(from, to) => two("tzaar-refusal-takes-own", from, to),
        Refusal::StacksOnEnemy(from, to) => two("tzaar-refusal-stacks-on-enemy", from, to),
        Refusal::Higher { from, to } => two("tzaar-refusal-higher", from, to),
    }
}
