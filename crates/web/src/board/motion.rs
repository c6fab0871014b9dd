//! What moves is seen to move: a short way, and never in the way of the next press.

use crate::browser::call;
use crate::desk::Moved;
use js_sys::{Array, Object, Reflect};
use tablier_games::{AnyPosition, Spot};
use tablier_scene::{Motion, View, centre};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Node};

const TRAVEL: f64 = 200.0;
const FADE: f64 = 180.0;
const TRAVEL_EASE: &str = "cubic-bezier(.3, 0, .2, 1)";

/// Copies of what is about to leave the board, so that it can be seen leaving.
pub(super) fn ghosts(root: &Element, motion: &Motion) -> Vec<Element> {
    let gone = motion.gone.iter().filter_map(|spot| find(root, "piece", *spot));
    let ground_gone = motion.ground_gone.iter().filter_map(|spot| find(root, "ground", *spot));
    gone.chain(ground_gone)
        .filter_map(|element| element.clone_node_with_deep(true).ok()?.dyn_into::<Element>().ok())
        .collect()
}

/// Lets the picture come to be what it already is.
pub(super) fn show(root: &Element, moved: &Moved, view: &View, ghosts: Vec<Element>) {
    let motion = Motion::new(&moved.before, moved.ply);
    for ghost in ghosts {
        fade_away(root, &ghost);
    }
    if !moved.by_hand {
        travel(root, "piece", &motion.pieces, &moved.before, view);
        travel(root, "ground", &motion.ground, &moved.before, view);
        if let Some(numbers) = root.query_selector(".layer.numbers").ok().flatten() {
            animate(&numbers, &[&[("opacity", "0")], &[("opacity", "0")], &[("opacity", "1")]], TRAVEL * 1.3);
        }
    }
    let come = motion.come.iter().map(|spot| ("piece", *spot));
    let ground_come = motion.ground_come.iter().map(|spot| ("ground", *spot));
    for (what, spot) in come.chain(ground_come) {
        if let Some(element) = find(root, what, spot) {
            animate(&element, &[&[("opacity", "0")], &[("opacity", "1")]], FADE);
        }
    }
}

fn find(root: &Element, what: &str, spot: Spot) -> Option<Element> {
    root.query_selector(&format!("[data-{what}='{spot}']")).ok().flatten()
}

fn travel(root: &Element, what: &str, ways: &[(Spot, Spot)], before: &AnyPosition, view: &View) {
    for (from, to) in ways {
        let Some(element) = find(root, what, *to) else { continue };
        let step = centre(before, *from, view) - centre(before, *to, view);
        let start = format!("translate({}px, {}px)", step.x, step.y);
        animate(&element, &[&[("transform", &start)], &[("transform", "none")]], TRAVEL);
    }
}

/// What was taken goes when the taker has come.
fn fade_away(root: &Element, ghost: &Element) {
    let layer = root.query_selector(".layer.trace, .layer.hole").ok().flatten();
    let _ = layer.as_ref().unwrap_or(root).append_child(ghost);
    let frames: [&[(&str, &str)]; 2] = [&[("opacity", "1")], &[("opacity", "0")]];
    let Some(animation) = animate(ghost, &frames, TRAVEL) else {
        ghost.remove();
        return;
    };
    let ghost = ghost.clone();
    let done = wasm_bindgen::closure::Closure::once_into_js(move || {
        if let Some(parent) = ghost.parent_node() {
            let node: &Node = &ghost;
            let _ = parent.remove_child(node);
        }
    });
    let _ = Reflect::set(&animation, &"onfinish".into(), &done);
}

/// Animates an element through some states; says the animation, if the browser can.
pub(super) fn animate(element: &Element, frames: &[&[(&str, &str)]], milliseconds: f64) -> Option<JsValue> {
    let frames: Array = frames.iter().map(|frame| object(frame)).collect();
    let timing = Object::new();
    Reflect::set(&timing, &"duration".into(), &milliseconds.into()).ok()?;
    Reflect::set(&timing, &"easing".into(), &TRAVEL_EASE.into()).ok()?;
    call(element, "animate", &[frames.into(), timing.into()])
}

fn object(pairs: &[(&str, &str)]) -> JsValue {
    let object = Object::new();
    for (name, value) in pairs {
        let _ = Reflect::set(&object, &(*name).into(), &(*value).into());
    }
    object.into()
}
