//! Why a move of Tchag is not played.

use crate::Words;
use tablier_games::tchag::{Cell, Move, Refusal};

pub(super) fn sentence(words: &Words, refusal: Refusal) -> String {
    let plain = |id| words.say(id, &[]);
    let one = |id, at: Cell| words.tell(id, &[("at", &at)]);
    match refusal {
        Refusal::CloseFirst(hole) => one("tchag-refusal-close-first", hole),
        Refusal::RejoinFirst => plain("tchag-refusal-rejoin-first"),
        Refusal::NothingToRepair => plain("tchag-refusal-nothing-to-repair"),
        Refusal::NoPawn(at) => one("tchag-refusal-no-pawn", at),
        Refusal::NotYours(at) => one("tchag-refusal-not-yours", at),
        Refusal::StraightOnly(at) => one("tchag-refusal-straight-only", at),
        Refusal::DiagonalOnly(at) => one("tchag-refusal-diagonal-only", at),
        Refusal::NoStone(at) => one("tchag-refusal-no-stone", at),
        Refusal::OwnPawn(at) => one("tchag-refusal-own-pawn", at),
        Refusal::NothingToTake(at) => one("tchag-refusal-nothing-to-take", at),
        Refusal::EnemyThere(at) => one("tchag-refusal-enemy-there", at),
        Refusal::OpponentCanMove => plain("tchag-refusal-opponent-can-move"),
        Refusal::NotCut { hole, direction } => {
            words.tell("tchag-refusal-not-cut", &[("at", &hole), ("direction", &direction.letter())])
        }
        Refusal::DoesNotRejoin { line, direction } => {
            words.tell("tchag-refusal-does-not-rejoin", &[("slide", &Move::Slide { line, direction })])
        }
        Refusal::NotShortest => plain("tchag-refusal-not-shortest"),
    }
}
