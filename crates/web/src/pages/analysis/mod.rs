//! A board to try things on.

mod bar;
mod comment;
mod editor;
mod editor_board;
mod files;
mod graph;
mod lines;
mod opinion;
mod studio;
mod tree;

use super::learn::set_room_title;
use super::set_icon;
use crate::board::Board;
use crate::panel::{Header, Say, TurnControls, TypedMove};
use crate::speech::speech;
use bar::Bar;
use comment::Comment;
use editor::Editor;
use files::Files;
use graph::Graph;
use leptos::prelude::*;
use lines::Lines;
use studio::Studio;
use tablier_games::GameKind;
use tablier_protocol::page::Room;
use tree::{Stepper, Tree};
use web_sys::KeyboardEvent;

#[component]
pub(crate) fn AnalysisPage(kind: GameKind) -> impl IntoView {
    set_icon(Some(kind));
    set_room_title(kind, Room::Analysis);
    let studio = Studio::open(kind);
    let desk = studio.desk;
    walk_by_keys(studio);
    view! {
        <Header place=(kind, Room::Analysis) desk />
        <main class=format!("analysis {kind}") id="content" tabindex="-1">
            <Title kind />
            {move || {
                if studio.edits.get() {
                    view! { <Editor studio /> }.into_any()
                } else {
                    view! { <Analysis studio /> }.into_any()
                }
            }}
        </main>
    }
}

/// The board, and what is said about it.
#[component]
fn Analysis(studio: Studio) -> impl IntoView {
    let desk = studio.desk;
    view! {
        <div class="board-area">
            <Bar studio />
            <Board desk />
        </div>
        <section class="analysis-panel">
            <Lines studio />
            <Tree studio />
            <Comment studio />
            <Graph studio />
            <Stepper studio />
            <div class="analysis-turn">
                <Say desk />
                <TurnControls desk />
                <TypedMove desk />
            </div>
            <Files studio />
        </section>
    }
}

#[component]
fn Title(kind: GameKind) -> impl IntoView {
    let speech = speech();
    view! { <h1 class="unseen">{move || format!("{} · {}", speech.words().game_name(kind), speech.say("room-analysis"))}</h1> }
}

/// Left and right go through the moves, wherever the keys have no other meaning.
fn walk_by_keys(studio: Studio) {
    let keys = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || has_keys_of_its_own(&event) {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => studio.go(|study| {
                study.back();
            }),
            "ArrowRight" => studio.go(|study| {
                study.forward();
            }),
            "Home" => studio.go(|study| study.go(tablier_study::Study::START)),
            "End" => studio.go(tablier_study::Study::to_end),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
}

/// Whether what has the keyboard uses these keys itself: a text, a list, the board.
fn has_keys_of_its_own(event: &KeyboardEvent) -> bool {
    let target: Option<web_sys::Element> =
        event.target().and_then(|target| wasm_bindgen::JsCast::dyn_into(target).ok());
    target.is_some_and(|element| {
        element.closest("input, textarea, select, dialog, svg.board").ok().flatten().is_some()
    })
}
