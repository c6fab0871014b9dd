//! What is said about a move.

use super::studio::Studio;
use crate::speech::t;
use leptos::prelude::*;
use tablier_study::Study;

#[component]
pub(super) fn Comment(studio: Studio) -> impl IntoView {
    // Another tree may have another comment at the same place.
    let text = Memo::new(move |_| studio.study.with(|study| (study.here(), comment_here(study))));
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
            prop:value=move || text.get().1
            on:change=say
        ></textarea>
    }
}

fn comment_here(study: &Study) -> String {
    study.comment(study.here()).to_owned()
}
