//! The house over the network: who one is, what is asked of it, and what comes down its sockets.

mod api;
mod bell;
mod follow;
mod lobby;
mod notify;
mod shared;
mod socket;
mod unwanted;

pub(crate) use api::Failure;
pub(crate) use follow::Link;
pub(crate) use lobby::LobbyState;
pub(crate) use notify::Notifier;
pub(crate) use shared::{Line, Said, Sending, SharedTable};
pub(crate) use unwanted::Unwanted;

use crate::browser;
use crate::speech::{Speech, speech};
use crate::turns::{Turns, keep_known, turns};
use leptos::prelude::*;
use tablier_protocol::online::{Me, NAMELESS, NewGuest, PersonKind, Session, SessionState};

/// How often somebody who waits looks whether the house has answered, in milliseconds.
const GLANCE: u32 = 30;

/// What all pages of the house share. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    speech: Speech,
    /// The games in which it is one's own turn.
    turns: Turns,
    /// Oneself, once the house has said who that is.
    pub(crate) me: RwSignal<Option<Me>>,
    /// Whose words are not wanted here.
    pub(crate) unwanted: Unwanted,
    /// Tells of turns, if it may.
    pub(crate) notifier: Notifier,
    /// Whether the house is being asked who one is.
    arriving: RwSignal<bool>,
    /// Whether the house has another version than this page.
    pub(crate) outdated: RwSignal<bool>,
    /// Whether the house has ended the session of an account: from elsewhere, or by a new password.
    pub(crate) signed_out: RwSignal<bool>,
}

impl Online {
    pub(crate) fn new() -> Self {
        Self {
            speech: speech(),
            turns: turns(),
            me: RwSignal::new(None),
            unwanted: Unwanted::new(),
            notifier: Notifier::new(),
            arriving: RwSignal::new(false),
            outdated: RwSignal::new(false),
            signed_out: RwSignal::new(false),
        }
    }

    /// Who one is; whoever is nobody yet becomes a guest. However many ask at once, it is one guest.
    pub(crate) async fn arrive(self) -> Result<Me, Failure> {
        while self.arriving.get_untracked() {
            browser::sleep(GLANCE).await;
        }
        self.arriving.set(true);
        let me = self.come_in().await;
        self.arriving.set(false);
        me
    }

    async fn come_in(self) -> Result<Me, Failure> {
        // Strangers are answered here, and refused at `/api/me`: a first visit leaves no error in the browser's log.
        let state: SessionState = self.ask("GET", "/api/session", None).await?;
        if state.person.is_none() {
            if untrack(move || self.has_account()) {
                self.signed_out.set(true);
            }
            let nobody = serde_json::to_string(&NewGuest::default()).ok();
            let _: Session = self.ask("POST", "/api/guest", nobody).await?;
        }
        self.turns.hear(state.turns);
        keep_known();
        let me: Me = self.ask("GET", "/api/me", None).await?;
        if me.kind == PersonKind::Account {
            self.signed_out.set(false);
        }
        self.me.set(Some(me.clone()));
        Ok(me)
    }

    /// Who one is, if that has been said already; else asks. Of several who ask at once, one does.
    async fn known(self) -> Result<(), Failure> {
        while self.arriving.get_untracked() {
            browser::sleep(GLANCE).await;
        }
        if self.me.with_untracked(Option::is_none) { self.arrive().await.map(drop) } else { Ok(()) }
    }

    /// One's own id.
    pub(crate) fn id(self) -> Option<String> {
        self.me.with(|me| me.as_ref().map(|me| me.id.clone()))
    }

    /// Whether somebody is oneself.
    pub(crate) fn is_me(self, id: &str) -> bool {
        self.me.with(|me| me.as_ref().is_some_and(|me| me.id == id))
    }

    /// Whether one has an account.
    pub(crate) fn has_account(self) -> bool {
        self.me.with(|me| me.as_ref().is_some_and(|me| me.kind == PersonKind::Account))
    }

    /// Whether somebody is not to be seen or heard here: muted at this browser, or blocked.
    pub(crate) fn hides(self, id: &str) -> bool {
        self.unwanted.is_muted(id)
            || self
                .me
                .with(|me| me.as_ref().is_some_and(|me| me.blocked.iter().any(|person| person.id == id)))
    }

    /// The house has said its version.
    fn hear_version(self, version: &str) {
        let start = browser::document().get_element_by_id("start");
        let own = start.and_then(|start| start.get_attribute("data-version"));
        if own.is_some_and(|own| own != version) && !self.outdated.get_untracked() {
            self.outdated.set(true);
        }
    }

    /// What is said about something that did not work.
    pub(crate) fn sentence(self, failure: &Failure) -> String {
        match failure {
            Failure::Lost => self.speech.say("online-lost"),
            Failure::Refused { message, .. } => message.clone(),
        }
    }
}

/// What somebody is called; whoever was deleted is called that in the language of the page.
pub(crate) fn shown_name(speech: Speech, name: &str) -> String {
    if name == NAMELESS { speech.say("online-deleted") } else { name.to_owned() }
}

/// The house of this page.
pub(crate) fn online() -> Online {
    expect_context()
}
