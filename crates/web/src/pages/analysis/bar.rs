//! The evaluation as a bar beside the board: how much of it belongs to whom.

use super::opinion::Opinions;
use super::studio::Studio;
use crate::speech::speech;
use leptos::prelude::*;
use tablier_games::Seat;
use tablier_review::Worth;
use tablier_scene::seat_style;

/// The share of the first player. Only where two play.
#[component]
pub(super) fn Bar(studio: Studio) -> impl IntoView {
    let speech = speech();
    let known = Memo::new(move |_| known_share(studio));
    // While nothing is known yet the bar stays where it was, so that it does not flicker; it is pale then, and says so.
    let share = Memo::new(move |last: Option<&f64>| known.get().or(last.copied()).unwrap_or(0.5));
    let two = move || studio.study.with(|study| study.position().seats() == 2);
    let shown = move || two() && (studio.looks.get() || studio.outcome().is_some());
    let label = move || {
        if let Some(outcome) = studio.outcome() {
            return speech.words().outcome(studio.kind, &outcome);
        }
        let Some(share) = known.get() else { return speech.say("analysis-thinking") };
        let player = speech.words().seat_name(studio.kind, Seat::FIRST);
        speech.tell(
            "analysis-chance",
            &[("player", player.into()), ("percent", (share * 100.0).round().into())],
        )
    };
    // Presentation attributes: styles of elements are not allowed here.
    let height = move || format!("{:.1}", share.get() * 100.0);
    let top = move || format!("{:.1}", 100.0 - share.get() * 100.0);
    let fill = move |seat: Seat| seat_style(studio.kind, seat).name;
    let first = format!("chance-first {}", fill(Seat::FIRST));
    let second = format!("chance-second {}", fill(Seat::FIRST.next(2)));
    let pending = move || known.get().is_none();
    view! {
        <Show when=shown>
            <svg class="chance" class:pending=pending viewBox="0 0 10 100" preserveAspectRatio="none" role="img" aria-label=label>
                <rect class=second.clone() width="10" height="100" />
                <rect class=first.clone() width="10" y=top height=height />
                <path class="chance-even" d="M0 50h10" />
            </svg>
        </Show>
    }
}

/// The first player's share in what is shown: the result of a game that is over, or else what the engine thinks.
fn known_share(studio: Studio) -> Option<f64> {
    match studio.outcome() {
        Some(outcome) => Some(Worth::of_outcome(outcome, Seat::FIRST).chance()),
        None => studio.opinions.with(|opinions| opinions.as_ref().and_then(Opinions::first_players_chance)),
    }
}
