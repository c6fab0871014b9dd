//! What speaks for a turn of Tanagra.

use super::{Reason, after_plies};
use tablier_games::tanagra::{Cell, Move, Pawn, Phase, Tanagra};
use tablier_games::{Position, Seat};

pub(super) fn reason(before: &Tanagra, turn: &[Move], after: &Tanagra) -> Option<Reason> {
    match (before.phase(), turn.first()?) {
        (Phase::Lay, Move::Lay { pawn, at }) => laying(before, *pawn, *at),
        (Phase::Lay, _) => None,
        _ => hunting(before, turn, after),
    }
}

/// What speaks for a tile that is laid with a pawn: which pawns stand on the tiles that it touches.
fn laying(before: &Tanagra, pawn: Pawn, at: Cell) -> Option<Reason> {
    let seats = before.seats();
    let hunts = |one: Pawn, other: Pawn| one.prey(seats) == Some(other);
    let laid: Vec<(Cell, Pawn)> =
        before.tiles().filter_map(|tile| Some((tile.centre, tile.pawns[0]?))).collect();
    let touched = |wanted: &dyn Fn(Pawn) -> bool| {
        laid.iter().filter(|(centre, other)| at.touches(*centre) && wanted(*other)).count() as u32
    };
    let pawns = touched(&|other| hunts(pawn, other));
    let hunters = touched(&|other| hunts(other, pawn));
    if pawns > hunters {
        return Some(Reason::LaysAtPrey { pawns, is_safe: hunters == 0 });
    }
    if hunters == 0 && laid.iter().any(|(_, other)| hunts(*other, pawn)) {
        return Some(Reason::LaysOutOfReach);
    }
    let pawns = touched(&|other| other == pawn);
    (pawns > 0).then_some(Reason::LaysTogether { pawns })
}

fn hunting(before: &Tanagra, turn: &[Move], after: &Tanagra) -> Option<Reason> {
    let (mover, seats) = (before.side(), before.seats());
    if let Some(pawn) = taken(before, turn) {
        let left = after.standings().find(|standing| standing.pawn == pawn)?.pawns;
        return Some(Reason::TakesOfSeries { pawn, seats, left });
    }
    // At every table a seat is hunted by the one before it.
    let hunter = mover.previous(seats);
    let (was_hunted, is_hunted) = (prey(before, hunter), prey(after, hunter));
    // While a tile is to be disposed of, the pawn has moved already.
    let whole = !before.mid_turn();
    if whole && was_hunted > 0 && is_hunted == 0 {
        return Some(Reason::OutOfDanger);
    }
    let pawns = prey(after, mover);
    if pawns > prey(before, mover) {
        return Some(Reason::Attacks { pawns });
    }
    let pawns = isolated(after, mover);
    if pawns > isolated(before, mover) {
        return Some(Reason::Isolates { pawns });
    }
    if whole && is_hunted < was_hunted {
        return Some(Reason::FewerInDanger { pawns: is_hunted, before: was_hunted });
    }
    if let (Some(steps), Some(was)) = (nearest_prey(after, mover), nearest_prey(before, mover))
        && steps < was
    {
        return Some(Reason::NearerPrey { steps, before: was });
    }
    (is_hunted == 0).then_some(Reason::NoPawnInDanger)
}

fn taken(before: &Tanagra, turn: &[Move]) -> Option<Pawn> {
    let index = turn.iter().position(|ply| matches!(ply, Move::Pawn { captures: true, .. }))?;
    let Move::Pawn { to, .. } = turn[index] else { return None };
    after_plies(before, &turn[..index]).pawn(to)
}

/// How many pawns a seat could take were it to move.
fn prey(position: &Tanagra, seat: Seat) -> u32 {
    let own = position.standings().filter(|standing| standing.pawn.seat() == seat);
    own.map(|standing| standing.prey).sum()
}

/// How many pawns of the others are isolated.
fn isolated(position: &Tanagra, seat: Seat) -> u32 {
    let others = position.standings().filter(|standing| standing.pawn.seat() != seat);
    others.map(|standing| standing.isolated).sum()
}

/// How many steps lie between the nearest two pawns of which one is the seat's and takes the other.
fn nearest_prey(position: &Tanagra, seat: Seat) -> Option<u32> {
    let own = position.standings().filter(|standing| standing.pawn.seat() == seat);
    own.filter_map(|standing| standing.nearest).min()
}
