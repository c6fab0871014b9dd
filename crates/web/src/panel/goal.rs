//! What a player wants, and who went out in the last round.

use super::player_name;
use crate::desk::Desk;
use crate::keep;
use crate::preferences::preferences;
use crate::speech::{Speech, speech};
use leptos::prelude::*;
use tablier_games::{GameKind, Seat};
use tablier_table::Table;

/// What one wants, until the first win in this game; in Tanagra also how many tiles are still to be laid.
#[component]
pub(super) fn Goal(desk: Desk) -> impl IntoView {
    let speech = speech();
    let hints = preferences().hints;
    let sentence = Memo::new(move |_| {
        let wanted = hints.get();
        desk.table.with(|table| sentence(speech, desk, table, wanted))
    });
    view! { <p class="goal">{move || sentence.get()}</p> }
}

fn sentence(speech: Speech, desk: Desk, table: &Table, wanted: bool) -> String {
    if !desk.is_game() || table.game().outcome().is_some() {
        return String::new();
    }
    let words = speech.words();
    // Spectators have no goal, nor has a player who is out.
    let mover = (!desk.is_remote()).then(|| table.mover());
    let plays = |seat: &Seat| table.game().is_in(*seat) && !table.game().has_left(*seat);
    let seat = table.own_seat().or(mover).filter(plays);
    let wanted = wanted && !keep::has_won(table.kind());
    let goal = seat.filter(|_| wanted).map(|seat| words.goal(table.position(), seat));
    let parts: Vec<String> = words.laying(table.position()).into_iter().chain(goal).collect();
    parts.join(" ")
}

/// Who went out in the last round.
#[component]
pub(super) fn News(desk: Desk) -> impl IntoView {
    let speech = speech();
    let sentence = Memo::new(move |_| desk.table.with(|table| news(speech, desk, table)));
    view! { <p class="news" role="status">{move || sentence.get()}</p> }
}

fn news(speech: Speech, desk: Desk, table: &Table) -> String {
    if !desk.kept || table.game().outcome().is_some() {
        return String::new();
    }
    let remaining = table.game().seats_in().count();
    let mut out = table.newly_out();
    if table.kind() != GameKind::Tanagra {
        // The heading says so to the player whom the screen belongs to.
        out.retain(|seat| table.own_seat() != Some(*seat));
    }
    let told = |seat: Seat| {
        let name = table.plan().name(seat).map(str::to_owned);
        // The seat of a player who has left is named by its colour: an engine plays there now.
        let player = name.unwrap_or_else(|| {
            if table.game().has_left(seat) {
                speech.words().seat_name(table.kind(), seat)
            } else {
                player_name(speech, desk, table, seat)
            }
        });
        match table.kind() {
            GameKind::Tanagra if table.own_seat() == Some(seat) => speech.say("player-left-over-own"),
            GameKind::Tanagra => speech.tell("player-left-over", &[("player", player.into())]),
            // How many remain is said once.
            _ if out.last() != Some(&seat) => speech.tell("player-is-out-too", &[("player", player.into())]),
            _ => speech.words().out(&player, remaining),
        }
    };
    // A player who is out reads what goes on without them.
    let goes_on = out.is_empty() && table.goes_on_alone() && table.own_seat().is_some();
    let goes_on = goes_on.then(|| speech.say("table-goes-on"));
    out.iter().copied().map(told).chain(goes_on).collect::<Vec<_>>().join(". ")
}
