//! When the game is over.

use super::generate::anybody_can_move;
use super::pawn::Series;
use super::plane::Cells;
use super::{Stage, Tanagra};
use crate::{Ending, Outcome, Seat};

/// How the game ended, or nothing while it goes on.
pub(super) fn outcome(position: &Tanagra) -> Option<Outcome> {
    if let Some(outcome) = of_play(position) {
        return Some(outcome);
    }
    let stuck = position.stage == Stage::Move && !anybody_can_move(position);
    stuck.then_some(Outcome::draw(Ending::NobodyMoves))
}

/// How the game ended, the rule left aside that asks whether anybody can move.
#[inline]
pub(super) fn of_play(position: &Tanagra) -> Option<Outcome> {
    if position.stage == Stage::Lay {
        return None;
    }
    if let Some(winner) = taker_of_a_series(position) {
        return Some(Outcome::win(winner, Ending::SeriesGone));
    }
    if position.stage != Stage::Move {
        return None;
    }
    if let Some(winner) = isolating(position) {
        return Some(Outcome::win(winner, Ending::Isolated));
    }
    if let Some(winner) = alone_with_a_tile(position) {
        return Some(Outcome::win(winner, Ending::OwnTile));
    }
    (position.quiet >= Tanagra::QUIET_LIMIT).then_some(Outcome::draw(Ending::Quiet))
}

/// Whoever took the last pawn of a series.
#[inline]
fn taker_of_a_series(position: &Tanagra) -> Option<Seat> {
    let gone = Series::all(position.seats).find(|series| position.pawns[series.index()] == 0)?;
    Some(gone.hunter(position.seats).owner(position.seats))
}

/// The player whose opponents' pawns are all isolated.
#[inline]
fn isolating(position: &Tanagra) -> Option<Seat> {
    let isolated = position.plane.isolated();
    if isolated == 0 {
        return None;
    }
    let mut free = Seat::all(position.seats).filter(|seat| position.pawns_of(*seat) & !isolated != 0);
    match (free.next(), free.next()) {
        (None, _) => Some(position.side.previous(position.seats)),
        (Some(alone), None) => Some(alone),
        _ => None,
    }
}

/// With three or four players, the only one that still has a tile with nobody else's pawns.
#[inline]
fn alone_with_a_tile(position: &Tanagra) -> Option<Seat> {
    if position.seats == 2 {
        return None;
    }
    let tiles = [0, 1, 2, 3].map(|index| held_tiles(position.pawns[index]));
    let mut alone = None;
    for seat in Seat::all(position.seats) {
        // With three or four players a seat has one series, of the same number.
        let others = (1..4).fold(0, |others, step| others | tiles[(seat.index() + step) % 4]);
        if tiles[seat.index()] & !others != 0 && alone.replace(seat).is_some() {
            return None;
        }
    }
    alone
}

/// How many tiles hold pawns of a seat and of nobody else.
pub(super) fn own_tiles(position: &Tanagra, seat: Seat) -> u32 {
    let own = position.pawns_of(seat);
    (held_tiles(own) & !held_tiles(position.occupied() & !own)).count_ones()
}

/// The tiles that hold one of these cells, each as its lowest bit.
#[inline]
const fn held_tiles(cells: Cells) -> Cells {
    const LOWEST: Cells = Cells::MAX / 0b1111;
    let pairs = cells | cells >> 1;
    (pairs | pairs >> 2) & LOWEST
}
