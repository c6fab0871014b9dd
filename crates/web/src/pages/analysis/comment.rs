//! What is said about a move.

use super::studio::Studio;
use crate::speech::t;
use leptos::prelude::*;
use tablier_study::Study;

#[component]
pub(super) fn Comment(studio: Studio) -> impl IntoView {
    let here = Memo::new(move |_| studio.study.with(Study::here));
    let text = move || {
        let id = here.get();
        studio.study.with_untracked(|study| study.comment(id).to_owned())
    };
    let say = move |event| {
        let text = event_target_value(&event);
        studio.study.update(|study| study.set_comment(study.here(), text.trim()));
    };
    view! {
        <textarea
            class="comment"
            name="comment"
            rows="2"
            aria-label=t("analysis-comment")
            placeholder=t("analysis-comment")
            prop:value=text
            on:change=say
        ></textarea>
    }
}
