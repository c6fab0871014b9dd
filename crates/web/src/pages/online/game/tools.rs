//! What one can do besides moving.

use crate::dialogs::{Dialog, resigning};
use crate::icons;
use crate::online::SharedTable;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::Seat;
use tablier_online::{Chair, GIVEN_SECONDS};
use tablier_protocol::online::{Pace, Status};
use tablier_protocol::page::Place;

#[component]
pub(super) fn Tools(table: SharedTable) -> impl IntoView {
    let resign = RwSignal::new(false);
    let plays = Memo::new(move |_| table.plays());
    view! {
        <nav class="tools">
            <Show when=move || plays.get()>
                <DrawTool table />
                <TakebackTool table />
                <TimeTool table />
                <button class="tool" data-act="resign" on:click=move |_| resign.set(true)>
                    {icons::flag()}
                    <span>{t("table-resign")}</span>
                </button>
            </Show>
            <a class="tool" href=Place::Lobby.path()>
                {icons::door()}
                <span>{t("online-lobby")}</span>
            </a>
        </nav>
        <Dialog open=resign title="table-resign-sure">
            {move || table.desk.table.with(resigning).map(|id| view! { <p>{t(id)}</p> })}
            <div class="buttons">
                <button class="button filled" data-act="play-on" on:click=move |_| resign.set(false)>{t("table-resign-no")}</button>
                <button class="button danger" data-act="resign-yes" on:click=move |_| {
                    resign.set(false);
                    table.act("POST", "resign");
                }>{t("table-resign-yes")}</button>
            </div>
        </Dialog>
    }
}

/// Whether other people still play, without whom nothing can be agreed on.
fn has_company(table: SharedTable) -> bool {
    let own = table.own_seat();
    table.state.with(|state| state.people_in().any(|seat| Some(seat) != own))
}

#[component]
fn DrawTool(table: SharedTable) -> impl IntoView {
    let possible = Memo::new(move |_| {
        // The engine does not agree on draws.
        let engine = |seat: Seat| table.state.with(|state| matches!(state.chair(seat), Chair::Engine(_)));
        let asked = !table.view().draw_offers.is_empty();
        let seats: Vec<Seat> = table.state.with(|state| state.game().seats_in().collect());
        has_company(table) && !asked && !seats.into_iter().any(engine)
    });
    view! {
        <button class="tool" data-act="draw" disabled=move || !possible.get() on:click=move |_| table.act("POST", "draw")>
            {icons::equal()}
            <span>{t("online-draw")}</span>
        </button>
    }
}

#[component]
fn TakebackTool(table: SharedTable) -> impl IntoView {
    let possible = Memo::new(move |_| {
        let own = table.own_seat();
        let moved = table.desk.table.with(|shown| shown.turns().iter().any(|turn| Some(turn.seat) == own));
        table.state.with(|state| !state.terms().rated) && table.view().takeback.is_none() && moved
    });
    view! {
        <button class="tool" data-act="takeback" disabled=move || !possible.get() on:click=move |_| table.act("POST", "takeback")>
            {icons::undo()}
            <span>{t("online-take-back")}</span>
        </button>
    }
}

/// Time for the others, where there is a clock.
#[component]
fn TimeTool(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let clock = table.state.with_untracked(|state| matches!(state.terms().pace, Some(Pace::Clock { .. })));
    let possible = Memo::new(move |_| has_company(table) && table.status() == Status::Playing);
    let label = move || speech.tell("online-give", &[("seconds", GIVEN_SECONDS.into())]);
    clock.then(|| {
        view! {
            <button class="tool" data-act="time" disabled=move || !possible.get() on:click=move |_| table.act("POST", "time")>
                {icons::clock()}
                <span>{label}</span>
            </button>
        }
    })
}
