//! The whole client.

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
use crate::speech::Speech;
use leptos::prelude::*;
#[cfg(feature = "learn")]
use tablier_games::GameKind;
#[cfg(feature = "online")]
use tablier_protocol::page::Place;
use tablier_protocol::page::Room;

/// What stands behind every page, and the page that the address names.
#[component]
pub(crate) fn App() -> impl IntoView {
    provide_context(Speech::new());
    provide_context(Preferences::new());
    #[cfg(feature = "learn")]
    provide_context(Library::new());
    #[cfg(feature = "online")]
    provide_context(Online::new());
    let router = Router::new();
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
