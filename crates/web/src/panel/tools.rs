//! What one can do besides moving.

use crate::desk::Desk;
use crate::dialogs::{NewGame, Resign};
use crate::icons;
use crate::speech::t;
use leptos::prelude::*;
use tablier_table::Table;

#[component]
pub(crate) fn Tools(desk: Desk) -> impl IntoView {
    let new_game = RwSignal::new(false);
    let resign = RwSignal::new(false);
    let open = Memo::new(move |_| desk.table.with(|table| table.is_open() && !table.needs_confirmation()));
    let can_take_back = Memo::new(move |_| desk.table.with(Table::can_take_back));
    let can_resign = Memo::new(move |_| {
        desk.table.with(|table| !table.who_can_resign().is_empty() && !table.game().events().is_empty())
    });
    let hint = move |_| {
        if desk.asks.get_untracked() || desk.hint.get_untracked().is_some() {
            desk.forget_hint();
        } else {
            desk.ask_hint();
        }
    };
    view! {
        <nav class="tools">
            <button
                class="tool"
                class:busy=move || desk.asks.get()
                aria-pressed=move || desk.hint.with(Option::is_some).to_string()
                disabled=move || !open.get()
                on:click=hint
            >
                {icons::bulb()}
                <span>{t("table-hint")}</span>
            </button>
            <button class="tool" disabled=move || !can_take_back.get() on:click=move |_| desk.take_back()>
                {icons::undo()}
                <span>{t("table-take-back")}</span>
            </button>
            <button class="tool" disabled=move || !can_resign.get() on:click=move |_| resign.set(true)>
                {icons::flag()}
                <span>{t("table-resign")}</span>
            </button>
            <button class="tool" on:click=move |_| new_game.set(true)>
                {icons::plus()}
                <span>{t("table-new")}</span>
            </button>
        </nav>
        <NewGame desk open=new_game />
        <Resign desk open=resign />
    }
}
