//! The steps of a turn: what was done, and what is to be done now.

use crate::desk::Desk;
use crate::icons;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_table::Table;

/// A list whose place and height do not change from step to step.
#[component]
pub(super) fn Steps(desk: Desk) -> impl IntoView {
    let speech = speech();
    let done = move || desk.table.with(|table| drafted(desk, table));
    let now = move || {
        desk.table.with(|table| {
            let asked = table.is_open() && !table.needs_confirmation();
            asked.then(|| speech.words().prompt(table.position()))
        })
    };
    let done = Memo::new(move |_| done());
    let now = Memo::new(move |_| now());
    // On a board for trying things on, each ply stands as soon as it is played.
    let before = Memo::new(move |_| {
        let open = desk.table.with(|table| !desk.is_game() && table.position().mid_turn());
        desk.history.with(|history| history.as_ref().filter(|_| open).map_or(0, |(_, plies)| plies.len()))
    });
    view! {
        <ol class="steps" aria-label=t("table-steps") aria-live="polite">
            {move || {
                // The last two are enough: a turn of Tchag can have many repairs.
                let all = done.get();
                let from = all.len().saturating_sub(2);
                all.into_iter()
                    .enumerate()
                    .skip(from)
                    .map(|(index, text)| {
                        view! {
                            <li class="done">
                                <span class="step-mark" data-step=index>{icons::check()}</span>
                                {text}
                            </li>
                        }
                    })
                    .collect_view()
            }}
            {move || {
                let number = before.get() + done.with(Vec::len) + 1;
                now.get().map(|text| {
                    view! {
                        <li class="now" aria-current="step">
                            <span class="step-mark">{number}</span>
                            {text}
                        </li>
                    }
                })
            }}
        </ol>
    }
}

/// The plies of the draft: with short names where they last.
fn drafted(desk: Desk, table: &Table) -> Vec<String> {
    if desk.is_game() { table.draft_written() } else { table.draft().iter().map(written).collect() }
}

/// A ply as people read it: with signs instead of letters.
pub(crate) fn written(ply: &tablier_games::AnyMove) -> String {
    ply.to_string().replacen('x', "×", 1)
}

/// The plies of a turn, one after the other.
pub(crate) fn written_turn(plies: &[tablier_games::AnyMove]) -> String {
    plies.iter().map(written).collect::<Vec<_>>().join(", ")
}
