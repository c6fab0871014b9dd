//! The graph of a review.

use crate::{Gravity, Review};
use tablier_games::Seat;
use tablier_scene::{Mark, Plot, Run};

/// So many numbers below at most.
const MOST_TICKS: u32 = 10;

impl Review {
    /// A graph of the chances over the game, as wide and high as is said: at a table for two, of the first seat. What is not known leaves a gap.
    #[must_use]
    pub fn plot(&self, width: f64, height: f64) -> Plot {
        let runs = match self.seats() {
            2 => self.runs(Seat::FIRST),
            seats => Seat::all(seats).flat_map(|seat| self.runs(seat)).collect(),
        };
        Plot {
            kind: self.kind(),
            seats: self.seats(),
            last: self.moments().len() - 1,
            runs,
            marks: self.marks(),
            ticks: self.ticks(),
            width,
            height,
        }
    }

    /// What is known for a seat, until it is out. Where it only is where that seat decides, the curve goes on over the others' plies.
    fn runs(&self, seat: Seat) -> Vec<Run> {
        let mut runs = vec![Run { seat, points: Vec::new() }];
        for (index, moment) in self.moments().iter().enumerate() {
            let known = self.chance(index, seat);
            let expected = self.seats() == 2 || moment.side == seat;
            match (known, runs.last_mut()) {
                (Some(chance), Some(run)) => run.points.push((index, chance)),
                (None, _) if expected => runs.push(Run { seat, points: Vec::new() }),
                _ => {}
            }
            if moment.out.contains(&seat) {
                break;
            }
        }
        runs.retain(|run| !run.points.is_empty());
        runs
    }

    /// Turning points are marked on the curve, where they are seen.
    fn marks(&self) -> Vec<Mark> {
        let points = self.turning_points();
        let mark = |point: &crate::TurningPoint| {
            let seat = if self.seats() == 2 { Seat::FIRST } else { point.seat };
            let size = match point.gravity {
                Gravity::Slip => 1,
                Gravity::Mistake => 2,
                Gravity::Blunder => 3,
            };
            Some(Mark { place: point.seen_at, chance: self.chance(point.seen_at, seat)?, size })
        };
        points.iter().filter_map(mark).collect()
    }

    /// Numbers of turns, at the places where they are done, as the marks are: the first, and then round ones.
    fn ticks(&self) -> Vec<(usize, u32)> {
        let turns = self.moments().last().map_or(0, |moment| moment.turn.saturating_sub(1));
        let step = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| turns / step <= MOST_TICKS);
        let step = step.unwrap_or(1000);
        let mut ticks: Vec<(usize, u32)> = Vec::new();
        for (index, moment) in self.moments().iter().enumerate() {
            let done = moment.turn.saturating_sub(1);
            let is_new = ticks.last().is_none_or(|(_, turn)| *turn != done);
            if is_new && (done == 1 || (done > 0 && done % step == 0)) {
                ticks.push((index, done));
            }
        }
        ticks
    }
}
