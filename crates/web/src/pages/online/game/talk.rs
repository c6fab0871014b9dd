//! What is said at the table.

use super::{offers, prompt, rematch, story};
use crate::browser;
use crate::dialogs::Dialog;
use crate::icons;
use crate::online::{Failure, Line, Said, SharedTable, shown_name};
use crate::pages::online::frame::Complaint;
use crate::speech::{Speech, speech, t};
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tablier_protocol::online::{PersonRef, Report, Status, Words};

/// The longest that can be said at once, in characters.
const LONGEST: i32 = 300;

#[component]
pub(super) fn Talk(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let report = RwSignal::new(None::<u64>);
    let list = NodeRef::<html::Ol>::new();
    let seen = RwSignal::new(0);
    let open = RwSignal::new(browser::is_wide() && browser::is_tall());
    // The last word is in sight.
    let to_end = move || {
        if let Some(list) = list.try_get_untracked().flatten() {
            list.set_scroll_top(list.scroll_height());
        }
    };
    Effect::new(move || {
        table.lines.track();
        request_animation_frame(to_end);
    });
    browser::on_resize(list, to_end);
    let words = Memo::new(move |_| {
        table.lines.with(|lines| {
            lines
                .iter()
                .filter(|line| matches!(&line.said, Said::Words(by, _) if !table.online.hides(&by.id)))
                .count()
        })
    });
    let unread = move || words.get().saturating_sub(seen.get());
    let seated = Memo::new(move |_| table.own_seat().is_some());
    let muted = Memo::new(move |_| muted(table));
    let aside = Memo::new(move |_| aside(table, speech));
    let drawer = NodeRef::<html::Details>::new();
    let shut = move |_| {
        if let Some(drawer) = drawer.get_untracked() {
            let _ = drawer.remove_attribute("open");
            browser::focus(".talk > summary");
        }
    };
    view! {
        <details class="talk" node_ref=drawer open=open.get_untracked() on:toggle=move |event| {
            open.set(is_open(&event));
            seen.set(words.get_untracked());
        }>
            <summary>
                {icons::talk()}
                {t("online-talk")}
                <span class="unread">{move || (!open.get() && unread() > 0).then(|| unread().to_string())}</span>
            </summary>
            // On a phone the chat lies on what the prompt says.
            <Show when=move || aside.with(Option::is_some)>
                <button class="talk-aside" class:asked=move || aside.with(|aside| aside.as_ref().is_some_and(|(_, asked)| *asked)) on:click=shut>
                    <span>{move || aside.get().map(|(words, _)| words)}</span>
                    {icons::close()}
                </button>
            </Show>
            <ol class="talk-list" node_ref=list aria-live="polite" aria-label=t("online-talk") tabindex="0">
                <For each=move || table.lines.get() key=|line| (line.event, line.index) let:line>
                    <LineView table line report />
                </For>
            </ol>
            {move || {
                muted
                    .get()
                    .map(|person| {
                        let id = person.id.clone();
                        view! {
                            <p class="fine">
                                {t("online-muted")} " "
                                <button class="quiet-button" on:click=move |_| table.online.unwanted.set(&id, false)>{t("online-unmute")}</button>
                            </p>
                        }
                    })
            }}
            <Show when=move || seated.get()>
                <Speak table />
            </Show>
        </details>
        <ReportDialog table report />
    }
}

/// What must not be missed while one talks: a question that waits for an answer, or else whose turn it is.
fn aside(table: SharedTable, speech: Speech) -> Option<(String, bool)> {
    let question = match table.status() {
        Status::Waiting => return None,
        Status::Playing => offers::open_question(table, speech),
        Status::Over => return rematch::who_would(table, speech).map(|words| (words, true)),
    };
    let turn = || {
        // In the middle of one's turn: what is to be done next.
        let step = table.desk.table.with(|shown| {
            let begun = !shown.draft().is_empty() && !shown.needs_confirmation();
            begun.then(|| speech.words().prompt(shown.position()))
        });
        match step {
            _ if !table.is_own_turn() => prompt::whose_turn(table, speech),
            Some(step) => step,
            None => speech.say("table-your-move"),
        }
    };
    Some(question.map_or_else(|| (turn(), false), |question| (question, true)))
}

/// Whether what was opened or closed is open now.
fn is_open(event: &leptos::ev::Event) -> bool {
    let target = event.target().map(wasm_bindgen::JsValue::from).unwrap_or_default();
    js_sys::Reflect::get(&target, &"open".into()).is_ok_and(|open| open.is_truthy())
}

