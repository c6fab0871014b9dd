//! The whole client.

use crate::library::Library;
use crate::pages::{AnalysisPage, LessonPage, Missing, RulesPage, Shelf, TablePage};
use crate::preferences::Preferences;
use crate::route::{Route, Router};
use crate::speech::Speech;
use leptos::prelude::*;
use tablier_protocol::page::Room;

/// What stands behind every page, and the page that the address names.
#[component]
pub(crate) fn App() -> impl IntoView {
    provide_context(Speech::new());
    provide_context(Preferences::new());
    provide_context(Library::new());
    let router = Router::new();
    move || match router.route() {
        Route::Shelf => view! { <Shelf /> }.into_any(),
        Route::Room(kind, Room::Table) => view! { <TablePage kind /> }.into_any(),
        Route::Room(kind, Room::Rules) => view! { <RulesPage kind /> }.into_any(),
        Route::Room(kind, Room::Lesson) => view! { <LessonPage kind /> }.into_any(),
        Route::Room(kind, Room::Analysis) => view! { <AnalysisPage kind /> }.into_any(),
        Route::Room(_, Room::Problems) => view! { <Missing /> }.into_any(),
        Route::Missing => view! { <Missing /> }.into_any(),
    }
}
