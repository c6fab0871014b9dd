//! Setting up a position by hand: anything may stand anywhere, and what is impossible is said.

use super::editor_board::EditorBoard;
use super::studio::Studio;
use crate::browser;
use crate::icons;
use crate::picture::Token;
use crate::speech::{Speech, speech, t};
use leptos::prelude::*;
use tablier_games::tanagra::Pawn;
use tablier_games::terrace::{self, Form};
use tablier_games::tzaar::{Colour, Kind};
use tablier_games::{Draft, GameKind, Ground, Seat, Standing, Tool, tchag};
use tablier_scene::Piece;
use tablier_words::capitalised;

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
pub(super) fn name(speech: Speech, kind: GameKind, tool: Tool) -> String {
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
