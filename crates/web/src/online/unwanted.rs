//! Those whose words somebody does not want to read, kept in this browser.

use crate::browser;
use leptos::prelude::*;

const NAME: &str = "muted";

/// Ids of people. Copies are the same list.
#[derive(Clone, Copy)]
pub(crate) struct Unwanted {
    ids: RwSignal<Vec<String>>,
}

impl Unwanted {
    pub(super) fn new() -> Self {
        let kept = browser::kept(NAME).and_then(|text| serde_json::from_str(&text).ok());
        Self { ids: RwSignal::new(kept.unwrap_or_default()) }
    }

    pub(crate) fn is_muted(self, id: &str) -> bool {
        self.ids.with(|ids| ids.iter().any(|muted| muted == id))
    }

    pub(crate) fn set(self, id: &str, muted: bool) {
        self.ids.update(|ids| {
            ids.retain(|other| other != id);
            if muted {
                ids.push(id.to_owned());
            }
        });
        if let Ok(text) = self.ids.with_untracked(serde_json::to_string) {
            browser::keep(NAME, &text);
        }
    }
}
