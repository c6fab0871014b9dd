//! Where a game turned.

use crate::{Review, Worth};
use tablier_games::{AnyMove, Seat};

/// How much a ply cost whoever played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gravity {
    /// Something.
    Slip,
    /// Much.
    Mistake,
    /// Nearly everything.
    Blunder,
}

impl Gravity {
    /// All of them, the lightest first.
    pub const ALL: [Self; 3] = [Self::Slip, Self::Mistake, Self::Blunder];

    /// Its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slip => "slip",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// How much of the chance must be lost for it.
    #[must_use]
    pub const fn cost(self) -> f64 {
        match self {
            Self::Slip => 0.1,
            Self::Mistake => 0.2,
            Self::Blunder => 0.35,
        }
    }

    fn of(cost: f64) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|gravity| cost >= gravity.cost())
    }
}

/// A ply after which the chances of whoever played it were lower, although there was a better one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The position before it, as the review counts.
    pub index: usize,
    /// Its place among the events of the game.
    pub event: usize,
    /// Who played it.
    pub seat: Seat,
    /// How much it cost.
    pub gravity: Gravity,
    /// What the position was worth to that seat.
    pub before: Worth,
    /// What it was worth then: after the ply, or with three or four seats when the seat was to move again.
    pub after: Worth,
    /// Where that was, as the review counts.
    pub seen_at: usize,
    /// What should have been played.
    pub better: Vec<AnyMove>,
}

impl Review {
    /// The plies on which the game turned, in order.
    ///
    /// Whoever played what was thought best is not to blame, whatever came of it. With three or four seats, what a ply cost can
    /// only be seen when its seat is to move again: what the others did in between counts too. If a player left in between, it
    /// cannot be seen at all: that changes the chances of every seat.
    #[must_use]
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        (0..self.moments().len()).filter_map(|index| self.turning_point(index)).collect()
    }

    fn turning_point(&self, index: usize) -> Option<TurningPoint> {
        let moment = &self.moments()[index];
        let (played, opinion) = (moment.played?, moment.opinion()?);
        if opinion.line.first().is_none_or(|best| *best == played.ply) {
            return None;
        }
        let (before, seat) = (opinion.worth, moment.side);
        let (seen_at, after) = self.next_known(index + 1, seat)?;
        if self.moments()[seen_at].departures > moment.departures {
            return None;
        }
        let gravity = Gravity::of(before.chance() - after.chance())?;
        let (event, better) = (played.event, opinion.line.clone());
        Some(TurningPoint { index, event, seat, gravity, before, after, seen_at, better })
    }
}
