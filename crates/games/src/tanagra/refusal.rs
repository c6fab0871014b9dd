//! Why a move of Tanagra is not played.

use super::generate::group_of;
use super::pawn::Series;
use super::plane::{in_contact, overlap};
use super::{Cell, Move, Pawn, Stage, Tanagra};

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The tiles are still being laid.
    StillLaying,
    /// All tiles are laid.
    LayingOver,
    /// The first tile has its place.
    FirstPlace,
    /// The pawn is not one of the player to move.
    NotYourPawn(Pawn),
    /// All pawns of that series are laid.
    NoneLeft(Pawn),
    /// The empty tile must be disposed of first.
    DisposeFirst(Cell),
    /// No tile is to be disposed of.
    NothingToDispose,
    /// The tile would lie where it was.
    SamePlace(Cell),
    /// The tile would overlap another.
    Overlaps {
        /// Where it should lie.
        place: Cell,
        /// The tile in the way.
        tile: Cell,
    },
    /// The tile would touch no other.
    NoContact(Cell),
    /// The place is too far from the origin.
    TooFar(Cell),
    /// No tile lies there.
    NoTile(Cell),
    /// No pawn stands there.
    NoPawn(Cell),
    /// The pawn belongs to somebody else.
    NotYours(Cell),
    /// The move goes nowhere.
    SameCell(Cell),
    /// The cell is neither beside the pawn nor beside a chain of its like.
    NotReached(Cell, Cell),
    /// A pawn of one's own stands there.
    OwnPawn(Cell),
    /// A pawn stands there that this one does not take.
    NotPrey {
        /// Where the pawn stands.
        from: Cell,
        /// What it cannot take.
        to: Cell,
    },
    /// A capture of nothing.
    NothingToTake(Cell),
    /// A move without capture to a pawn that can be taken.
    PreyThere(Cell),
    /// A pawn can move, so there is no passing.
    MustMove,
}

pub(super) fn why_illegal(position: &Tanagra, ply: Move) -> Refusal {
    match (position.stage, ply) {
        (Stage::Lay, Move::Lay { pawn, at }) => why_not_lay(position, pawn, at),
        (Stage::Lay, _) => Refusal::StillLaying,
        (Stage::Dispose(tile), Move::Relay(place)) => why_not_relay(position, usize::from(tile), place),
        (Stage::Dispose(tile), _) => Refusal::DisposeFirst(position.plane.centres()[usize::from(tile)]),
        (Stage::Move, Move::Lay { .. }) => Refusal::LayingOver,
        (Stage::Move, Move::Keep | Move::Drop | Move::Relay(_)) => Refusal::NothingToDispose,
        (Stage::Move, Move::Pass) => Refusal::MustMove,
        (Stage::Move, Move::Pawn { from, to, captures }) => why_not_move(position, from, to, captures),
    }
}

fn why_not_lay(position: &Tanagra, pawn: Pawn, at: Cell) -> Refusal {
    let series = pawn.series(position.seats).filter(|series| series.owner(position.seats) == position.side);
    let Some(series) = series else {
        return Refusal::NotYourPawn(pawn);
    };
    if position.pawns[series.index()].count_ones() >= u32::from(position.x) {
        return Refusal::NoneLeft(pawn);
    }
    if position.plane.count() == 0 {
        return Refusal::FirstPlace;
    }
    why_no_place(position.plane.centres().iter().copied(), at)
}

fn why_not_relay(position: &Tanagra, tile: usize, place: Cell) -> Refusal {
    let lifted = position.plane.centres()[tile];
    if place == lifted {
        return Refusal::SamePlace(place);
    }
    why_no_place(position.plane.centres().iter().copied().filter(|centre| *centre != lifted), place)
}

fn why_no_place(mut tiles: impl Iterator<Item = Cell> + Clone, place: Cell) -> Refusal {
    if !place.within_limit() {
        return Refusal::TooFar(place);
    }
    let touches = tiles.clone().any(|tile| in_contact(place, tile));
    match tiles.find(|tile| overlap(place, *tile)) {
        Some(tile) => Refusal::Overlaps { place, tile },
        None if !touches => Refusal::NoContact(place),
        None => Refusal::TooFar(place),
    }
}

fn why_not_move(position: &Tanagra, from: Cell, to: Cell, captures: bool) -> Refusal {
    let Some(start) = position.plane.number(from) else {
        return Refusal::NoTile(from);
    };
    let Some(series) = position.series_at(start) else {
        return Refusal::NoPawn(from);
    };
    if series.owner(position.seats) != position.side {
        return Refusal::NotYours(from);
    }
    if from == to {
        return Refusal::SameCell(from);
    }
    let Some(end) = position.plane.number(to) else {
        return Refusal::NoTile(to);
    };
    let (_, beside) = group_of(position, 1 << start, position.pawns[series.index()]);
    if beside >> end & 1 == 0 {
        return Refusal::NotReached(from, to);
    }
    why_not_arrive(position, series, (from, to), position.series_at(end), captures)
}

fn why_not_arrive(
    position: &Tanagra,
    mover: Series,
    (from, to): (Cell, Cell),
    there: Option<Series>,
    captures: bool,
) -> Refusal {
    match there {
        Some(series) if series == mover.prey(position.seats) => Refusal::PreyThere(to),
        Some(series) if series.owner(position.seats) == position.side => Refusal::OwnPawn(to),
        Some(_) => Refusal::NotPrey { from, to },
        None if captures => Refusal::NothingToTake(to),
        None => Refusal::NotReached(from, to),
    }
}
