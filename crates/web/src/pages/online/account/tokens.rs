//! Tokens for programs.

use super::Desk;
use crate::browser;
use crate::copied::Copied;
use crate::icons;
use crate::online::Failure;
use crate::pages::online::frame::Complaint;
use crate::speech::{speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use tablier_protocol::online::{NewToken, Scope, Token};

const SCOPES: [(Scope, &str, &str); 3] = [
    (Scope::Read, "read", "online-scope-read"),
    (Scope::Play, "play", "online-scope-play"),
    (Scope::Chat, "chat", "online-scope-chat"),
];

#[component]
pub(super) fn Tokens(desk: Desk) -> impl IntoView {
    let tokens = RwSignal::new(Vec::<Token>::new());
    let fresh = RwSignal::new(None::<Token>);
    let failure = RwSignal::new(None::<Failure>);
    let load = move || {
        spawn_local(async move {
            match desk.online.get::<Vec<Token>>("/api/tokens").await {
                Ok(found) => drop(tokens.try_set(found)),
                Err(refused) => drop(failure.try_set(Some(refused))),
            }
        });
    };
    load();
    let end = move |id: String| {
        spawn_local(async move {
            let done = desk.online.act("DELETE", &format!("/api/tokens/{id}")).await;
            let _ = failure.try_set(done.err());
            let _ = fresh.try_update(|fresh| fresh.take_if(|fresh| fresh.id == id));
            load();
        });
    };
    let row = move |token: Token| view! { <TokenRow token end /> };
    view! {
        <section class="card" data-card="tokens">
            <h2>{t("online-tokens")}</h2>
            <p class="fine">{t("online-tokens-help")}</p>
            <ul class="names">{move || tokens.get().into_iter().map(row).collect_view()}</ul>
            {move || fresh.get().and_then(|fresh| fresh.token).map(|token| view! { <p class="fine">{t("online-token-once")}</p> <Copied label="online-token" text=token /> })}
            <Complaint failure />
            <Form desk fresh failure load />
        </section>
    }
}

#[component]
fn TokenRow(token: Token, end: impl Fn(String) + Copy + 'static) -> impl IntoView {
    let speech = speech();
    let id = StoredValue::new(token.id);
    let scopes = token.scopes;
    let told = move || {
        let named =
            SCOPES.iter().filter(|(scope, ..)| scopes.contains(scope)).map(|(_, _, label)| speech.say(label));
        let day = browser::day(token.since, speech.language().code());
        format!("{} · {day}", named.collect::<Vec<_>>().join(", "))
    };
    view! {
        <li>
            <b>{token.name}</b> " " <span class="fine">{told}</span>
            <button class="head-button" aria-label=t("online-token-end") title=t("online-token-end") on:click=move |_| end(id.get_value())>
                {icons::bin()}
            </button>
        </li>
    }
}

#[component]
fn Form(
    desk: Desk,
    fresh: RwSignal<Option<Token>>,
    failure: RwSignal<Option<Failure>>,
    load: impl Fn() + Copy + 'static,
) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let scopes = RwSignal::new(vec![Scope::Read, Scope::Play]);
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = NewToken { name: name.get_untracked(), scopes: scopes.get_untracked() };
        spawn_local(async move {
            match desk.online.post::<Token>("/api/tokens", &wish).await {
                Ok(token) => {
                    let _ = fresh.try_set(Some(token));
                    let _ = name.try_set(String::new());
                    let _ = failure.try_set(None);
                    load();
                }
                Err(refused) => drop(failure.try_set(Some(refused))),
            }
        });
    };
    let scope = move |(scope, value, label): (Scope, &'static str, &'static str)| {
        let toggle = move |on: bool| {
            scopes.update(|scopes| {
                scopes.retain(|other| *other != scope);
                if on {
                    scopes.push(scope);
                }
            });
        };
        view! {
            <label class="pill">
                <input type="checkbox" name=format!("scope-{value}") prop:checked=move || scopes.with(|scopes| scopes.contains(&scope))
                    on:change=move |event| toggle(event_target_checked(&event)) />
                <span>{t(label)}</span>
            </label>
        }
    };
    view! {
        <form class="form" on:submit=make>
            <label class="field tall">
                <span>{t("online-token-name")}</span>
                <input type="text" name="token" required maxlength="60" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event)) />
            </label>
            <fieldset>
                <legend>{t("online-scopes")}</legend>
                {SCOPES.map(scope).collect_view()}
            </fieldset>
            <div class="buttons"><button class="button" type="submit">{t("online-token-make")}</button></div>
        </form>
    }
}
