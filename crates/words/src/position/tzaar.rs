//! What is wrong with the text of a position of TZAAR.

use super::visible;
use crate::Words;
use tablier_games::tzaar::{Colour, Fault};

pub(super) fn sentence(words: &Words, fault: Fault) -> String {
    let plain = |id| words.say(id, &[]);
    match fault {
        Fault::ColumnCount => plain("tzaar-fault-column-count"),
        Fault::ColumnLength { column, expected } => {
            words.tell("tzaar-fault-column-length", &[("column", &column), ("expected", &expected)])
        }
        Fault::NotAPiece { found } => words.tell("tzaar-fault-not-a-piece", &[("found", &visible(found))]),
        Fault::Height { at } => words.tell("tzaar-fault-height", &[("at", &at)]),
        Fault::TooManyPieces { colour } => {
            words.tell("tzaar-fault-too-many-pieces", &[("colour", &key(colour))])
        }
        Fault::TooManyOfKind { colour, kind } => words.tell(
            "tzaar-fault-too-many-of-kind",
            &[("colour", &key(colour)), ("kind", &kind.letter()), ("most", &kind.pieces())],
        ),
        Fault::BothLackKind => plain("tzaar-fault-both-lack-kind"),
        Fault::TurnOfTheOther => plain("tzaar-fault-turn-of-the-other"),
        Fault::OpeningIncomplete => plain("tzaar-fault-opening-incomplete"),
        Fault::OpeningSecondMove => plain("tzaar-fault-opening-second-move"),
        Fault::PlacingTurn => plain("tzaar-fault-placing-turn"),
        Fault::PlacingStack { at } => words.tell("tzaar-fault-placing-stack", &[("at", &at)]),
        Fault::PlacingDone => plain("tzaar-fault-placing-done"),
        Fault::PlacingOrder => plain("tzaar-fault-placing-order"),
    }
}

/// What a colour is called inside the messages.
const fn key(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}
