//! What a position is worth to a seat.

use tablier_games::{Outcome, Seat};

/// What a position is worth to a seat. At a table of three or four: against all the others together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// An estimate, in hundredths of a small advantage.
    Estimate(i32),
    /// It wins by force in so many plies.
    WinIn(u32),
    /// It loses by force in so many plies.
    LossIn(u32),
}

/// So many hundredths are ten to one.
const TEN_TO_ONE: f64 = 400.0;

impl Worth {
    /// What a finished game is worth to a seat; a draw is as good as an even position.
    #[must_use]
    pub fn of_outcome(outcome: Outcome, seat: Seat) -> Self {
        match outcome.winner {
            None => Self::Estimate(0),
            Some(winner) if winner == seat => Self::WinIn(0),
            Some(_) => Self::LossIn(0),
        }
    }

    /// The chance of winning, from 0 to 1, a draw being half a win.
    #[must_use]
    pub fn chance(self) -> f64 {
        match self {
            Self::Estimate(hundredths) => 1.0 / (1.0 + 10_f64.powf(-f64::from(hundredths) / TEN_TO_ONE)),
            Self::WinIn(_) => 1.0,
            Self::LossIn(_) => 0.0,
        }
    }

    /// The same for the other of two seats.
    #[must_use]
    pub const fn for_the_other(self) -> Self {
        match self {
            Self::Estimate(hundredths) => Self::Estimate(hundredths.saturating_neg()),
            Self::WinIn(plies) => Self::LossIn(plies),
            Self::LossIn(plies) => Self::WinIn(plies),
        }
    }
}

/// A worth in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// Loses by force.
    Lost,
    /// One chance in ten at most.
    Losing,
    /// Three in ten at most.
    Worse,
    /// A little worse.
    SlightlyWorse,
    /// About even.
    Even,
    /// A little better.
    SlightlyBetter,
    /// Seven chances in ten at least.
    Better,
    /// Nine in ten at least.
    Winning,
    /// Wins by force.
    Won,
}

impl Standing {
    /// All of them, the worst first.
    pub const ALL: [Self; 9] = [
        Self::Lost,
        Self::Losing,
        Self::Worse,
        Self::SlightlyWorse,
        Self::Even,
        Self::SlightlyBetter,
        Self::Better,
        Self::Winning,
        Self::Won,
    ];

    /// Its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Losing => "losing",
            Self::Worse => "worse",
            Self::SlightlyWorse => "slightly-worse",
            Self::Even => "even",
            Self::SlightlyBetter => "slightly-better",
            Self::Better => "better",
            Self::Winning => "winning",
            Self::Won => "won",
        }
    }
}

impl Worth {
    /// The worth in a word.
    #[must_use]
    pub fn standing(self) -> Standing {
        match self {
            Self::WinIn(_) => Standing::Won,
            Self::LossIn(_) => Standing::Lost,
            Self::Estimate(_) => match self.chance() {
                chance if chance <= 0.1 => Standing::Losing,
                chance if chance <= 0.3 => Standing::Worse,
                chance if chance <= 0.43 => Standing::SlightlyWorse,
                chance if chance < 0.57 => Standing::Even,
                chance if chance < 0.7 => Standing::SlightlyBetter,
                chance if chance < 0.9 => Standing::Better,
                _ => Standing::Winning,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Standing, Worth};
    use tablier_games::{Ending, Outcome, Seat};

    #[test]
    fn four_hundred_is_ten_to_one() {
        assert!((Worth::Estimate(0).chance() - 0.5).abs() < 1e-12);
        assert!((Worth::Estimate(400).chance() - 10.0 / 11.0).abs() < 1e-12);
        assert!((Worth::Estimate(-400).chance() - 1.0 / 11.0).abs() < 1e-12);
        assert!(Worth::Estimate(i32::MAX).chance() <= 1.0 && Worth::Estimate(i32::MIN).chance() >= 0.0);
    }

    #[test]
    fn what_one_wins_the_other_loses() {
        for worth in [Worth::Estimate(37), Worth::WinIn(5), Worth::LossIn(2), Worth::Estimate(i32::MIN)] {
            let sum = worth.chance() + worth.for_the_other().chance();
            assert!((sum - 1.0).abs() < 1e-12, "{worth:?}");
        }
    }

    #[test]
    fn the_better_the_chance_the_better_the_word() {
        let seen: Vec<Standing> = (-90..=90).map(|tens| Worth::Estimate(10 * tens).standing()).collect();
        assert!(seen.is_sorted());
        for standing in &Standing::ALL[1..8] {
            assert!(seen.contains(standing), "{standing:?}");
        }
    }

    #[test]
    fn a_finished_game_is_worth_its_result() {
        let second = Seat::FIRST.next(2);
        let won = Outcome::win(second, Ending::LastPawn);
        assert_eq!(Worth::of_outcome(won, second), Worth::WinIn(0));
        assert_eq!(Worth::of_outcome(won, Seat::FIRST), Worth::LossIn(0));
        assert_eq!(Worth::of_outcome(Outcome::draw(Ending::Quiet), second), Worth::Estimate(0));
    }
}
