//! What somebody prefers, kept between visits.

use crate::browser;
use leptos::prelude::*;

/// Light, dark, or as the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Colours {
    #[default]
    System,
    Light,
    Dark,
}

impl Colours {
    pub(crate) const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    pub(crate) fn from_name(name: &str) -> Self {
        Self::ALL.into_iter().find(|colours| colours.name() == name).unwrap_or_default()
    }
}

/// What somebody prefers.
#[derive(Clone, Copy)]
pub(crate) struct Preferences {
    pub(crate) colours: RwSignal<Colours>,
    pub(crate) sound: RwSignal<bool>,
    pub(crate) coordinates: RwSignal<bool>,
    pub(crate) confirm: RwSignal<bool>,
    pub(crate) hints: RwSignal<bool>,
    pub(crate) raised: RwSignal<bool>,
    /// Whether tiles of Tanagra show their numbers.
    pub(crate) tile_names: RwSignal<bool>,
    /// Whether the board turns to the player to move, where several sit at one screen.
    pub(crate) turns: RwSignal<bool>,
}

impl Preferences {
    pub(crate) fn new() -> Self {
        let preferences = Self {
            colours: RwSignal::new(Colours::from_name(&browser::kept("theme").unwrap_or_default())),
            sound: switch("sound", true),
            coordinates: switch("coordinates", true),
            confirm: switch("confirm", false),
            hints: switch("hints", true),
            raised: switch("raised", false),
            tile_names: switch("tile-names", false),
            turns: switch("turns", false),
        };
        Effect::new(move || apply(preferences.colours.get()));
        preferences
    }
}

/// A switch that is kept under its name.
fn switch(name: &'static str, at_first: bool) -> RwSignal<bool> {
    let signal = RwSignal::new(browser::kept(name).map_or(at_first, |kept| kept == "on"));
    Effect::new(move |before: Option<bool>| {
        let on = signal.get();
        if before.is_some_and(|before| before != on) {
            browser::keep(name, if on { "on" } else { "off" });
        }
        on
    });
    signal
}

/// Paints the page in the chosen colours; the script before the page does the same at the next visit.
fn apply(colours: Colours) {
    match colours {
        Colours::System => browser::forget("theme"),
        Colours::Light | Colours::Dark => browser::keep("theme", colours.name()),
    }
    let system_is_dark = browser::wants_dark();
    let dark = colours == Colours::Dark || (colours == Colours::System && system_is_dark);
    if let Some(root) = browser::document().document_element() {
        let _ = root.set_attribute("data-chosen-theme", colours.name());
        let _ = root.set_attribute("data-theme", if dark { "dark" } else { "light" });
    }
}

/// The preferences of this page.
pub(crate) fn preferences() -> Preferences {
    expect_context()
}
