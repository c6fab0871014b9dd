//! Oneself: a name, a password, and what programs may do in one's name.

mod enter;
mod form;
mod keep;
mod tokens;

use super::frame::{Complaint, Frame};
use crate::browser;
use crate::copied::Copied;
use crate::online::{Failure, Online, online};
use crate::speech::{speech, t};
use enter::{BecomeAccount, NewPasswordByLink, Recover, SignIn};
use keep::{ChangePassword, Delete, Leave, Mine, Name};
use leptos::prelude::*;
use leptos::task::spawn_local;
use tablier_protocol::page::Place;
use tokens::Tokens;

/// What the parts of the page share. Copies are the same.
#[derive(Clone, Copy)]
struct Desk {
    online: Online,
    /// The code that is shown once.
    recovery: RwSignal<Option<String>>,
}

#[component]
pub(crate) fn AccountPage() -> impl IntoView {
    let (speech, online) = (speech(), online());
    let desk = Desk { online, recovery: RwSignal::new(None) };
    let failure = RwSignal::new(None::<Failure>);
    // The secret of a link stays behind the sign that is never sent anywhere, and goes from the address at once.
    let reset = RwSignal::new(browser::fragment("reset"));
    let hide = move || {
        if reset.with_untracked(Option::is_some) {
            browser::rename_address(&Place::Account.path());
        }
    };
    hide();
    // Whoever looks at this page already may put the link into its address.
    let followed = window_event_listener_untyped("hashchange", move |_| {
        if let Some(secret) = browser::fragment("reset") {
            reset.set(Some(secret));
            hide();
        }
    });
    on_cleanup(move || followed.remove());
    spawn_local(async move {
        let _ = failure.try_set(online.arrive().await.err());
    });
    let known = Memo::new(move |_| online.me.with(Option::is_some));
    let account = Memo::new(move |_| online.has_account());
    let who = move || {
        let me = online.me.get().map(|me| me.name).unwrap_or_default();
        let id = if account.get() { "online-you-are" } else { "online-you-are-guest" };
        speech.tell(id, &[("name", me.into())])
    };
    view! {
        <Frame title="online-account" here=Place::Account>
            <Complaint failure />
            {move || reset.get().map(|secret| view! { <NewPasswordByLink desk secret reset /> })}
            {move || desk.recovery.get().map(|code| view! { <RecoveryCode desk code /> })}
            <Show when=move || known.get()>
                <p class="facts" data-kind=move || if account.get() { "account" } else { "guest" }>{who}</p>
                <Show when=move || account.get() fallback=move || view! { <ForGuests desk /> }>
                    <ForAccounts desk />
                </Show>
            </Show>
        </Frame>
    }
}

#[component]
fn ForGuests(desk: Desk) -> impl IntoView {
    view! {
        <div class="cards">
            <BecomeAccount desk />
            <SignIn desk />
            <Name desk />
        </div>
        <details class="more" data-part="more">
            <summary>{t("online-more-account")}</summary>
            <div class="cards">
                <Recover desk />
                <Tokens desk />
                <Mine desk />
                <Delete desk account=false />
            </div>
        </details>
    }
}

#[component]
fn ForAccounts(desk: Desk) -> impl IntoView {
    view! {
        <div class="cards">
            <Leave desk />
            <Name desk />
            <ChangePassword desk />
            <Tokens desk />
            <Mine desk />
            <Delete desk account=true />
        </div>
    }
}

/// The code with which a lost password is replaced.
#[component]
fn RecoveryCode(desk: Desk, code: String) -> impl IntoView {
    view! {
        <section class="card recovery" role="status">
            <h2>{t("online-recovery")}</h2>
            <p>{t("online-recovery-help")}</p>
            <Copied label="online-recovery" text=code />
            <div class="buttons">
                <button class="button filled" data-act="kept" on:click=move |_| desk.recovery.set(None)>{t("online-recovery-kept")}</button>
            </div>
        </section>
    }
}
