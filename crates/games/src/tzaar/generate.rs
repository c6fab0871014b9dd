//! Finding the legal moves: the hot loops.

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
    let (own, occupied) = (position.own(), position.occupied());
    let (stackable, pass) = match position.step {
        Step::Second => (own, 1),
        _ => (0, 0),
    };
    let single_targets = position.enemy() & position.singles | stackable;
    let mut count = pass;
    for from in points(own & position.singles) {
        count += u64::from((nearest(from, occupied) & single_targets).count_ones());
    }
    for from in points(own & !position.singles) {
        let seen = nearest(from, occupied);
        count += u64::from((seen & (takeable(position, from, seen) | stackable)).count_ones());
    }
    count
}

/// Whether the side to move has a capture.
pub(super) fn can_capture(position: &Tzaar) -> bool {
    let occupied = position.occupied();
    points(position.own()).any(|from| {
        let seen = nearest(from, occupied);
        seen & takeable(position, from, seen) != 0
    })
}

/// The enemies among the points in sight that are not higher than the mover.
#[inline]
fn takeable(position: &Tzaar, from: Point, seen: u64) -> u64 {
    let enemy = position.enemy();
    let mut takeable = enemy & position.singles;
    if position.singles & from.bit() == 0 {
        let height = position.stacks[usize::from(from.number())].height();
        for to in points(seen & enemy & !position.singles) {
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
