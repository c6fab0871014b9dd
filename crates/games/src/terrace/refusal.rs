//! Why a move of Terrace is not played.

use super::{Move, Square, Terrace};
use crate::Position;
use crate::bits::{Ones, bit};

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The square is not on this board.
    OffBoard(Square),
    /// Nothing stands on the square to move from.
    Empty(Square),
    /// The piece belongs to somebody else.
    NotYours(Square),
    /// The move goes nowhere.
    SameSquare(Square),
    /// A move without capture to a piece that could be captured.
    Occupied(Square),
    /// A move to a square that is not vacant, where nothing can be captured either.
    NotVacant(Square),
    /// A capture of nothing.
    NothingThere(Square),
    /// The levels are too far apart.
    LevelGap(Square, Square),
    /// The same level, but another terrace.
    OtherTerrace(Square, Square),
    /// One level up or down, but not to a neighbouring square.
    NotBeside(Square, Square),
    /// One level down, diagonally, without a capture.
    DownDiagonally(Square, Square),
    /// A piece of another player stands on the way along the terrace.
    Blocked {
        /// Where the piece stands.
        from: Square,
        /// Where it should go.
        to: Square,
        /// What stands between.
        by: Square,
    },
    /// A capture that does not go one level down.
    CaptureNotDown(Square, Square),
    /// A capture that does not go to a diagonal neighbour.
    CaptureNotDiagonal(Square, Square),
    /// The target is bigger than the piece.
    Bigger {
        /// Where the piece stands.
        from: Square,
        /// What it cannot take.
        to: Square,
    },
}

pub(super) fn why_illegal(position: &Terrace, ply: Move) -> Refusal {
    let Move { from, to, captures } = ply;
    let board = position.landscape();
    if let Some(outside) = [from, to].into_iter().find(|square| !board.contains(*square)) {
        return Refusal::OffBoard(outside);
    }
    match position.piece(from) {
        None => return Refusal::Empty(from),
        Some(piece) if piece.seat != position.side => return Refusal::NotYours(from),
        Some(_) if from == to => return Refusal::SameSquare(from),
        Some(_) => {}
    }
    match (captures, position.piece(to)) {
        (false, Some(_)) if position.is_legal(Move { captures: true, ..ply }) => Refusal::Occupied(to),
        (false, Some(_)) => Refusal::NotVacant(to),
        (true, None) => Refusal::NothingThere(to),
        (false, None) => why_not_move(position, from, to),
        (true, Some(_)) => why_not_capture(position, from, to),
    }
}

fn why_not_move(position: &Terrace, from: Square, to: Square) -> Refusal {
    let board = position.landscape();
    let (start, end) = (board.level(from), board.level(to));
    if board.same_terrace(from, to) {
        return Refusal::Blocked { from, to, by: first_in_the_way(position, from, to) };
    }
    match start.abs_diff(end) {
        0 => Refusal::OtherTerrace(from, to),
        1 if !from.is_beside(to) => Refusal::NotBeside(from, to),
        1 => Refusal::DownDiagonally(from, to),
        _ => Refusal::LevelGap(from, to),
    }
}

/// The piece of another player that is met first on the way along a terrace.
fn first_in_the_way(position: &Terrace, from: Square, to: Square) -> Square {
    let board = position.landscape();
    let (start, end) = (board.number(from), board.number(to));
    let others = position.occupied() & !position.occupied_by(position.side);
    let span = (bit(start.max(end)) - 1) & !(bit(start.min(end)) - 1);
    let mut met = Ones(others & span);
    let first = if start < end { met.next() } else { met.last() };
    first.map_or(to, |number| board.square(number))
}

fn why_not_capture(position: &Terrace, from: Square, to: Square) -> Refusal {
    let board = position.landscape();
    if board.level(to) + 1 != board.level(from) {
        Refusal::CaptureNotDown(from, to)
    } else if !(from.is_beside(to) && from.is_diagonal_to(to)) {
        Refusal::CaptureNotDiagonal(from, to)
    } else {
        Refusal::Bigger { from, to }
    }
}
