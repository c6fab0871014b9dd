//! What others ask, and what can be done when somebody has gone.

use crate::online::SharedTable;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::Seat;

#[component]
pub(super) fn Offers(table: SharedTable) -> impl IntoView {
    view! {
        <Draw table />
        <Takeback table />
        <Gone table />
    }
}

/// Somebody of several, by number, who is not oneself.
fn another(table: SharedTable, seats: &[u8]) -> Option<Seat> {
    let own = table.own_seat();
    seats.iter().copied().filter_map(Seat::new).find(|seat| Some(*seat) != own)
}

fn is_own(table: SharedTable, seats: &[u8]) -> bool {
    table.own_seat().is_some_and(|own| seats.contains(&own.number()))
}

#[component]
fn Draw(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let offer = Memo::new(move |_| {
        let offers = table.view().draw_offers;
        (another(table, &offers), is_own(table, &offers))
    });
    move || match offer.get() {
        (Some(seat), false) => {
            let words = move || speech.tell("online-offers-draw", &[("player", table.name_of(seat).into())]);
            view! { <Question table what="draw" words /> }.into_any()
        }
        (_, true) => {
            view! { <Pending table what="draw" words=move || speech.say("online-draw-pending") /> }.into_any()
        }
        (None, false) => ().into_any(),
    }
}

#[component]
fn Takeback(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let wish = Memo::new(move |_| {
        let wish = table.view().takeback;
        wish.map(|wish| (Seat::new(wish.seat), is_own(table, &wish.agreed)))
    });
    move || match wish.get() {
        Some((_, true)) => {
            view! { <Pending table what="takeback" words=move || speech.say("online-takeback-pending") /> }
                .into_any()
        }
        Some((Some(seat), false)) => {
            let words =
                move || speech.tell("online-asks-takeback", &[("player", table.name_of(seat).into())]);
            view! { <Question table what="takeback" words /> }.into_any()
        }
        _ => ().into_any(),
    }
}

/// Something that oneself is asked; whoever only watches sees that it is asked.
#[component]
fn Question(
    table: SharedTable,
    what: &'static str,
    words: impl Fn() -> String + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let plays = Memo::new(move |_| table.plays());
    view! {
        <div class="offer" role="status" data-offer=what>
            <span>{words}</span>
            <Show when=move || plays.get()>
                <button class="button outlined" data-act="accept" on:click=move |_| table.act("POST", what)>{t("online-accept")}</button>
                <button class="button" data-act="decline" on:click=move |_| table.act("DELETE", what)>{t("online-decline")}</button>
            </Show>
        </div>
    }
}

/// Something that oneself asked.
#[component]
fn Pending(
    table: SharedTable,
    what: &'static str,
    words: impl Fn() -> String + Copy + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <div class="offer" role="status" data-offer=what>
            <span>{words}</span>
            <button class="button" data-act="withdraw" on:click=move |_| table.act("DELETE", what)>{t("online-withdraw")}</button>
        </div>
    }
}

/// Whoever is to move has gone: after a fair wait the game can be claimed.
#[component]
fn Gone(table: SharedTable) -> impl IntoView {
    let speech = speech();
    // Without a clock nothing else says that time passes.
    let ticking = set_interval_with_handle(
        move || table.desk.now.set(crate::browser::now()),
        std::time::Duration::from_secs(1),
    );
    if let Ok(ticking) = ticking {
        on_cleanup(move || ticking.clear());
    }
    let gone = Memo::new(move |_| {
        let (seat, left) = table.claimable().filter(|_| table.plays())?;
        Some((seat, left.div_ceil(1000)))
    });
    let seat = Memo::new(move |_| gone.get().map(|(seat, left)| (seat, left == 0)));
    let countdown = move || {
        let left = gone.get().map(|(_, left)| left).unwrap_or_default();
        format!("{}:{:02}", left / 60, left % 60)
    };
    move || {
        seat.get().map(|(seat, ready)| {
            let name = table.name_of(seat);
            let words = speech.tell("online-gone", &[("player", name.into())]);
            view! {
                <div class="offer" data-offer="claim">
                    <span role="status">{words}</span>
                    {if ready {
                        view! { <button class="button outlined" data-act="claim" on:click=move |_| table.act("POST", "claim")>{t("online-claim")}</button> }
                            .into_any()
                    } else {
                        view! { <span class="countdown">{t("online-claim-in")} " " <time>{countdown}</time></span> }.into_any()
                    }}
                </div>
            }
        })
    }
}
