//! The board by keyboard: one stop of the tab key, arrows inside.

use super::Surface;
use crate::desk::{is_repair, next_of};
use leptos::prelude::*;
use tablier_games::{AnyMove, Spot};
use tablier_scene::{Name, Xy, ahead, centre};
use tablier_table::Table;
use web_sys::KeyboardEvent;

/// The place that the keyboard points at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cursor {
    spot: Option<Spot>,
    visible: bool,
}

/// The step that an arrow key stands for.
pub(crate) fn arrow(key: &str) -> Option<Xy> {
    let (x, y) = match key {
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        _ => return None,
    };
    Some(Xy { x, y })
}

impl Surface {
    pub(super) fn hide_cursor(self) {
        if self.cursor.with_untracked(|cursor| cursor.visible) {
            self.cursor.update(|cursor| cursor.visible = false);
        }
    }

    pub(super) fn key_down(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let key = event.key();
        let handled = match (arrow(&key), key.as_str()) {
            (Some(step), _) => self.walk(step),
            (None, "PageDown") => self.go_through_choices(true),
            (None, "PageUp") => self.go_through_choices(false),
            (None, "Enter" | " ") => self.take(),
            (None, "Escape") => {
                self.desk.undo();
                true
            }
            _ => false,
        };
        if handled {
            event.prevent_default();
        }
    }

    /// Takes what is being looked at, or else points at the place under the cursor.
    fn take(self) -> bool {
        let repair = self.desk.table.with_untracked(Table::shown).filter(is_repair);
        if let Some(repair) = repair {
            self.desk.play(repair);
            return true;
        }
        let spot = self.cursor.with_untracked(|cursor| cursor.spot.filter(|_| cursor.visible));
        let Some(spot) = spot else { return false };
        self.desk.press(spot);
        true
    }

    /// Goes to the nearest place in a direction.
    fn walk(self, step: Xy) -> bool {
        let next = self.next(step);
        if next.is_some() {
            self.cursor.set(Cursor { spot: next, visible: true });
        }
        next.is_some()
    }

    /// Goes to the next or the last place where something can be done; where stones slide, looks at the next or the last
    /// way of doing it.
    fn go_through_choices(self, forth: bool) -> bool {
        if self.desk.look_at_repair(forth) {
            return true;
        }
        let here = self.cursor.with_untracked(|cursor| cursor.spot);
        let spot = next_of(&self.choices(), here, forth);
        if spot.is_some() {
            self.cursor.set(Cursor { spot, visible: true });
        }
        spot.is_some()
    }

    /// The places where something can be done now: where the piece in hand can go, or else what can be taken up.
    fn choices(self) -> Vec<Spot> {
        self.desk.table.with_untracked(|table| {
            let mut ends: Vec<Spot> = table.choices().iter().filter_map(AnyMove::end).collect();
            ends.sort_unstable();
            ends.dedup();
            if ends.is_empty() { table.ready() } else { ends }
        })
    }

    fn next(self, step: Xy) -> Option<Spot> {
        let shown = self.desk.shown();
        let lies = |spot: Spot| centre(&shown.position, spot, &shown.view);
        let spots = self.places();
        let Some(here) = self.cursor.with_untracked(|cursor| cursor.spot).filter(|spot| spots.contains(spot))
        else {
            return self.first(&spots);
        };
        ahead(spots.into_iter().map(|spot| (spot, lies(spot))), lies(here), step)
    }

    /// Where the keyboard begins: at a piece that can be taken up.
    fn first(self, spots: &[Spot]) -> Option<Spot> {
        let ready = self.desk.table.with_untracked(|table| table.ready().first().copied());
        ready.or_else(|| spots.first().copied())
    }

    /// The places that the board shows, in the order of their ids.
    pub(super) fn places(self) -> Vec<Spot> {
        self.canvas.with_value(|canvas| {
            let Some(scene) = canvas.scene() else { return Vec::new() };
            let name = |group: &tablier_scene::Group| match group.name {
                Name::Place(spot) => Some(spot),
                _ => None,
            };
            scene.places.iter().filter_map(name).collect()
        })
    }

    /// Marks the place that the keyboard points at.
    pub(super) fn mark_cursor(self) {
        self.show_cursor(self.cursor.get());
    }

    /// Marks a place as the one that the keyboard points at, and no other.
    pub(super) fn show_cursor(self, cursor: Cursor) {
        let Some(root) = self.element() else { return };
        if let Ok(marked) = root.query_selector_all(".place.cursor") {
            for index in 0..marked.length() {
                let element = marked
                    .item(index)
                    .and_then(|node| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(node).ok());
                if let Some(element) = element {
                    let _ = element.set_attribute("class", "place");
                }
            }
        }
        let index = cursor.spot.and_then(|spot| self.places().iter().position(|place| *place == spot));
        match index.filter(|_| cursor.visible) {
            Some(index) => {
                let id = format!("{}{index}", self.place_id());
                let _ = root.set_attribute("aria-activedescendant", &id);
                if let Some(place) = root.query_selector(&format!("#{id}")).ok().flatten() {
                    let _ = place.set_attribute("class", "place cursor");
                }
            }
            None => {
                let _ = root.remove_attribute("aria-activedescendant");
            }
        }
    }
}
