//! Icons of our own: a few strokes each.

use leptos::prelude::*;
use tablier_games::GameKind;

fn icon(strokes: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=strokes />
        </svg>
    }
}

pub(crate) fn fit() -> impl IntoView {
    icon("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5")
}

pub(crate) fn list() -> impl IntoView {
    icon("M4 6h1M9 6h11M4 12h1M9 12h11M4 18h1M9 18h11")
}

pub(crate) fn talk() -> impl IntoView {
    icon("M4 5h16v11H11l-5 4v-4H4z")
}

pub(crate) fn flip() -> impl IntoView {
    icon("M4 8h14l-4-4M20 16H6l4 4")
}

pub(crate) fn raise() -> impl IntoView {
    icon("M12 3l8 4.5-8 4.5-8-4.5zM4 7.5v9l8 4.5 8-4.5v-9M12 12v9")
}

pub(crate) fn coordinates() -> impl IntoView {
    icon("M5 3v16h16M10 15l3-8 3 8M11 12.5h4")
}

pub(crate) fn tile_names() -> impl IntoView {
    icon("M12 3L22 20H2zM10 12l2-1.5V17M10 17h4")
}

pub(crate) fn sound(on: bool) -> impl IntoView {
    icon(if on {
        "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 010 6M19 6.5a8 8 0 010 11"
    } else {
        "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5"
    })
}

pub(crate) fn settings() -> impl IntoView {
    icon("M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4")
}

pub(crate) fn back() -> impl IntoView {
    icon("M15 5l-7 7 7 7")
}

pub(crate) fn forward() -> impl IntoView {
    icon("M9 5l7 7-7 7")
}

pub(crate) fn down() -> impl IntoView {
    icon("M6 9l6 6 6-6")
}

pub(crate) fn print() -> impl IntoView {
    icon("M7 9V3h10v6M7 17H4v-7h16v7h-3M7 14h10v7H7z")
}

pub(crate) fn up() -> impl IntoView {
    icon("M12 20V5M6 11l6-6 6 6")
}

pub(crate) fn bin() -> impl IntoView {
    icon("M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5")
}

pub(crate) fn link() -> impl IntoView {
    icon("M10 14a4 4 0 006 .4l3-3a4 4 0 00-5.7-5.7L12 7M14 10a4 4 0 00-6-.4l-3 3a4 4 0 005.7 5.7L12 17")
}

pub(crate) fn save() -> impl IntoView {
    icon("M12 4v11M7 10.5l5 5 5-5M5 20h14")
}

pub(crate) fn open() -> impl IntoView {
    icon("M12 15V4M7 8.5l5-5 5 5M5 20h14")
}

pub(crate) fn pencil() -> impl IntoView {
    icon("M4 20l1-5L16 4l4 4L9 19zM14 6l4 4")
}

pub(crate) fn first() -> impl IntoView {
    icon("M18 5l-7 7 7 7M6 5v14")
}

pub(crate) fn last() -> impl IntoView {
    icon("M6 5l7 7-7 7M18 5v14")
}

pub(crate) fn arrow() -> impl IntoView {
    icon("M4 12h15M13 6l6 6-6 6")
}

pub(crate) fn undo() -> impl IntoView {
    icon("M9 5L4 10l5 5M4 10h10a5 5 0 010 10h-3")
}

pub(crate) fn flag() -> impl IntoView {
    icon("M6 21V4M6 5h11l-2.5 4L17 13H6")
}

pub(crate) fn bulb() -> impl IntoView {
    icon("M9 17a6.5 6.5 0 116 0zM9.5 20.5h5")
}

pub(crate) fn check() -> impl IntoView {
    icon("M5 12.5l4.5 4.5L19 7.5")
}

pub(crate) fn people() -> impl IntoView {
    icon(
        "M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20a6.5 6.5 0 0113 0M15.5 4.3a3.5 3.5 0 010 6.4M18 14a6.5 6.5 0 013.5 6",
    )
}

pub(crate) fn equal() -> impl IntoView {
    icon("M5 9h14M5 15h14")
}

pub(crate) fn clock() -> impl IntoView {
    icon("M12 8v5l3 2M12 21a8 8 0 100-16 8 8 0 000 16zM9.5 2h5")
}

pub(crate) fn door() -> impl IntoView {
    icon("M14 4h5v16h-5M4 12h10M9.5 7.5L4 12l5.5 4.5")
}

pub(crate) fn close() -> impl IntoView {
    icon("M6 6l12 12M18 6L6 18")
}

pub(crate) fn plus() -> impl IntoView {
    icon("M12 5v14M5 12h14")
}

/// The mark of the house.
pub(crate) fn house() -> impl IntoView {
    view! {
        <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="9" cy="9" r="6.5" />
            <path d="M18 3h11v6h-5v6h-6zM3 18h11v11H3zM23.5 18 30 29H17z" />
        </svg>
    }
}

/// The mark of a game.
pub(crate) fn game(kind: GameKind) -> impl IntoView {
    view! { <svg class="mark" viewBox="0 0 32 32" aria-hidden="true" inner_html=mark(kind)></svg> }
}

/// The shapes of a game's mark, also for the icon of its page.
pub(crate) const fn mark(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Tzaar => {
            r#"<path d="M16 2l12 7v14l-12 7-12-7V9z" class="line"/><circle cx="16" cy="16" r="7" class="line"/><circle cx="16" cy="16" r="3"/>"#
        }
        GameKind::Terrace => {
            r#"<path d="M3 3h6v20h20v6H3z"/><path d="M13 3h6v10h10v6H13z"/><path d="M23 3h6v6h-6z"/>"#
        }
        GameKind::Tchag => {
            r#"<rect x="3" y="3" width="11" height="11" rx="2"/><rect x="18" y="18" width="11" height="11" rx="2"/><rect x="4" y="19" width="9" height="9" rx="1.5" class="line"/><path d="M23.5 5v7M20 8.5h7" class="line"/>"#
        }
        GameKind::Tanagra => r#"<path d="M16 4l13 23H3z" class="line"/><path d="M9.5 15.5h13L16 27z"/>"#,
    }
}
