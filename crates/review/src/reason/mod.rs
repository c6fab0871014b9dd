//! Why a turn is good, in terms of the rules alone.
//!
//! Nothing here thinks: a reason is a fact about a turn that a plain look at the rules confirms. The engine chooses the
//! turn; a fact that stands out may be given as the reason. A turn without such a fact has none.

mod defence;
mod tanagra;
mod tchag;
mod terrace;
mod tzaar;

use crate::{Cause, Finish};
use tablier_games::terrace::Form;
use tablier_games::tzaar::Kind;
use tablier_games::{AnyMove, AnyPosition, Position, Seat, tanagra::Pawn};

/// A fact that speaks for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It wins, and how.
    Wins(Cause),
    /// There is no other turn.
    Forced,
    /// After every other turn the rival could win with its next one; after this one it cannot.
    OnlyDefence {
        /// Who would win.
        rival: Seat,
    },
    /// The same for most of the other turns.
    Defends {
        /// Who would win.
        rival: Seat,
    },
    /// TZAAR: it takes a type of which few are left.
    TakesType {
        /// Whose.
        rival: Seat,
        /// The type on top.
        kind: Kind,
        /// How many of it the turn takes: one or two.
        taken: u32,
        /// How many of it the rival has left.
        left: u32,
    },
    /// TZAAR: it takes the only one of a type that could be taken.
    OnlyInReach {
        /// The type.
        kind: Kind,
    },
    /// TZAAR: it takes a stack.
    TakesStack {
        /// How high it was.
        height: u8,
    },
    /// TZAAR: it builds a stack that is higher than any of the rival's, and so cannot be taken.
    OutOfReach {
        /// How high.
        height: u8,
    },
    /// TZAAR: it builds a stack.
    Builds {
        /// How high.
        height: u8,
    },
    /// Terrace: the own T could be taken before, and cannot be now.
    SavesT,
    /// Terrace for two: it attacks the T.
    AttacksT {
        /// Whose.
        rival: Seat,
    },
    /// Terrace: the way of the own T to its goal, over vacant squares that nobody threatens, is shorter than before.
    GoalIn {
        /// How many moves it still takes, if nobody else moves.
        moves: u8,
    },
    /// Terrace: it takes a piece.
    TakesPiece {
        /// What was taken.
        form: Form,
        /// Whether nothing can take back at once.
        is_safe: bool,
    },
    /// Terrace: the piece could be taken where it stood, and cannot be where it goes.
    SavesPiece,
    /// Terrace: the mover could take more pieces on its next turn than before, if nobody else moved.
    AttacksPieces {
        /// How many it could take.
        pieces: u32,
    },
    /// Terrace: it goes to a higher level.
    Climbs {
        /// Which.
        level: u8,
    },
    /// Terrace: the mover would have more moves than before, if nobody else moved.
    MoreRoom {
        /// How many moves.
        moves: u64,
        /// How many it had.
        before: u64,
    },
    /// Terrace: nobody can take a piece of the mover.
    NothingToTake,
    /// Tchag: the rival has no pawn move left at this moment.
    Stuck {
        /// Who cannot move.
        rival: Seat,
    },
    /// Tchag: the rival has few pawn moves left.
    FewMoves {
        /// Who.
        rival: Seat,
        /// How many moves, one at least.
        moves: u32,
    },
    /// Tchag: the rival has fewer pawn moves than before.
    FewerMoves {
        /// Who.
        rival: Seat,
        /// How many moves, one at least.
        moves: u32,
        /// How many it had.
        before: u32,
    },
    /// Tchag: the mover has more pawn moves than the rival.
    MoreMoves {
        /// How many the mover has.
        own: u32,
        /// How many the rival has.
        others: u32,
    },
    /// Tchag: it takes a pawn.
    TakesPawn {
        /// How many pawns the mover has then.
        own: u32,
        /// How many the other side has.
        others: u32,
    },
    /// Tanagra: it takes a pawn of a series.
    TakesOfSeries {
        /// What was taken.
        pawn: Pawn,
        /// How many sit at the table: with two, there are large and small pawns.
        seats: u8,
        /// How many of the series are left.
        left: u32,
    },
    /// Tanagra: the tile that is laid touches tiles with pawns that its own pawn takes, and fewer with pawns that take
    /// its own.
    LaysAtPrey {
        /// How many pawns it takes.
        pawns: u32,
        /// Whether it touches no tile with a pawn that takes its own.
        is_safe: bool,
    },
    /// Tanagra: the tile that is laid touches no tile with a pawn that takes its own, and there are such pawns.
    LaysOutOfReach,
    /// Tanagra: the tile that is laid touches tiles with pawns of the same series.
    LaysTogether {
        /// How many pawns.
        pawns: u32,
    },
    /// Tanagra: more pawns of the others are isolated than before.
    Isolates {
        /// How many are.
        pawns: u32,
    },
    /// Tanagra: fewer pawns of the mover can be taken than before.
    FewerInDanger {
        /// How many can be, one at least.
        pawns: u32,
        /// How many could be.
        before: u32,
    },
    /// Tanagra: a pawn of the mover is nearer to one that it takes than any was before.
    NearerPrey {
        /// How many steps lie between them, were there tiles all over the plane.
        steps: u32,
        /// How many lay between the nearest two.
        before: u32,
    },
    /// Tanagra: none of the mover's pawns can be taken.
    NoPawnInDanger,
    /// Tchag and Tanagra: pawns of the mover could be taken before, and none can be now.
    OutOfDanger,
    /// Tchag and Tanagra: the mover could take more pawns on its next turn than before, if nobody else moved.
    Attacks {
        /// How many it could take.
        pawns: u32,
    },
}

