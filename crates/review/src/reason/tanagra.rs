//! What speaks for a turn of Tanagra.

use super::{Reason, after_plies};
use tablier_games::tanagra::{Move, Pawn, Phase, Tanagra};
use tablier_games::{Position, Seat};

pub(super) fn reason(before: &Tanagra, turn: &[Move], after: &Tanagra) -> Option<Reason> {
    if before.phase() == Phase::Lay {
        return None;
    }
    let (mover, seats) = (before.side(), before.seats());
    if let Some(pawn) = taken(before, turn) {
        let left = after.standings().find(|standing| standing.pawn == pawn)?.pawns;
        return Some(Reason::TakesOfSeries { pawn, seats, left });
    }
    // At every table a seat is hunted by the one before it.
    let hunter = mover.previous(seats);
    if !before.mid_turn() && prey(before, hunter) > 0 && prey(after, hunter) == 0 {
        return Some(Reason::OutOfDanger);
    }
    let pawns = prey(after, mover);
    (pawns > prey(before, mover)).then_some(Reason::Attacks { pawns })
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
