//! The moves so far, and stepping back and forth through them.

use super::TypedMove;
use crate::browser;
use crate::desk::Desk;
use crate::icons;
use crate::picture::Token;
use crate::speech::{Speech, speech, t};
use leptos::html;
use leptos::prelude::*;
use tablier_games::GameKind;
use tablier_scene::Piece;
use tablier_table::{Table, TurnEntry};

#[component]
pub(crate) fn MoveList(desk: Desk) -> impl IntoView {
    let speech = speech();
    let kind = desk.table.with_untracked(Table::kind);
    let entries = Memo::new(move |_| desk.table.with(|table| table.turns().to_vec()));
    let all = move || entries.with(|entries| entries.last().map_or(0, TurnEntry::end));
    let here = move || desk.cursor.get().unwrap_or_else(all);
    let looking = move || desk.cursor.get().is_some();
    let list = NodeRef::<html::Ol>::new();
    // A tablet can be turned.
    let wide = RwSignal::new(browser::is_wide());
    let turned = window_event_listener_untyped("resize", move |_| {
        if wide.get_untracked() != browser::is_wide() {
            wide.set(browser::is_wide());
        }
    });
    on_cleanup(move || turned.remove());
    // The last move is in sight, unless an earlier one is looked at.
    let to_end = move || {
        let follows = desk.cursor.try_get_untracked() == Some(None);
        if let Some(list) = list.try_get_untracked().flatten().filter(|_| follows) {
            list.set_scroll_top(list.scroll_height());
        }
    };
    Effect::new(move || {
        let _ = (entries.with(Vec::len), desk.cursor.get());
        request_animation_frame(to_end);
    });
    browser::on_resize(list, to_end);
    let sentence = move || {
        desk.cursor.get().map(|events| {
            let turns = entries.with(|entries| entries.iter().filter(|turn| turn.first < events).count());
            let of = entries.with(Vec::len);
            speech.tell("table-looking-back", &[("turn", turns.into()), ("turns", of.into())])
        })
    };
    view! {
        <details class="moves" open=move || wide.get()>
            <summary>{icons::list()} {t("table-moves")} <span class="moves-last">{move || entries.with(|entries| last(entries, kind, speech))}</span></summary>
            <ol class="move-list" node_ref=list>
                {move || {
                    entries
                        .get()
                        .into_iter()
                        .enumerate()
                        .map(|(index, entry)| view! { <Turn desk index entry /> })
                        .collect_view()
                }}
                <Show when=move || all() == 0>
                    <li class="no-moves">{t("table-no-moves")}</li>
                </Show>
            </ol>
            <div class="stepper">
                <Step label="table-first" icon=|| icons::first().into_any() off=move || here() == 0
                    act=move || desk.look_at(0) />
                <Step label="table-back" icon=|| icons::back().into_any() off=move || here() == 0
                    act=move || desk.look_at(here().saturating_sub(1)) />
                <Step label="table-forward" icon=|| icons::forward().into_any() off=move || !looking()
                    act=move || desk.look_at(here() + 1) />
                <Step label="table-last" icon=|| icons::last().into_any() off=move || !looking()
                    act=move || desk.look_at(usize::MAX) />
            </div>
            <p class="looking" role="status">{sentence}</p>
            <TypedMove desk />
        </details>
    }
}

fn last(entries: &[TurnEntry], kind: GameKind, speech: Speech) -> String {
    entries
        .last()
        .map(|entry| format!("{}. {}", entries.len(), text(entry, kind, speech)))
        .unwrap_or_default()
}

fn text(entry: &TurnEntry, kind: GameKind, speech: Speech) -> String {
    let plies = entry.written();
    match entry.events.first() {
        Some(event) if plies.is_empty() => speech.words().event(kind, event),
        _ => plies.join(" "),
    }
}

/// One turn; pressing it shows the position after it.
#[component]
fn Turn(desk: Desk, index: usize, entry: TurnEntry) -> impl IntoView {
    let speech = speech();
    let kind = desk.table.with_untracked(Table::kind);
    let (first, end) = (entry.first, entry.end());
    let seats = desk.table.with_untracked(|table| table.plan().seat_count());
    let token = Piece::of_seat(kind, entry.seat, seats).map(|piece| view! { <Token piece /> });
    let is_shown = move || {
        let shown = desk.cursor.get().unwrap_or_else(|| desk.table.with(|table| table.game().events().len()));
        shown > first && shown <= end
    };
    view! {
        <li>
            <button
                class="turn"
                aria-current=move || if is_shown() { "step" } else { "false" }
                on:click=move |_| desk.look_at(end)
            >
                <span class="turn-number">{index + 1}</span>
                <span class="turn-token">{token}</span>
                {move || text(&entry, kind, speech)}
            </button>
        </li>
    }
}

#[component]
fn Step(
    label: &'static str,
    icon: fn() -> AnyView,
    off: impl Fn() -> bool + Send + Sync + 'static,
    act: impl Fn() + 'static,
) -> impl IntoView {
    let label = t(label);
    view! {
        <button class="step" aria-label=label title=label disabled=off on:click=move |_| act()>
            {icon()}
        </button>
    }
}
