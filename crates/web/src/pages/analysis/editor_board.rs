//! The board that is being set up.

use super::editor::name;
use crate::board::arrow;
use crate::preferences::preferences;
use crate::speech::{Speech, speech, t};
use leptos::prelude::*;
use leptos::svg::Svg;
use tablier_games::{Draft, Spot, Standing, Tool};
use tablier_scene::{Name, Scene, View, Xy, ahead, svg};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Begins the id of each place.
const PLACE: &str = "editor-place-";

/// The board: pressing a place applies what is in hand. By keyboard it is one stop of the tab key, with arrows inside.
#[component]
pub(super) fn EditorBoard(draft: RwSignal<Draft>, tool: RwSignal<Tool>) -> impl IntoView {
    let speech = speech();
    let coordinates = preferences().coordinates;
    // Where the keyboard points, and where something was set down last.
    let (cursor, changed) = (RwSignal::new(None::<Spot>), RwSignal::new(None::<Spot>));
    let picture = NodeRef::<Svg>::new();
    let scene = Memo::new(move |_| {
        let view = View { coordinates: coordinates.get(), ..View::default() };
        draft.with(|draft| Scene::of_draft(draft, &view))
    });
    let frame = move || scene.with(|scene| svg::view_box(scene.frame));
    let shapes = move || {
        let label = |spot| draft.with(|draft| described(speech, draft, spot));
        scene.with(|scene| {
            let layers: String = scene.layers.iter().map(svg::layer).collect();
            layers + &svg::places(scene, PLACE, label)
        })
    };
    let here = move || {
        let spot = cursor.get()?;
        let index = scene.with(|scene| scene.places.iter().position(|place| place.name == Name::Place(spot)));
        index.map(|index| format!("{PLACE}{index}"))
    };
    // What is drawn anew has lost its mark.
    Effect::new(move || {
        scene.with(|_| ());
        if let Some(root) = picture.get() {
            mark(&root, here().as_deref());
        }
    });
    let apply = move |spot: Spot| {
        draft.update(|draft| draft.apply(tool.get_untracked(), spot));
        changed.set(Some(spot));
    };
    let press = move |event: leptos::ev::PointerEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let place = target.and_then(|element| element.closest("[data-cell]").ok().flatten());
        cursor.set(None);
        if let Some(spot) = place.and_then(|place| spot_of(draft, &place)) {
            apply(spot);
        }
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        let key = event.key();
        match (arrow(&key), key.as_str(), cursor.get_untracked()) {
            (Some(step), _, from) => {
                let next = picture.get_untracked().and_then(|root| walk(draft, &root, from, step));
                cursor.update(|cursor| *cursor = next.or(*cursor));
            }
            (None, "Enter" | " ", Some(spot)) => apply(spot),
            _ => return,
        }
        event.prevent_default();
    };
    view! {
        <div class="board-place">
            <svg
                node_ref=picture
                class="board editing"
                role="application"
                tabindex="0"
                aria-label=t("editor-board")
                aria-describedby="editor-keys"
                aria-activedescendant=here
                data-game=move || draft.with(|draft| draft.kind().name())
                data-draft=move || draft.with(ToString::to_string)
                viewBox=frame
                inner_html=shapes
                on:pointerdown=press
                on:keydown=key
            ></svg>
            <p class="board-keys" id="editor-keys">{t("editor-keys")}</p>
            <p class="unseen heard" aria-live="polite">
                {move || changed.get().map(|spot| draft.with(|draft| described(speech, draft, spot)))}
            </p>
        </div>
    }
}

/// The place that an element stands for.
fn spot_of(draft: RwSignal<Draft>, place: &Element) -> Option<Spot> {
    Spot::from_name(draft.with_untracked(Draft::kind), &place.get_attribute("data-cell")?)
}

/// The places of a picture.
fn places(root: &Element) -> Vec<Element> {
    let Ok(found) = root.query_selector_all(".place") else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok()).collect()
}

/// Marks the place under the cursor, and no other.
fn mark(root: &Element, id: Option<&str>) {
    for place in places(root) {
        let class = if id == Some(&place.id()) { "place cursor" } else { "place" };
        let _ = place.set_attribute("class", class);
    }
}

/// The nearest place in a direction; where nothing is marked yet, the middle one.
fn walk(draft: RwSignal<Draft>, root: &Element, from: Option<Spot>, step: Xy) -> Option<Spot> {
    let middle = |place: &Element| {
        let area = place.get_bounding_client_rect();
        Xy { x: area.left() + area.width() / 2.0, y: area.top() + area.height() / 2.0 }
    };
    let places: Vec<(Spot, Xy)> =
        places(root).iter().filter_map(|place| Some((spot_of(draft, place)?, middle(place)))).collect();
    match places.iter().find(|(spot, _)| Some(*spot) == from) {
        Some((_, here)) => ahead(places.iter().copied(), *here, step),
        None => places.get(places.len() / 2).map(|(spot, _)| *spot),
    }
}

/// A place and what was set up there.
fn described(speech: Speech, draft: &Draft, spot: Spot) -> String {
    let kind = draft.kind();
    let ground =
        draft.ground().find(|(at, _)| *at == spot).map(|(_, ground)| name(speech, kind, Tool::Lay(ground)));
    let piece = draft.pieces().find(|(at, _)| *at == spot).map(|(_, piece)| piece);
    let height = match piece {
        Some(Standing::Stack(_, _, height)) if height > 1 => {
            Some(speech.tell("editor-height", &[("height", height.into())]))
        }
        _ => None,
    };
    let piece = piece.map(|piece| name(speech, kind, Tool::Put(piece)));
    let parts: Vec<String> = [ground, piece, height].into_iter().flatten().collect();
    let what = if parts.is_empty() { speech.say("editor-nothing") } else { parts.join(", ") };
    speech.tell("editor-place", &[("at", spot.to_string().into()), ("what", what.into())])
}
