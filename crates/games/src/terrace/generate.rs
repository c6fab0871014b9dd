//! Finding the legal moves: the hot loops.

use super::{Move, Terrace};
use crate::Seat;
use crate::bits::Ones;

/// Visits the legal moves.
#[inline]
pub(super) fn for_each(position: &Terrace, mut visit: impl FnMut(Move)) {
    let board = position.landscape();
    targets(position, position.side, |from, vacant, taken| {
        let origin = board.square(from);
        for to in Ones(vacant) {
            visit(Move { from: origin, to: board.square(to), captures: false });
        }
        for to in Ones(taken) {
            visit(Move { from: origin, to: board.square(to), captures: true });
        }
    });
}

/// Counts the moves that a seat would have were it to move.
#[inline]
pub(super) fn count(position: &Terrace, seat: Seat) -> u64 {
    let mut count = 0;
    targets(position, seat, |_, vacant, taken| count += u64::from((vacant | taken).count_ones()));
    count
}

/// Whether the side to move has a move in a game that is not over for another reason.
#[inline]
pub(super) fn can_move(position: &Terrace) -> bool {
    let board = position.landscape();
    let own = position.occupied_by(position.side);
    let occupied = position.occupied();
    let goes = |from| board.reach(from, occupied & !own) & !occupied != 0;
    // Captures are rare, and need the sizes: they are looked for only when nothing else is left.
    Ones(own).any(goes) || count(position, position.side) > 0
}

/// For each piece of a seat, the vacant squares that it can go to and the pieces that it can take.
#[inline]
fn targets(position: &Terrace, seat: Seat, mut visit: impl FnMut(u8, u64, u64)) {
    if position.is_over_without_moves() {
        return;
    }
    let board = position.landscape();
    let own = position.occupied_by(seat);
    let occupied = position.occupied();
    let others = occupied & !own;
    let mut not_bigger = 0;
    for size in position.sizes {
        not_bigger |= size;
        for from in Ones(own & size) {
            visit(from, board.reach(from, others) & !occupied, board.captures(from) & not_bigger);
        }
    }
}
