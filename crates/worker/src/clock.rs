//! The clock of a worker, which also looks whether the page wants it to stop.

use js_sys::{Atomics, Date, Int32Array};
use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tablier_engine::Clock;

thread_local! {
    static FLAG: RefCell<Option<(Int32Array, i32)>> = const { RefCell::new(None) };
}

/// Keeps the flag, and the number of the question that is being answered.
pub(crate) fn watch(flag: Option<Int32Array>, question: u32) {
    FLAG.with(|kept| *kept.borrow_mut() = flag.map(|flag| (flag, question as i32)));
}

/// Whether the page wants the answer to another question, or none.
fn is_called_off() -> bool {
    FLAG.with(|kept| {
        let kept = kept.borrow();
        kept.as_ref().is_some_and(|(flag, own)| Atomics::load(flag, 0).is_ok_and(|wanted| wanted != *own))
    })
}

/// Runs since it was made, and passes on the page's wish to stop.
pub(crate) struct WatchfulClock<'a> {
    began: f64,
    stop: &'a AtomicBool,
}

impl<'a> WatchfulClock<'a> {
    pub(crate) fn new(stop: &'a AtomicBool) -> Self {
        Self { began: Date::now(), stop }
    }
}

impl Clock for WatchfulClock<'_> {
    fn elapsed(&self) -> Duration {
        if is_called_off() {
            self.stop.store(true, Ordering::Relaxed);
        }
        Duration::from_secs_f64(((Date::now() - self.began) / 1000.0).max(0.0))
    }
}