/// The fact that speaks most for a turn, or for the rest of one that has begun; nothing if none stands out, or the turn
/// cannot be made.
#[must_use]
pub fn reason(position: &AnyPosition, turn: &[AnyMove]) -> Option<Reason> {
    let mover = position.side();
    let mut after = position.clone();
    for ply in turn {
        after.play(*ply).ok()?;
    }
    let last = turn.last().copied()?;
    if let Some(outcome) = after.outcome() {
        let won = outcome.winner == Some(mover);
        return won.then(|| Reason::Wins(Finish::on_board(&after, Some(last), outcome).cause));
    }
    if after.mid_turn() && after.side() == mover {
        return None;
    }
    if is_forced(position, turn) {
        return Some(Reason::Forced);
    }
    match (position, &after) {
        (AnyPosition::Tzaar(before), AnyPosition::Tzaar(after)) => {
            let turn = plies(turn, |ply| if let AnyMove::Tzaar(ply) = ply { Some(ply) } else { None });
            defence::reason(before, &turn, after).or_else(|| tzaar::reason(before, &turn, after))
        }
        (AnyPosition::Terrace(before), AnyPosition::Terrace(after)) => {
            let turn = plies(turn, |ply| if let AnyMove::Terrace(ply) = ply { Some(ply) } else { None });
            defence::reason(before, &turn, after).or_else(|| terrace::reason(before, *turn.first()?, after))
        }
        (AnyPosition::Tchag(before), AnyPosition::Tchag(after)) => {
            let turn = plies(turn, |ply| if let AnyMove::Tchag(ply) = ply { Some(ply) } else { None });
            defence::reason(before, &turn, after).or_else(|| tchag::reason(before, &turn, after))
        }
        (AnyPosition::Tanagra(before), AnyPosition::Tanagra(after)) => {
            let turn = plies(turn, |ply| if let AnyMove::Tanagra(ply) = ply { Some(ply) } else { None });
            let (before, after) = (before.as_ref(), after.as_ref());
            defence::reason(before, &turn, after).or_else(|| tanagra::reason(before, &turn, after))
        }
        _ => None,
    }
}

fn plies<M>(turn: &[AnyMove], read: impl Fn(AnyMove) -> Option<M>) -> Vec<M> {
    turn.iter().filter_map(|ply| read(*ply)).collect()
}

/// Whether each ply of a turn was the only legal one.
fn is_forced(position: &AnyPosition, turn: &[AnyMove]) -> bool {
    let mut position = position.clone();
    turn.iter().all(|ply| position.count_moves() == 1 && position.play(*ply).is_ok())
}

/// The position after some plies that are known to be legal.
fn after_plies<P: Position>(position: &P, turn: &[P::Move]) -> P {
    let mut next = position.clone();
    for ply in turn {
        next.play_unchecked(*ply);
    }
    next
}
