//! What can be changed about oneself.

use super::Desk;
use super::form::{Card, Field};
use crate::online::{Failure, shown_name};
use crate::pages::online::frame::Complaint;
use crate::route::router;
use crate::speech::{speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::IgnoredAny;
use tablier_protocol::online::{NewPassword, Rename, Secret};
use tablier_protocol::page::Place;

#[component]
pub(super) fn Name(desk: Desk) -> impl IntoView {
    let act = move |values: Vec<String>| async move {
        let name = values.into_iter().next().unwrap_or_default();
        desk.online.send::<IgnoredAny>("PATCH", "/api/me", &Rename { name }).await?;
        desk.online.arrive().await.map(drop)
    };
    let field = Field { label: "online-new-name", ..Field::NAME };
    view! {
        <Card name="rename" title="online-rename" fields=vec![field] button="online-rename" done="online-done" act />
    }
}

#[component]
pub(super) fn ChangePassword(desk: Desk) -> impl IntoView {
    let act = move |values: Vec<String>| async move {
        let mut values = values.into_iter();
        let mut next = || values.next().unwrap_or_default();
        let wish = NewPassword { old: next(), new: next() };
        desk.online.post::<IgnoredAny>("/api/password", &wish).await.map(drop)
    };
    view! {
        <Card name="password" title="online-change-password" help="online-change-password-help"
            fields=vec![Field::OLD_PASSWORD, Field::NEW_PASSWORD] button="online-set-password" done="online-done" act />
    }
}

/// Signs out, here or everywhere. Whoever has signed out is nobody until they look at a page again.
#[component]
pub(super) fn Leave(desk: Desk) -> impl IntoView {
    let router = router();
    let failure = RwSignal::new(None::<Failure>);
    let leave = move |path: &'static str| {
        spawn_local(async move {
            match desk.online.act("DELETE", path).await {
                Ok(()) => {
                    desk.online.me.set(None);
                    router.go("/");
                }
                Err(refused) => drop(failure.try_set(Some(refused))),
            }
        });
    };
    let profile = move || {
        desk.online
            .id()
            .map(|id| view! { <a class="button" href=Place::Person(id).path()>{t("online-own-profile")}</a> })
    };
    view! {
        <section class="card" data-card="leave">
            <h2>{t("online-session")}</h2>
            <Complaint failure />
            <div class="buttons">
                {profile}
                <button class="button" data-act="sign-out" on:click=move |_| leave("/api/session")>{t("online-sign-out")}</button>
                <button class="button" data-act="sign-out-everywhere" on:click=move |_| leave("/api/sessions")>{t("online-sign-out-everywhere")}</button>
            </div>
        </section>
    }
}

/// All that the house knows.
#[component]
pub(super) fn Mine(desk: Desk) -> impl IntoView {
    let blocked = move || desk.online.me.get().map(|me| me.blocked).unwrap_or_default();
    view! {
        <section class="card" data-card="mine">
            <h2>{t("online-mine")}</h2>
            <p class="fine">{t("online-mine-help")}</p>
            <div class="buttons">
                <a class="button" href="/api/me/export" download="tablier.json">{t("online-export")}</a>
            </div>
            {move || {
                let people = blocked();
                (!people.is_empty())
                    .then(|| {
                        view! {
                            <h3>{t("online-blocked")}</h3>
                            <ul class="names">
                                {people
                                    .into_iter()
                                    .map(|person| view! { <li><a href=Place::Person(person.id).path()>{shown_name(speech(), &person.name)}</a></li> })
                                    .collect_view()}
                            </ul>
                        }
                    })
            }}
        </section>
    }
}

#[component]
pub(super) fn Delete(desk: Desk, account: bool) -> impl IntoView {
    let router = router();
    let act = move |values: Vec<String>| async move {
        let secret = Secret { password: values.into_iter().next() };
        desk.online.send::<IgnoredAny>("DELETE", "/api/me", &secret).await?;
        desk.online.me.set(None);
        router.go("/");
        Ok(())
    };
    let fields = if account { vec![Field::PASSWORD] } else { Vec::new() };
    view! { <Card name="delete" title="online-delete" help="online-delete-help" fields class="button danger" button="online-delete-yes" act /> }
}
