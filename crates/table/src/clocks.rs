//! Clocks for a table, told what time it is.

use serde::{Deserialize, Serialize};
use tablier_games::Seat;

/// How long everybody has: some time for the game, and some more for each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pace {
    /// Seconds for the whole game.
    pub base: u32,
    /// Seconds added after each turn.
    pub increment: u32,
}

/// Milliseconds to go on with, for a clock that had run down.
const AGAIN: u64 = 60_000;

/// The clocks of a table. Times are milliseconds of any clock that does not go back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    pace: Pace,
    left: Vec<u64>,
    /// Whose clock runs, and since when.
    running: Option<(Seat, u64)>,
}

impl Clocks {
    /// Full clocks, of which none runs.
    #[must_use]
    pub fn new(pace: Pace, seats: u8) -> Self {
        Self { pace, left: vec![u64::from(pace.base) * 1000; usize::from(seats)], running: None }
    }

    /// Clocks with what was left on them.
    #[must_use]
    pub fn with_left(pace: Pace, left: Vec<u64>) -> Self {
        Self { pace, left, running: None }
    }

    /// What is left for each seat.
    #[must_use]
    pub fn all_left(&self, now: u64) -> Vec<u64> {
        Seat::all(self.left.len() as u8).map(|seat| self.left(seat, now)).collect()
    }

    /// What is left for a seat.
    #[must_use]
    pub fn left(&self, seat: Seat, now: u64) -> u64 {
        let left = self.left.get(seat.index()).copied().unwrap_or(0);
        match self.running {
            Some((running, since)) if running == seat => left.saturating_sub(now.saturating_sub(since)),
            _ => left,
        }
    }

    /// Lets the clock of a seat run, and stops any other.
    pub fn run(&mut self, seat: Seat, now: u64) {
        if self.running.is_none_or(|(running, _)| running != seat) {
            self.stop(now);
            self.running = Some((seat, now));
        }
    }

    /// Stops the clock that runs.
    pub fn stop(&mut self, now: u64) {
        if let Some((seat, _)) = self.running {
            let left = self.left(seat, now);
            if let Some(own) = self.left.get_mut(seat.index()) {
                *own = left;
            }
            self.running = None;
        }
    }

    /// Gives a seat what a turn adds.
    pub fn end_turn(&mut self, seat: Seat, now: u64) {
        self.stop(now);
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left += u64::from(self.pace.increment) * 1000;
        }
    }

    /// Gives a seat some more time.
    pub fn give(&mut self, seat: Seat, milliseconds: u64) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = left.saturating_add(milliseconds);
        }
    }

    /// Gives a seat all that it had at first, as before every turn by correspondence.
    pub fn refill(&mut self, seat: Seat) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = u64::from(self.pace.base) * 1000;
        }
    }

    /// Whose clock runs.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// Gives some time to every clock that has run down.
    pub fn wind(&mut self) {
        let least = AGAIN.min(u64::from(self.pace.base) * 1000);
        for left in self.left.iter_mut().filter(|left| **left == 0) {
            *left = least;
        }
    }

    /// The seat whose time is up.
    #[must_use]
    pub fn flagged(&self, now: u64) -> Option<Seat> {
        self.running.map(|(seat, _)| seat).filter(|seat| self.left(*seat, now) == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::{Clocks, Pace};
    use tablier_games::Seat;

    const SECOND: Seat = Seat::FIRST.next(2);

    #[test]
    fn only_the_clock_that_runs_loses_time() {
        let mut clocks = Clocks::new(Pace { base: 60, increment: 5 }, 2);
        clocks.run(Seat::FIRST, 1000);
        clocks.run(Seat::FIRST, 3000);
        assert_eq!(clocks.all_left(11_000), [50_000, 60_000]);
        clocks.end_turn(Seat::FIRST, 11_000);
        clocks.run(SECOND, 11_000);
        assert_eq!(clocks.all_left(21_000), [55_000, 50_000]);
        clocks.stop(21_000);
        assert_eq!(clocks.all_left(90_000), [55_000, 50_000]);
        assert_eq!(clocks.flagged(90_000), None);
    }

    #[test]
    fn a_clock_that_has_run_down_stays_at_nothing() {
        let mut clocks = Clocks::new(Pace { base: 1, increment: 0 }, 2);
        clocks.run(SECOND, 0);
        assert_eq!(clocks.flagged(999), None);
        assert_eq!(clocks.flagged(5000), Some(SECOND));
        assert_eq!(clocks.left(SECOND, 5000), 0);
        // A clock that goes back gives nothing.
        assert_eq!(clocks.left(SECOND, 0), 1000);
        clocks.stop(5000);
        clocks.wind();
        assert_eq!(clocks.all_left(9000), [1000, 1000]);
    }

    #[test]
    fn time_can_be_given() {
        let mut clocks = Clocks::with_left(Pace { base: 9, increment: 0 }, vec![1000, 2000]);
        clocks.run(SECOND, 0);
        clocks.give(SECOND, 500);
        clocks.refill(Seat::FIRST);
        assert_eq!(clocks.all_left(100), [9000, 2400]);
        assert_eq!(clocks.running(), Some(SECOND));
    }
}
