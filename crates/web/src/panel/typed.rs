//! Moves that are typed.

use crate::desk::{Desk, Notice};
use crate::speech::t;
use leptos::html;
use leptos::prelude::*;
use tablier_table::Table;

/// A line to type a move into, or several with spaces between them.
#[component]
pub(crate) fn TypedMove(desk: Desk) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let open = Memo::new(move |_| desk.table.with(|table| table.is_open() && !table.needs_confirmation()));
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        field.set_value(&play(desk, &field.value()));
    };
    view! {
        <form class="typed" on:submit=enter>
            <input
                node_ref=field
                name="move"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="go"
                aria-label=t("table-type")
                placeholder=t("table-type")
                disabled=move || !open.get()
            />
        </form>
    }
}

/// Plays what was typed, as far as it can be played; says what is left of it.
fn play(desk: Desk, text: &str) -> String {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    while let Some(word) = words.first() {
        desk.cursor.set(None);
        let read =
            desk.table.with_untracked(|table: &Table| desk.names(table, None).read(table.position(), word));
        match read {
            Ok(ply) => desk.play(ply),
            Err(refusal) => {
                desk.notice.set(Some(Notice::Refused(refusal)));
                break;
            }
        }
        words.remove(0);
        if !desk.table.with_untracked(Table::is_open) {
            break;
        }
    }
    words.join(" ")
}
