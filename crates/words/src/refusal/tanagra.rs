//! Why a move of Tanagra is not played.

use crate::Words;
use tablier_games::Names;
use tablier_games::tanagra::{Cell, Pawn, Refusal};

pub(super) fn sentence(words: &Words, refusal: Refusal, names: &Names) -> String {
    let plain = |id| words.say(id, &[]);
    let spot = |cell: Cell| names.spot(cell.into());
    let one = |id, at: Cell| words.tell(id, &[("at", &spot(at))]);
    let two = |id, from: Cell, to: Cell| words.tell(id, &[("from", &spot(from)), ("to", &spot(to))]);
    let of_pawn = |id, pawn: Pawn| words.tell(id, &[("pawn", &pawn)]);
    match refusal {
        Refusal::StillLaying => plain("tanagra-refusal-still-laying"),
        Refusal::LayingOver => plain("tanagra-refusal-laying-over"),
        Refusal::FirstPlace => plain("tanagra-refusal-first-place"),
        Refusal::NotYourPawn(pawn) => of_pawn("tanagra-refusal-not-your-pawn", pawn),
        Refusal::NoneLeft(pawn) => of_pawn("tanagra-refusal-none-left", pawn),
        Refusal::DisposeFirst(tile) => one("tanagra-refusal-dispose-first", tile),
        Refusal::NothingToDispose => plain("tanagra-refusal-nothing-to-dispose"),
        Refusal::SamePlace(at) => one("tanagra-refusal-same-place", at),
        Refusal::Overlaps { place, tile } if place == tile => one("tanagra-place-taken", place),
        Refusal::Overlaps { place, tile } => {
            words.tell("tanagra-refusal-overlaps", &[("place", &spot(place)), ("tile", &spot(tile))])
        }
        Refusal::NoContact(at) => one("tanagra-refusal-no-contact", at),
        Refusal::TooFar(at) => words.tell("tanagra-refusal-too-far", &[("at", &at), ("most", &Cell::LIMIT)]),
        Refusal::NoTile(at) => one("tanagra-refusal-no-tile", at),
        Refusal::NoPawn(at) => one("tanagra-refusal-no-pawn", at),
        Refusal::NotYours(at) => one("tanagra-refusal-not-yours", at),
        Refusal::SameCell(at) => one("tanagra-refusal-same-cell", at),
        Refusal::NotReached(from, to) => two("tanagra-refusal-not-reached", from, to),
        Refusal::OwnPawn(at) => one("tanagra-refusal-own-pawn", at),
        Refusal::NotPrey { from, to } => two("tanagra-refusal-not-prey", from, to),
        Refusal::NothingToTake(at) => one("tanagra-refusal-nothing-to-take", at),
        Refusal::PreyThere(at) => one("tanagra-refusal-prey-there", at),
        Refusal::MustMove => plain("tanagra-refusal-must-move"),
    }
}

/// What is said of a place that is marked on the board: only these can come of pointing at one.
pub(super) fn marked(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::NotReached(..) => words.say("tanagra-marked-not-reached", &[]),
        Refusal::OwnPawn(_) => words.say("tanagra-marked-own-pawn", &[]),
        Refusal::NotPrey { .. } => words.say("tanagra-marked-not-prey", &[]),
        other => sentence(words, other, &Names::default()),
    }
}
