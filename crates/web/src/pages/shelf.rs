//! The shelf: four boxes that one wants to open.

use super::{set_icon, set_title};
use crate::icons;
use crate::keep::{self, Kept};
use crate::panel::Header;
use crate::picture::Picture;
use crate::route::{address, rooms};
use crate::speech::{speech, t};
use crate::turns::turns;
use leptos::prelude::*;
use tablier_games::{AnyPosition, GameKind};
use tablier_protocol::page::{Place, Room};
use tablier_scene::{Scene, View};

#[component]
pub(crate) fn Shelf() -> impl IntoView {
    let speech = speech();
    Effect::new(move || set_title(&format!("{} · {}", speech.say("page-title"), speech.say("page-slogan"))));
    set_icon(None);
    // In the order in which the boxes look well beside each other.
    let kinds = [GameKind::Tzaar, GameKind::Terrace, GameKind::Tanagra, GameKind::Tchag];
    view! {
        <Header />
        <main class="shelf" id="content" tabindex="-1">
            <h1 class="unseen">{t("page-slogan")}</h1>
            <WaitingTurns />
            {kinds.map(|kind| view! { <GameBox kind /> }).collect_view()}
        </main>
    }
}

/// Says that games over the network wait.
#[component]
fn WaitingTurns() -> impl IntoView {
    let (speech, turns) = (speech(), turns());
    let count = Memo::new(move |_| turns.count());
    view! {
        <Show when=move || 0 < count.get()>
            <a class="waiting-turns" href=Place::Lobby.path()>
                <span class="turns" aria-hidden="true">{move || count.get()}</span>
                {move || speech.tell("page-turns", &[("count", count.get().into())])}
                {icons::arrow()}
            </a>
        </Show>
    }
}

/// A box: one press, and one plays.
#[component]
fn GameBox(kind: GameKind) -> impl IntoView {
    let speech = speech();
    let running = running(kind);
    let goes_on = running.is_some();
    let position = running.unwrap_or_else(|| cover(kind));
    let raised = kind == GameKind::Terrace;
    let mut scene = Scene::new(&position, &View { raised, ..View::default() });
    if kind == GameKind::Tanagra {
        // On the lid no room is needed for more tiles.
        scene.frame = scene.frame.inset(110.0);
    }
    let name = move || speech.words().game_name(kind);
    let line = move || speech.say(&format!("box-{kind}"));
    let facts = move || speech.say(&format!("box-{kind}-facts"));
    let action = if goes_on { "page-continue" } else { "page-play" };
    let room = move |room: Room| view! { <a href=address(kind, room)>{t(room.title())}</a> };
    let ways = rooms(kind)
        .into_iter()
        .filter(|room| !matches!(room, Room::Table | Room::Analysis))
        .map(room)
        .collect_view();
    view! {
        <article class=format!("box {kind}")>
            <div class="box-text">
                {icons::game(kind)}
                <h2>{name}</h2>
                <span class="box-line">{line}</span>
                <span class="box-facts">{facts}</span>
                <a class="box-button" href=address(kind, Room::Table)>
                    {t(action)} <span class="unseen">{name}</span> {icons::arrow()}
                </a>
                <nav class="box-ways" aria-label=name>{ways}</nav>
            </div>
            <Picture scene class="box-picture" />
        </article>
    }
}

/// The position of a game that has begun and is not over.
fn running(kind: GameKind) -> Option<AnyPosition> {
    match keep::table(kind) {
        Kept::Table(table, _) if table.game().outcome().is_none() && !table.game().events().is_empty() => {
            Some(table.position().clone())
        }
        _ => None,
    }
}

/// What stands on the lid: where the game is played in full.
fn cover(kind: GameKind) -> AnyPosition {
    let text = match kind {
        GameKind::Tzaar => "ooooO/OrrrRO/ORttTRO/ORToOTRO/ORTOotro/ortoOtro/ortTTro/orRRRo/oOOOO w 1 1",
        GameKind::Terrace => {
            "b4b4b3b3b2b2b1bT/b1b1b2b2b3b3b4b4/......../......../......../......../a4a4a3a3a2a2a1a1/aTa1a2a2a3a3a4a4 2 a 0"
        }
        GameKind::Tchag => "GBGBGB/BGrBGyByG/GBrGBGB/BGBGBrG/GByGyBGrB/BGBGBG r m 0",
        GameKind::Tanagra => COVER_OF_TANAGRA,
    };
    AnyPosition::parse(kind, text)
        .or_else(|_| AnyPosition::setup(kind, kind.setups()[0].name, Some(1)).map_err(drop))
        .expect("the first set-up of every game can be laid out")
}

/// A position of our own in the middle of a game for two.
const COVER_OF_TANAGRA: &str = "1,-3^=.ab.;3,-3^=....;-2,-2^=....;-1,-2v=.A..;2,-2v=B...;1,-1^=A...;3,-1^=b...;0,0v=b...;-3,1^=a...;-2,1v=a...;-1,2^=b...;0,2v=...A;-3,3v=B...;1,3^=a...;2,3v=B...;-1,4^=B... 2 4 a m 0";
