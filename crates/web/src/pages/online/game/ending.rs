//! After the game.

use super::places::Places;
use super::rematch::Rematch;
use crate::icons;
use crate::online::SharedTable;
use crate::panel::{Course, Say, analysis};
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::Seat;
use tablier_protocol::online::RatingChange;

#[component]
pub(super) fn Ending(table: SharedTable) -> impl IntoView {
    let begun = Memo::new(move |_| table.state.with(|state| state.game().plies().next().is_some()));
    let address = Memo::new(move |_| table.state.with(|state| analysis(state.game())));
    let record = format!("/api/games/{}/record", table.id());
    view! {
        <Say desk=table.desk />
        <Rematch table />
        <Places table />
        <Ratings table />
        <div class="buttons">
            <Show when=move || begun.get()>
                <a class="button" data-act="analyse" href=move || address.get()>{t("table-analyse")}</a>
                <a class="button" href=record.clone() download=format!("tablier-{}.txt", table.id())>{icons::save()} {t("online-record")}</a>
            </Show>
        </div>
        <Course desk=table.desk />
    }
}

/// What the game did to ratings.
#[component]
fn Ratings(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let line = move |change: RatingChange| {
        let player = Seat::new(change.seat).map(|seat| table.person_at(seat)).unwrap_or_default();
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
