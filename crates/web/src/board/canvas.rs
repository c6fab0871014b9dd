//! The picture on the page: layers that are written only when they change.

use super::Surface;
use crate::browser;
use crate::desk::{Moved, Shown};
use leptos::prelude::*;
use tablier_games::{AnyMove, Spot};
use tablier_scene::{Motion, Scene, svg};
use tablier_words::Words;
use web_sys::Element;

const SVG: &str = "http://www.w3.org/2000/svg";
/// The layer of places lies below this one, so that marks that stand for a move can be pressed.
const ABOVE_PLACES: &str = "marks";

/// What is on the page now.
#[derive(Default)]
pub(super) struct Canvas {
    layers: Vec<Sheet>,
    scene: Option<Scene>,
    moved: Option<Moved>,
}

/// A layer on the page.
struct Sheet {
    name: &'static str,
    group: Element,
    text: String,
}

impl Canvas {
    /// The picture as it was drawn last.
    pub(super) const fn scene(&self) -> Option<&Scene> {
        self.scene.as_ref()
    }

    /// Writes the layers that have changed.
    fn write(&mut self, root: &Element, texts: Vec<(&'static str, String)>) {
        let same = self.layers.iter().map(|sheet| sheet.name).eq(texts.iter().map(|(name, _)| *name));
        if !same {
            root.set_inner_html("");
            self.layers = texts.iter().filter_map(|(name, _)| Sheet::new(root, name)).collect();
        }
        for (sheet, (_, text)) in self.layers.iter_mut().zip(texts) {
            if sheet.text != text {
                sheet.group.set_inner_html(&text);
                sheet.text = text;
            }
        }
    }
}

impl Sheet {
    fn new(root: &Element, name: &'static str) -> Option<Self> {
        let group = browser::document().create_element_ns(Some(SVG), "g").ok()?;
        group.set_attribute("class", &format!("layer {name}")).ok()?;
        root.append_child(&group).ok()?;
        Some(Self { name, group, text: String::new() })
    }
}

impl Surface {
    /// Draws what is to be shown, and lets what has moved be seen moving.
    pub(super) fn draw(self, shown: &Shown, words: &Words) {
        let Some(root) = self.element() else { return };
        let root: Element = root.into();
        let scene = Scene::new(&shown.position, &shown.view);
        let texts = texts(&scene, shown, words, &self.place_id());
        let moved = self.desk.moved.get_untracked().filter(|_| shown.present);
        let news = self.canvas.with_value(|canvas| moved.is_some() && canvas.moved != moved);
        let motion = moved.as_ref().filter(|_| news && !browser::wants_less_motion());
        let ghosts = motion.map(|moved| super::motion::ghosts(&root, &Motion::new(&moved.before, moved.ply)));
        let frame = scene.frame;
        if self.canvas.with_value(|canvas| canvas.scene.is_none()) {
            browser::mark("board");
        }
        self.canvas.update_value(|canvas| {
            canvas.write(&root, texts);
            canvas.scene = Some(scene);
            canvas.moved.clone_from(&moved);
        });
        if let (Some(moved), Some(ghosts)) = (motion, ghosts) {
            super::motion::show(&root, moved, &shown.view, ghosts);
        }
        if self.camera.with_untracked(|camera| camera.fitted() != Some(frame)) {
            let fresh = !self.has_camera();
            self.camera.update(|camera| if fresh { camera.set_fitted(frame) } else { camera.settle(frame) });
        }
        self.show_cursor(self.cursor.get_untracked());
    }
}

/// The layers as texts, with the places among them.
fn texts(scene: &Scene, shown: &Shown, words: &Words, place_id: &str) -> Vec<(&'static str, String)> {
    let mut texts = Vec::new();
    for layer in &scene.layers {
        if layer.name == ABOVE_PLACES {
            let marks = &shown.view.marks;
            let ends: Vec<Option<Spot>> = marks.choices.iter().map(AnyMove::end).collect();
            let label = |spot| match words.place_named(&shown.position, &shown.names, spot) {
                place if marks.hand == Some(spot) => words.say("place-in-hand", &[("place", place.into())]),
                place if ends.contains(&Some(spot)) => words.say("place-open", &[("place", place.into())]),
                place => place,
            };
            texts.push(("places", svg::places(scene, place_id, label)));
        }
        texts.push((layer.name, svg::layer(layer)));
    }
    texts
}
