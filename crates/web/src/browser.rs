//! What the browser lends: its window, its clock, its storage, chance.

use js_sys::{Math, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Storage, Window};

/// The window. A client without one does not run.
pub(crate) fn window() -> Window {
    web_sys::window().expect("the client runs in a window")
}

/// The document.
pub(crate) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// Milliseconds since some moment; never goes back.
pub(crate) fn now() -> u64 {
    window().performance().map_or(0.0, |performance| performance.now()) as u64
}

/// Notes that something has come to be, for whoever measures how long it took.
pub(crate) fn mark(name: &str) {
    if let Some(performance) = window().performance() {
        call(&performance, "mark", &[name.into()]);
    }
}

/// A number that nobody chose.
pub(crate) fn chance() -> u64 {
    (Math::random() * f64::from(u32::MAX)) as u64
}

/// The storage of this origin, where the browser allows one.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The name under which the browser keeps something of ours.
pub(crate) fn stored_name(name: &str) -> String {
    format!("tablier.{name}")
}

/// What is kept under a name.
pub(crate) fn kept(name: &str) -> Option<String> {
    storage()?.get_item(&stored_name(name)).ok().flatten()
}

/// Keeps a text under a name, if there is room.
pub(crate) fn keep(name: &str, text: &str) {
    if let Some(storage) = storage() {
        // A full or forbidden storage costs only the next visit.
        let _ = storage.set_item(&stored_name(name), text);
    }
}

/// Forgets what is kept under a name.
pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&stored_name(name));
    }
}

/// Whether a media query holds.
fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Whether somebody asked for less motion.
pub(crate) fn wants_less_motion() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether the system is dark.
pub(crate) fn wants_dark() -> bool {
    matches("(prefers-color-scheme: dark)")
}

/// Whether there is room for a panel beside the board.
pub(crate) fn is_wide() -> bool {
    matches("(min-width: 56.25em) and (min-height: 32.56em)")
}

/// Whether pages may share memory with their workers.
pub(crate) fn is_isolated() -> bool {
    Reflect::get(&js_sys::global(), &"crossOriginIsolated".into()).is_ok_and(|value| value.is_truthy())
}

/// Whether the address is one that browsers trust: encrypted, or this machine's own.
pub(crate) fn is_secure() -> bool {
    Reflect::get(&js_sys::global(), &"isSecureContext".into()).is_ok_and(|value| value.is_truthy())
}

/// Whether a new version waits to be taken.
pub(crate) fn has_update() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.get_attribute("data-update").is_some())
}

/// Asks for the new version now.
pub(crate) fn want_update() {
    if let Ok(event) = web_sys::Event::new("update-wanted") {
        let _ = window().dispatch_event(&event);
    }
}

/// Gives the keyboard to something on the page.
pub(crate) fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found {
        let options = js_sys::Object::new();
        let _ = Reflect::set(&options, &"preventScroll".into(), &true.into());
        call(&element, "focus", &[options.into()]);
    }
}

/// Whether nothing on the page has the keyboard: what had it is gone.
pub(crate) fn lost_focus() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// Calls a method of a JavaScript object, if it has it.
pub(crate) fn call(object: &JsValue, method: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let function = Reflect::get(object, &method.into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
    let arguments: js_sys::Array = arguments.iter().collect();
    function.apply(object, &arguments).ok()
}
