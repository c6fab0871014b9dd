//! The whole client.

use crate::pages::{Missing, Shelf, TablePage};
use crate::preferences::Preferences;
use crate::route::{Route, Router};
use crate::speech::Speech;
use leptos::prelude::*;

/// What stands behind every page, and the page that the address names.
#[component]
pub(crate) fn App() -> impl IntoView {
    provide_context(Speech::new());
    provide_context(Preferences::new());
    let router = Router::new();
    move || match router.route() {
        Route::Shelf => view! { <Shelf /> }.into_any(),
        Route::Table(kind) => view! { <TablePage kind /> }.into_any(),
        Route::Missing => view! { <Missing /> }.into_any(),
    }
}
