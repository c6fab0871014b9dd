//! How strong an engine is to be that takes a seat.

use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_engine::Level;

#[component]
pub(super) fn LevelChoice(level: RwSignal<u8>) -> impl IntoView {
    let speech = speech();
    let choose = move |text: String| {
        if let Ok(chosen) = text.parse() {
            level.set(chosen);
        }
    };
    let option = move |one: Level| {
        let number = one.number();
        view! {
            <option value=number.to_string() selected=move || level.get() == number>
                {move || speech.tell("player-level", &[("level", number.into())])}
            </option>
        }
    };
    view! {
        <select name="level" aria-label=t("online-level") on:change=move |event| choose(event_target_value(&event))>
            {Level::all().map(option).collect_view()}
        </select>
    }
}
