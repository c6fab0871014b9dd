//! Addresses: which page is shown.

use crate::browser;
use leptos::prelude::*;
use std::cell::Cell;
use tablier_games::GameKind;
use tablier_protocol::page::{Place, Room, path_of, room_at};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Element, MouseEvent};

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// The four games.
    Shelf,
    /// What there is of a game.
    Room(GameKind, Room),
    /// Where people meet.
    Place(Place),
    /// An address that leads nowhere.
    Missing,
}

impl Route {
    fn from_path(path: &str) -> Self {
        let path = path.split(['#', '?']).next().unwrap_or(path);
        if path.trim_matches('/').is_empty() {
            return Self::Shelf;
        }
        if let Some(place) = Place::at(path) {
            return Self::Place(place);
        }
        let Some((name, room)) = room_at(path) else { return Self::Missing };
        match GameKind::ALL.into_iter().find(|kind| kind.name() == name) {
            Some(kind) if rooms(kind).contains(&room) => Self::Room(kind, room),
            _ => Self::Missing,
        }
    }

    /// Whether this client has the page: the one that only plays leaves the others to the browser, which loads the whole
    /// one.
    fn is_here(&self) -> bool {
        match self {
            Self::Room(_, room) => cfg!(feature = "learn") || *room == Room::Table,
            Self::Place(_) => cfg!(feature = "online"),
            Self::Shelf | Self::Missing => true,
        }
    }

    fn here() -> Self {
        Self::from_path(&browser::window().location().pathname().unwrap_or_default())
    }
}

/// What there is of a game: problems are proven, and for two of the games nobody can.
pub(crate) fn rooms(kind: GameKind) -> Vec<Room> {
    let has_problems = matches!(kind, GameKind::Tzaar | GameKind::Tchag);
    Room::ALL.into_iter().filter(|room| *room != Room::Problems || has_problems).collect()
}

/// The address of what there is of a game.
pub(crate) fn address(kind: GameKind, room: Room) -> String {
    path_of(kind.name(), room)
}

thread_local! {
    static WALKED: Cell<bool> = const { Cell::new(false) };
}

/// Whether this page was reached from another one of ours, and not by loading it.
pub(crate) fn has_walked() -> bool {
    WALKED.get()
}

/// Follows the address: links of our own change it without loading the page again.
#[derive(Clone, Copy)]
pub(crate) struct Router {
    route: RwSignal<Route>,
}

impl Router {
    pub(crate) fn new() -> Self {
        let router = Self { route: RwSignal::new(Route::here()) };
        let back: Closure<dyn FnMut()> = Closure::new(move || router.arrive());
        let _ = browser::window().add_event_listener_with_callback("popstate", back.as_ref().unchecked_ref());
        back.forget();
        let click: Closure<dyn FnMut(MouseEvent)> = Closure::new(move |event| router.follow(&event));
        let _ = browser::document().add_event_listener_with_callback("click", click.as_ref().unchecked_ref());
        click.forget();
        provide_context(router);
        router
    }

    pub(crate) fn route(self) -> Route {
        self.route.get()
    }

    /// A plain click on a link to a page of ours goes there at once.
    fn follow(self, event: &MouseEvent) {
        let modified = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
        if event.default_prevented() || event.button() != 0 || modified {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(link) = target
            .and_then(|element| element.closest("a[href^='/']:not([download], [target])").ok().flatten())
        else {
            return;
        };
        if let Some(path) = link.get_attribute("href").filter(|path| Route::from_path(path).is_here()) {
            event.prevent_default();
            self.go(&path);
        }
    }

    /// Shows the page that the address names, unless it is shown already: a mark in an address is no other page.
    fn arrive(self) {
        if self.route.get_untracked() != Route::here() {
            self.route.set(Route::here());
        }
    }

    /// Shows a page of ours.
    pub(crate) fn go(self, path: &str) {
        if let Ok(history) = browser::window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(path));
        }
        WALKED.set(true);
        self.arrive();
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
        // Whoever listens hears that it is another page.
        set_timeout(|| browser::focus("#content"), std::time::Duration::ZERO);
    }
}

/// Follows the address of this page.
pub(crate) fn router() -> Router {
    expect_context()
}
