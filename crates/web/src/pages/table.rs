//! The table of a game.

use super::{set_icon, set_title};
use crate::board::Board;
use crate::desk::Desk;
use crate::panel::{Header, MoveList, Prompt, Strips, Tools, to_move};
use crate::speech::{Speech, speech};
use leptos::prelude::*;
use tablier_games::GameKind;
use tablier_protocol::page::Room;

#[component]
pub(crate) fn TablePage(kind: GameKind) -> impl IntoView {
    let desk = Desk::open(kind);
    let speech = speech();
    set_icon(Some(kind));
    Effect::new(move || set_title(&title(desk, speech, kind)));
    let class = format!("table {kind}");
    view! {
        <Header place=(kind, Room::Table) desk />
        <main class=class id="content" tabindex="-1">
            <h1 class="unseen">{move || speech.words().game_name(kind)}</h1>
            <div class="board-area">
                <Board desk />
            </div>
            <Strips desk />
            <Prompt desk />
            <MoveList desk />
            <Tools desk />
        </main>
    }
}

/// The window's title says whose turn it is, for whoever looks at another window.
fn title(desk: Desk, speech: Speech, kind: GameKind) -> String {
    let name = speech.words().game_name(kind);
    let state = desk.table.with(|table| {
        if table.game().outcome().is_some() {
            speech.say("table-over")
        } else if table.is_open() && table.own_seat().is_some() {
            speech.say("table-your-move")
        } else {
            to_move(speech, table)
        }
    });
    format!("{state} · {name}")
}
