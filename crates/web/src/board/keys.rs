//! The board by keyboard: one stop of the tab key, arrows inside.

use super::Surface;
use leptos::prelude::*;
use tablier_games::Spot;
use tablier_scene::{Name, Xy, centre};
use web_sys::KeyboardEvent;

/// The place that the keyboard points at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cursor {
    spot: Option<Spot>,
    visible: bool,
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
        let step = match event.key().as_str() {
            "ArrowUp" => Some(Xy { x: 0.0, y: -1.0 }),
            "ArrowDown" => Some(Xy { x: 0.0, y: 1.0 }),
            "ArrowLeft" => Some(Xy { x: -1.0, y: 0.0 }),
            "ArrowRight" => Some(Xy { x: 1.0, y: 0.0 }),
            _ => None,
        };
        let handled = match (step, event.key().as_str()) {
            (Some(step), _) => self.walk(step),
            (None, "Enter" | " ") => self.press_cursor(),
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

    fn press_cursor(self) -> bool {
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

    fn next(self, step: Xy) -> Option<Spot> {
        let shown = self.desk.shown();
        let lies = |spot: Spot| centre(&shown.position, spot, &shown.view);
        let spots = self.places();
        let Some(here) = self.cursor.with_untracked(|cursor| cursor.spot).filter(|spot| spots.contains(spot))
        else {
            return self.first(&spots);
        };
        let from = lies(here);
        let cost = |spot: &Spot| {
            let way = lies(*spot) - from;
            let ahead = way.x * step.x + way.y * step.y;
            let aside = (way.x * step.y - way.y * step.x).abs();
            (ahead > 1.0 && aside <= ahead * 1.8).then_some(ahead + 1.6 * aside)
        };
        spots
            .into_iter()
            .filter_map(|spot| Some((spot, cost(&spot)?)))
            .min_by(|(_, one), (_, other)| one.total_cmp(other))
            .map(|(spot, _)| spot)
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
