//! Finding the legal moves: the hot loops.

use super::pawn::Series;
use super::plane::Cells;
use super::{Cell, Move, Stage, Standing, Tanagra, places};
use crate::Seat;

/// The numbers of the cells of a set, lowest first.
#[inline]
pub(super) fn numbers(mut cells: Cells) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if cells == 0 {
            return None;
        }
        let lowest = cells.trailing_zeros() as u8;
        cells &= cells - 1;
        Some(lowest)
    })
}

/// How many cells a set has that is known to be small: faster than counting all its bits without an instruction
/// for it.
#[inline]
fn size(mut cells: Cells) -> u64 {
    let mut size = 0;
    while cells != 0 {
        cells &= cells - 1;
        size += 1;
    }
    size
}

/// Visits the legal moves.
#[inline]
pub(super) fn for_each(position: &Tanagra, mut visit: impl FnMut(Move)) {
    match position.stage {
        Stage::Lay => for_each_laying(position, visit),
        _ if super::end::of_play(position).is_some() => {}
        Stage::Move => {
            let mut any = false;
            for_each_group(position, position.side, |group, free, prey| {
                for from in numbers(group) {
                    for to in numbers(free | prey) {
                        any = true;
                        let captures = prey >> to & 1 != 0;
                        visit(Move::Pawn {
                            from: position.plane.cell(from),
                            to: position.plane.cell(to),
                            captures,
                        });
                    }
                }
            });
            if !any && anybody_can_move(position) {
                visit(Move::Pass);
            }
        }
        Stage::Dispose(tile) => {
            visit(Move::Keep);
            visit(Move::Drop);
            for_each_place(position, usize::from(tile), |place| visit(Move::Relay(place)));
        }
    }
}

/// Counts the legal moves.
#[inline]
pub(super) fn count(position: &Tanagra) -> u64 {
    match position.stage {
        Stage::Move if super::end::of_play(position).is_none() => {
            let mut count = 0;
            for_each_group(position, position.side, |group, free, prey| {
                count += size(group) * size(free | prey);
            });
            if count == 0 { u64::from(anybody_can_move(position)) } else { count }
        }
        _ => {
            let mut count = 0;
            for_each(position, |_| count += 1);
            count
        }
    }
}

/// For each group of identical pawns that stand side by side, the free cells and the prey that all of them reach:
/// each can step over the others of its group.
#[inline]
fn for_each_group(position: &Tanagra, seat: Seat, mut visit: impl FnMut(Cells, Cells, Cells)) {
    for series in Series::of(seat, position.seats) {
        for_each_group_of(position, series, &mut visit);
    }
}

#[inline]
fn for_each_group_of(position: &Tanagra, series: Series, mut visit: impl FnMut(Cells, Cells, Cells)) {
    let free = position.plane.cells() & !position.occupied();
    let pawns = position.pawns[series.index()];
    let prey = position.pawns[series.prey(position.seats).index()];
    let mut rest = pawns;
    while rest != 0 {
        let (group, beside) = group_of(position, rest & rest.wrapping_neg(), pawns);
        rest &= !group;
        visit(group, beside & free, beside & prey);
    }
}

/// How a series stands.
pub(super) fn standing(position: &Tanagra, series: Series) -> Standing {
    let pawns = position.pawns[series.index()];
    let (mut groups, mut moves, mut reached) = (0, 0, 0);
    for_each_group_of(position, series, |group, free, prey| {
        groups += 1;
        moves += size(group) as u32 * size(free) as u32;
        reached |= prey;
    });
    let (hunts, nearest) = hunts(position, series);
    Standing {
        pawn: series.pawn(position.seats),
        pawns: size(pawns) as u32,
        groups,
        moves,
        prey: size(reached) as u32,
        isolated: size(pawns & position.plane.isolated()) as u32,
        hunts,
        prey_left: size(position.pawns[series.prey(position.seats).index()]) as u32,
        nearest,
    }
}

/// Pairs of a pawn of a series and one that it takes, by the steps between them; and the steps between the nearest.
fn hunts(position: &Tanagra, series: Series) -> ([u32; 8], Option<u32>) {
    let cells =
        |series: Series| numbers(position.pawns[series.index()]).map(|number| position.plane.cell(number));
    let (mut counts, mut nearest) = ([0; 8], None);
    for hunter in cells(series) {
        for prey in cells(series.prey(position.seats)) {
            let steps = hunter.steps_to(prey);
            counts[steps.clamp(1, 8) as usize - 1] += 1;
            nearest = Some(nearest.unwrap_or(steps).min(steps));
        }
    }
    (counts, nearest)
}

/// The pawns that hang together with a first one, and all cells beside them.
#[inline]
pub(super) fn group_of(position: &Tanagra, first: Cells, pawns: Cells) -> (Cells, Cells) {
    let (mut group, mut beside, mut new) = (first, 0, first);
    while new != 0 {
        for number in numbers(new) {
            beside |= position.plane.beside(number);
        }
        new = beside & pawns & !group;
        group |= new;
    }
    (group, beside)
}

/// Whether a seat has a pawn move.
pub(super) fn can_move(position: &Tanagra, seat: Seat) -> bool {
    let mut any = false;
    for_each_group(position, seat, |_, free, prey| any |= free | prey != 0);
    any
}

/// Whether any seat has a pawn move.
pub(super) fn anybody_can_move(position: &Tanagra) -> bool {
    Seat::all(position.seats).any(|seat| can_move(position, seat))
}

/// Visits the places where a tile that is lifted can go.
#[inline]
pub(super) fn for_each_place(position: &Tanagra, tile: usize, visit: impl FnMut(Cell)) {
    let centres = position.plane.centres();
    let others = centres[..tile].iter().chain(&centres[tile + 1..]).copied();
    places::for_each(others, Some(centres[tile]), visit);
}

fn for_each_laying(position: &Tanagra, mut visit: impl FnMut(Move)) {
    let mut lay = |at| {
        for series in Series::of(position.side, position.seats) {
            if position.pawns[series.index()].count_ones() < u32::from(position.x) {
                visit(Move::Lay { pawn: series.pawn(position.seats), at });
            }
        }
    };
    if position.plane.count() == 0 {
        lay(Cell::ORIGIN);
    } else {
        places::for_each(position.plane.centres().iter().copied(), None, lay);
    }
}
