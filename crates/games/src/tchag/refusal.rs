//! Why a move of Tchag is not played.

use super::{Cell, Direction, Line, Move, Phase, Stone, Tchag};

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The hole must be closed first.
    CloseFirst(Cell),
    /// The two zones must be rejoined first.
    RejoinFirst,
    /// Nothing is to be repaired: a pawn must move.
    NothingToRepair,
    /// No pawn stands there.
    NoPawn(Cell),
    /// The pawn belongs to the other side.
    NotYours(Cell),
    /// A pawn on a black stone moves one step straight.
    StraightOnly(Cell),
    /// A pawn on a grey stone moves one step diagonally.
    DiagonalOnly(Cell),
    /// There is no stone to step on.
    NoStone(Cell),
    /// A pawn of one's own stands there.
    OwnPawn(Cell),
    /// A capture of nothing.
    NothingToTake(Cell),
    /// A move without capture to an enemy pawn.
    EnemyThere(Cell),
    /// The other side can still move, so the game cannot be stopped.
    OpponentCanMove,
    /// The hole does not cut the line along which the stones should move.
    NotCut {
        /// Where the hole is.
        hole: Cell,
        /// Where the stones should move.
        direction: Direction,
    },
    /// That slide does not rejoin the zones.
    DoesNotRejoin {
        /// The line that should slide.
        line: Line,
        /// Where it should slide.
        direction: Direction,
    },
    /// After eight repairs only a shortest way to the end of the turn is open.
    NotShortest,
}

pub(super) fn why_illegal(position: &Tchag, ply: Move) -> Refusal {
    match (position.phase, ply) {
        (Phase::Close(hole), Move::Close(direction)) => why_not_close(position, hole, direction),
        (Phase::Rejoin, Move::Slide { line, direction }) => why_not_slide(position, line, direction),
        (Phase::Close(hole), _) => Refusal::CloseFirst(hole),
        (Phase::Rejoin, _) => Refusal::RejoinFirst,
        (_, Move::Close(_) | Move::Slide { .. }) => Refusal::NothingToRepair,
        (_, Move::Stop) => Refusal::OpponentCanMove,
        (_, Move::Pawn { from, to, captures }) => why_not_move(position, from, to, captures),
    }
}

fn is_repair(position: &Tchag, ply: Move) -> bool {
    let mut found = false;
    super::generate::for_each_repair(position, |repair| found |= repair == ply);
    found
}

fn why_not_close(position: &Tchag, hole: Cell, direction: Direction) -> Refusal {
    if is_repair(position, Move::Close(direction)) {
        Refusal::NotShortest
    } else {
        Refusal::NotCut { hole, direction }
    }
}

fn why_not_slide(position: &Tchag, line: Line, direction: Direction) -> Refusal {
    if is_repair(position, Move::Slide { line, direction }) {
        Refusal::NotShortest
    } else {
        Refusal::DoesNotRejoin { line, direction }
    }
}

fn why_not_move(position: &Tchag, from: Cell, to: Cell, captures: bool) -> Refusal {
    match position.pawn(from) {
        None => return Refusal::NoPawn(from),
        Some(colour) if colour != position.colour => return Refusal::NotYours(from),
        Some(_) => {}
    }
    let steps = (from.x().abs_diff(to.x()), from.y().abs_diff(to.y()));
    match position.stone(from) {
        Some(Stone::Black) if !matches!(steps, (0, 1) | (1, 0)) => return Refusal::StraightOnly(from),
        Some(Stone::Grey) if steps != (1, 1) => return Refusal::DiagonalOnly(from),
        _ => {}
    }
    if position.stone(to).is_none() {
        return Refusal::NoStone(to);
    }
    match position.pawn(to) {
        Some(colour) if colour == position.colour => Refusal::OwnPawn(to),
        Some(_) => Refusal::EnemyThere(to),
        None if captures => Refusal::NothingToTake(to),
        None => Refusal::NoStone(to),
    }
}
