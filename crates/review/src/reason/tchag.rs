//! What speaks for a turn of Tchag.

use super::Reason;
use tablier_games::Position as _;
use tablier_games::tchag::{Colour, Move, Tchag};

/// More moves than these are not few.
const FEW: u32 = 2;

pub(super) fn reason(before: &Tchag, turn: &[Move], after: &Tchag) -> Option<Reason> {
    let (own, rival) = (before.colour(), before.colour().other());
    let takes = turn.iter().any(|ply| matches!(ply, Move::Pawn { captures: true, .. }));
    let moves = moves(after, rival);
    if moves == 0 {
        return Some(Reason::Stuck { rival: rival.seat() });
    }
    if takes {
        return Some(Reason::TakesPawn { own: after.pawn_count(own), others: after.pawn_count(rival) });
    }
    let danger = |position: &Tchag| position.standing(rival).prey;
    if !before.mid_turn() && danger(before) > 0 && danger(after) == 0 {
        return Some(Reason::OutOfDanger);
    }
    let pawns = after.standing(own).prey;
    if pawns > before.standing(own).prey {
        return Some(Reason::Attacks { pawns });
    }
    (moves <= FEW && moves < self::moves(before, rival))
        .then_some(Reason::FewMoves { rival: rival.seat(), moves })
}

/// How many pawn moves a colour has on the present board.
fn moves(position: &Tchag, colour: Colour) -> u32 {
    (0..).zip(position.standing(colour).by_moves).map(|(moves, pawns)| moves * pawns).sum()
}
