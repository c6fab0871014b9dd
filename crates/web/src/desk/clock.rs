//! The clocks of the table.

use super::Desk;
use crate::browser;
use leptos::prelude::*;
use std::time::Duration;
use tablier_games::{Departure, Seat};
use tablier_table::{Clocks, Table};

/// How often the clocks are looked at.
const TICK: Duration = Duration::from_millis(200);

/// The clocks of a table, with what was left on them.
pub(super) fn of(table: &Table, left: Vec<u64>) -> Option<Clocks> {
    let plan = table.plan();
    let pace = plan.pace?;
    let fits = left.len() == plan.seats.len();
    Some(if fits { Clocks::with_left(pace, left) } else { Clocks::new(pace, plan.seat_count()) })
}

impl Desk {
    /// Looks at the clocks now and then, as long as the page is there.
    pub(super) fn let_clocks_run(self) {
        let Ok(handle) = set_interval_with_handle(move || self.tick(), TICK) else { return };
        on_cleanup(move || handle.clear());
    }

    fn tick(self) {
        let now = browser::now();
        let Some(Some(flagged)) =
            self.clocks.try_with_untracked(|clocks| clocks.as_ref().map(|clocks| clocks.flagged(now)))
        else {
            return;
        };
        self.now.set(now);
        if self.remote {
            return;
        }
        if let Some(seat) = flagged {
            self.leave(seat, Departure::Time);
        }
        self.run_clock();
    }

    /// The clock of the side to move runs, from the first ply on.
    fn run_clock(self) {
        let (runs, mover) = self.table.with_untracked(|table| {
            let game = table.game();
            // Whoever plays on for somebody who has left has no clock.
            let runs = !game.events().is_empty() && game.outcome().is_none() && game.is_in(table.mover());
            (runs, table.mover())
        });
        let now = browser::now();
        self.clocks.update_untracked(|clocks| match clocks {
            Some(clocks) if runs => clocks.run(mover, now),
            Some(clocks) => clocks.stop(now),
            None => {}
        });
    }

    /// Somebody has played a ply: a turn that is complete stops the clock.
    pub(super) fn press_clock(self, mover: Seat) {
        if self.remote {
            return;
        }
        let complete = self
            .table
            .with_untracked(|table| table.draft().is_empty() && !table.game().position().mid_turn());
        if complete {
            let now = browser::now();
            self.clocks.update(|clocks| {
                if let Some(clocks) = clocks {
                    clocks.end_turn(mover, now);
                }
            });
        }
        self.run_clock();
    }

    /// Whoever takes back a game that was lost on time gets some to go on with.
    pub(super) fn wind_clocks(self) {
        let now = browser::now();
        self.clocks.update(|clocks| {
            if let Some(clocks) = clocks {
                clocks.stop(now);
                clocks.wind();
            }
        });
    }

    pub(super) fn stop_clocks(self) {
        let now = browser::now();
        self.clocks.update(|clocks| {
            if let Some(clocks) = clocks {
                clocks.stop(now);
            }
        });
    }
}
