//! What happens on a board, for whoever listens.

use super::state;
use crate::desk::{Desk, is_repair};
use crate::speech::speech;
use leptos::prelude::*;
use tablier_games::AnyMove;
use tablier_table::Table;
use tablier_words::Words;

/// What is in hand and where it can go; which choice is looked at; on a board for trying things on, what was played.
#[component]
pub(super) fn Heard(desk: Desk) -> impl IntoView {
    let speech = speech();
    let sentence = Memo::new(move |_| {
        let words = speech.words();
        let at_hand =
            desk.table.with(|table| offered(&words, table).or_else(|| at_hand(&words, desk, table)));
        at_hand.or_else(|| played(&words, desk)).unwrap_or_default()
    });
    view! { <p class="unseen heard" aria-live="polite">{sentence}</p> }
}

/// A move that takes a button, and which one.
fn offered(words: &Words, table: &Table) -> Option<String> {
    let at = table.offered()?.end()?;
    Some(words.say("table-take-own", &[("at", at.to_string().into())]))
}

fn at_hand(words: &Words, desk: Desk, table: &Table) -> Option<String> {
    let choices = table.choices();
    if let Some(hand) = table.hand() {
        return Some(words.in_hand(table.position(), &desk.names(table, None), hand, &choices));
    }
    let repairs: Vec<AnyMove> = choices.into_iter().filter(is_repair).collect();
    let shown = table.shown().or_else(|| repairs.first().copied().filter(|_| repairs.len() == 1))?;
    let number = repairs.iter().position(|repair| *repair == shown)? + 1;
    let args =
        [("number", number.into()), ("count", repairs.len().into()), ("choice", words.choice(shown).into())];
    Some(words.say("heard-choice", &args))
}

/// A table says what was played; a board for trying things on has nobody else to say it.
fn played(words: &Words, desk: Desk) -> Option<String> {
    let moved = desk.moved.get().filter(|_| !desk.is_game())?;
    let state = desk.table.with(|table| {
        let position = table.position();
        let over = table.game().outcome().or_else(|| position.outcome());
        if over.is_none() && position.mid_turn() {
            words.prompt(position)
        } else {
            state(words, position, over)
        }
    });
    Some(format!("{}. {state}", moved.ply))
}
