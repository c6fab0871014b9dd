//! Giving up is asked once more.

use super::dialog::Dialog;
use crate::desk::Desk;
use crate::speech::t;
use leptos::prelude::*;

#[component]
pub(crate) fn Resign(desk: Desk, open: RwSignal<bool>) -> impl IntoView {
    let give_up = move |_| {
        open.set(false);
        desk.resign();
    };
    view! {
        <Dialog open title="table-resign-sure">
            <div class="buttons">
                <button class="button" on:click=move |_| open.set(false)>{t("table-resign-no")}</button>
                <button class="button filled" on:click=give_up>{t("table-resign-yes")}</button>
            </div>
        </Dialog>
    }
}
