//! An address that leads nowhere.

use super::{set_icon, set_title};
use crate::panel::Header;
use crate::speech::{speech, t};
use leptos::prelude::*;

#[component]
pub(crate) fn Missing() -> impl IntoView {
    let speech = speech();
    Effect::new(move || {
        set_title(&format!("{} · {}", speech.say("page-missing-title"), speech.say("page-title")));
    });
    set_icon(None);
    view! {
        <Header />
        <main class="missing" id="content" tabindex="-1">
            <h1>{t("page-missing-title")}</h1>
            <p>{t("page-missing-text")}</p>
            <a class="button filled" href="/">{t("page-home")}</a>
        </main>
    }
}
