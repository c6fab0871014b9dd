//! The board: one picture that can be pointed at, dragged on, and walked over with the keyboard.

mod camera;
mod canvas;
mod glide;
mod heard;
mod keys;
mod motion;
mod pointer;

use crate::desk::Desk;
use crate::speech::{speech, t};
use camera::Camera;
use canvas::Canvas;
use glide::Glide;
use heard::Heard;
use keys::Cursor;
pub(crate) use keys::arrow;
use leptos::prelude::*;
use leptos::svg::Svg;
use pointer::Pointers;
use std::cell::Cell;
use tablier_games::{AnyPosition, GameKind, Outcome};
use tablier_words::Words;
use web_sys::SvgElement;

thread_local! {
    /// How many boards there have been.
    static BOARDS: Cell<u32> = const { Cell::new(0) };
}

/// All that belongs to one board on the page. Copies are the same board.
#[derive(Clone, Copy)]
pub(crate) struct Surface {
    desk: Desk,
    /// Tells the boards of a page apart.
    number: u32,
    svg: NodeRef<Svg>,
    canvas: StoredValue<Canvas, LocalStorage>,
    pointers: StoredValue<Pointers, LocalStorage>,
    camera: RwSignal<Camera>,
    glide: StoredValue<Glide>,
    cursor: RwSignal<Cursor>,
}

impl Surface {
    fn new(desk: Desk) -> Self {
        Self {
            desk,
            number: BOARDS.replace(BOARDS.get() + 1),
            svg: NodeRef::new(),
            canvas: StoredValue::new_local(Canvas::default()),
            pointers: StoredValue::new_local(Pointers::default()),
            camera: RwSignal::new(Camera::default()),
            glide: StoredValue::new(Glide::default()),
            cursor: RwSignal::new(Cursor::default()),
        }
    }

    /// Begins the id of each place, for whoever points at one by its id.
    fn place_id(self) -> String {
        format!("board-{}-place-", self.number)
    }

    /// The id of what is said about its keys.
    fn keys_id(self) -> String {
        format!("board-{}-keys", self.number)
    }

    /// The picture on the page, once it is there.
    fn element(self) -> Option<SvgElement> {
        self.svg.get_untracked()
    }

    fn kind(self) -> GameKind {
        self.desk.table.with_untracked(tablier_table::Table::kind)
    }
}

/// The board of a desk.
#[component]
pub(crate) fn Board(desk: Desk) -> impl IntoView {
    let surface = Surface::new(desk);
    let speech = speech();
    let shown = Memo::new(move |_| desk.shown());
    let position = move || shown.with(|shown| shown.position.to_string());
    let kind = move || shown.with(|shown| shown.position.kind().name());
    let label = move || {
        shown.with(|shown| {
            let words = speech.words();
            let outcome = desk.table.with(|table| table.game().outcome()).filter(|_| shown.present);
            format!("{}. {}", words.game_name(shown.position.kind()), state(&words, &shown.position, outcome))
        })
    };
    Effect::new(move || {
        let words = speech.words();
        surface.svg.track();
        shown.with(|shown| surface.draw(shown, &words));
    });
    Effect::new(move || surface.frame_picture());
    Effect::new(move || surface.mark_cursor());
    // A new game is seen whole.
    Effect::new(move |before: Option<u32>| {
        let games = desk.games.get();
        if before.is_some_and(|before| before != games) {
            surface.camera.update(Camera::begin);
            if let Some(frame) = surface.canvas.with_value(|canvas| canvas.scene().map(|scene| scene.frame)) {
                surface.camera.update(|camera| camera.set_fitted(frame));
            }
        }
        games
    });
    view! {
        <div class="board-place">
            <svg
                node_ref=surface.svg
                class="board"
                role="application"
                tabindex="0"
                aria-label=label
                aria-describedby=surface.keys_id()
                data-game=kind
                data-position=position
                on:pointerdown=move |event| surface.pointer_down(&event)
                on:pointermove=move |event| surface.pointer_move(&event)
                on:pointerup=move |event| surface.pointer_up(&event)
                on:pointercancel=move |event| surface.pointer_cancel(&event)
                on:pointerleave=move |event| surface.pointer_leave(&event)
                on:wheel=move |event| surface.wheel(&event)
                on:keydown=move |event| surface.key_down(&event)
            ></svg>
            <p class="board-keys" id=surface.keys_id()>{t("board-keys")}</p>
            <Heard desk />
            <Show when=move || surface.camera.with(Camera::is_moved)>
                <FitButton surface />
            </Show>
        </div>
    }
}

/// Whose turn it is, or how the game ended.
fn state(words: &Words, position: &AnyPosition, outcome: Option<Outcome>) -> String {
    match outcome.or_else(|| position.outcome()) {
        Some(outcome) => words.outcome(position.kind(), &outcome),
        None => words.to_move(position.kind(), position.side()),
    }
}

/// Shows the whole plane again, after somebody has moved about on it.
#[component]
fn FitButton(surface: Surface) -> impl IntoView {
    let label = t("table-fit");
    view! {
        <button class="fit" on:click=move |_| surface.camera.update(Camera::fit) aria-label=label title=label>
            {crate::icons::fit()}
        </button>
    }
}
