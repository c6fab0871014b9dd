//! Setting up a position by hand: anything may stand anywhere, and what is impossible is said.

use super::studio::Studio;
use crate::board::arrow;
use crate::browser;
use crate::desk::capitalised;
use crate::icons;
use crate::picture::Token;
use crate::preferences::preferences;
use crate::speech::{Speech, speech, t};
use leptos::prelude::*;
use leptos::svg::Svg;
use tablier_games::tanagra::Pawn;
use tablier_games::terrace::{self, Form};
use tablier_games::tzaar::{Colour, Kind};
use tablier_games::{Draft, GameKind, Ground, Seat, Spot, Standing, Tool, tchag};
use tablier_scene::{Name, Piece, Scene, View, Xy, ahead, svg};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The board that is being set up, and what is in hand.
#[component]
pub(super) fn Editor(studio: Studio) -> impl IntoView {
    let draft = studio.draft;
    let tools = tools(&draft.get_untracked());
    let tool = RwSignal::new(tools.first().copied().unwrap_or(Tool::Remove));
    view! {
        <div class="board-area">
            <EditorBoard draft tool />
        </div>
        <section class="analysis-panel editor">
            <h2>{t("editor-title")}</h2>
            <Palette draft tool tools />
            <Turn draft />
            <Verdict studio draft />
        </section>
    }
}

/// What can be set up in a game.
fn tools(draft: &Draft) -> Vec<Tool> {
    let seats = draft.seats();
    let mut tools: Vec<Tool> = match draft.kind() {
        GameKind::Tzaar => [Colour::White, Colour::Black]
            .into_iter()
            .flat_map(|colour| Kind::ALL.map(|kind| Tool::Put(Standing::Stack(colour, kind, 1))))
            .collect(),
        GameKind::Terrace => {
            let forms = [Form::T, Form::One, Form::Two, Form::Three, Form::Four];
            let largest = if draft.board_side() == 6 { 3 } else { 4 };
            let piece = |seat, form| Tool::Put(Standing::Piece(terrace::Piece { seat, form }));
            Seat::all(seats)
                .flat_map(|seat| {
                    forms
                        .into_iter()
                        .filter(move |form| form.size() <= largest)
                        .map(move |form| piece(seat, form))
                })
                .collect()
        }
        GameKind::Tchag => [
            Tool::Lay(Ground::Stone(tchag::Stone::Black)),
            Tool::Lay(Ground::Stone(tchag::Stone::Grey)),
            Tool::Put(Standing::Runner(tchag::Colour::Red)),
            Tool::Put(Standing::Runner(tchag::Colour::Yellow)),
        ]
        .into(),
        GameKind::Tanagra => {
            let pawns = Seat::all(seats).flat_map(|seat| [false, true].map(|large| (seat, large)));
            let pawns = pawns.filter(|(_, large)| seats == 2 || !large);
            let pawns = pawns.filter_map(|(seat, large)| Pawn::of_seat(seat, large));
            std::iter::once(Tool::Lay(Ground::Tile))
                .chain(pawns.map(|pawn| Tool::Put(Standing::Pawn(pawn))))
                .collect()
        }
    };
    tools.push(Tool::Remove);
    tools
}

/// The board: pressing a place applies what is in hand. By keyboard it is one stop of the tab key, with arrows inside.
#[component]
fn EditorBoard(draft: RwSignal<Draft>, tool: RwSignal<Tool>) -> impl IntoView {
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
        scene.track();
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

/// Begins the id of each place.
const PLACE: &str = "editor-place-";

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

#[component]
fn Palette(draft: RwSignal<Draft>, tool: RwSignal<Tool>, tools: Vec<Tool>) -> impl IntoView {
    let speech = speech();
    let (kind, seats) = draft.with_untracked(|draft| (draft.kind(), draft.seats()));
    let button = move |one: Tool| {
        let label = move || name(speech, kind, one);
        view! {
            <button
                class="stock"
                aria-label=label
                title=label
                aria-pressed=move || (tool.get() == one).to_string()
                on:click=move |_| tool.set(one)
            >
                {picture(one, seats)}
            </button>
        }
    };
    let help = if kind == GameKind::Tzaar { "editor-help-stacks" } else { "editor-help" };
    view! {
        <div class="stocks" role="group" aria-label=t("table-in-hand")>
            {tools.into_iter().map(button).collect_view()}
        </div>
        <p class="fine">{t(help)}</p>
    }
}

fn picture(tool: Tool, seats: u8) -> AnyView {
    let piece = match tool {
        Tool::Remove => return icons::bin().into_any(),
        Tool::Lay(ground) => {
            return view! { <span class="ground-token" data-ground=ground_name(ground)></span> }.into_any();
        }
        Tool::Put(Standing::Stack(colour, kind, _)) => Piece::Tzaar(colour, kind),
        Tool::Put(Standing::Piece(piece)) => Piece::Terrace(piece),
        Tool::Put(Standing::Runner(colour)) => Piece::Tchag(colour),
        Tool::Put(Standing::Pawn(pawn)) => Piece::Tanagra(pawn, seats),
    };
    view! { <Token piece /> }.into_any()
}

const fn ground_name(ground: Ground) -> &'static str {
    match ground {
        Ground::Stone(tchag::Stone::Black) => "black",
        Ground::Stone(tchag::Stone::Grey) => "grey",
        Ground::Tile => "tile",
    }
}

