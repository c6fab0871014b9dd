//! What is asked of whoever looks at the table.

use super::ending::Ending;
use super::offers::Offers;
use super::story;
use super::waiting::Waiting;
use crate::browser;
use crate::online::{Link, Sending, SharedTable, is_departure};
use crate::panel::{Mover, Say, TurnControls, last_turn};
use crate::speech::{Speech, speech};
use leptos::prelude::*;
use std::time::Duration;
use tablier_engine::Level;
use tablier_protocol::online::Status;

#[component]
pub(super) fn Prompt(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let desk = table.desk;
    let status = Memo::new(move |_| table.is_known().then(|| table.status()));
    let title = Memo::new(move |_| title(table, speech));
    // Many buttons are gone once they are pressed: whoever uses the keyboard is led back to the board.
    let led_back = move |_| {
        let look = || {
            if browser::lost_focus() {
                browser::focus("svg.board");
            }
        };
        set_timeout(look, Duration::from_millis(50));
    };
    view! {
        <section class="prompt" class:over=move || status.get() == Some(Status::Over) on:click=led_back>
            <p class="unseen" aria-live="polite">{move || desk.table.with(|shown| last_turn(speech, desk, shown))}</p>
            <h2 aria-live="polite">
                <Show when=move || status.get() == Some(Status::Playing) && !table.is_out()><Mover desk /></Show>
                <span>{move || title.get()}</span>
            </h2>
            <State table />
            <p class="say announced" role="status">{move || announced(table, speech)}</p>
            <p class="say warning complaint" role="alert">{move || table.notice.get()}</p>
            {move || match status.get() {
                None => ().into_any(),
                Some(Status::Waiting) => view! { <Waiting table /> }.into_any(),
                Some(Status::Playing) => {
                    view! {
                        <Offers table />
                        <Say desk />
                        <TurnControls desk />
                    }
                        .into_any()
                }
                Some(Status::Over) => view! { <Ending table /> }.into_any(),
            }}
        </section>
    }
}

/// How the link is, and what is on its way.
#[component]
fn State(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let words = Memo::new(move |_| match (table.link.get(), table.sending.get()) {
        (Link::Ended(failure), _) => (table.online.sentence(&failure), "ended"),
        (_, Sending::Again) => (speech.say("online-sending-again"), "lost"),
        (Link::Lost, _) => (speech.say("online-link-lost"), "lost"),
        (_, Sending::Turn) => (speech.say("online-sending"), "sending"),
        (Link::Open | Link::Opening, Sending::Nothing) => (String::new(), "open"),
    });
    view! {
        <p class="link-state" role="status" data-link=move || words.get().1>
            {move || words.get().0}
        </p>
    }
}

fn title(table: SharedTable, speech: Speech) -> String {
    match table.status() {
        _ if !table.is_known() => speech.say("page-opening"),
        Status::Waiting => speech.say("online-waits"),
        Status::Playing if table.is_out() => speech.say("table-you-are-out"),
        Status::Playing if table.is_own_turn() => speech.say("table-your-move"),
        Status::Playing => whose_turn(table, speech),
        Status::Over => how_it_ended(table, speech),
    }
}

/// Who else is to move.
pub(super) fn whose_turn(table: SharedTable, speech: Speech) -> String {
    let mover = table.state.with(tablier_online::Table::to_move);
    let name = mover.map(|seat| table.name_of(seat)).unwrap_or_default();
    speech.tell("online-to-move", &[("player", name.into())])
}

/// What has just happened besides moves: who went out, what was answered; a player who is out reads who is to move, and a
/// spectator what they are, to the end.
fn announced(table: SharedTable, speech: Speech) -> Option<String> {
    if table.status() != Status::Playing {
        return None;
    }
    let (plies, seats) = table.state.with(|state| {
        let game = state.game();
        (game.plies().count(), usize::from(game.position().seats()))
    });
    // A departure is said until everybody has moved, an answer until the next move.
    let news = table.announced.get().filter(|(tiding, since)| {
        let lasts = if is_departure(tiding.what) { seats } else { 1 };
        plies < since + lasts
    });
    let news = news.map(|(tiding, _)| story::sentence(table, speech, &tiding));
    let turn = table.is_out().then(|| format!("{}.", whose_turn(table, speech)));
    let watches = table.own_seat().is_none().then(|| speech.say("online-watching"));
    let words: Vec<String> = [watches, news, turn].into_iter().flatten().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

fn how_it_ended(table: SharedTable, speech: Speech) -> String {
    let own = table.own_seat();
    let Some(outcome) = table.state.with(|state| state.game().outcome()) else {
        return speech.say("online-called-off");
    };
    let had_left = |winner| table.state.with(|state| state.game().has_left(winner));
    let id = match (outcome.winner, own) {
        (None, _) => "table-drawn",
        // An engine won on the seat of a player who had left: neither of them has.
        (Some(winner), own) if had_left(winner) => {
            let own = own == Some(winner);
            let player = if own { String::new() } else { table.person_at(winner) };
            return speech.words().stand_in_wins(Level::SUBSTITUTE.number(), own, &player);
        }
        (Some(winner), Some(own)) if winner == own => "table-you-won",
        (Some(_), Some(own)) => {
            // Among several there is more than winning and losing.
            let places = table.state.with(|state| state.game().places().unwrap_or_default());
            return match places.get(own.index()) {
                Some(place) if places.len() > 2 => speech.words().placed(*place),
                _ => speech.say("table-you-lost"),
            };
        }
        (Some(winner), None) => {
            return speech.tell("online-wins", &[("player", table.name_of(winner).into())]);
        }
    };
    speech.say(id)
}
