//! Another game with the same people, or with those who would play again.

use super::level::LevelChoice;
use crate::online::SharedTable;
use crate::speech::{Speech, speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use tablier_games::Seat;
use tablier_online::Table;
use tablier_protocol::online::PlayAgain;
use tablier_protocol::page::Place;

#[component]
pub(super) fn Rematch(table: SharedTable) -> impl IntoView {
    let next = Memo::new(move |_| table.state.with(|state| state.rematch().map(ToOwned::to_owned)));
    let offers = Memo::new(move |_| table.view().rematch_offers);
    let asked = Memo::new(move |_| table.own_seat().is_some_and(|own| offers.get().contains(&own.number())));
    // A table that was called off had no game to play again.
    let played = Memo::new(move |_| table.state.with(|state| state.game().outcome().is_some()));
    let can = Memo::new(move |_| played.get() && table.own_seat().is_some());
    move || {
        match next.get() {
        Some(id) => view! {
            <div class="buttons rematch"><a class="button filled" href=Place::Game(id).path()>{t("online-rematch-go")}</a></div>
        }
        .into_any(),
        None if !can.get() => ().into_any(),
        None if asked.get() => view! { <Waiting table /> }.into_any(),
        None => view! { <Question table /> }.into_any(),
    }
    }
}

/// Who would play again already.
pub(super) fn who_would(table: SharedTable, speech: Speech) -> Option<String> {
    let others: Vec<Seat> = table.view().rematch_offers.into_iter().filter_map(Seat::new).collect();
    let args = [("player", table.people_at(others.iter().copied()).into()), ("count", others.len().into())];
    (!others.is_empty()).then(|| speech.tell("online-offers-rematch", &args))
}

/// Whether one would play again, and who would already.
#[component]
fn Question(table: SharedTable) -> impl IntoView {
    let speech = speech();
    view! {
        <p class="say" role="status">{move || who_would(table, speech)}</p>
        <div class="buttons rematch">
            <button class="button filled" data-act="rematch" on:click=move |_| table.act("POST", "rematch")>{t("table-rematch")}</button>
        </div>
    }
}

/// One would play again: who is missing, and what can be done about it.
#[component]
fn Waiting(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let missing = Memo::new(move |_| table.state.with(|state| state.missing().collect::<Vec<Seat>>()));
    let words = move || {
        let players = table.people_at(missing.get());
        speech.tell("online-rematch-pending", &[("players", players.into())])
    };
    // Those who would play, and engines, at a smaller table, where the game has one.
    let smaller = Memo::new(move |_| {
        table.state.with(|state: &Table| {
            let seats = state.chairs().len() - missing.with(Vec::len);
            state.smaller_setup(seats as u8).map(|_| seats)
        })
    });
    let level = RwSignal::new(3);
    let again = move |missing: String| {
        spawn_local(async move {
            let wish = PlayAgain { missing: Some(missing) };
            let sent = table.online.post::<serde::de::IgnoredAny>(&table.path("rematch"), &wish).await;
            let _ = table.notice.try_set(sent.err().map(|failure| table.online.sentence(&failure)));
        });
    };
    view! {
        <div class="offer" role="status" data-offer="rematch">
            <span>{words}</span>
            <button class="button" data-act="withdraw" on:click=move |_| table.act("DELETE", "rematch")>{t("online-withdraw")}</button>
        </div>
        <div class="fill">
            <LevelChoice level />
            <button class="button" data-act="rematch-engine" on:click=move |_| again(format!("level:{}", level.get_untracked()))>
                {t("online-rematch-engine")}
            </button>
            {move || {
                smaller
                    .get()
                    .map(|seats| {
                        view! {
                            <button class="button" data-act="rematch-smaller" on:click=move |_| again(String::from("nobody"))>
                                {speech.tell("online-rematch-smaller", &[("count", seats.into())])}
                            </button>
                        }
                    })
            }}
        </div>
    }
}
