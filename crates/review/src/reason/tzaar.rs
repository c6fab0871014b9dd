//! What speaks for a turn of TZAAR.

use super::{Reason, after_plies};
use tablier_games::tzaar::{Kind, Move, Point, Stack, Tzaar};

/// So few of a type are worth a word.
const FEW: u32 = 3;
/// Of more than these, the only one in reach is nothing special.
const MANY: u32 = 6;

pub(super) fn reason(before: &Tzaar, turn: &[Move], after: &Tzaar) -> Option<Reason> {
    let rival = before.colour().other();
    let taken = taken(before, turn);
    let left = |kind: Kind| after.tops(rival, kind);
    let scarcest = taken.iter().min_by_key(|taken| left(taken.stack.kind()));
    let takes_type = |most: u32| {
        let kind = scarcest?.stack.kind();
        let count = taken.iter().filter(|taken| taken.stack.kind() == kind).count() as u32;
        let reason = || Reason::TakesType { rival: rival.seat(), kind, taken: count, left: left(kind) };
        (left(kind) <= most).then(reason)
    };
    let highest = taken.iter().map(|taken| taken.stack.height()).max().filter(|height| *height > 1);
    let only = taken.iter().find(|taken| taken.is_only && left(taken.stack.kind()) <= MANY);
    takes_type(FEW)
        .or_else(|| highest.map(|height| Reason::TakesStack { height }))
        .or_else(|| built(turn, after))
        .or_else(|| only.map(|taken| Reason::OnlyInReach { kind: taken.stack.kind() }))
        .or_else(|| takes_type(u32::MAX))
        .or_else(|| stacked(turn, after).map(|stack| Reason::Builds { height: stack.height() }))
}

/// Something that a turn takes.
struct Taken {
    stack: Stack,
    /// Whether nothing else of its type could be taken.
    is_only: bool,
}

fn taken(before: &Tzaar, turn: &[Move]) -> Vec<Taken> {
    let mut all = Vec::new();
    for (index, ply) in turn.iter().enumerate() {
        let position = after_plies(before, &turn[..index]);
        if let Move::Capture { to, .. } = *ply
            && let Some(stack) = position.stack(to)
        {
            all.push(Taken { stack, is_only: is_only(&position, to, stack.kind()) });
        }
    }
    all
}

/// Whether a point is the only one on which a type can be taken.
fn is_only(position: &Tzaar, at: Point, kind: Kind) -> bool {
    use tablier_games::Position as _;
    position.moves().into_iter().all(|ply| match ply {
        Move::Capture { to, .. } => to == at || position.stack(to).is_none_or(|stack| stack.kind() != kind),
        _ => true,
    })
}

/// The stack that the last ply builds.
fn stacked(turn: &[Move], after: &Tzaar) -> Option<Stack> {
    let Some(Move::Stack { to, .. }) = turn.last() else { return None };
    after.stack(*to)
}

/// A stack that is higher than all of the other side's.
fn built(turn: &[Move], after: &Tzaar) -> Option<Reason> {
    let stack = stacked(turn, after)?;
    let rival = stack.colour().other();
    let heights = Point::all().filter_map(|point| after.stack(point));
    let tallest = heights.filter(|other| other.colour() == rival).map(Stack::height).max().unwrap_or(0);
    (stack.height() > tallest).then(|| Reason::OutOfReach { height: stack.height() })
}
