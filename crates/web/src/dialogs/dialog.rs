//! A dialog: the browser's own, so that the keyboard and screen readers know it.

use crate::icons;
use crate::speech::t;
use leptos::html;
use leptos::prelude::*;

/// A dialog with a title. What is inside is made anew each time it opens.
#[component]
pub(crate) fn Dialog(open: RwSignal<bool>, title: &'static str, children: ChildrenFn) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = element.get() else { return };
        if open.get() {
            if !dialog.open() {
                let _ = dialog.show_modal();
            }
        } else if dialog.open() {
            dialog.close();
        }
    });
    let label = t("table-close");
    let children = StoredValue::new(children);
    view! {
        <dialog node_ref=element on:close=move |_| open.set(false) aria-label=t(title)>
            <div class="dialog-head">
                <h2>{t(title)}</h2>
                <button class="head-button" aria-label=label title=label on:click=move |_| open.set(false)>
                    {icons::close()}
                </button>
            </div>
            <Show when=move || open.get()>{children.with_value(|children| children())}</Show>
        </dialog>
    }
}
