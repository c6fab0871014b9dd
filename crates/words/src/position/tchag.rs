//! What is wrong with the text of a position of Tchag.

use super::visible;
use crate::Words;
use tablier_games::tchag::{Colour, Fault};

pub(super) fn sentence(words: &Words, fault: Fault) -> String {
    let plain = |id| words.say(id, &[]);
    match fault {
        Fault::Shape => plain("tchag-fault-shape"),
        Fault::NotAStone { found } => words.tell("tchag-fault-not-a-stone", &[("found", &visible(found))]),
        Fault::TooManyPawns { colour } => {
            words.tell("tchag-fault-too-many-pawns", &[("colour", &key(colour))])
        }
        Fault::NoPawns => plain("tchag-fault-no-pawns"),
        Fault::BrokenLines => plain("tchag-fault-broken-lines"),
        Fault::SeveralZones => plain("tchag-fault-several-zones"),
        Fault::SideIsStuck => plain("tchag-fault-side-is-stuck"),
        Fault::StopWithMoves => plain("tchag-fault-stop-with-moves"),
        Fault::HoleName => plain("tchag-fault-hole-name"),
        Fault::HoleHasStone { at } => words.tell("tchag-fault-hole-has-stone", &[("at", &at)]),
        Fault::HoleCutsNothing { at } => words.tell("tchag-fault-hole-cuts-nothing", &[("at", &at)]),
        Fault::NotTwoZones => plain("tchag-fault-not-two-zones"),
        Fault::LastPawnGone => plain("tchag-fault-last-pawn-gone"),
        Fault::RepairsOutsideRepair => plain("tchag-fault-repairs-outside-repair"),
    }
}

/// What a colour is called inside the messages.
const fn key(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
    }
}
