//! Telling of a turn when somebody looks elsewhere.

use crate::browser;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

const NAME: &str = "notify";

/// Whether turns are told of. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Notifier {
    on: RwSignal<bool>,
    /// Whether the browser would not.
    pub(crate) refused: RwSignal<bool>,
}

fn class() -> Option<Function> {
    Reflect::get(&js_sys::global(), &"Notification".into()).ok()?.dyn_into().ok()
}

fn is_allowed() -> bool {
    class()
        .and_then(|class| Reflect::get(&class, &"permission".into()).ok())
        .is_some_and(|permission| permission.as_string().as_deref() == Some("granted"))
}

impl Notifier {
    pub(super) fn new() -> Self {
        let on = browser::kept(NAME).as_deref() == Some("on") && is_allowed();
        Self { on: RwSignal::new(on), refused: RwSignal::new(false) }
    }

    /// Whether the browser can.
    pub(crate) fn can() -> bool {
        class().is_some() && browser::is_secure()
    }

    pub(crate) fn is_on(self) -> bool {
        self.on.get()
    }

    /// Turns it on, if the browser is allowed to, or off. Only a press may ask.
    pub(crate) fn turn(self, on: bool) {
        // As the switch stands; if the browser refuses, it goes back.
        self.settle(on);
        if !on || is_allowed() {
            return;
        }
        let asked = class().and_then(|class| browser::call(&class, "requestPermission", &[]));
        let asked = asked.and_then(|asked| asked.dyn_into::<js_sys::Promise>().ok());
        spawn_local(async move {
            if let Some(asked) = asked {
                let _ = JsFuture::from(asked).await;
            }
            self.settle(is_allowed());
            let _ = self.refused.try_set(!is_allowed());
        });
    }

    fn settle(self, on: bool) {
        let _ = self.refused.try_set(false);
        browser::keep(NAME, if on { "on" } else { "off" });
        let _ = self.on.try_set(on);
    }

    /// Says something to somebody who looks elsewhere. A newer word takes the place of an older one of the same tag.
    pub(crate) fn tell(self, title: &str, tag: &str) {
        if !self.on.get_untracked() || !browser::is_hidden() {
            return;
        }
        let options = Object::new();
        let _ = Reflect::set(&options, &"tag".into(), &tag.into());
        let arguments: Array = [JsValue::from(title), options.into()].into_iter().collect();
        let shown = class().is_some_and(|class| Reflect::construct(&class, &arguments).is_ok());
        if !shown {
            spawn_local(async move {
                // Whoever cannot be told is told by the title of the window.
                let _ = tell_by_worker(&arguments).await;
            });
        }
    }
}

/// Phones want the worker that keeps the page to do it.
async fn tell_by_worker(arguments: &Array) -> Option<()> {
    let navigator: JsValue = browser::window().navigator().into();
    let workers = Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
    let found = browser::call(&workers, "getRegistration", &[])?.dyn_into::<js_sys::Promise>().ok()?;
    let registration = JsFuture::from(found).await.ok()?;
    let arguments: Vec<JsValue> = arguments.iter().collect();
    browser::call(&registration, "showNotification", &arguments).map(drop)
}
