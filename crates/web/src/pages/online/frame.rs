//! What the pages have in common.

use crate::browser;
use crate::online::{Failure, Link, online};
use crate::pages::{set_icon, set_title};
use crate::panel::Header;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_protocol::page::Place;

/// A page with its head, its name, and ways to the others.
#[component]
pub(super) fn Frame(
    /// The message that names the page.
    title: &'static str,
    /// Which of the places it is, if it is one that all pages lead to.
    #[prop(optional)]
    here: Option<Place>,
    /// How many things wait for whoever looks.
    #[prop(optional, into)]
    waiting: Option<Signal<usize>>,
    /// What the page shows instead of its name.
    #[prop(optional, into)]
    heading: Option<Signal<String>>,
    children: Children,
) -> impl IntoView {
    let (speech, online) = (speech(), online());
    set_icon(None);
    let name = move || heading.map_or_else(|| speech.say(title), |heading| heading.get());
    Effect::new(move || {
        let count = waiting.map(|waiting| waiting.get()).filter(|count| *count > 0);
        let count = count.map(|count| format!("({count}) ")).unwrap_or_default();
        set_title(&format!("{count}{} · {}", name(), speech.say("page-title")));
    });
    let me = move || {
        let name = online.me.with(|me| me.as_ref().map(|me| me.name.clone()));
        name.unwrap_or_else(|| speech.say("online-account"))
    };
    let way = move |place: Place, label: AnyView| {
        let current = if here.as_ref() == Some(&place) { "page" } else { "false" };
        view! { <a href=place.path() aria-current=current>{label}</a> }
    };
    view! {
        <Header />
        <main class="meeting" id="content" tabindex="-1">
            <nav class="places" aria-label=t("online-places")>
                {way(Place::Lobby, t("online-lobby").into_any())}
                {way(Place::Archive, t("online-archive").into_any())}
                {way(Place::Account, view! { <span class="own-name">{me}</span> }.into_any())}
            </nav>
            <h1>{name}</h1>
            <Outdated />
            <SignedOut />
            {children()}
        </main>
    }
}

/// Says that the house has a newer page.
#[component]
pub(super) fn Outdated() -> impl IntoView {
    let online = online();
    view! {
        <Show when=move || online.outdated.get()>
            <p class="told" role="status">
                <span>{t("online-outdated")}</span>
                <button class="button" on:click=move |_| browser::reload()>{t("online-reload")}</button>
            </p>
        </Show>
    }
}

/// Says that one is a guest again, and not by one's own doing here.
#[component]
pub(super) fn SignedOut() -> impl IntoView {
    let online = online();
    view! {
        <Show when=move || online.signed_out.get()>
            <p class="told" role="status">
                <span>{t("online-signed-out")}</span>
                <a class="button" href=Place::Account.path()>{t("online-sign-in")}</a>
            </p>
        </Show>
    }
}

/// Says how the link is, if it is not as it should be.
#[component]
pub(super) fn LinkState(link: RwSignal<Link>) -> impl IntoView {
    let online = online();
    let words = move || match link.get() {
        Link::Open | Link::Opening => None,
        Link::Lost => Some(t("online-link-lost")()),
        Link::Ended(failure) => Some(online.sentence(&failure)),
    };
    view! { <p class="link-state" role="status" class:quiet=move || words().is_none()>{words}</p> }
}

/// What did not work, said where it was tried.
#[component]
pub(super) fn Complaint(failure: RwSignal<Option<Failure>>) -> impl IntoView {
    let online = online();
    view! {
        <p class="say warning" role="alert">
            {move || failure.get().map(|failure| online.sentence(&failure))}
        </p>
    }
}
