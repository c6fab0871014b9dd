//! Waiting that can be cut short.

use leptos::prelude::set_timeout;
use std::cell::RefCell;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};
use std::time::Duration;

/// Wakes whoever waits for it. Copies are the same bell.
#[derive(Clone, Default)]
pub(super) struct Bell {
    state: Rc<RefCell<State>>,
}

#[derive(Default)]
struct State {
    rung: bool,
    waker: Option<Waker>,
    /// Which time of waiting it is, so that an old alarm does not end a new one.
    round: u32,
}

impl Bell {
    pub(super) fn ring(&self) {
        let waker = {
            let mut state = self.state.borrow_mut();
            state.rung = true;
            state.waker.take()
        };
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    /// Waits until it rings.
    pub(super) async fn heard(&self) {
        poll_fn(|context| {
            let mut state = self.state.borrow_mut();
            if std::mem::take(&mut state.rung) {
                return Poll::Ready(());
            }
            state.waker = Some(context.waker().clone());
            Poll::Pending
        })
        .await;
    }

    /// Waits until it rings, or so many milliseconds; if it has rung since, not at all.
    pub(super) async fn heard_within(&self, milliseconds: u32) {
        let round = {
            let mut state = self.state.borrow_mut();
            state.round += 1;
            state.round
        };
        let bell = self.clone();
        let alarm = move || {
            if bell.state.borrow().round == round {
                bell.ring();
            }
        };
        set_timeout(alarm, Duration::from_millis(u64::from(milliseconds)));
        self.heard().await;
    }
}
