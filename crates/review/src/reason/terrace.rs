//! What speaks for a turn of Terrace.

use super::Reason;
use tablier_games::terrace::{Form, Move, Square, Terrace};
use tablier_games::{Position, Seat};

/// A goal that is farther away is not worth a word.
const NEAR: u8 = 4;

pub(super) fn reason(before: &Terrace, ply: Move, after: &Terrace) -> Option<Reason> {
    let mover = before.side();
    saves(before, after, mover)
        .or_else(|| takes(before, ply, after, mover))
        .or_else(|| attacks(after, mover))
        .or_else(|| comes_nearer(before, after, mover))
        .or_else(|| leaves_danger(before, ply, after, mover))
        .or_else(|| attacks_more(before, after, mover))
        .or_else(|| climbs(before, ply))
        .or_else(|| makes_room(before, after, mover))
        .or_else(|| leaves_nothing(after, mover))
}

/// Whether another seat could take what stands on a square.
fn is_hunted(position: &Terrace, square: Square, mover: Seat) -> bool {
    let mut others = Seat::all(position.seats()).filter(|seat| *seat != mover && position.is_in(*seat));
    others.any(|seat| position.prey(seat).any(|prey| prey == square))
}

fn leaves_danger(before: &Terrace, ply: Move, after: &Terrace, mover: Seat) -> Option<Reason> {
    (is_hunted(before, ply.from, mover) && !is_hunted(after, ply.to, mover)).then_some(Reason::SavesPiece)
}

fn attacks_more(before: &Terrace, after: &Terrace, mover: Seat) -> Option<Reason> {
    let pieces = after.prey(mover).count();
    (pieces > before.prey(mover).count()).then_some(Reason::AttacksPieces { pieces: pieces as u32 })
}

fn climbs(before: &Terrace, ply: Move) -> Option<Reason> {
    let (from, level) = (before.level(ply.from)?, before.level(ply.to)?);
    (level > from).then_some(Reason::Climbs { level })
}

fn makes_room(before: &Terrace, after: &Terrace, mover: Seat) -> Option<Reason> {
    let (room, before) = (after.mobility(mover), before.mobility(mover));
    (room > before).then_some(Reason::MoreRoom { moves: room, before })
}

fn leaves_nothing(after: &Terrace, mover: Seat) -> Option<Reason> {
    let is_safe = after.pieces(mover).all(|(square, _)| !is_hunted(after, square, mover));
    is_safe.then_some(Reason::NothingToTake)
}

fn saves(before: &Terrace, after: &Terrace, mover: Seat) -> Option<Reason> {
    (is_in_danger(before, mover) && !is_in_danger(after, mover)).then_some(Reason::SavesT)
}

/// Whether another seat could take the T of a seat.
fn is_in_danger(position: &Terrace, seat: Seat) -> bool {
    let Some(t) = t_of(position, seat) else { return false };
    position.ts_in_danger().any(|square| square == t)
}

fn t_of(position: &Terrace, seat: Seat) -> Option<Square> {
    position.pieces(seat).find(|(_, form)| *form == Form::T).map(|(square, _)| square)
}

fn takes(before: &Terrace, ply: Move, after: &Terrace, mover: Seat) -> Option<Reason> {
    let taken = before.piece(ply.to).filter(|piece| ply.captures && piece.seat != mover)?;
    let is_safe = !is_hunted(after, ply.to, mover);
    Some(Reason::TakesPiece { form: taken.form, is_safe })
}

fn attacks(after: &Terrace, mover: Seat) -> Option<Reason> {
    let rival = mover.next(2);
    let target = t_of(after, rival).filter(|_| after.seats() == 2)?;
    after.prey(mover).any(|square| square == target).then_some(Reason::AttacksT { rival })
}

fn comes_nearer(before: &Terrace, after: &Terrace, mover: Seat) -> Option<Reason> {
    let left = after.safe_moves_to_goal(mover, NEAR)?;
    // A longer way, or none at all.
    let was_farther = before.safe_moves_to_goal(mover, left).is_none();
    was_farther.then_some(Reason::GoalIn { moves: left })
}
