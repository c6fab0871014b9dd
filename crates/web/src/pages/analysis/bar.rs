//! The evaluation as a bar beside the board: how much of it belongs to whom.

use super::opinion::Opinions;
use super::studio::Studio;
use crate::speech::speech;
use leptos::prelude::*;
use tablier_games::Seat;

/// The share of the first player. Only where two play.
#[component]
pub(super) fn Bar(studio: Studio) -> impl IntoView {
    let speech = speech();
    let share =
        move || studio.opinions.with(|opinions| opinions.as_ref().and_then(Opinions::first_players_chance));
    // What was known last stays until there is something new, so that the bar does not flicker.
    let share = Memo::new(move |last: Option<&f64>| share().or(last.copied()).unwrap_or(0.5));
    let two = move || studio.study.with(|study| study.position().seats() == 2);
    let label = move || {
        let player = speech.words().seat_name(studio.kind, Seat::FIRST);
        let percent = (share.get() * 100.0).round();
        speech.tell("analysis-chance", &[("player", player.into()), ("percent", percent.into())])
    };
    // Presentation attributes: styles of elements are not allowed here.
    let height = move || format!("{:.1}", share.get() * 100.0);
    let top = move || format!("{:.1}", 100.0 - share.get() * 100.0);
    view! {
        <Show when=move || two() && studio.looks.get()>
            <svg class="chance" viewBox="0 0 10 100" preserveAspectRatio="none" role="img" aria-label=label>
                <rect class="chance-second" width="10" height="100" />
                <rect class="chance-first" width="10" y=top height=height />
                <path class="chance-even" d="M0 50h10" />
            </svg>
        </Show>
    }
}
