//! Texts that are loaded when somebody opens them.

use crate::browser;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::BTreeMap;
use std::sync::Arc;
use tablier_games::{GameKind, Puzzle};
use tablier_guide::Book;
use tablier_words::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The texts of this page, by the attribute that says where they are.
#[derive(Clone, Copy)]
pub(crate) struct Library {
    texts: RwSignal<BTreeMap<String, Loaded>>,
}

/// How far a text has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Loaded {
    /// On its way.
    Coming,
    /// Here.
    Here(Arc<str>),
    /// It did not come: no network, mostly.
    Failed,
}

impl Library {
    pub(crate) fn new() -> Self {
        Self { texts: RwSignal::new(BTreeMap::new()) }
    }

    /// All that is taught in a language.
    pub(crate) fn book(self, language: Language) -> Option<Result<Book, ()>> {
        match self.text(&format!("data-guide-{}", language.code())) {
            Loaded::Coming => None,
            Loaded::Here(text) => Some(Ok(Book::new(text.to_string()))),
            Loaded::Failed => Some(Err(())),
        }
    }

    /// The problems of a game, easiest first.
    pub(crate) fn problems(self, kind: GameKind) -> Option<Result<Vec<Puzzle>, ()>> {
        match self.text(&format!("data-problems-{kind}")) {
            Loaded::Coming => None,
            Loaded::Here(text) => Some(Ok(tablier_guide::problems(&text))),
            Loaded::Failed => Some(Err(())),
        }
    }

    /// A text; if nobody has asked for it yet, it is sent for.
    fn text(self, name: &str) -> Loaded {
        if let Some(loaded) = self.texts.with(|texts| texts.get(name).cloned()) {
            return loaded;
        }
        let name = name.to_owned();
        spawn_local(async move {
            self.put(&name, Loaded::Coming);
            let text = load(&name).await;
            self.put(&name, text.map_or(Loaded::Failed, |text| Loaded::Here(text.into())));
        });
        Loaded::Coming
    }

    fn put(self, name: &str, loaded: Loaded) {
        self.texts.update(|texts| {
            texts.insert(name.to_owned(), loaded);
        });
    }

    /// Forgets what did not come, so that it is sent for again.
    pub(crate) fn try_again(self) {
        self.texts.update(|texts| texts.retain(|_, loaded| *loaded != Loaded::Failed));
    }
}

/// The text at the address that an attribute of the page names.
async fn load(attribute: &str) -> Option<String> {
    let address = browser::document().get_element_by_id("start")?.get_attribute(attribute)?;
    let response = JsFuture::from(browser::window().fetch_with_str(&address)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// The library of this page.
pub(crate) fn library() -> Library {
    expect_context()
}
