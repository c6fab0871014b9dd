//! What is looked for among finished games.

use super::find::FindPerson;
use crate::browser;
use crate::online::{Failure, online, shown_name};
use crate::speech::{speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use tablier_games::GameKind;
use tablier_protocol::online::Profile;

/// How games may have ended, as the address names it, and the message that says it.
const RESULTS: [(&str, &str); 3] =
    [("won", "online-result-won"), ("lost", "online-result-lost"), ("drawn", "online-result-drawn")];

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Which games are looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Search {
    pub(super) game: Option<String>,
    pub(super) setup: Option<String>,
    /// Somebody's id.
    pub(super) person: Option<String>,
    /// How they ended, for that person.
    pub(super) result: Option<String>,
    pub(super) rated: bool,
    /// The first and the last day: `2026-11-16`.
    pub(super) from: Option<String>,
    pub(super) to: Option<String>,
}

impl Search {
    /// As it stands in the address of the page.
    pub(super) fn from_address() -> Self {
        let value = |name: &str| browser::asked(name).filter(|value| !value.is_empty());
        let day = |name: &str| value(name).filter(|day| browser::day_begins(day).is_some());
        let kind = value("game").and_then(|game| game.parse::<GameKind>().ok());
        let fits = |setup: &String| kind.is_some_and(|kind| kind.setup(setup).is_some());
        Self {
            game: kind.map(|kind| kind.name().to_owned()),
            setup: value("setup").filter(fits),
            person: value("person"),
            result: value("result").filter(|result| RESULTS.iter().any(|(name, _)| name == result)),
            rated: value("rated").as_deref() == Some("true"),
            from: day("from"),
            to: day("to"),
        }
    }

    /// As it stands in the address of the page.
    pub(super) fn written(&self) -> String {
        let days = [("from", self.from.clone()), ("to", self.to.clone())];
        joined(self.common().into_iter().chain(days))
    }

    /// As the house is asked. Days begin and end where whoever asks is.
    pub(super) fn asked(&self) -> String {
        let begins = |day: &Option<String>| day.as_deref().and_then(browser::day_begins);
        let from = begins(&self.from).map(|time| time.to_string());
        let until = begins(&self.to).map(|time| (time + DAY).to_string());
        joined(self.common().into_iter().chain([("from", from), ("until", until)]))
    }

    fn common(&self) -> [(&'static str, Option<String>); 5] {
        [
            ("game", self.game.clone()),
            ("setup", self.setup.clone()),
            ("person", self.person.clone()),
            // Without somebody, it has no meaning who won.
            ("result", self.result.clone().filter(|result| self.person.is_some() || result == "drawn")),
            ("rated", self.rated.then(|| String::from("true"))),
        ]
    }
}

fn joined(parts: impl Iterator<Item = (&'static str, Option<String>)>) -> String {
    let word = |text: String| js_sys::encode_uri_component(&text).as_string().unwrap_or_default();
    let written = parts.filter_map(|(name, value)| value.map(|value| format!("{name}={}", word(value))));
    written.collect::<Vec<_>>().join("&")
}

/// What to look for.
#[component]
pub(super) fn Filter(search: RwSignal<Search>) -> impl IntoView {
    let online = online();
    let own =
        Memo::new(move |_| search.with(|search| search.person.as_deref().is_some_and(|id| online.is_me(id))));
    let only_own = move |on: bool| {
        let id = online.me.with_untracked(|me| me.as_ref().map(|me| me.id.clone()));
        search.update(|search| search.person = id.filter(|_| on));
    };
    let other = Memo::new(move |_| search.with(|search| search.person.clone()).filter(|_| !own.get()));
    let of_somebody = move || search.with(|search| search.person.is_some());
    let choose = move |person: tablier_protocol::online::PersonRef| {
        let id = person.id;
        let take = move |_| search.update(|search| search.person = Some(id.clone()));
        view! { <button class="quiet-button" data-act="of-person" on:click=take>{person.name}</button> }
    };
    view! {
        <div class="filter">
            <GameChoice search />
            <ResultChoice search />
            <Day search name="from" label="online-from" read=|search| &mut search.from />
            <Day search name="to" label="online-to" read=|search| &mut search.to />
            <label class="switch">
                <span>{t("online-only-mine")}</span>
                <input type="checkbox" role="switch" name="mine" prop:checked=move || own.get()
                    on:change=move |event| only_own(event_target_checked(&event)) />
            </label>
            <label class="switch">
                <span>{t("online-only-rated")}</span>
                <input type="checkbox" role="switch" name="rated" prop:checked=move || search.with(|search| search.rated)
                    on:change=move |event| search.update(|search| search.rated = event_target_checked(&event)) />
            </label>
            {move || other.get().map(|id| view! { <OfPerson id search /> })}
            <Show when=move || !of_somebody()>
                <FindPerson found=choose />
            </Show>
        </div>
    }
}

/// The game, and its set-up where there are several.
#[component]
fn GameChoice(search: RwSignal<Search>) -> impl IntoView {
    let speech = speech();
    let kind = Memo::new(move |_| {
        search.with(|search| search.game.as_ref().and_then(|game| game.parse::<GameKind>().ok()))
    });
    let given = |text: String| Some(text).filter(|text| !text.is_empty());
    let game = move |text: String| {
        search.update(|search| (search.game, search.setup) = (given(text), None));
    };
    let setup = move |text: String| search.update(|search| search.setup = given(text));
    let setups = move |kind: GameKind| {
        let options = kind.setups().iter().map(move |setup| {
            let chosen = move || search.with(|search| search.setup.as_deref() == Some(setup.name));
            view! { <option value=setup.name selected=chosen>{move || speech.words().setup_name(kind, setup)}</option> }
        });
        view! {
            <label class="field">
                <span>{t("online-setup")}</span>
                <select name="setup" on:change=move |event| setup(event_target_value(&event))>
                    <option value="" selected=move || search.with(|search| search.setup.is_none())>{t("online-all-setups")}</option>
                    {options.collect_view()}
                </select>
            </label>
        }
    };
    view! {
        <label class="field">
            <span>{t("online-game")}</span>
            <select name="game" on:change=move |event| game(event_target_value(&event))>
                <option value="" selected=move || search.with(|search| search.game.is_none())>{t("online-all-games")}</option>
                {GameKind::ALL
                    .map(|kind| {
                        let chosen = move || search.with(|search| search.game.as_deref() == Some(kind.name()));
                        view! { <option value=kind.name() selected=chosen>{move || speech.words().game_name(kind)}</option> }
                    })
                    .collect_view()}
            </select>
        </label>
        {move || kind.get().filter(|kind| kind.setups().len() > 1).map(setups)}
    }
}

/// How the games ended: for somebody, or for all.
#[component]
fn ResultChoice(search: RwSignal<Search>) -> impl IntoView {
    let of_somebody = Memo::new(move |_| search.with(|search| search.person.is_some()));
    let result = move |text: String| {
        search.update(|search| search.result = Some(text).filter(|text| !text.is_empty()));
    };
    let options = move || {
        let shown = RESULTS.into_iter().filter(move |(name, _)| of_somebody.get() || *name == "drawn");
        shown
            .map(|(name, words)| {
                let chosen = move || search.with(|search| search.result.as_deref() == Some(name));
                view! { <option value=name selected=chosen>{t(words)}</option> }
            })
            .collect_view()
    };
    view! {
        <label class="field">
            <span>{t("online-result")}</span>
            <select name="result" on:change=move |event| result(event_target_value(&event))>
                <option value="" selected=move || search.with(|search| search.result.is_none())>{t("online-all-results")}</option>
                {options}
            </select>
        </label>
    }
}

/// A day that games must have ended after or before.
#[component]
fn Day(
    search: RwSignal<Search>,
    name: &'static str,
    label: &'static str,
    read: fn(&mut Search) -> &mut Option<String>,
) -> impl IntoView {
    let value = move || read(&mut search.get()).clone().unwrap_or_default();
    let set = move |text: String| {
        search.update(|search| *read(search) = Some(text).filter(|text| !text.is_empty()));
    };
    view! {
        <label class="field">
            <span>{t(label)}</span>
            <input type="date" name=name prop:value=value on:change=move |event| set(event_target_value(&event)) />
        </label>
    }
}

/// Whose games are shown, and a way back to everybody's.
#[component]
fn OfPerson(id: String, search: RwSignal<Search>) -> impl IntoView {
    let (speech, online) = (speech(), online());
    let name = RwSignal::new(String::new());
    spawn_local(async move {
        let found: Result<Profile, Failure> = online.get(&format!("/api/people/{id}")).await;
        if let Ok(profile) = found {
            let _ = name.try_set(shown_name(speech, &profile.name));
        }
    });
    view! {
        <p class="of-person">
            {move || speech.tell("online-games-of", &[("player", name.get().into())])} " "
            <button class="quiet-button" on:click=move |_| search.update(|search| search.person = None)>{t("online-everybody")}</button>
        </p>
    }
}
