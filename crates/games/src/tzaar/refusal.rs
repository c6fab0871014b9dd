//! Why a move of TZAAR is not played.

use super::point::{across_the_hole, between, points};
use super::{Kind, Move, Point, Step, Tzaar};

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The pieces are still being placed.
    StillPlacing,
    /// All pieces are placed.
    PlacingOver,
    /// Another piece stands there already.
    Occupied(Point),
    /// All pieces of that type are placed.
    NoneLeft(Kind),
    /// The first move of a turn must be a capture: no pass.
    MustCapture,
    /// The first move of a turn must be a capture: no stacking.
    CaptureFirst,
    /// Nothing stands on the point to move from.
    Empty(Point),
    /// The piece belongs to the other side.
    NotYours(Point),
    /// The move goes nowhere.
    SamePoint(Point),
    /// No line joins the two points.
    NotInLine(Point, Point),
    /// The hole lies between the two points.
    AcrossTheHole(Point, Point),
    /// A piece stands in the way.
    Blocked {
        /// Where the mover stands.
        from: Point,
        /// Where it should go.
        to: Point,
        /// What stands between.
        by: Point,
    },
    /// A piece never stops on an empty point.
    NothingThere(Point),
    /// A capture of an own piece.
    TakesOwn(Point, Point),
    /// A stack on an enemy piece.
    StacksOnEnemy(Point, Point),
    /// The target is higher than the mover.
    Higher {
        /// Where the mover stands.
        from: Point,
        /// What it cannot take.
        to: Point,
    },
}

pub(super) fn why_illegal(position: &Tzaar, ply: Move) -> Refusal {
    match ply {
        Move::Place { kind, at } => why_not_place(position, kind, at),
        _ if position.step == Step::Place => Refusal::StillPlacing,
        Move::Pass => Refusal::MustCapture,
        Move::Capture { from, to } => why_not_capture(position, from, to),
        Move::Stack { from, to } => why_not_stack(position, from, to),
    }
}

fn why_not_place(position: &Tzaar, kind: Kind, at: Point) -> Refusal {
    if position.step != Step::Place {
        Refusal::PlacingOver
    } else if position.stack(at).is_some() {
        Refusal::Occupied(at)
    } else {
        Refusal::NoneLeft(kind)
    }
}

fn why_not_capture(position: &Tzaar, from: Point, to: Point) -> Refusal {
    if let Some(reason) = why_not_reached(position, from, to) {
        reason
    } else if position.own() & to.bit() != 0 {
        Refusal::TakesOwn(from, to)
    } else {
        Refusal::Higher { from, to }
    }
}

fn why_not_stack(position: &Tzaar, from: Point, to: Point) -> Refusal {
    if position.step == Step::First {
        return Refusal::CaptureFirst;
    }
    why_not_reached(position, from, to).unwrap_or(Refusal::StacksOnEnemy(from, to))
}

/// Why no piece of the side to move gets from one point to the other, if so.
fn why_not_reached(position: &Tzaar, from: Point, to: Point) -> Option<Refusal> {
    let occupied = position.occupied();
    if occupied & from.bit() == 0 {
        return Some(Refusal::Empty(from));
    }
    if position.own() & from.bit() == 0 {
        return Some(Refusal::NotYours(from));
    }
    if from == to {
        return Some(Refusal::SamePoint(from));
    }
    if across_the_hole(from, to) {
        return Some(Refusal::AcrossTheHole(from, to));
    }
    let Some(path) = between(from, to) else {
        return Some(Refusal::NotInLine(from, to));
    };
    if let Some(by) = points(path & occupied).next() {
        return Some(Refusal::Blocked { from, to, by });
    }
    (occupied & to.bit() == 0).then_some(Refusal::NothingThere(to))
}
