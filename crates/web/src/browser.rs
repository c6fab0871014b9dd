//! What the browser lends: its window, its clock, its storage, chance.

use js_sys::{Array, Function, Math, Reflect};
use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
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

/// Where the house is found: `https://tablier.example`.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// What the address asks for under a name: `game` of `?game=tzaar`.
#[cfg(feature = "online")]
pub(crate) fn asked(name: &str) -> Option<String> {
    let query = window().location().search().ok()?;
    value_of(query.strip_prefix('?')?, name)
}

/// What stands under a name behind the sign that is never sent anywhere: `reset` of `#reset=…`.
#[cfg(feature = "online")]
pub(crate) fn fragment(name: &str) -> Option<String> {
    let fragment = window().location().hash().ok()?;
    value_of(fragment.strip_prefix('#')?, name).filter(|value| !value.is_empty())
}

#[cfg(feature = "online")]
fn value_of(text: &str, name: &str) -> Option<String> {
    let value = text.split('&').find_map(|part| part.strip_prefix(name)?.strip_prefix('='))?;
    js_sys::decode_uri_component(value).ok()?.as_string()
}

/// Gives the page another address, without going anywhere.
#[cfg(feature = "online")]
pub(crate) fn rename_address(path: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(path));
    }
}

/// The reader's own form of a language, as the browser names it: `en-GB` for `en`.
#[cfg(feature = "online")]
fn locale(language: &str) -> String {
    let own = window().navigator().languages().into_iter().filter_map(|name| name.as_string());
    let mut own =
        own.filter(|name| name.split('-').next().is_some_and(|code| code.eq_ignore_ascii_case(language)));
    own.next().unwrap_or_else(|| language.to_owned())
}

/// A day as people of a language write it where they live, from milliseconds since 1970.
#[cfg(feature = "online")]
pub(crate) fn day(milliseconds: u64, language: &str) -> String {
    let seconds = f64::from((milliseconds / 1000) as u32);
    let date = js_sys::Date::new(&(seconds * 1000.0).into());
    let style = js_sys::Object::new();
    let _ = Reflect::set(&style, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(&locale(language), &style).into()
}

/// When a day begins where the reader is, in milliseconds since 1970; nothing if the text is no day: `2026-11-16`.
#[cfg(feature = "online")]
pub(crate) fn day_begins(text: &str) -> Option<u64> {
    let mut parts = text.split('-').map(|part| part.parse::<i32>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    let time = js_sys::Date::new_with_year_month_day(year.cast_unsigned(), month - 1, day).get_time();
    (parts.next().is_none() && time.is_finite()).then_some(time as u64)
}

/// Loads the page anew, in its newest version.
pub(crate) fn reload() {
    if let Ok(event) = web_sys::Event::new("reload-wanted") {
        let _ = window().dispatch_event(&event);
    }
}

/// Whether one presses with a finger: what is laid is seen first then, and confirmed.
pub(crate) fn is_touched() -> bool {
    matches("(pointer: coarse)")
}

/// Whether there is room for several lists above each other.
#[cfg(feature = "online")]
pub(crate) fn is_tall() -> bool {
    matches("(min-height: 46em)")
}

/// Whether nobody can see the page.
pub(crate) fn is_hidden() -> bool {
    document().hidden()
}

/// Milliseconds since 1970, as far as this machine knows.
pub(crate) fn date() -> u64 {
    js_sys::Date::now() as u64
}

/// Waits so many milliseconds.
#[cfg(feature = "online")]
pub(crate) async fn sleep(milliseconds: u32) {
    let mut start = |resolve: Function, _: Function| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds as i32);
    };
    let _ = wasm_bindgen_futures::JsFuture::from(js_sys::Promise::new(&mut start)).await;
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
    let function = Reflect::get(object, &method.into()).ok()?.dyn_into::<Function>().ok()?;
    let arguments: Array = arguments.iter().collect();
    function.apply(object, &arguments).ok()
}

/// Watches the size of an element, as long as this value is there.
struct SizeWatch {
    observer: JsValue,
    _act: Closure<dyn FnMut()>,
}

impl Drop for SizeWatch {
    fn drop(&mut self) {
        call(&self.observer, "disconnect", &[]);
    }
}

/// Acts whenever the size of an element changes, as when something beside it needs room; nothing where a browser cannot tell.
pub(crate) fn on_resize<E>(element: NodeRef<E>, act: impl Fn() + Copy + 'static)
where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + 'static,
{
    let watch = StoredValue::new_local(None::<SizeWatch>);
    Effect::new(move || {
        let Some(element) = element.get() else { return };
        let heard: Closure<dyn FnMut()> = Closure::new(act);
        let observer = Reflect::get(&window(), &"ResizeObserver".into())
            .and_then(JsCast::dyn_into::<Function>)
            .and_then(|class| Reflect::construct(&class, &Array::of1(heard.as_ref())));
        if let Ok(observer) = observer {
            call(&observer, "observe", &[element.into()]);
            watch.set_value(Some(SizeWatch { observer, _act: heard }));
        }
    });
}