/// What a tool is called.
fn name(speech: Speech, kind: GameKind, tool: Tool) -> String {
    let of = |seat: Seat, what: String| format!("{} · {what}", speech.words().seat_name(kind, seat));
    match tool {
        Tool::Remove => speech.say("editor-remove"),
        Tool::Lay(ground) => speech.say(&format!("editor-{}", ground_name(ground))),
        Tool::Put(Standing::Stack(colour, kind, _)) => {
            let id = match kind {
                Kind::Tzaar => "kind-tzaar",
                Kind::Tzarra => "kind-tzarra",
                Kind::Tott => "kind-tott",
            };
            of(colour.seat(), speech.say(id))
        }
        Tool::Put(Standing::Piece(piece)) => of(piece.seat, piece.form.letter().to_string()),
        Tool::Put(Standing::Runner(colour)) => speech.words().seat_name(kind, colour.seat()),
        Tool::Put(Standing::Pawn(pawn)) => {
            of(pawn.seat(), speech.say(if pawn.is_large() { "pawns-large" } else { "pawns-small" }))
        }
    }
}

/// Whose turn it is.
#[component]
fn Turn(draft: RwSignal<Draft>) -> impl IntoView {
    let speech = speech();
    let (kind, seats) = draft.with_untracked(|draft| (draft.kind(), draft.seats()));
    let choose = move |text: String| {
        if let Some(seat) = text.parse().ok().and_then(Seat::new) {
            draft.update(|draft| draft.side = seat);
        }
    };
    let option = move |seat: Seat| {
        let chosen = move || draft.with(|draft| draft.side == seat);
        view! { <option value=seat.to_string() selected=chosen>{move || speech.words().to_move(kind, seat)}</option> }
    };
    view! {
        <label class="field">
            <span>{t("editor-turn")}</span>
            <select name="side" on:change=move |event| choose(event_target_value(&event))>
                {Seat::all(seats).map(option).collect_view()}
            </select>
        </label>
        {(kind == GameKind::Tzaar)
            .then(|| {
                view! {
                    <label class="switch">
                        <span>{t("editor-second")}</span>
                        <input
                            type="checkbox"
                            role="switch"
                            prop:checked=move || draft.with(|draft| draft.second)
                            on:change=move |event| draft.update(|draft| draft.second = event_target_checked(&event))
                        />
                    </label>
                }
            })}
    }
}

/// Whether it is a position, or why it is none; and what can be done with it.
#[component]
fn Verdict(studio: Studio, draft: RwSignal<Draft>) -> impl IntoView {
    let speech = speech();
    let checked = Memo::new(move |_| draft.with(|draft| draft.check().map_err(Some)));
    let sentence = move || match checked.get() {
        Ok(_) => speech.say("editor-possible"),
        Err(fault) => fault.map(|fault| capitalised(&speech.words().fault(fault.fault))).unwrap_or_default(),
    };
    let done = move |_| {
        if let Ok(position) = checked.get_untracked() {
            studio.edits.set(false);
            studio.begin(position.into());
        }
    };
    view! {
        <p class="verdict" class:right=move || checked.with(Result::is_ok) class:wrong=move || checked.with(Result::is_err) role="status">
            {sentence}
        </p>
        <p class="fine editor-text">{move || draft.with(ToString::to_string)}</p>
        <div class="buttons lesson-ways">
            <button class="button" data-act="clear" on:click=move |_| draft.update(Draft::clear)>{t("editor-clear")}</button>
            <button class="button" data-act="cancel" on:click=move |_| studio.edits.set(false)>{t("editor-cancel")}</button>
            <button class="button filled" data-act="done" disabled=move || checked.with(Result::is_err) on:click=done>
                {t("editor-done")}
            </button>
        </div>
    }
}

/// Begins to edit what is shown.
pub(super) fn edit(studio: Studio) {
    studio.draft.set(studio.study.with_untracked(|study| Draft::new(study.position())));
    studio.edits.set(true);
    // The dialog was opened from below the board, which is what is needed now.
    browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    set_timeout(|| browser::focus(".editor .stock"), std::time::Duration::from_millis(50));
}
