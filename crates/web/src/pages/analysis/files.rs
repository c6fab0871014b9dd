//! Positions and records that come from outside, and go there.

use super::editor::edit;
use super::studio::Studio;
use crate::browser;
use crate::copied::Copied;
use crate::dialogs::Dialog;
use crate::icons;
use crate::speech::{speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use tablier_games::record::Record;
use tablier_games::{GameKind, Start};
use tablier_study::{Address, Study};
use tablier_words::capitalised;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What can be done with all of it.
#[component]
pub(super) fn Files(studio: Studio) -> impl IntoView {
    let (position, load, share) = (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    let record = move || studio.study.with(|study| study.to_record().to_string());
    let address =
        move || format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(&record()));
    view! {
        <nav class="tools">
            <button class="tool" on:click=move |_| position.set(true)>
                {icons::pencil()}
                <span>{t("analysis-position")}</span>
            </button>
            <button class="tool" on:click=move |_| load.set(true)>
                {icons::open()}
                <span>{t("analysis-load")}</span>
            </button>
            <a class="tool" href=address download=format!("{}.txt", studio.kind)>
                {icons::save()}
                <span>{t("analysis-save")}</span>
            </a>
            <button class="tool" on:click=move |_| share.set(true)>
                {icons::link()}
                <span>{t("analysis-share")}</span>
            </button>
        </nav>
        <Dialog open=position title="analysis-position">
            <PositionForm studio open=position />
        </Dialog>
        <Dialog open=load title="analysis-load">
            <RecordForm studio open=load />
        </Dialog>
        <Dialog open=share title="analysis-share">
            <ShareForm studio />
        </Dialog>
    }
}

/// A set-up, or a position by its text.
#[component]
fn PositionForm(studio: Studio, open: RwSignal<bool>) -> impl IntoView {
    let speech = speech();
    let kind = studio.kind;
    let text = RwSignal::new(studio.study.with_untracked(|study| study.position().to_string()));
    let fault = RwSignal::new(None);
    let apply = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match Start::from_position(kind, text.get_untracked().trim()) {
            Ok(start) => {
                studio.begin(start);
                open.set(false);
            }
            Err(error) => fault.set(Some(error)),
        }
    };
    let by_hand = move |_| {
        open.set(false);
        edit(studio);
    };
    let sentence = move || fault.get().map(|fault| capitalised(&speech.words().position_error(&fault)));
    view! {
        <form class="form" on:submit=apply>
            <SetupButtons studio open />
            <div class="buttons">
                <button class="button" type="button" data-act="edit" on:click=by_hand>{icons::pencil()} {t("analysis-by-hand")}</button>
            </div>
            <label class="field tall">
                <span>{t("analysis-by-text")}</span>
                <textarea
                    name="position"
                    rows="3"
                    spellcheck="false"
                    autocapitalize="off"
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
            </label>
            <p class="say warning" role="alert">{sentence}</p>
            <div class="buttons">
                <button class="button filled" type="submit">{t("analysis-lay-out")}</button>
            </div>
        </form>
    }
}

#[component]
fn SetupButtons(studio: Studio, open: RwSignal<bool>) -> impl IntoView {
    let speech = speech();
    let kind: GameKind = studio.kind;
    let button = move |setup: &'static tablier_games::Setup| {
        let begin = move |_| {
            if let Ok(start) = Start::from_setup(kind, setup.name, Some(browser::chance())) {
                studio.begin(start);
                open.set(false);
            }
        };
        view! { <button class="button" type="button" data-setup=setup.name on:click=begin>{move || speech.words().setup_name(kind, setup)}</button> }
    };
    view! {
        <fieldset>
            <legend>{t("new-setup")}</legend>
            {kind.setups().iter().map(button).collect_view()}
        </fieldset>
    }
}

/// A record, typed or from a file.
#[component]
fn RecordForm(studio: Studio, open: RwSignal<bool>) -> impl IntoView {
    let speech = speech();
    let text = RwSignal::new(String::new());
    let refused = RwSignal::new(None::<String>);
    let load = move || match Record::read(&text.get_untracked()) {
        Ok(record) if record.game().kind() == studio.kind => {
            studio.show(Study::from_record(&record));
            open.set(false);
        }
        Ok(record) => {
            let other = speech.words().game_name(record.game().kind());
            refused.set(Some(speech.tell("analysis-other-game", &[("game", other.into())])));
        }
        Err(error) => refused.set(Some(capitalised(&speech.words().record_error(&error)))),
    };
    let from_file = move |event: leptos::ev::Event| {
        spawn_local(async move {
            match chosen_text(&event).await {
                Some(found) => {
                    text.set(found);
                    load();
                }
                None => refused.set(Some(speech.say("analysis-unreadable"))),
            }
        });
    };
    view! {
        <form class="form" on:submit=move |event| {
            event.prevent_default();
            load();
        }>
            <label class="field tall">
                <span>{t("analysis-from-file")}</span>
                <input type="file" name="file" accept=".txt,.pgn,text/plain" on:change=from_file />
            </label>
            <label class="field tall">
                <span>{t("analysis-record")}</span>
                <textarea
                    name="record"
                    rows="8"
                    spellcheck="false"
                    autocapitalize="off"
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
            </label>
            <p class="say warning" role="alert">{move || refused.get()}</p>
            <div class="buttons">
                <button class="button filled" type="submit">{t("analysis-load")}</button>
            </div>
        </form>
    }
}

/// The text of the file that somebody chose.
async fn chosen_text(event: &leptos::ev::Event) -> Option<String> {
    let get = |object: &JsValue, name: &str| js_sys::Reflect::get(object, &name.into()).ok();
    let files = get(&event.target()?.into(), "files")?;
    let file = get(&files, "0").filter(|file| !file.is_undefined())?;
    let promise: js_sys::Promise = browser::call(&file, "text", &[])?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()?.as_string()
}

/// Links to what is shown.
#[component]
fn ShareForm(studio: Studio) -> impl IntoView {
    let here = || {
        let location = browser::window().location();
        let part = |text: Result<String, JsValue>| text.unwrap_or_default();
        format!("{}{}", part(location.origin()), part(location.pathname()))
    };
    let game = studio.study.with_untracked(|study| Address::of_study(study).to_string());
    let position = studio.study.with_untracked(|study| Address::of_position(study.position()).to_string());
    view! {
        <div class="form">
            <Copied label="analysis-link-game" text=format!("{}#{game}", here()) />
            <Copied label="analysis-link-position" text=format!("{}#{position}", here()) />
            <Copied label="analysis-by-text" text=studio.study.with_untracked(|study| study.position().to_string()) />
        </div>
    }
}
