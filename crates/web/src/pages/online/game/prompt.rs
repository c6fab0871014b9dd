//! What is asked of whoever looks at the table.

use super::ending::Ending;
use super::offers::Offers;
use super::story;
use super::waiting::Waiting;
use crate::browser;
use crate::online::{Link, Sending, SharedTable};
use crate::panel::{Mover, Say, TurnControls, last_turn};
use crate::speech::{Speech, speech};
use leptos::prelude::*;
use std::time::Duration;
use tablier_engine::Level;
use tablier_online::Tiding;
use tablier_protocol::online::Status;
use tablier_review::Verdict;

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
    let lasts = |told: RwSignal<Option<(Tiding, usize)>>, turns: usize| {
        let told = told.get().filter(|(_, since)| plies < since + turns);
        told.map(|(tiding, _)| story::sentence(table, speech, &tiding))
    };
    let (news, answer) = (lasts(table.announced, seats), lasts(table.answered, 1));
    let turn = table.is_out().then(|| format!("{}.", whose_turn(table, speech)));
    let watches = table.own_seat().is_none().then(|| speech.say("online-watching"));
    let words: Vec<String> = [watches, news, answer, turn].into_iter().flatten().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

fn how_it_ended(table: SharedTable, speech: Speech) -> String {
    let own = table.own_seat();
    let Some(verdict) = table.state.with(|state| Verdict::of(state.game(), own)) else {
        return speech.say("online-called-off");
    };
    let name = |seat| Some(table.person_at(seat));
    speech.words().verdict(table.kind(), (verdict, own), Level::SUBSTITUTE.number(), name)
}
