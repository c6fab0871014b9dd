//! What the pages for learning have in common.

use super::set_title;
use crate::library::library;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_games::GameKind;
use tablier_protocol::page::Room;

/// Says in the window's title which room of which game the page shows.
pub(crate) fn set_room_title(kind: GameKind, room: Room) {
    let speech = speech();
    Effect::new(move || {
        set_title(&format!("{} · {}", speech.say(room.title()), speech.words().game_name(kind)));
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