/// Somebody at the table who is muted here.
fn muted(table: SharedTable) -> Option<PersonRef> {
    table.lines.with(|lines| {
        lines.iter().find_map(|line| match &line.said {
            Said::Words(by, _) if table.online.unwanted.is_muted(&by.id) => Some(by.clone()),
            _ => None,
        })
    })
}

#[component]
fn LineView(table: SharedTable, line: Line, report: RwSignal<Option<u64>>) -> impl IntoView {
    let speech = speech();
    match line.said {
        Said::Happened(tiding) => {
            let words = move || story::sentence(table, speech, &tiding);
            view! { <li class="happened">{words}</li> }.into_any()
        }
        Said::Words(by, text) => {
            let id = StoredValue::new(by.id.clone());
            let hidden = Memo::new(move |_| table.online.hides(&id.get_value()));
            let own = Memo::new(move |_| table.online.is_me(&id.get_value()));
            let number = line.event;
            let text = StoredValue::new(text);
            let name = StoredValue::new(by.name);
            view! {
                <Show when=move || !hidden.get()>
                    <li class="words" class:mine=move || own.get() data-event=number>
                        <b>{move || if own.get() { speech.say("player-you") } else { shown_name(speech, &name.get_value()) }}</b>
                        <span>{move || text.get_value()}</span>
                        <Show when=move || !own.get()>
                            <span class="line-acts">
                                <button class="quiet-button" data-act="mute" title=t("online-mute") aria-label=t("online-mute")
                                    on:click=move |_| table.online.unwanted.set(&id.get_value(), true)>{icons::sound(false)}</button>
                                <button class="quiet-button" data-act="report" title=t("online-report") aria-label=t("online-report")
                                    on:click=move |_| report.set(Some(number))>{icons::flag()}</button>
                            </span>
                        </Show>
                    </li>
                </Show>
            }
            .into_any()
        }
    }
}

/// Says something.
#[component]
fn Speak(table: SharedTable) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let failure = RwSignal::new(None::<Failure>);
    let speak = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        let text = field.value();
        if text.trim().is_empty() {
            return;
        }
        field.set_value("");
        spawn_local(async move {
            let path = table.path("chat");
            let words = Words { text: text.clone() };
            let said = table.online.post::<serde::de::IgnoredAny>(&path, &words).await;
            let refused = said.err();
            // What was not said is not lost.
            if refused.is_some() && field.value().is_empty() {
                field.set_value(&text);
            }
            let _ = failure.try_set(refused);
        });
    };
    view! {
        <form class="speak" on:submit=speak>
            <input node_ref=field name="words" maxlength=LONGEST.to_string() autocomplete="off" enterkeyhint="send"
                aria-label=t("online-say") placeholder=t("online-say") />
            <button class="head-button" type="submit" aria-label=t("online-send") title=t("online-send")>{icons::arrow()}</button>
        </form>
        <Complaint failure />
    }
}

/// Complains about something that was said.
#[component]
fn ReportDialog(table: SharedTable, report: RwSignal<Option<u64>>) -> impl IntoView {
    let open = RwSignal::new(false);
    let done = RwSignal::new(false);
    let failure = RwSignal::new(None::<Failure>);
    let text = RwSignal::new(String::new());
    Effect::new(move || {
        if report.get().is_some() {
            done.set(false);
            failure.set(None);
            text.set(String::new());
            open.set(true);
        }
    });
    Effect::new(move || {
        if !open.get() {
            report.set(None);
        }
    });
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(number) = report.get_untracked() else { return };
        let complaint = Report { event: number, text: text.get_untracked() };
        spawn_local(async move {
            let path = table.path("report");
            let sent = table.online.post::<serde::de::IgnoredAny>(&path, &complaint).await;
            let _ = done.try_set(sent.is_ok());
            let _ = failure.try_set(sent.err());
        });
    };
    view! {
        <Dialog open title="online-report">
            <form class="form" on:submit=send>
                <p>{t("online-report-help")}</p>
                <label class="field tall">
                    <span>{t("online-report-why")}</span>
                    <textarea name="report" rows="3" maxlength="500" prop:value=move || text.get()
                        on:input=move |event| text.set(event_target_value(&event))></textarea>
                </label>
                <Complaint failure />
                <Show when=move || done.get() fallback=move || view! {
                    <div class="buttons"><button class="button filled" type="submit">{t("online-send")}</button></div>
                }>
                    <p role="status">{t("online-reported")}</p>
                </Show>
            </form>
        </Dialog>
    }
}
