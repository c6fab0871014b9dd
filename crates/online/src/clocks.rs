//! Clocks of a table: they run for people alone, and only while the house is open.

use crate::{Moment, Table};
use tablier_games::{Game, Seat};
use tablier_protocol::online::{self, Pace};
use tablier_table::{Clocks, Pace as Figures};

const SECONDS_A_DAY: u32 = 24 * 60 * 60;

impl Table {
    /// Clocks of which none has run yet.
    pub(crate) fn full_clocks(&self) -> Option<Clocks> {
        self.figures().map(|figures| Clocks::new(figures, self.terms.setup.seats))
    }

    /// Time by correspondence is a clock that is full before every turn.
    fn figures(&self) -> Option<Figures> {
        self.terms.pace.map(|pace| match pace {
            // Whoever has only an increment begins with one.
            Pace::Clock { base: 0, increment } => Figures { base: increment, increment },
            Pace::Clock { base, increment } => Figures { base, increment },
            Pace::Correspondence { days } => {
                Figures { base: days.saturating_mul(SECONDS_A_DAY), increment: 0 }
            }
        })
    }

    /// The clocks after plies of `mover` that led to `game`.
    pub(crate) fn clocks_after(&self, mover: Seat, game: &Game, moment: Moment) -> Option<Clocks> {
        let mut clocks = self.clocks.clone()?;
        let next = game.position().side();
        if next != mover || game.outcome().is_some() {
            // The increment is a person's: an engine's clock never runs.
            if clocks.running() == Some(mover) {
                clocks.end_turn(mover, moment.now.saturating_sub(moment.lag));
            }
            if matches!(self.terms.pace, Some(Pace::Correspondence { .. })) {
                clocks.refill(mover);
            }
        }
        self.let_run(&mut clocks, game, moment.now);
        Some(clocks)
    }

    /// Lets the clock of whoever is to move run, and no other.
    pub(crate) fn let_run(&self, clocks: &mut Clocks, game: &Game, now: u64) {
        let next = game.position().side();
        let person = self.chair(next).person().is_some() && !game.has_left(next);
        if game.outcome().is_none() && person {
            clocks.run(next, now);
        } else {
            clocks.stop(now);
        }
    }

    /// The clocks as an event says that they stood.
    pub(crate) fn set_clocks(&mut self, told: Option<&online::Clocks>, at: u64) {
        self.clocks = self.figures().zip(told).map(|(figures, told)| {
            let mut left = told.left.clone();
            left.resize(usize::from(self.terms.setup.seats), 0);
            let mut clocks = Clocks::with_left(figures, left);
            if let Some(seat) = told.running.and_then(Seat::new) {
                clocks.run(seat, at);
            }
            clocks
        });
        self.clocks_at = at;
    }

    /// The house opens again: clocks have lost what passed while it was open, and run on from now.
    ///
    /// `open` are the times during which it was, in order.
    pub fn wake(&mut self, open: &[(u64, u64)], now: u64) {
        let from = self.clocks_at;
        let passed: u64 =
            open.iter().map(|(start, end)| end.min(&now).saturating_sub(*start.max(&from))).sum();
        if let Some(clocks) = &mut self.clocks
            && let Some(seat) = clocks.running()
        {
            clocks.stop(from.saturating_add(passed));
            clocks.run(seat, now);
            self.clocks_at = now;
        }
    }

    /// Players who were away when the server stopped could not come back: they are waited for from now on.
    pub fn excuse_absence(&mut self, now: u64) {
        self.away.iter_mut().for_each(|(_, since)| *since = now);
    }

    /// When the clock that runs will have run down, if nothing happens before.
    #[must_use]
    pub fn deadline(&self) -> Option<u64> {
        let clocks = self.clocks.as_ref()?;
        let seat = clocks.running()?;
        Some(self.clocks_at.saturating_add(clocks.left(seat, self.clocks_at)))
    }

    /// The clocks, as others are told of them.
    pub(crate) fn told(clocks: Option<&Clocks>, now: u64) -> Option<online::Clocks> {
        clocks.map(|clocks| online::Clocks {
            left: clocks.all_left(now),
            running: clocks.running().map(Seat::number),
        })
    }
}
