//! The head of every page.

use crate::browser;
use crate::desk::Desk;
use crate::dialogs::Settings;
use crate::icons;
use crate::preferences::preferences;
use crate::route::{address, rooms};
use crate::speech::{speech, t};
use crate::turns::turns;
use leptos::prelude::*;
use tablier_games::GameKind;
use tablier_protocol::page::{Place, Room};
use tablier_table::Table;
use tablier_words::Language;

/// The name of the house, the game if there is one, and what can be changed about the page.
#[component]
pub(crate) fn Header(
    /// The game, and what of it the page shows.
    #[prop(optional)]
    place: Option<(GameKind, Room)>,
    /// The board that can be turned.
    #[prop(optional)]
    desk: Option<Desk>,
    /// The game of a page that is no part of it.
    #[prop(optional)]
    kind: Option<GameKind>,
) -> impl IntoView {
    let settings = RwSignal::new(false);
    let label = t("table-settings");
    view! {
        <a class="skip" href="#content">{t("page-skip")}</a>
        <header class="head">
            <a class="brand" href="/" title=t("page-home")>
                {icons::house()}
                <span>{t("page-title")}</span>
            </a>
            {place.map(|(kind, room)| view! { <GameMenu kind room /> })}
            {kind.map(|kind| view! { <GameName kind /> })}
            <span class="head-gap"></span>
            <OnlineLink />
            {desk.map(|desk| view! { <BoardButtons desk /> })}
            <LanguageSwitch />
            <button class="head-button" aria-label=label title=label on:click=move |_| settings.set(true)>
                {icons::settings()}
            </button>
        </header>
        <Settings open=settings />
        <NewVersion at_rest=place.is_none() && kind.is_none() />
    }
}

/// The way to the lobby, and how many games wait there.
#[component]
fn OnlineLink() -> impl IntoView {
    let (speech, turns) = (speech(), turns());
    let count = Memo::new(move |_| turns.count());
    let waits = move || 0 < count.get();
    let sentence = move || speech.tell("page-turns", &[("count", count.get().into())]);
    view! {
        <a class="head-link" class:waits=waits href=Place::Lobby.path() title=move || waits().then(sentence)>
            {icons::people()}
            <span>{t("page-online")}</span>
            <Show when=waits>
                <span class="turns" aria-hidden="true">{move || count.get()}</span>
                <span class="unseen">{sentence}</span>
            </Show>
        </a>
    }
}

/// Says that a new version waits. It comes with the next start, or at once where nobody plays.
#[component]
fn NewVersion(at_rest: bool) -> impl IntoView {
    let waits = RwSignal::new(browser::has_update());
    let told = window_event_listener_untyped("update-waiting", move |_| waits.set(true));
    on_cleanup(move || told.remove());
    view! {
        <Show when=move || waits.get()>
            <p class="new-version" role="status">
                <span>{t("page-update")}</span>
                {at_rest
                    .then(|| {
                        view! { <button class="button" on:click=move |_| browser::want_update()>{t("page-update-now")}</button> }
                    })}
                <button class="head-button" aria-label=t("table-close") on:click=move |_| waits.set(false)>{icons::close()}</button>
            </p>
        </Show>
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

/// The game of a shared table. Its rules open in a window of their own, and the game stays.
#[component]
fn GameName(kind: GameKind) -> impl IntoView {
    let speech = speech();
    let label = move || format!("{} ({})", speech.say("room-rules"), speech.say("page-new-window"));
    view! {
        <span class=format!("head-game {kind}")>{icons::game(kind)} <span class="head-name">{move || speech.words().game_name(kind)}</span></span>
        <a class="head-rules" href=address(kind, Room::Rules) target="_blank" rel="noopener" title=label aria-label=label>
            {t("room-rules")}
        </a>
    }
}

/// The game, and all that there is of it: side by side where there is room, else behind its name.
#[component]
fn GameMenu(kind: GameKind, room: Room) -> impl IntoView {
    let speech = speech();
    let name = move || speech.words().game_name(kind);
    let links = move || {
        let link = move |other: Room| {
            let label = move || speech.say(other.title());
            let current = if other == room { "page" } else { "false" };
            view! { <a href=address(kind, other) aria-current=current>{label}</a> }
        };
        rooms(kind).into_iter().map(link).collect_view()
    };
    view! {
        <span class=format!("head-game wide {kind}")>{icons::game(kind)} <span class="head-name">{name}</span></span>
        <nav class=format!("rooms {kind}") aria-label=name>{links()}</nav>
        <button class=format!("head-game narrow {kind}") popovertarget="rooms">
            {icons::game(kind)} <span class="head-name">{name}</span> {icons::down()}
        </button>
        <nav class=format!("room-menu {kind}") id="rooms" popover="auto" aria-label=name>
            {links()}
            <a href=Place::Lobby.path()>{t("page-online")}</a>
        </nav>
    }
}

/// What can be changed about the board.
#[component]
fn BoardButtons(desk: Desk) -> impl IntoView {
    let kind = desk.table.with_untracked(Table::kind);
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
    let tile_names = (kind == GameKind::Tanagra).then(|| {
        view! {
            <Switch
                label=|| "table-tile-names"
                signal=preferences.tile_names
                icon=|| icons::tile_names().into_any()
            />
        }
    });
    view! {
        {raised}
        {tile_names}
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
