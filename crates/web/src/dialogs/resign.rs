//! Giving up is asked once more.

use super::dialog::Dialog;
use crate::desk::Desk;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::{Departure, Event};

#[component]
pub(crate) fn Resign(desk: Desk, open: RwSignal<bool>) -> impl IntoView {
    let speech = speech();
    let give_up = move |_| {
        open.set(false);
        desk.resign();
    };
    // At a table of several people it is said who gives up.
    let who = move || {
        desk.table.with(|table| {
            let seat = table.who_resigns().filter(|_| table.own_seat().is_none())?;
            let event = Event::Left { seat, how: Departure::Resigned };
            Some(speech.words().event(table.kind(), &event))
        })
    };
    view! {
        <Dialog open title="table-resign-sure">
            {move || who().map(|sentence| view! { <p>{sentence}</p> })}
            <div class="buttons">
                <button class="button" on:click=move |_| open.set(false)>{t("table-resign-no")}</button>
                <button class="button filled" on:click=give_up>{t("table-resign-yes")}</button>
            </div>
        </Dialog>
    }
}
