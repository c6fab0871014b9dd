//! The words of the page, in the language of whoever looks at it.

use crate::browser;
use leptos::prelude::*;
use std::sync::Arc;
use tablier_words::{Language, Value, Words};

/// The language that is spoken, and its words.
#[derive(Clone, Copy)]
pub(crate) struct Speech {
    words: RwSignal<Arc<Words>>,
}

impl Speech {
    /// The language that was chosen here, or the browser's.
    pub(crate) fn new() -> Self {
        let locale = browser::kept("language")
            .or_else(|| browser::window().navigator().language())
            .unwrap_or_default();
        let speech = Self { words: RwSignal::new(Arc::new(Words::new(Language::from_locale(&locale)))) };
        Effect::new(move || speech.mark_document());
        speech
    }

    /// Tells browsers and screen readers which language this is.
    fn mark_document(self) {
        if let Some(root) = browser::document().document_element() {
            let _ = root.set_attribute("lang", self.words.get().language().code());
        }
    }

    pub(crate) fn language(self) -> Language {
        self.words.get().language()
    }

    /// The same, without being asked again when it changes.
    pub(crate) fn language_untracked(self) -> Language {
        self.words.with_untracked(|words| words.language())
    }

    pub(crate) fn choose(self, language: Language) {
        browser::keep("language", language.code());
        self.words.set(Arc::new(Words::new(language)));
    }

    /// The words themselves; whoever asks is asked again when the language changes.
    pub(crate) fn words(self) -> Arc<Words> {
        self.words.get()
    }

    pub(crate) fn say(self, id: &str) -> String {
        self.words.get().say(id, &[])
    }

    pub(crate) fn tell(self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.get().say(id, args)
    }
}

/// The speech of this page.
pub(crate) fn speech() -> Speech {
    expect_context()
}

/// A sentence that follows the language.
pub(crate) fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let speech = speech();
    move || speech.say(id)
}
