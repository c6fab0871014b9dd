//! What can be set to one's liking.

use super::dialog::Dialog;
use crate::browser;
use crate::preferences::{Colours, preferences};
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_words::Language;

#[component]
pub(crate) fn Settings(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title="table-settings">
            <Content />
        </Dialog>
    }
}

#[component]
fn Content() -> impl IntoView {
    let preferences = preferences();
    view! {
        <div class="form">
            <Languages />
            <ColourChoice />
            <Switch label="settings-sound" signal=preferences.sound />
            <Switch label="settings-coordinates" signal=preferences.coordinates />
            <Switch label="settings-confirm" signal=preferences.confirm />
            <Switch label="settings-hints" signal=preferences.hints />
            <Switch label="settings-tile-names" signal=preferences.tile_names />
            <Switch label="settings-turns" signal=preferences.turns />
            {(!browser::is_secure()).then(|| view! { <p class="fine">{t("settings-local")}</p> })}
        </div>
    }
}

#[component]
fn Languages() -> impl IntoView {
    let speech = speech();
    let choice = move |language: Language, name: &'static str| {
        view! {
            <Pill name="language" chosen=move || speech.language() == language choose=move || speech.choose(language)>
                <span lang=language.code()>{name}</span>
            </Pill>
        }
    };
    view! {
        <fieldset>
            <legend>{t("settings-language")}</legend>
            {choice(Language::French, "Français")}
            {choice(Language::English, "English")}
        </fieldset>
    }
}

#[component]
fn ColourChoice() -> impl IntoView {
    let colours = preferences().colours;
    let speech = speech();
    let choice = move |choice: Colours| {
        view! {
            <Pill name="colours" chosen=move || colours.get() == choice choose=move || colours.set(choice)>
                <span>{move || speech.say(&format!("settings-theme-{}", choice.name()))}</span>
            </Pill>
        }
    };
    view! {
        <fieldset>
            <legend>{t("settings-theme")}</legend>
            {Colours::ALL.map(choice).collect_view()}
        </fieldset>
    }
}

/// One of several choices.
#[component]
fn Pill(
    name: &'static str,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
    children: Children,
) -> impl IntoView {
    view! {
        <label class="pill">
            <input type="radio" name=name prop:checked=chosen on:change=move |_| choose() />
            {children()}
        </label>
    }
}

#[component]
fn Switch(label: &'static str, signal: RwSignal<bool>) -> impl IntoView {
    view! {
        <label class="switch">
            <span>{t(label)}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || signal.get()
                on:change=move |event| signal.set(event_target_checked(&event))
            />
        </label>
    }
}
