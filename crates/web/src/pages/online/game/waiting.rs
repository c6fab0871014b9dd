//! Before the game: free seats, and how others find here.

use super::level::LevelChoice;
use crate::browser;
use crate::copied::Copied;
use crate::online::{Failure, SharedTable, online};
use crate::pages::online::terms::pace_words;
use crate::speech::{speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use tablier_games::Seat;
use tablier_online::Chair;
use tablier_protocol::online::{self as protocol, Join, PersonRef, Rename};
use tablier_protocol::page::Place;

#[component]
pub(super) fn Waiting(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let address = format!("{}{}", browser::origin(), Place::Game(table.id()).path());
    let (pace, rated, private, drawn) = table.state.with_untracked(|state| {
        let terms = state.terms();
        (terms.pace, terms.rated, terms.private, terms.drawn)
    });
    let terms = move || {
        let rated = rated.then(|| speech.say("online-rated"));
        let drawn = drawn.then(|| speech.say("online-drawn-short"));
        let private = private.then(|| speech.say("online-private-short"));
        [Some(pace_words(speech, pace)), rated, drawn, private]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" · ")
    };
    let seated = Memo::new(move |_| table.own_seat().is_some());
    let opener = Memo::new(move |_| table.state.with(|state| table.online.is_me(&state.terms().by.id)));
    let invited =
        Memo::new(move |_| table.online.id().is_some_and(|id| table.state.with(|state| state.invites(&id))));
    let leave = move || match (opener.get(), invited.get()) {
        (true, _) => t("online-call-off")(),
        (false, true) => t("online-decline")(),
        (false, false) => t("online-stand-up")(),
    };
    let advice = if private { "online-waiting-private" } else { "online-waiting-open" };
    view! {
        <p class="say">{terms}</p>
        <Seats table />
        <Fill table opener />
        <Show when=move || seated.get() || opener.get()>
            <p class="fine">{t(advice)}</p>
        </Show>
        <Copied label="online-address" text=address />
        <Show when=move || seated.get() || opener.get() || invited.get()>
            <div class="buttons">
                <button class="button" data-act="leave" on:click=move |_| table.act("POST", "leave")>{leave}</button>
            </div>
        </Show>
    }
}

/// The seats that one can take.
#[component]
fn Seats(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let drawn = table.state.with_untracked(|state| state.terms().drawn);
    let free = Memo::new(move |_| {
        let id = table.online.id();
        if table.own_seat().is_some() || id.is_none() {
            return Vec::new();
        }
        let can_sit = |chair: &Chair| match chair {
            Chair::Open => true,
            Chair::Invited(guest) => Some(&guest.id) == id.as_ref(),
            Chair::Person(_) | Chair::Engine(_) => false,
        };
        table
            .state
            .with(|state| state.seats().filter(|seat| can_sit(state.chair(*seat))).collect::<Vec<Seat>>())
    });
    let name = RwSignal::new(String::new());
    let sit = move |seat: Option<Seat>| {
        let join = Join { seat: seat.map(Seat::number) };
        let name = name.get_untracked();
        spawn_local(async move {
            if let Err(failure) = sit_down(table, name.trim(), join).await {
                table.refuse(&failure);
            }
        });
    };
    let button = move |seat: Seat| {
        let label = move || {
            let colour = speech.words().seat_name(table.kind(), seat);
            speech.tell("online-sit-as", &[("player", colour.into())])
        };
        view! {
            <button class="button filled" data-join=seat.to_string() on:click=move |_| sit(Some(seat))>{label}</button>
        }
    };
    // Where seats are drawn, it does not matter which one takes.
    let any = move || {
        view! { <button class="button filled" data-join="any" on:click=move |_| sit(None)>{t("online-sit")}</button> }
    };
    move || {
        match free.get() {
        free if free.is_empty() => ().into_any(),
        _ if drawn => view! { <GuestName name /> <div class="buttons">{any()}</div> }.into_any(),
        free => view! { <GuestName name /> <div class="buttons">{free.into_iter().map(button).collect_view()}</div> }.into_any(),
    }
    }
}

/// Takes a seat, under the name that a guest has chosen.
async fn sit_down(table: SharedTable, name: &str, join: Join) -> Result<(), Failure> {
    let online = table.online;
    let known = online.me.with_untracked(|me| me.as_ref().map(|me| me.name.clone()));
    if !name.is_empty() && known.as_deref() != Some(name) {
        let rename = Rename { name: name.to_owned() };
        online.send::<PersonRef>("PATCH", "/api/me", &rename).await?;
        online.arrive().await?;
    }
    online.post::<serde::de::IgnoredAny>(&table.path("join"), &join).await?;
    Ok(())
}

/// Guests are asked what the others are to call them.
#[component]
fn GuestName(name: RwSignal<String>) -> impl IntoView {
    let online = online();
    let present = move || online.me.with(|me| me.as_ref().map(|me| me.name.clone())).unwrap_or_default();
    view! {
        <Show when=move || !online.has_account()>
            <label class="field guest-name">
                <span>{t("online-guest-name")}</span>
                <input name="guest-name" maxlength="24" autocomplete="nickname" placeholder=present
                    prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event)) />
            </label>
        </Show>
    }
}

/// The one who opened the table can put engines on the seats that are still free.
#[component]
fn Fill(table: SharedTable, opener: Memo<bool>) -> impl IntoView {
    let level = RwSignal::new(3);
    let free = Memo::new(move |_| {
        let people = table.state.with(|state| state.chairs().iter().any(|chair| chair.person().is_some()));
        let open = table.state.with(|state| state.chairs().contains(&Chair::Open));
        opener.get() && people && open
    });
    let fill = move |_| {
        let wish = protocol::Fill { level: level.get_untracked(), seat: None };
        spawn_local(async move {
            let sent = table.online.post::<serde::de::IgnoredAny>(&table.path("fill"), &wish).await;
            let _ = table.notice.try_set(sent.err().map(|failure| table.online.sentence(&failure)));
        });
    };
    view! {
        <Show when=move || free.get()>
            <div class="fill">
                <LevelChoice level />
                <button class="button" data-act="fill" on:click=fill>{t("online-fill")}</button>
            </div>
        </Show>
    }
}
