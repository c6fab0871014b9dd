//! Turns that keep another player from winning at once.

use super::Reason;
use tablier_games::{Position, Seat};

/// So many plies are tried at most; where that is not enough, no such reason is given.
const WORK: u32 = 15_000;

/// Whether a turn keeps the other of two seats from winning with its next turn, where most other turns do not.
pub(super) fn reason<P: Position>(before: &P, turn: &[P::Move], after: &P) -> Option<Reason> {
    if before.seats() != 2 {
        return None;
    }
    let mover = before.side();
    let rival = mover.next(2);
    let mut search = Search { mover, rival, work: WORK };
    if search.can_win(after)? {
        return None;
    }
    let count = search.others(before, Some(turn))?;
    match count {
        Count { losing: 0, .. } => None,
        Count { losing, all } if losing == all => Some(Reason::OnlyDefence { rival }),
        Count { losing, all } => (2 * losing > all).then_some(Reason::Defends { rival }),
    }
}

/// How many complete turns there are, and after how many of them the rival wins with its next turn.
#[derive(Clone, Copy, Default)]
struct Count {
    all: u32,
    losing: u32,
}

/// A plain search with a limit: it answers nothing when it runs out of work.
struct Search {
    mover: Seat,
    rival: Seat,
    work: u32,
}

impl Search {
    fn spend(&mut self) -> Option<()> {
        self.work = self.work.checked_sub(1)?;
        Some(())
    }

    /// Whether the rival, whose turn it is, has a turn that wins.
    fn can_win<P: Position>(&mut self, position: &P) -> Option<bool> {
        if position.side() != self.rival {
            return Some(false);
        }
        for ply in position.moves() {
            self.spend()?;
            let mut next = position.clone();
            next.play_unchecked(ply);
            let wins = match next.outcome() {
                Some(outcome) => outcome.winner == Some(self.rival),
                None => next.mid_turn() && self.can_win(&next)?,
            };
            if wins {
                return Some(true);
            }
        }
        Some(false)
    }

    /// All turns of the mover but one. A turn of which only the beginning is given stands for all that begin so.
    fn others<P: Position>(&mut self, position: &P, but: Option<&[P::Move]>) -> Option<Count> {
        let mut count = Count::default();
        for ply in position.moves() {
            let rest = match but.and_then(|turn| turn.split_first()) {
                Some((first, [])) if *first == ply => continue,
                Some((first, rest)) if *first == ply => Some(rest),
                _ => None,
            };
            self.spend()?;
            let mut next = position.clone();
            next.play_unchecked(ply);
            let Count { all, losing } = self.judge(&next, rest)?;
            count.all += all;
            count.losing += losing;
        }
        Some(count)
    }

    fn judge<P: Position>(&mut self, next: &P, rest: Option<&[P::Move]>) -> Option<Count> {
        if let Some(outcome) = next.outcome() {
            return Some(Count { all: 1, losing: u32::from(outcome.winner == Some(self.rival)) });
        }
        if next.mid_turn() && next.side() == self.mover {
            return self.others(next, rest);
        }
        Some(Count { all: 1, losing: u32::from(self.can_win(next)?) })
    }
}
