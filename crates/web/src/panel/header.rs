//! The head of every page.

use crate::desk::Desk;
use crate::dialogs::Settings;
use crate::icons;
use crate::preferences::preferences;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::GameKind;
use tablier_words::Language;

/// The name of the house, the game if there is one, and what can be changed about the page.
#[component]
pub(crate) fn Header(kind: Option<GameKind>) -> impl IntoView {
    let speech = speech();
    let settings = RwSignal::new(false);
    let label = t("table-settings");
    view! {
        <a class="skip" href="#content">{t("page-skip")}</a>
        <header class="head">
            <a class="brand" href="/" title=t("page-home")>
                {icons::house()}
                <span>{t("page-title")}</span>
            </a>
            {kind.map(|kind| {
                let class = format!("head-game {kind}");
                view! { <span class=class>{icons::game(kind)} {move || speech.words().game_name(kind)}</span> }
            })}
            <span class="head-gap"></span>
            {kind.map(|kind| view! { <BoardButtons kind /> })}
            <LanguageSwitch />
            <button class="head-button" aria-label=label title=label on:click=move |_| settings.set(true)>
                {icons::settings()}
            </button>
        </header>
        <Settings open=settings />
    }
}

/// French or English, one press away.
#[component]
fn LanguageSwitch() -> impl IntoView {
    let speech = speech();
    let button = move |language: Language| {
        let chosen = move || speech.language() == language;
        view! {
            <button
                lang=language.code()
                aria-pressed=move || chosen().to_string()
                on:click=move |_| speech.choose(language)
            >
                {language.code().to_uppercase()}
            </button>
        }
    };
    view! { <span class="languages">{button(Language::French)} {button(Language::English)}</span> }
}

/// What can be changed about the board.
#[component]
fn BoardButtons(kind: GameKind) -> impl IntoView {
    let desk: Desk = expect_context();
    let preferences = preferences();
    let flip = t("table-flip");
    let sound = move || icons::sound(preferences.sound.get()).into_any();
    let raised = (kind == GameKind::Terrace).then(|| {
        view! { <Switch label=|| "table-raise" signal=preferences.raised icon=|| icons::raise().into_any() /> }
    });
    // Tanagra's plane has no rows and columns to name.
    let coordinates = (kind != GameKind::Tanagra).then(|| {
        view! {
            <Switch
                label=|| "table-coordinates"
                signal=preferences.coordinates
                icon=|| icons::coordinates().into_any()
                class="head-button wide-only"
            />
        }
    });
    view! {
        {raised}
        <button class="head-button" aria-label=flip title=flip on:click=move |_| desk.flip()>
            {icons::flip()}
        </button>
        {coordinates}
        <Switch label=|| "table-sound" signal=preferences.sound icon=sound class="head-button wide-only" />
    }
}

/// A button that turns something on and off.
#[component]
fn Switch(
    label: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    signal: RwSignal<bool>,
    icon: impl Fn() -> AnyView + Send + 'static,
    #[prop(default = "head-button")] class: &'static str,
) -> impl IntoView {
    let speech = speech();
    let label = move || speech.say(label());
    view! {
        <button
            class=class
            aria-label=label
            title=label
            aria-pressed=move || signal.get().to_string()
            on:click=move |_| signal.update(|on| *on = !*on)
        >
            {icon}
        </button>
    }
}
