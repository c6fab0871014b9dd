//! What is wrong with the text of a position of Tanagra.

use super::visible;
use crate::Words;
use tablier_games::GameKind;
use tablier_games::tanagra::{Cell, Fault};

pub(super) fn sentence(words: &Words, fault: Fault) -> String {
    let plain = |id| words.say(id, &[]);
    let of_tile = |id, tile: Cell| words.tell(id, &[("tile", &tile)]);
    match fault {
        Fault::TileForm { place } => words.tell("tanagra-fault-tile-form", &[("place", &place)]),
        Fault::TooFar { place } => {
            words.tell("tanagra-fault-too-far", &[("place", &place), ("most", &Cell::LIMIT)])
        }
        Fault::NotAPawn { found } => words.tell("tanagra-fault-not-a-pawn", &[("found", &visible(found))]),
        Fault::NoSuchPawn { pawn } => words.tell("tanagra-fault-no-such-pawn", &[("pawn", &pawn)]),
        Fault::Overlap { tile, other } if tile == other => of_tile("tanagra-tile-twice", tile),
        Fault::Overlap { tile, other } => {
            words.tell("tanagra-fault-overlap", &[("tile", &tile), ("other", &other)])
        }
        Fault::Unsorted { tile } => of_tile("tanagra-fault-unsorted", tile),
        Fault::TooManyTiles { most } => words.tell("tanagra-fault-too-many-tiles", &[("most", &most)]),
        Fault::TooManyPawns { pawn, most } => {
            words.tell("tanagra-fault-too-many-pawns", &[("pawn", &pawn), ("most", &most)])
        }
        Fault::SeveralSeriesGone => plain("tanagra-fault-several-series-gone"),
        Fault::NoSuchSeat { seat } => {
            words.fault_of_seat("tanagra-fault-no-such-seat", GameKind::Tanagra, seat)
        }
        Fault::LayingDone => plain("tanagra-fault-laying-done"),
        Fault::LayingFirstTile => plain("tanagra-fault-laying-first-tile"),
        Fault::LayingPawn { tile } => of_tile("tanagra-fault-laying-pawn", tile),
        Fault::LayingApart => plain("tanagra-fault-laying-apart"),
        Fault::LayingOrder => plain("tanagra-fault-laying-order"),
        Fault::LayingQuiet => plain("tanagra-fault-laying-quiet"),
        Fault::DisposeForm => plain("tanagra-fault-dispose-form"),
        Fault::DisposeNoTile => plain("tanagra-fault-dispose-no-tile"),
        Fault::DisposePawns { tile } => of_tile("tanagra-fault-dispose-pawns", tile),
    }
}
