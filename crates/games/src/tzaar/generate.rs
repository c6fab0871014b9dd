//! Finding the legal moves: the hot loops.

use super::lines::next_after;
use super::point::{nearest, points};
use super::{Colour, Kind, Move, Point, Step, Tzaar};

/// Visits the legal moves.
#[inline]
pub(super) fn for_each(position: &Tzaar, mut visit: impl FnMut(Move)) {
    if position.step == Step::Place {
        return for_each_placing(position, visit);
    }
    if over_by_types(position) {
        return;
    }
    let (own, occupied) = (position.own(), position.occupied());
    for from in points(own) {
        let seen = nearest(from, occupied);
        for to in points(seen & takeable(position, from, seen)) {
            visit(Move::Capture { from, to });
        }
        if position.step == Step::Second {
            for to in points(seen & own) {
                visit(Move::Stack { from, to });
            }
        }
    }
    if position.step == Step::Second {
        visit(Move::Pass);
    }
}

/// Counts the legal moves.
#[inline]
pub(super) fn count(position: &Tzaar) -> u64 {
    if position.step == Step::Place {
        return count_placing(position);
    }
    if over_by_types(position) {
        return 0;
    }
    let captures = captures(position, position.colour);
    match position.step {
        Step::Second => captures + stackings(position) + 1,
        _ => captures,
    }
}

/// Counts the captures that a side would have were it to move.
#[inline]
pub(super) fn captures(position: &Tzaar, colour: Colour) -> u64 {
    easy_captures(position, colour) + hard_captures(position, colour)
}

/// Whether the side to move has a capture.
pub(super) fn can_capture(position: &Tzaar) -> bool {
    easy_captures(position, position.colour) > 0 || hard_captures(position, position.colour) > 0
}

/// Counts the captures of single pieces, which every piece can take.
#[inline]
fn easy_captures(position: &Tzaar, colour: Colour) -> u64 {
    let (own, enemy) = position.sides(colour);
    let mut count = 0;
    for axis in 0..3 {
        let (own, enemy) = (own[axis], enemy[axis]);
        let occupied = own | enemy;
        let targets = enemy & position.singles[axis];
        // A capture against the axis is a target that has the mover next after it.
        let taken = next_after(own, occupied, axis) & targets;
        let takers = next_after(targets, occupied, axis) & own;
        count += u64::from((taken | takers).count_ones());
    }
    count
}

/// Counts the captures of stacks, which only pieces of the same height or more can take.
#[inline]
fn hard_captures(position: &Tzaar, colour: Colour) -> u64 {
    let tall = !position.singles[0];
    let (own, enemy) = position.sides(colour);
    let (movers, occupied) = (own[0] & tall, position.occupied());
    if movers == 0 {
        return 0;
    }
    let mut count = 0;
    for target in points(enemy[0] & tall) {
        let height = position.stacks[usize::from(target.number())].height();
        for mover in points(nearest(target, occupied) & movers) {
            count += u64::from(position.stacks[usize::from(mover.number())].height() >= height);
        }
    }
    count
}

/// Counts the ways to set a stack on another: each pair in sight of each other has two.
#[inline]
fn stackings(position: &Tzaar) -> u64 {
    let (own, enemy) = position.sides(position.colour);
    let mut pairs = 0;
    for axis in 0..3 {
        let next = next_after(own[axis], own[axis] | enemy[axis], axis);
        pairs += u64::from((next & own[axis]).count_ones());
    }
    2 * pairs
}

/// The enemies among the points in sight that are not higher than the mover.
#[inline]
fn takeable(position: &Tzaar, from: Point, seen: u64) -> u64 {
    let enemy = position.enemy();
    let mut takeable = enemy & position.singles[0];
    if position.singles[0] & from.bit() == 0 {
        let height = position.stacks[usize::from(from.number())].height();
        for to in points(seen & enemy & !position.singles[0]) {
            if position.stacks[usize::from(to.number())].height() <= height {
                takeable |= to.bit();
            }
        }
    }
    takeable
}

#[inline]
fn over_by_types(position: &Tzaar) -> bool {
    position.lacking(Colour::White) || position.lacking(Colour::Black)
}

fn for_each_placing(position: &Tzaar, mut visit: impl FnMut(Move)) {
    for kind in placeable(position) {
        for at in Point::all().filter(|at| position.occupied() & at.bit() == 0) {
            visit(Move::Place { kind, at });
        }
    }
}

fn count_placing(position: &Tzaar) -> u64 {
    let free = Point::COUNT as u64 - u64::from(position.occupied().count_ones());
    free * placeable(position).count() as u64
}

/// The types of which the side to move has pieces left to place.
fn placeable(position: &Tzaar) -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(|&kind| position.tops(position.colour, kind) < kind.pieces())
}
