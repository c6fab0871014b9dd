//! Texts to be taken elsewhere.

use crate::browser;
use crate::speech::t;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// A text to be copied.
#[component]
pub(crate) fn Copied(label: &'static str, text: String) -> impl IntoView {
    let done = RwSignal::new(false);
    let copied = StoredValue::new(text.clone());
    let copy = move |_| {
        let navigator: JsValue = browser::window().navigator().into();
        let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into()).unwrap_or_default();
        done.set(browser::call(&clipboard, "writeText", &[copied.get_value().into()]).is_some());
    };
    view! {
        <div class="copied">
            <label class="field tall">
                <span>{t(label)}</span>
                <input type="text" readonly name=label prop:value=text />
            </label>
            <button class="button" on:click=copy>
                {move || if done.get() { t("analysis-copied")() } else { t("analysis-copy")() }}
            </button>
        </div>
    }
}
