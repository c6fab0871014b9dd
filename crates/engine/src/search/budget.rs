//! When to stop.

use crate::{Limits, Signals, Time};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// So many positions pass between two looks at the clock.
const LOOK_EVERY: u64 = 512;

/// What is kept back of a time limit, for the way of the answer.
const RESERVE: Duration = Duration::from_millis(4);

/// What all who search together share.
#[derive(Debug, Default)]
pub(super) struct Shared {
    /// Positions that the others have reported.
    nodes: AtomicU64,
    /// The one whose answer counts is done.
    done: AtomicBool,
}

impl Shared {
    /// Calls the others off.
    pub(super) fn finish(&self) {
        self.done.store(true, Ordering::Relaxed);
    }
}

/// Times at which to stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Times {
    /// No new depth is begun after this.
    soft: Option<Duration>,
    /// Everything is dropped after this.
    hard: Option<Duration>,
}

impl Times {
    fn new(time: Option<Time>) -> Self {
        match time {
            None => Self::default(),
            Some(Time::Ply(time)) => {
                let kept = RESERVE.min(time / 10);
                Self { soft: None, hard: Some(time.saturating_sub(kept)) }
            }
            Some(Time::Clock { left, increment }) => {
                let usable = left.saturating_sub(5 * RESERVE);
                let share = usable / 30 + increment * 7 / 20;
                Self {
                    soft: Some(share.min(usable) / 2),
                    hard: Some((3 * share).min(usable / 4 + increment / 4).min(usable)),
                }
            }
        }
    }
}

/// What one searcher may still spend.
pub(super) struct Budget<'a> {
    limits: Limits,
    times: Times,
    signals: Signals<'a>,
    shared: &'a Shared,
    /// Positions of this searcher.
    nodes: u64,
    stopped: bool,
    /// Whether a limit of time may end the thought: not before there is an answer.
    may_stop: bool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: Limits, signals: Signals<'a>, shared: &'a Shared) -> Self {
        let times = Times::new(limits.time);
        Self { limits, times, signals, shared, nodes: 0, stopped: false, may_stop: false }
    }

    /// There is an answer: from now on the thought may end at any time.
    pub(super) fn allow_stop(&mut self) {
        self.may_stop = true;
    }

    /// Counts a position, and says whether it is one too many.
    #[inline]
    pub(super) fn spend(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK_EVERY) {
            self.look();
        }
        if self.limits.nodes.is_some_and(|limit| self.nodes > limit) {
            self.stopped |= self.may_stop;
        }
        self.stopped
    }

    #[cold]
    fn look(&mut self) {
        let all = self.shared.nodes.fetch_add(LOOK_EVERY, Ordering::Relaxed) + LOOK_EVERY;
        // Asked even where no time is limited: a clock may be how somebody says stop.
        let elapsed = self.signals.clock.elapsed();
        let late = self.times.hard.is_some_and(|hard| elapsed >= hard);
        let spent = self.limits.nodes.is_some_and(|limit| all > limit.saturating_add(LOOK_EVERY));
        let called_off = self.signals.is_stopped() || self.shared.done.load(Ordering::Relaxed);
        self.stopped |= self.may_stop && (late || spent || called_off);
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether another depth may begin.
    pub(super) fn may_go_deeper(&self, depth: u32) -> bool {
        let deep = self.limits.depth.is_some_and(|limit| depth > limit);
        let late = self.times.soft.is_some_and(|soft| self.signals.clock.elapsed() >= soft);
        let called_off = self.signals.is_stopped() || self.shared.done.load(Ordering::Relaxed);
        !(self.stopped || deep || late || called_off)
    }

    /// Whether nothing but time decides, so that an early answer is welcome.
    pub(super) fn saves_time(&self) -> bool {
        self.limits.time.is_some()
    }

    /// Positions of all searchers, as far as they are known.
    pub(super) fn nodes(&self) -> u64 {
        let reported = self.shared.nodes.load(Ordering::Relaxed);
        reported + self.nodes % LOOK_EVERY
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.signals.clock.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::Times;
    use crate::Time;
    use std::time::Duration;

    #[test]
    fn no_clock_is_overstepped() {
        for left in [10, 60, 500, 60_000] {
            for increment in [0, 100, 5000] {
                let [left, increment] = [left, increment].map(Duration::from_millis);
                let Times { soft, hard } = Times::new(Some(Time::Clock { left, increment }));
                assert!(soft.unwrap() < left && hard.unwrap() < left, "{left:?} and {increment:?} a turn");
            }
        }
    }
}
