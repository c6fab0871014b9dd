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
    let was = self::moves(before, rival);
    if moves < was && moves <= FEW {
        return Some(Reason::FewMoves { rival: rival.seat(), moves });
    }
    // In the middle of a turn the board has a hole: what could be moved then is nothing to compare with.
    if moves < was && !before.mid_turn() {
        return Some(Reason::FewerMoves { rival: rival.seat(), moves, before: was });
    }
    let own = self::moves(after, own);
    (own > moves).then_some(Reason::MoreMoves { own, others: moves })
}

/// How many pawn moves a colour has on the present board.
fn moves(position: &Tchag, colour: Colour) -> u32 {
    (0..).zip(position.standing(colour).by_moves).map(|(moves, pawns)| moves * pawns).sum()
}
