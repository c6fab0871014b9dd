//! A table that people share.

mod ending;
mod level;
mod offers;
mod places;
mod prompt;
mod rematch;
mod story;
mod talk;
mod tools;
mod waiting;

use super::frame::{Outdated, SignedOut};
use crate::board::Board;
use crate::browser;
use crate::online::{Failure, Online, SharedTable, online};
use crate::pages::{Missing, set_icon, set_title};
use crate::panel::{Header, MoveList, Strips};
use crate::speech::{Speech, speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use prompt::Prompt;
use tablier_games::GameKind;
use tablier_protocol::online::{Game, Status};
use talk::Talk;
use tools::Tools;

/// How long to wait before a table is asked for again, in milliseconds.
const AGAIN: u32 = 2000;

#[component]
pub(crate) fn GamePage(id: String) -> impl IntoView {
    let online = online();
    let found = RwSignal::new(None::<Result<Game, Failure>>);
    spawn_local(async move {
        loop {
            let answer = ask(online, &id).await;
            let lost = answer.as_ref().is_err_and(Failure::may_pass);
            if found.try_set(Some(answer)).is_some() || !lost {
                return;
            }
            browser::sleep(AGAIN).await;
        }
    });
    move || match found.get() {
        None => view! { <Opening failure=None /> }.into_any(),
        Some(Err(Failure::Refused { status: 404, .. })) => view! { <Missing /> }.into_any(),
        Some(Err(failure)) => view! { <Opening failure=Some(failure) /> }.into_any(),
        Some(Ok(game)) => match SharedTable::new(online, &game) {
            Some(table) => view! { <TableView table /> }.into_any(),
            None => view! { <Missing /> }.into_any(),
        },
    }
}

async fn ask(online: Online, id: &str) -> Result<Game, Failure> {
    if online.me.with_untracked(Option::is_none) {
        online.arrive().await?;
    }
    online.get(&format!("/api/games/{id}")).await
}

/// The table is on its way, or the link is lost.
#[component]
fn Opening(failure: Option<Failure>) -> impl IntoView {
    let online = online();
    view! {
        <Header />
        <main class="meeting" id="content" tabindex="-1">
            <h1 class="unseen">{t("online-table")}</h1>
            <p class="opening" role="status">
                {move || match &failure {
                    None => t("page-opening")(),
                    Some(failure) => online.sentence(failure),
                }}
            </p>
        </main>
    }
}

#[component]
fn TableView(table: SharedTable) -> impl IntoView {
    let speech = speech();
    let kind = table.kind();
    let desk = table.desk;
    set_icon(Some(kind));
    Effect::new(move || set_title(&title(table, speech, kind)));
    let status = move || match table.status() {
        _ if !table.is_known() => "opening",
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Over => "over",
    };
    view! {
        <Header desk kind />
        <main class=format!("table shared {kind}") id="content" tabindex="-1" data-status=status data-table=table.id()>
            <h1 class="unseen">{move || speech.words().game_name(kind)}</h1>
            <div class="board-area">
                <Board desk />
            </div>
            <Strips desk />
            <Prompt table />
            <MoveList desk />
            <Talk table />
            <Tools table />
            <div class="tidings">
                <SignedOut />
                // Nobody is interrupted in the middle of a game.
                <Show when=move || table.status() != Status::Playing>
                    <Outdated />
                </Show>
            </div>
        </main>
    }
}

/// The window's title says whose turn it is, for whoever looks at another window.
fn title(table: SharedTable, speech: Speech, kind: GameKind) -> String {
    let state = match table.status() {
        Status::Waiting => speech.say("online-waits"),
        Status::Over => speech.say("table-over"),
        Status::Playing if table.is_out() => speech.say("table-you-are-out"),
        Status::Playing if table.is_own_turn() => speech.say("table-your-move"),
        Status::Playing => prompt::whose_turn(table, speech),
    };
    format!("{state} · {}", speech.words().game_name(kind))
}
