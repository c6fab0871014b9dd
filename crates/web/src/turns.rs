//! Games over the network in which it is one's own turn: a number in the head of every page.

use crate::browser;
use crate::route::{Route, Router};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use tablier_protocol::online::SessionState;
use tablier_protocol::page::Place;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// How often the house is asked while the page is in sight.
const AGAIN: Duration = Duration::from_secs(45);
/// Under this name the browser keeps that it has been known to the house: others have no games there, and ask nothing.
const KNOWN: &str = "online";

/// The games that wait. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Turns {
    games: RwSignal<Vec<String>>,
    /// Grows with everything that is asked or heard: an answer that was overtaken is old.
    latest: StoredValue<u64>,
    router: Router,
}

impl Turns {
    /// Asks now, whenever another page is opened or this one comes back into sight, and now and then.
    pub(crate) fn new(router: Router) -> Self {
        let turns = Self { games: RwSignal::new(Vec::new()), latest: StoredValue::new(0), router };
        Effect::new(move || {
            router.route();
            turns.ask();
        });
        let _ = set_interval_with_handle(move || turns.ask(), AGAIN);
        let seen = window_event_listener_untyped("visibilitychange", move |_| turns.ask());
        on_cleanup(move || seen.remove());
        turns
    }

    /// How many games wait, besides the one that is on the screen.
    pub(crate) fn count(self) -> usize {
        let shown = match self.router.route() {
            Route::Place(Place::Game(id)) => Some(id),
            _ => None,
        };
        self.games.with(|games| games.iter().filter(|id| Some(*id) != shown.as_ref()).count())
    }

    /// The house has told which games wait.
    #[cfg(feature = "online")]
    pub(crate) fn hear(self, games: Vec<String>) {
        self.count_up();
        if self.games.with_untracked(|known| *known != games) {
            self.games.set(games);
        }
    }

    fn ask(self) {
        if browser::is_hidden() || browser::kept(KNOWN).is_none() {
            return;
        }
        let asked = self.count_up();
        spawn_local(async move {
            // Without an answer, what was known stays.
            let Some(state) = fetch().await else { return };
            if self.latest.try_get_value() == Some(asked) {
                let _ = self.games.try_set(state.turns);
            }
        });
    }

    fn count_up(self) -> u64 {
        let next = self.latest.get_value() + 1;
        self.latest.set_value(next);
        next
    }
}

/// The browser has been known to the house from now on.
#[cfg(feature = "online")]
pub(crate) fn keep_known() {
    browser::keep(KNOWN, "1");
}

async fn fetch() -> Option<SessionState> {
    let answer = JsFuture::from(browser::window().fetch_with_str("/api/session")).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string()?;
    serde_json::from_str(&text).ok().filter(|_| answer.ok())
}

/// The games that wait for the player who looks at this page.
pub(crate) fn turns() -> Turns {
    expect_context()
}
