//! Finished games.

use super::frame::{Complaint, Frame};
use super::row::{Row, Told, shown_seat};
use super::search::{Filter, Search};
use crate::browser;
use crate::online::{Failure, Online, online};
use crate::speech::{Speech, speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use tablier_engine::Level;
use tablier_games::Ending;
use tablier_protocol::online::{ArchivePage as Part, Archived};
use tablier_protocol::page::Place;

#[component]
pub(crate) fn ArchivePage() -> impl IntoView {
    let online = online();
    let search = RwSignal::new(Search::from_address());
    // Every search has an address of its own.
    Effect::new(move |before: Option<()>| {
        let written = search.with(Search::written);
        if before.is_some() {
            let query = if written.is_empty() { String::new() } else { format!("?{written}") };
            browser::rename_address(&format!("{}{query}", Place::Archive.path()));
        }
    });
    if online.me.with_untracked(Option::is_none) {
        spawn_local(async move {
            // Whoever is nobody can look, too.
            let _ = online.arrive().await;
        });
    }
    view! {
        <Frame title="online-archive" here=Place::Archive>
            <Filter search />
            <Games search=search.into() />
            <p class="fine"><a href="/api/archive/records" download="tablier-games.txt">{t("online-all-records")}</a></p>
        </Frame>
    }
}

/// The games that a search finds, part by part.
#[component]
pub(super) fn Games(search: Signal<Search>) -> impl IntoView {
    let (speech, online) = (speech(), online());
    let games = RwSignal::new(None::<Vec<Archived>>);
    let next = RwSignal::new(None::<String>);
    let failure = RwSignal::new(None::<Failure>);
    Effect::new(move || {
        let wanted = search.get();
        spawn_local(async move {
            let part = ask(online, &wanted, None).await;
            // Somebody may have looked for something else in the meantime.
            if search.try_get_untracked() != Some(wanted) {
                return;
            }
            match part {
                Ok(part) => {
                    games.set(Some(part.games));
                    next.set(part.next);
                    failure.set(None);
                }
                Err(refused) => {
                    // What an earlier search found is no answer to this one.
                    games.set(None);
                    next.set(None);
                    failure.set(Some(refused));
                }
            }
        });
    });
    let more = move |_| {
        let wanted = search.get_untracked();
        spawn_local(async move {
            let part = ask(online, &wanted, next.get_untracked()).await;
            if search.try_get_untracked() != Some(wanted) {
                return;
            }
            match part {
                Ok(part) => {
                    let _ = games.try_update(|games| games.get_or_insert_default().extend(part.games));
                    let _ = next.try_set(part.next);
                }
                Err(refused) => drop(failure.try_set(Some(refused))),
            }
        });
    };
    let row = move |game: Archived| {
        let told = Told {
            game: game.game.clone(),
            setup: game.setup.clone(),
            seats: game.seats.clone(),
            clock: game.clock,
            rated: game.rated,
            more: ended(speech, online, &game),
        };
        view! {
            <Row id=game.id.clone() told>
                <a class="button" href=Place::Game(game.id.clone()).path()>{t("online-look")}</a>
            </Row>
        }
    };
    view! {
        <Complaint failure />
        {move || match games.get() {
            // An error is said alone.
            None if failure.with(Option::is_some) => ().into_any(),
            None => view! { <p role="status">{t("page-opening")}</p> }.into_any(),
            Some(games) if games.is_empty() => view! { <p class="invites">{t("online-no-games")}</p> }.into_any(),
            Some(games) => view! { <ul class="rows">{games.into_iter().map(row).collect_view()}</ul> }.into_any(),
        }}
        <Show when=move || next.with(Option::is_some)>
            <div class="buttons"><button class="button" data-act="more" on:click=more>{t("online-more")}</button></div>
        </Show>
    }
}

async fn ask(online: Online, search: &Search, before: Option<String>) -> Result<Part, Failure> {
    let before = before.map(|before| format!("&before={before}")).unwrap_or_default();
    online.get(&format!("/api/archive?{}{before}", search.asked())).await
}

/// Who won where an engine played on for a player who left: such players are last, and all others share the first place.
fn stand_in(speech: Speech, online: Online, game: &Archived) -> Option<String> {
    let by_rules = [Ending::SeriesGone, Ending::Isolated, Ending::OwnTile];
    by_rules.iter().find(|ending| ending.name() == game.result.reason)?;
    let places = game.result.places.iter();
    let left: Vec<_> = game.seats.iter().zip(places).filter(|(_, place)| **place > 1).collect();
    let level = Level::SUBSTITUTE.number();
    Some(if let [(left, _)] = left[..] {
        speech.words().stand_in_wins(level, false, &shown_seat(speech, online, left))
    } else {
        // For which of several it won is not told here.
        let player = speech.tell("player-level", &[("level", level.into())]);
        speech.tell("online-wins", &[("player", player.into())])
    })
}

/// Who won, and when.
fn ended(speech: Speech, online: Online, game: &Archived) -> String {
    let day = browser::day(game.ended, speech.language().code());
    let first: Vec<u8> =
        (1..).zip(&game.result.places).filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
    let winner = match first[..] {
        [seat] => game.seats.iter().find(|state| state.seat == seat),
        _ => None,
    };
    let result = match winner {
        Some(winner) => speech.tell("online-wins", &[("player", shown_seat(speech, online, winner).into())]),
        None => stand_in(speech, online, game).unwrap_or_else(|| speech.say("table-drawn")),
    };
    format!("{result} · {day}")
}
