//! The pages.

mod analysis;
mod lesson;
mod missing;
mod rules;
mod shelf;
mod table;

pub(crate) use analysis::AnalysisPage;
pub(crate) use lesson::LessonPage;
pub(crate) use missing::Missing;
pub(crate) use rules::RulesPage;
pub(crate) use shelf::Shelf;
pub(crate) use table::TablePage;

use crate::browser;
use crate::icons;
use crate::library::library;
use crate::panel::room_name;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::GameKind;
use tablier_protocol::page::Room;

/// Says in the window's title what the page shows.
pub(crate) fn set_title(title: &str) {
    browser::document().set_title(title);
}

/// Gives the window the icon of a game, or that of the house.
pub(crate) fn set_icon(kind: Option<GameKind>) {
    let Some(link) = browser::document().get_element_by_id("icon") else { return };
    if link.get_attribute("data-house").is_none() {
        let _ = link.set_attribute("data-house", &link.get_attribute("href").unwrap_or_default());
    }
    let address = match kind {
        None => link.get_attribute("data-house").unwrap_or_default(),
        Some(kind) => {
            let style = "<style>*{fill:%23777066}.line{fill:none;stroke:%23777066;stroke-width:2.5}</style>";
            let mark = icons::mark(kind).replace('"', "'");
            format!(
                "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>{style}{mark}</svg>"
            )
        }
    };
    let _ = link.set_attribute("href", &address);
}

/// Says in the window's title which room of which game the page shows.
pub(crate) fn set_room_title(kind: GameKind, room: Room) {
    let speech = speech();
    Effect::new(move || {
        set_title(&format!("{} · {}", speech.say(room_name(room)), speech.words().game_name(kind)));
    });
}

/// What is seen while a text is on its way, or did not come.
#[component]
pub(crate) fn Opening(failed: bool) -> impl IntoView {
    let library = library();
    if !failed {
        return view! { <p class="opening" role="status">{t("page-opening")}</p> }.into_any();
    }
    view! {
        <div class="opening" role="alert">
            <p>{t("page-not-opened")}</p>
            <button class="button" on:click=move |_| library.try_again()>{t("page-try-again")}</button>
        </div>
    }
    .into_any()
}
