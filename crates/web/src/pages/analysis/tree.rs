//! The tree of variations as it is read, and walking through it.

use super::studio::Studio;
use crate::browser;
use crate::icons;
use crate::speech::{Speech, speech, t};
use leptos::html;
use leptos::prelude::*;
use tablier_games::Event;
use tablier_study::{Item, NodeId, Study};

#[component]
pub(super) fn Tree(studio: Studio) -> impl IntoView {
    let speech = speech();
    let items = Memo::new(move |_| studio.study.with(Study::items));
    let here = Memo::new(move |_| studio.study.with(Study::here));
    // What is shown is in sight, also when a graph takes some of the room.
    Effect::new(move || {
        here.with(|_| ());
        items.with(|_| ());
        request_animation_frame(scroll_to_current);
    });
    let tree = NodeRef::<html::Div>::new();
    browser::on_resize(tree, scroll_to_current);
    view! {
        <div class="tree" node_ref=tree role="group" aria-label=t("table-moves") tabindex="-1">
            {move || {
                let items = items.get();
                if items.is_empty() {
                    return view! { <p class="fine">{t("analysis-empty")}</p> }.into_any();
                }
                // A space after each, for whoever copies or listens.
                items.into_iter().map(|item| (piece(studio, speech, here, item), " ")).collect_view().into_any()
            }}
        </div>
    }
}

fn piece(studio: Studio, speech: Speech, here: Memo<NodeId>, item: Item) -> AnyView {
    match item {
        Item::Event { id, event, number, continues } => {
            let number = number.map(|number| {
                let dots = if continues { "…" } else { "." };
                view! { <span class="tree-number">{format!("{number}{dots}")}</span> }
            });
            let text = text(studio, speech, id, event);
            let current = move || if here.get() == id { "true" } else { "false" };
            view! {
                <span class="tree-item">
                    {number}
                    " "
                    <button class="tree-move" aria-current=current on:click=move |_| studio.go_to(id)>{text}</button>
                </span>
            }
            .into_any()
        }
        Item::Comment(_, text) => view! { <span class="tree-comment">{text}</span> }.into_any(),
        Item::Open => view! { <span class="tree-mark">"("</span> }.into_any(),
        Item::Close => view! { <span class="tree-mark">")"</span> }.into_any(),
    }
}

fn text(studio: Studio, speech: Speech, id: NodeId, event: Event) -> String {
    let ply = studio.study.with_untracked(|study| study.written(id));
    ply.unwrap_or_else(|| speech.words().event(studio.kind, &event))
}

/// Scrolls the tree and nothing around it: on a phone the board must stay where it is.
fn scroll_to_current() {
    let find = |selector| browser::document().query_selector(selector).ok().flatten();
    let (Some(tree), Some(current)) = (find(".tree"), find(".tree-move[aria-current=true]")) else { return };
    let (outer, inner) = (tree.get_bounding_client_rect(), current.get_bounding_client_rect());
    let above = (inner.top() - outer.top()).min(0.0);
    let below = (inner.bottom() - outer.bottom()).max(0.0);
    tree.set_scroll_top(tree.scroll_top() + (above + below).round() as i32);
}

/// Back and forth, and what can be done with a variation.
#[component]
pub(super) fn Stepper(studio: Studio) -> impl IntoView {
    let at_start = Memo::new(move |_| studio.study.with(Study::is_at_start));
    let at_end = Memo::new(move |_| studio.study.with(Study::is_at_end));
    let aside = Memo::new(move |_| studio.study.with(|study| study.is_variation(study.here())));
    let step = move |label: &'static str, icon: AnyView, off: Memo<bool>, walk: fn(&mut Study)| {
        let label = t(label);
        view! {
            <button class="step" aria-label=label title=label disabled=move || off.get() on:click=move |_| studio.go(walk)>
                {icon}
            </button>
        }
    };
    view! {
        <div class="stepper">
            {step("table-first", icons::first().into_any(), at_start, |study| study.go(Study::START))}
            {step("table-back", icons::back().into_any(), at_start, |study| {
                study.back();
            })}
            {step("table-forward", icons::forward().into_any(), at_end, |study| {
                study.forward();
            })}
            {step("table-last", icons::last().into_any(), at_end, Study::to_end)}
            <span class="stepper-gap"></span>
            <Show when=move || aside.get()>
                {step("analysis-promote", icons::up().into_any(), at_start, |study| study.promote(study.here()))}
            </Show>
            {step("analysis-cut", icons::bin().into_any(), at_start, |study| study.cut(study.here()))}
        </div>
    }
}
