//! Giving up is asked once more.

use super::dialog::Dialog;
use crate::desk::Desk;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::{Departure, Event, GameKind, Seat};
use tablier_table::Table;

/// What becomes of the pieces of a player who resigns while others play on.
pub(crate) fn resigning(table: &Table) -> Option<&'static str> {
    let others_play_on = table.game().seats_in().count() > 2;
    match table.kind() {
        GameKind::Terrace if others_play_on => Some("table-resign-terrace"),
        GameKind::Tanagra if others_play_on => Some("table-resign-tanagra"),
        _ => None,
    }
}

#[component]
pub(crate) fn Resign(desk: Desk, open: RwSignal<bool>) -> impl IntoView {
    let speech = speech();
    let give_up = move |seat: Seat| {
        open.set(false);
        desk.resign(seat);
    };
    // At a table of several people it is said who gives up.
    let label = move |seat: Seat| {
        desk.table.with(|table| match table.own_seat() {
            Some(_) => speech.say("table-resign-yes"),
            None => match table.plan().name(seat) {
                Some(name) => speech.tell("table-resign-player", &[("player", name.to_owned().into())]),
                None => speech.words().event(table.kind(), &Event::Left { seat, how: Departure::Resigned }),
            },
        })
    };
    let seats = Memo::new(move |_| desk.table.with(Table::who_can_resign));
    let can_draw = Memo::new(move |_| desk.table.with(Table::can_agree_draw));
    let draw = move |_| {
        open.set(false);
        desk.agree_draw();
    };
    view! {
        <Dialog open title="table-resign-sure">
            {move || desk.table.with(resigning).map(|id| view! { <p>{t(id)}</p> })}
            <div class="buttons">
                <button class="button filled" data-act="play-on" on:click=move |_| open.set(false)>{t("table-resign-no")}</button>
                {move || {
                    seats
                        .get()
                        .into_iter()
                        .map(|seat| {
                            view! {
                                <button class="button danger" data-act="resign-yes" on:click=move |_| give_up(seat)>
                                    {move || label(seat)}
                                </button>
                            }
                        })
                        .collect_view()
                }}
                <Show when=move || can_draw.get()>
                    <button class="button" data-act="draw" on:click=draw>{t("table-draw-agreed")}</button>
                </Show>
            </div>
        </Dialog>
    }
}
