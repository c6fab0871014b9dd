//! A table in a list.

use super::terms::{pace_words, seat_words, setup_words};
use crate::icons;
use crate::online::{Online, online};
use crate::speech::{Speech, speech};
use leptos::prelude::*;
use tablier_games::GameKind;
use tablier_protocol::online::{Pace, SeatState};

/// What a row says.
pub(super) struct Told {
    pub(super) game: String,
    pub(super) setup: String,
    pub(super) seats: Vec<SeatState>,
    pub(super) clock: Option<Pace>,
    pub(super) rated: bool,
    /// What else there is to say.
    pub(super) more: String,
}

/// Who sits on a seat, unless that is somebody of whom one wants to hear nothing.
pub(super) fn shown_seat(speech: Speech, online: Online, seat: &SeatState) -> String {
    let hidden = seat.person.as_deref().is_some_and(|id| online.hides(id));
    if hidden { speech.say("online-somebody") } else { seat_words(speech, seat) }
}

/// A table, and what can be done with it.
#[component]
pub(super) fn Row(
    id: String,
    told: Told,
    /// Whether it waits for whoever looks.
    #[prop(optional)]
    urgent: bool,
    children: Children,
) -> impl IntoView {
    let (speech, online) = (speech(), online());
    let Told { game, setup, seats, clock, rated, more } = told;
    let kind: Option<GameKind> = game.parse().ok();
    let name = move || kind.map_or_else(|| game.clone(), |kind| speech.words().game_name(kind));
    let setup = move || kind.map(|kind| setup_words(speech, kind, &setup)).unwrap_or_default();
    let who =
        move || seats.iter().map(|seat| shown_seat(speech, online, seat)).collect::<Vec<_>>().join(" – ");
    let terms = move || {
        let rated = rated.then(|| speech.say("online-rated"));
        let more = (!more.is_empty()).then(|| more.clone());
        let parts = [Some(pace_words(speech, clock)), rated, more];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let class = format!("row {}", kind.map(GameKind::name).unwrap_or_default());
    view! {
        <li class=class class:urgent=urgent data-table=id>
            {kind.map(icons::game)}
            <span class="row-what"><b>{name}</b> <span>{setup}</span></span>
            <span class="row-who">{who}</span>
            <span class="row-terms">{terms}</span>
            <span class="row-acts">{children()}</span>
        </li>
    }
}
