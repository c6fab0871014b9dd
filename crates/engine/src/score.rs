//! What a position is worth.

use std::fmt;

/// The worth of a position for one side, in hundredths of a small advantage, or a forced result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// A score as programs are told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// An estimate, in hundredths.
    Estimate(i32),
    /// Wins by force in so many plies.
    WinIn(u32),
    /// Loses by force in so many plies.
    LossIn(u32),
}

impl Score {
    /// A game that is won now; a win in n plies is worth n less.
    pub(crate) const WIN: i32 = 1_000_000;
    /// Beyond this a score is a forced result.
    const FORCED: i32 = Self::WIN - 10_000;
    /// Estimates stay within this.
    pub(crate) const MOST: i32 = 900_000;

    pub(crate) const fn new(value: i32) -> Self {
        Self(value)
    }

    /// The bare number: the larger, the better.
    #[must_use]
    pub const fn value(self) -> i32 {
        self.0
    }

    /// What the number means.
    #[must_use]
    pub const fn verdict(self) -> Verdict {
        if self.0 >= Self::FORCED {
            Verdict::WinIn((Self::WIN - self.0) as u32)
        } else if self.0 <= -Self::FORCED {
            Verdict::LossIn((Self::WIN + self.0) as u32)
        } else {
            Verdict::Estimate(self.0)
        }
    }

    /// Whether a number is a forced result.
    pub(crate) const fn is_forced(value: i32) -> bool {
        value >= Self::FORCED || value <= -Self::FORCED
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.verdict() {
            Verdict::Estimate(value) => write!(f, "{value:+}"),
            Verdict::WinIn(plies) => write!(f, "win in {plies}"),
            Verdict::LossIn(plies) => write!(f, "loss in {plies}"),
        }
    }
}
