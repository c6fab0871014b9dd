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

/// Where the turn of a table is kept until it is answered: the page may be closed before that.
struct OnItsWay {
    name: String,
}

impl OnItsWay {
    fn of(table: &str) -> Self {
        Self { name: format!("turn.{table}") }
    }

    fn keep(&self, moves: &Moves) {
        if let Ok(text) = serde_json::to_string(moves) {
            browser::keep(&self.name, &text);
        }
    }

    fn kept(&self) -> Option<Moves> {
        serde_json::from_str(&browser::kept(&self.name)?).ok()
    }

    /// It is answered. A later one may have taken its place.
    fn arrived(&self, moves: &Moves) {
        if self.kept().as_ref() == Some(moves) {
            browser::forget(&self.name);
        }
    }
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

    /// Sends a turn that was on its way when the page was closed: once, when it is known how the table stands.
    pub(super) fn let_send_again(self) {
        Effect::new(move |known: Option<bool>| {
            let is_known = self.is_known();
            if is_known && known != Some(true) {
                self.take_up();
            }
            is_known
        });
    }

    /// Makes the turn that was on its way once more. One that does not fit any longer has arrived, or was overtaken.
    fn take_up(self) {
        let on_its_way = OnItsWay::of(&self.id());
        let Some(moves) = on_its_way.kept() else { return };
        let next = self.next_ply();
        if next != (moves.ply, moves.takebacks) {
            on_its_way.arrived(&moves);
        } else if untrack(move || self.is_own_turn()) {
            self.desk.hand_over(&moves.moves.unwrap_or_default());
        }
    }

    /// The number of the next ply, and how many takebacks there were before it.
    fn next_ply(self) -> (u32, u32) {
        self.state.with_untracked(|state| (state.game().plies().count() as u32 + 1, state.takebacks()))
    }

    fn send(self) {
        let words = self
            .desk
            .table
            .with_untracked(|table| table.draft().iter().map(ToString::to_string).collect::<Vec<_>>());
        let (ply, takebacks) = self.next_ply();
        let moves = Moves { ply, takebacks, single: None, moves: Some(words) };
        let on_its_way = OnItsWay::of(&self.id());
        on_its_way.keep(&moves);
        self.notice.set(None);
        self.sending.set(Sending::Turn);
        let path = self.path("moves");
        spawn_local(async move {
            let sent = self.send_until_answered(&path, &moves).await;
            on_its_way.arrived(&moves);
            let _ = self.sending.try_set(Sending::Nothing);
            match sent {
                Some(Ok(played)) => self.expect(played.event),
                Some(Err(failure)) => self.give_up(&failure),
                None => {}
            }
        });
    }

    /// Sends a turn again and again until it is answered, also when whoever made it looks at another page; nothing if it
    /// has come back as an event in the meantime.
    async fn send_until_answered(self, path: &str, moves: &Moves) -> Option<Result<Played, Failure>> {
        let mut wait = WAITS.0;
        loop {
            match self.online.post::<Played>(path, moves).await {
                Err(failure) if failure.may_pass() => {
                    let _ = self.sending.try_set(Sending::Again);
                    browser::sleep(wait.max(failure.wait())).await;
                    wait = (wait * 2).min(WAITS.1);
                    if self.desk.handed_over.try_get_untracked() == Some(false) {
                        return None;
                    }
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
