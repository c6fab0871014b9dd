//! The whole client.

use crate::browser;
#[cfg(feature = "learn")]
use crate::library::Library;
#[cfg(feature = "online")]
use crate::online::Online;
#[cfg(feature = "online")]
use crate::pages::online::{AccountPage, ArchivePage, GamePage, LobbyPage, PersonPage};
#[cfg(feature = "learn")]
use crate::pages::{AnalysisPage, LessonPage, ProblemsPage, RulesPage};
use crate::pages::{Missing, Shelf, TablePage};
use crate::preferences::Preferences;
use crate::route::{Route, Router};
use crate::speech::{Speech, speech};
use crate::turns::Turns;
use leptos::prelude::*;
#[cfg(feature = "learn")]
use tablier_games::GameKind;
#[cfg(feature = "online")]
use tablier_protocol::page::Place;
use tablier_protocol::page::{MISSING_DESCRIPTION, Room, SHELF_DESCRIPTION};

/// What stands behind every page, and the page that the address names.
#[component]
pub(crate) fn App() -> impl IntoView {
    provide_context(Speech::new());
    provide_context(Preferences::new());
    #[cfg(feature = "learn")]
    provide_context(Library::new());
    let router = Router::new();
    provide_context(Turns::new(router));
    #[cfg(feature = "online")]
    provide_context(Online::new());
    describe(router);
    move || match router.route() {
        Route::Shelf => view! { <Shelf /> }.into_any(),
        Route::Room(kind, Room::Table) => view! { <TablePage kind /> }.into_any(),
        #[cfg(feature = "learn")]
        Route::Room(kind, room) => learn(kind, room),
        #[cfg(not(feature = "learn"))]
        Route::Room(..) => view! { <Missing /> }.into_any(),
        #[cfg(feature = "online")]
        Route::Place(place) => meet(place),
        #[cfg(not(feature = "online"))]
        Route::Place(_) => view! { <Missing /> }.into_any(),
        Route::Missing => view! { <Missing /> }.into_any(),
    }
}

/// Keeps the description in the page's head that of the page shown: the server wrote that of the first one.
fn describe(router: Router) {
    let speech = speech();
    Effect::new(move || {
        let words = speech.words();
        let description = match router.route() {
            Route::Shelf => words.say(SHELF_DESCRIPTION, &[]),
            Route::Room(kind, room) => {
                words.say(room.description(), &[("game", words.game_name(kind).into())])
            }
            Route::Place(place) => words.say(place.description(), &[]),
            Route::Missing => words.say(MISSING_DESCRIPTION, &[]),
        };
        let head = browser::document().query_selector("meta[name=description]").ok().flatten();
        if let Some(head) = head {
            let _ = head.set_attribute("content", &description);
        }
    });
}

/// What there is of a game besides its table.
#[cfg(feature = "learn")]
fn learn(kind: GameKind, room: Room) -> AnyView {
    match room {
        Room::Table => view! { <TablePage kind /> }.into_any(),
        Room::Rules => view! { <RulesPage kind /> }.into_any(),
        Room::Lesson => view! { <LessonPage kind /> }.into_any(),
        Room::Problems => view! { <ProblemsPage kind /> }.into_any(),
        Room::Analysis => view! { <AnalysisPage kind /> }.into_any(),
    }
}

/// Where people meet.
#[cfg(feature = "online")]
fn meet(place: Place) -> AnyView {
    match place {
        Place::Lobby => view! { <LobbyPage /> }.into_any(),
        Place::Game(id) => view! { <GamePage id /> }.into_any(),
        Place::Person(id) => view! { <PersonPage id /> }.into_any(),
        Place::Account => view! { <AccountPage /> }.into_any(),
        Place::Archive => view! { <ArchivePage /> }.into_any(),
    }
}
