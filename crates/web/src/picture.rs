//! Pictures that only are looked at.

use leptos::prelude::*;
use tablier_scene::{Piece, Scene, svg};

/// A picture, hidden from screen readers: the words beside it say what it shows.
#[component]
pub(crate) fn Picture(scene: Scene, #[prop(default = "picture")] class: &'static str) -> impl IntoView {
    let Scene { frame, layers, .. } = scene;
    let text: String = layers.iter().map(svg::layer).collect();
    view! { <svg class=class viewBox=svg::view_box(frame) aria-hidden="true" inner_html=text></svg> }
}

/// A single piece.
#[component]
pub(crate) fn Token(piece: Piece) -> impl IntoView {
    view! { <Picture scene=piece.scene() class="token" /> }
}
