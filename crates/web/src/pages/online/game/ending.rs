//! After the game.

use crate::icons;
use crate::online::SharedTable;
use crate::panel::{Say, analysis};
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::Seat;
use tablier_protocol::online::RatingChange;
use tablier_protocol::page::Place;

#[component]
pub(super) fn Ending(table: SharedTable) -> impl IntoView {
    let begun = Memo::new(move |_| table.state.with(|state| state.game().plies().next().is_some()));
    let address = Memo::new(move |_| table.state.with(|state| analysis(state.game())));
    let record = format!("/api/games/{}/record", table.id());
    view! {
        <Say desk=table.desk />
        <Ratings table />
        <Rematch table begun />
        <div class="buttons">
            <Show when=move || begun.get()>
                <a class="button" data-act="analyse" href=move || address.get()>{t("table-analyse")}</a>
                <a class="button" href=record.clone() download=format!("tablier-{}.txt", table.id())>{icons::save()} {t("online-record")}</a>
            </Show>
        </div>
    }
}

/// What the game did to ratings.
#[component]
fn Ratings(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let line = move |change: RatingChange| {
        let player = Seat::new(change.seat).map(|seat| table.name_of(seat)).unwrap_or_default();
        let (before, after) = (change.before.round() as i64, change.after.round() as i64);
        let args = [
            ("player", player.into()),
            ("rating", after.into()),
            ("change", format!("{:+}", after - before).replace('-', "−").into()),
        ];
        view! { <li>{speech.tell("online-rating-now", &args)}</li> }
    };
    move || {
        let changes = table.ratings.get();
        (!changes.is_empty())
            .then(|| view! { <ul class="rating-changes">{changes.into_iter().map(line).collect_view()}</ul> })
    }
}

/// Another game with the same people.
#[component]
fn Rematch(table: SharedTable, begun: Memo<bool>) -> impl IntoView {
    let speech = speech();
    let next = Memo::new(move |_| table.state.with(|state| state.rematch().map(ToOwned::to_owned)));
    let offers = Memo::new(move |_| table.view().rematch_offers);
    let own = move || table.own_seat().is_some_and(|own| offers.get().contains(&own.number()));
    let other = move || {
        let own = table.own_seat();
        offers.get().into_iter().filter_map(Seat::new).find(|seat| Some(*seat) != own)
    };
    let words = move || {
        other().map(|seat| speech.tell("online-offers-rematch", &[("player", table.name_of(seat).into())]))
    };
    let seated = Memo::new(move |_| table.own_seat().is_some());
    move || {
        match next.get() {
        Some(id) => view! {
            <div class="buttons"><a class="button filled" href=Place::Game(id).path()>{t("online-rematch-go")}</a></div>
        }
        .into_any(),
        None if !begun.get() || !seated.get() => ().into_any(),
        None if own() => view! { <p class="say" role="status" data-offer="rematch">{t("online-rematch-pending")}</p> }.into_any(),
        None => view! {
            <p class="say" role="status">{words}</p>
            <div class="buttons">
                <button class="button filled" data-act="rematch" on:click=move |_| table.act("POST", "rematch")>{t("table-rematch")}</button>
            </div>
        }
        .into_any(),
    }
    }
}
