//! Finding the legal moves: the hot loops.

use super::cell::{Cell, Direction, Line};
use super::stones::{corner, cuts};
use super::{Move, Phase, Tchag};
use crate::Position;
use crate::bits::Ones;

/// Whether the free repairs of the turn are used up.
#[inline]
pub(super) const fn free_repairs_used(position: &Tchag) -> bool {
    position.repairs >= Tchag::FREE_REPAIRS
}

/// Visits the legal moves.
#[inline]
pub(super) fn for_each(position: &Tchag, mut visit: impl FnMut(Move)) {
    match position.phase {
        Phase::Move => for_each_pawn_move(position, visit),
        Phase::Stopped => {}
        Phase::Close(_) | Phase::Rejoin if !free_repairs_used(position) => for_each_repair(position, visit),
        Phase::Close(_) | Phase::Rejoin => {
            let shortest = repairs_needed(position);
            for_each_repair(position, |repair| {
                if ends_within(position, repair, shortest - 1) {
                    visit(repair);
                }
            });
        }
    }
}

/// Counts the legal moves.
#[inline]
pub(super) fn count(position: &Tchag) -> u64 {
    match position.phase {
        Phase::Close(hole) if !free_repairs_used(position) => {
            let (row, column) = cuts(position.stones, hole);
            2 * (u64::from(row) + u64::from(column))
        }
        Phase::Rejoin if !free_repairs_used(position) => 4,
        Phase::Move => count_pawn_moves(position),
        _ => {
            let mut count = 0;
            for_each(position, |_| count += 1);
            count
        }
    }
}

#[inline]
fn for_each_pawn_move(position: &Tchag, mut visit: impl FnMut(Move)) {
    if position.loser().is_some() {
        return;
    }
    let enemy = position.pawns[position.colour.other() as usize];
    let mut can_move = false;
    for from in Ones(position.own()) {
        for to in Ones(position.targets(from)) {
            let to = Cell::from_number(to);
            can_move = true;
            visit(Move::Pawn { from: Cell::from_number(from), to, captures: enemy & to.bit() != 0 });
        }
    }
    if can_move && !position.can_move(position.colour.other()) {
        visit(Move::Stop);
    }
}

#[inline]
fn count_pawn_moves(position: &Tchag) -> u64 {
    if position.loser().is_some() {
        return 0;
    }
    let moves: u32 = Ones(position.own()).map(|from| position.targets(from).count_ones()).sum();
    let stop = moves > 0 && !position.can_move(position.colour.other());
    u64::from(moves) + u64::from(stop)
}

/// Visits the closings and slides that the shape allows, the house rule left aside.
#[inline]
pub(super) fn for_each_repair(position: &Tchag, mut visit: impl FnMut(Move)) {
    match position.phase {
        Phase::Close(hole) => {
            let (row, column) = cuts(position.stones, hole);
            if row {
                visit(Move::Close(Direction::East));
                visit(Move::Close(Direction::West));
            }
            if column {
                visit(Move::Close(Direction::North));
                visit(Move::Close(Direction::South));
            }
        }
        Phase::Rejoin => {
            for (line, direction) in slides(position.stones) {
                visit(Move::Slide { line, direction });
            }
        }
        Phase::Move | Phase::Stopped => {}
    }
}

/// The four slides that rejoin two zones: the lines of each zone beside the corner.
#[inline]
fn slides(stones: u64) -> [(Line, Direction); 4] {
    let corner = corner(stones);
    let (lower_goes, upper_goes) = if corner.lower_column < corner.upper_column {
        (Direction::East, Direction::West)
    } else {
        (Direction::West, Direction::East)
    };
    [
        (Line::Row(corner.lower_row), lower_goes),
        (Line::Row(corner.lower_row + 1), upper_goes),
        (Line::Column(corner.lower_column), Direction::North),
        (Line::Column(corner.upper_column), Direction::South),
    ]
}

/// The fewest repairs that end the turn.
fn repairs_needed(position: &Tchag) -> u8 {
    // There always is a way, and a short one: every slide of the same zone leaves it a line smaller.
    (1..u8::MAX)
        .find(|&most| any_repair(position, |repair| ends_within(position, repair, most - 1)))
        .unwrap_or(1)
}

/// Whether a repair, and at most so many more after it, can end the turn.
fn ends_within(position: &Tchag, repair: Move, most: u8) -> bool {
    let mut next = *position;
    next.play_unchecked(repair);
    if !next.mid_turn() {
        return true;
    }
    most > 0 && any_repair(&next, |repair| ends_within(&next, repair, most - 1))
}

fn any_repair(position: &Tchag, holds: impl Fn(Move) -> bool) -> bool {
    let mut any = false;
    for_each_repair(position, |repair| any = any || holds(repair));
    any
}
