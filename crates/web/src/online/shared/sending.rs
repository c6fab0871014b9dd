//! One's own turns on their way to the house.

use super::SharedTable;
use crate::browser;
use crate::online::Failure;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use tablier_online::Table;
use tablier_protocol::online::{Moves, Played};

/// The first wait before a turn is sent again and the longest, in milliseconds.
const WAITS: (u32, u32) = (500, 8000);
/// So long after it was taken, a turn must have come back as an event.
const ECHO: Duration = Duration::from_secs(3);

/// What is on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sending {
    Nothing,
    /// A turn, for the first time.
    Turn,
    /// A turn, again: the answer did not come.
    Again,
}

impl SharedTable {
    /// Sends every turn that is handed over.
    pub(super) fn let_send(self) {
        Effect::new(move || {
            if self.desk.handed_over.get() {
                self.send();
            }
        });
    }

    fn send(self) {
        let words = self
            .desk
            .table
            .with_untracked(|table| table.draft().iter().map(ToString::to_string).collect::<Vec<_>>());
        let moves = self.state.with_untracked(|state| Moves {
            ply: state.game().plies().count() as u32 + 1,
            takebacks: state.takebacks(),
            single: None,
            moves: Some(words),
        });
        self.notice.set(None);
        spawn_local(async move {
            self.sending.set(Sending::Turn);
            let sent = self.send_until_answered(&moves).await;
            let _ = self.sending.try_set(Sending::Nothing);
            match sent {
                Some(Ok(played)) => self.expect(played.event),
                Some(Err(failure)) => self.give_up(&failure),
                None => {}
            }
        });
    }

    /// Sends a turn again and again until it is answered; nothing if nobody waits for that any more.
    async fn send_until_answered(self, moves: &Moves) -> Option<Result<Played, Failure>> {
        let mut wait = WAITS.0;
        loop {
            match self.online.post::<Played>(&self.path("moves"), moves).await {
                Err(failure) if failure.may_pass() => {
                    self.sending.try_set(Sending::Again).is_none().then_some(())?;
                    browser::sleep(wait.max(failure.wait())).await;
                    wait = (wait * 2).min(WAITS.1);
                    // It may have come back as an event in the meantime, or the page is gone.
                    self.desk.handed_over.try_get_untracked().filter(|waits| *waits)?;
                }
                answered => return Some(answered),
            }
        }
    }

    /// A turn was taken: it comes back as an event, or the socket is no good.
    fn expect(self, event: u64) {
        let look = move || {
            if self.truth.try_with_value(Table::event).is_some_and(|seen| seen < event) {
                self.hurry();
            }
        };
        set_timeout(look, ECHO);
    }

    /// A turn was not taken: the table is as the house says.
    fn give_up(self, failure: &Failure) {
        if self.desk.handed_over.try_get_untracked() != Some(true) {
            return;
        }
        self.refuse(failure);
        self.desk.hand_back();
        let behind = match failure {
            Failure::Refused { state: Some(state), .. } => state.event > self.truth.with_value(Table::event),
            _ => false,
        };
        if behind {
            self.hurry();
        }
    }
}
