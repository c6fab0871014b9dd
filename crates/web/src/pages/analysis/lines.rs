//! The best lines.

use super::opinion::{Line, Opinions, written};
use super::studio::Studio;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::AnyMove;
use tablier_review::Worth;
use tablier_table::{first_turn, written as written_plies};

/// So many plies of a line are shown.
const SHOWN: usize = 8;

#[component]
pub(super) fn Lines(studio: Studio) -> impl IntoView {
    let speech = speech();
    let facts = move || {
        studio.opinions.with(|opinions| {
            opinions.as_ref().map(|Opinions { depth, nodes, side, .. }| {
                let nodes = (*nodes / 1000) as usize;
                let player = speech.words().seat_name(studio.kind, *side);
                speech.tell(
                    "analysis-depth",
                    &[("player", player.into()), ("depth", (*depth).into()), ("thousands", nodes.into())],
                )
            })
        })
    };
    let sentence = move || match studio.outcome() {
        Some(outcome) => speech.words().outcome(studio.kind, &outcome),
        None if studio.failed.get() => speech.say("analysis-failed"),
        None if !studio.looks.get() => speech.say("analysis-off"),
        None => speech.say("analysis-thinking"),
    };
    let lines =
        move || studio.opinions.with(|opinions| opinions.as_ref().map(|opinions| opinions.lines.clone()));
    let about = move || {
        studio.opinions.with(|opinions| opinions.as_ref().map(|opinions| opinions.position.to_string()))
    };
    view! {
        <section class="lines" aria-label=t("analysis-engine") data-about=about>
            <label class="switch">
                <span>{t("analysis-engine")} " " <span class="fine">{facts}</span></span>
                <input
                    type="checkbox"
                    role="switch"
                    name="engine"
                    prop:checked=move || studio.looks.get()
                    on:change=move |event| studio.looks.set(event_target_checked(&event))
                />
            </label>
            <ol class="line-list">
                {move || match lines() {
                    Some(lines) => lines.into_iter().map(|line| view! { <LineView studio line /> }).collect_view().into_any(),
                    None => view! { <li class="fine">{sentence}</li> }.into_any(),
                }}
            </ol>
        </section>
    }
}

/// One line: pressing it plays its first turn.
#[component]
fn LineView(studio: Studio, line: Line) -> impl IntoView {
    let speech = speech();
    let plies: Vec<AnyMove> = line.plies.iter().copied().take(SHOWN).collect();
    let text = studio.study.with_untracked(|study| {
        written_plies(study.position(), &study.names(study.here()), &plies).join(" ")
    });
    let good = match line.worth {
        // What is written as 0.0 is even.
        Worth::Estimate(value) => value >= 5,
        Worth::WinIn(_) => true,
        Worth::LossIn(_) => false,
    };
    let position = studio.study.with_untracked(|study| study.position().clone());
    let worth = {
        let line = line.clone();
        move || written(speech, &position, &line)
    };
    let play = move |_| {
        let turn = studio.study.with_untracked(|study| first_turn(study.position(), &line.plies));
        studio.play_all(&turn);
    };
    view! {
        <li>
            <button class="line" on:click=play>
                <span class="worth" class:good=good>{worth}</span>
                <span class="line-moves">{text}</span>
            </button>
        </li>
    }
}
