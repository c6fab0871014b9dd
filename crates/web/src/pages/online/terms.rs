//! How long everybody may think, and the like, in words.

use crate::online::shown_name;
use crate::speech::{Speech, speech, t};
use leptos::prelude::*;
use tablier_games::GameKind;
use tablier_protocol::online::{Pace, SeatKind, SeatState};

/// What one can choose from: without a clock, with one, by correspondence.
pub(super) const PACES: [Option<Pace>; 9] = [
    None,
    Some(clock(3, 2)),
    Some(clock(5, 5)),
    Some(clock(10, 10)),
    Some(clock(20, 20)),
    Some(clock(45, 30)),
    Some(Pace::Correspondence { days: 1 }),
    Some(Pace::Correspondence { days: 3 }),
    Some(Pace::Correspondence { days: 7 }),
];

const fn clock(minutes: u32, increment: u32) -> Pace {
    Pace::Clock { base: minutes * 60, increment }
}

/// How long everybody may think.
pub(super) fn pace_words(speech: Speech, pace: Option<Pace>) -> String {
    match pace {
        None => speech.say("new-clock-none"),
        Some(Pace::Clock { base, increment }) if base % 60 == 0 => {
            speech.tell("new-clock-pace", &[("minutes", (base / 60).into()), ("seconds", increment.into())])
        }
        Some(Pace::Clock { base, increment }) => {
            speech.tell("online-clock-seconds", &[("base", base.into()), ("seconds", increment.into())])
        }
        Some(Pace::Correspondence { days }) => speech.tell("online-days", &[("days", days.into())]),
    }
}

/// The same, where there is little room.
pub(super) fn short_pace(speech: Speech, pace: Option<Pace>) -> String {
    match pace {
        Some(Pace::Clock { base, increment }) => {
            let args = [("minutes", (base / 60).into()), ("seconds", increment.into())];
            speech.tell("online-short-clock", &args)
        }
        Some(Pace::Correspondence { days }) => speech.tell("online-short-days", &[("days", days.into())]),
        None => pace_words(speech, None),
    }
}

/// The set-up of a game, by its name.
pub(super) fn setup_words(speech: Speech, kind: GameKind, setup: &str) -> String {
    kind.setup(setup).map_or_else(|| setup.to_owned(), |setup| speech.words().setup_name(kind, setup))
}

/// Who sits on a seat.
pub(super) fn seat_words(speech: Speech, seat: &SeatState) -> String {
    match (seat.kind, &seat.name, seat.level) {
        (SeatKind::Engine, _, Some(level)) => speech.tell("player-level", &[("level", level.into())]),
        (SeatKind::Open, ..) => speech.say("online-seat-free"),
        (_, Some(name), _) => shown_name(speech, name),
        _ => speech.say("online-deleted"),
    }
}

/// Who plays on a seat: where a player has left, that may be an engine.
pub(super) fn mover_words(speech: Speech, seat: &SeatState) -> String {
    match seat.substitute {
        Some(level) => speech.tell("player-level", &[("level", level.into())]),
        None => seat_words(speech, seat),
    }
}

/// A choice of clocks.
#[component]
pub(super) fn PaceChoice(pace: RwSignal<Option<Pace>>) -> impl IntoView {
    let speech = speech();
    let choose = move |text: String| {
        if let Some(chosen) = text.parse().ok().and_then(|index: usize| PACES.get(index)) {
            pace.set(*chosen);
        }
    };
    let option = move |(index, one): (usize, Option<Pace>)| {
        view! {
            <option value=index.to_string() selected=move || pace.get() == one>{move || pace_words(speech, one)}</option>
        }
    };
    view! {
        <label class="field">
            <span>{t("new-clock")}</span>
            <select name="pace" on:change=move |event| choose(event_target_value(&event))>
                {PACES.into_iter().enumerate().map(option).collect_view()}
            </select>
        </label>
    }
}

/// Something that is so or not.
#[component]
pub(super) fn Choice(
    name: &'static str,
    label: &'static str,
    signal: RwSignal<bool>,
    #[prop(optional, into)] disabled: Option<Signal<bool>>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <span>{t(label)}</span>
            <input
                type="checkbox"
                role="switch"
                name=name
                prop:checked=move || signal.get()
                disabled=move || disabled.is_some_and(|disabled| disabled.get())
                on:change=move |event| signal.set(event_target_checked(&event))
            />
        </label>
    }
}
