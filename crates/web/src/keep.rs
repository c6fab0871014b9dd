//! Games that are kept between visits: one for each game, and what was learned about whoever plays.

use crate::browser;
use tablier_engine::Level;
use tablier_games::GameKind;
use tablier_table::{Saved, Table, clean_name};
use wasm_bindgen::JsCast;

/// Where somebody begins who has never played.
const FIRST_LEVEL: u8 = 2;

/// What is kept of a game.
pub(crate) enum Kept {
    /// Nothing.
    Nothing,
    /// A table, and what was left on its clocks.
    Table(Box<Table>, Vec<u64>),
    /// Something that cannot be read.
    Broken,
}

pub(crate) fn table(kind: GameKind) -> Kept {
    let Some(text) = browser::kept(&format!("table.{kind}")) else { return Kept::Nothing };
    let saved: Option<Saved> = serde_json::from_str(&text).ok();
    let table = saved.as_ref().and_then(|saved| Table::restore(saved).ok());
    match (table, saved) {
        (Some(table), Some(saved)) if table.kind() == kind => Kept::Table(Box::new(table), saved.left),
        _ => Kept::Broken,
    }
}

/// Whether another window has kept a table of this game.
pub(crate) fn is_about(event: &web_sys::Event, kind: GameKind) -> bool {
    let event: Option<&web_sys::StorageEvent> = event.dyn_ref();
    event
        .and_then(web_sys::StorageEvent::key)
        .is_some_and(|key| key == browser::stored_name(&format!("table.{kind}")))
}

/// Puts aside what cannot be read, so that somebody may yet look at it.
pub(crate) fn put_aside(kind: GameKind) {
    let name = format!("table.{kind}");
    if let Some(text) = browser::kept(&name) {
        browser::keep(&format!("broken.{kind}"), &text);
        browser::forget(&name);
    }
}

pub(crate) fn keep_table(table: &Table, left: Vec<u64>) {
    if let Ok(text) = serde_json::to_string(&table.save(left)) {
        browser::keep(&format!("table.{}", table.kind()), &text);
    }
}

/// The level that suits whoever plays here.
pub(crate) fn level(kind: GameKind) -> Level {
    let kept = browser::kept(&format!("level.{kind}")).and_then(|text| text.parse().ok());
    kept.or(Level::new(FIRST_LEVEL)).unwrap_or(Level::WEAKEST)
}

pub(crate) fn keep_level(kind: GameKind, level: Level) {
    browser::keep(&format!("level.{kind}"), &level.to_string());
}

/// How many games of a kind have been finished here.
pub(crate) fn finished(kind: GameKind) -> u32 {
    browser::kept(&format!("finished.{kind}")).and_then(|text| text.parse().ok()).unwrap_or(0)
}

pub(crate) fn keep_finished(kind: GameKind) {
    browser::keep(&format!("finished.{kind}"), &(finished(kind) + 1).to_string());
}

/// Whether a person has won a game of a kind here: from then on nobody is told what to aim at.
pub(crate) fn has_won(kind: GameKind) -> bool {
    browser::kept(&format!("won.{kind}")).is_some()
}

pub(crate) fn keep_won(kind: GameKind) {
    browser::keep(&format!("won.{kind}"), "yes");
}

/// What people at this screen are called, in the order of seats.
pub(crate) fn names() -> Vec<String> {
    let kept: Option<Vec<String>> = browser::kept("names").and_then(|text| serde_json::from_str(&text).ok());
    kept.unwrap_or_default().iter().map(|name| clean_name(name)).collect()
}

pub(crate) fn keep_names(names: &[String]) {
    if let Ok(text) = serde_json::to_string(names) {
        browser::keep("names", &text);
    }
}

/// Whether colours are drawn by lot here.
pub(crate) fn draws_lots(kind: GameKind) -> bool {
    browser::kept(&format!("lots.{kind}")).is_some_and(|kept| kept == "on")
}

pub(crate) fn keep_lots(kind: GameKind, on: bool) {
    browser::keep(&format!("lots.{kind}"), if on { "on" } else { "off" });
}
