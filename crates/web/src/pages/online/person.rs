//! Somebody: how strong they are, and what they have played.

use super::archive::Games;
use super::chart::RatingChart;
use super::frame::{Complaint, Frame};
use super::new_table::NewTable;
use super::search::Search;
use crate::browser;
use crate::online::{Failure, Online, online, shown_name};
use crate::pages::Missing;
use crate::speech::{speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use tablier_games::GameKind;
use tablier_protocol::online::{PersonKind, PersonRef, Profile, Rating, RatingPoint};
use tablier_protocol::page::Place;
use tablier_words::capitalised;

#[component]
pub(crate) fn PersonPage(id: String) -> impl IntoView {
    let online = online();
    let found = RwSignal::new(None::<Result<Profile, Failure>>);
    spawn_local(async move {
        let answer = look_up(online, &id).await;
        let _ = found.try_set(Some(answer));
    });
    move || match found.get() {
        None => {
            view! { <Frame title="online-person"><p role="status">{t("page-opening")}</p></Frame> }.into_any()
        }
        Some(Err(Failure::Refused { status: 404, .. })) => view! { <Missing /> }.into_any(),
        Some(Err(failure)) => {
            let failure = RwSignal::new(Some(failure));
            view! { <Frame title="online-person"><Complaint failure /></Frame> }.into_any()
        }
        Some(Ok(profile)) => view! { <Portrait profile /> }.into_any(),
    }
}

async fn look_up(online: Online, id: &str) -> Result<Profile, Failure> {
    if online.me.with_untracked(Option::is_none) {
        online.arrive().await?;
    }
    online.get(&format!("/api/people/{id}")).await
}

#[component]
fn Portrait(profile: Profile) -> impl IntoView {
    let (speech, online) = (speech(), online());
    let Profile { id, name, kind, since, ratings, games } = profile;
    let heading = {
        let name = name.clone();
        Signal::derive(move || capitalised(&shown_name(speech, &name)))
    };
    let own = {
        let id = id.clone();
        Memo::new(move |_| online.is_me(&id))
    };
    let person = PersonRef { id: id.clone(), name };
    let facts = move || {
        let kind = match kind {
            PersonKind::Guest => "online-kind-guest",
            PersonKind::Account => "online-kind-account",
            PersonKind::Deleted => "online-kind-deleted",
        };
        let day = browser::day(since, speech.language().code());
        let games = speech.tell("online-games-played", &[("count", games.into())]);
        format!("{} · {} · {games}", speech.say(kind), speech.tell("online-since", &[("day", day.into())]))
    };
    let search = Search { person: Some(id.clone()), ..Search::default() };
    let rated: Vec<(String, Rating)> = ratings.into_iter().map(|rating| (id.clone(), rating)).collect();
    let none = rated.is_empty();
    view! {
        <Frame title="online-person" heading=heading>
            <p class="facts">{facts}</p>
            {(kind != PersonKind::Deleted)
                .then(|| {
                    view! {
                        <Show when=move || !own.get() fallback=|| view! { <div class="buttons"><a class="button" href=Place::Account.path()>{t("online-account")}</a></div> }>
                            <Acts person=person.clone() />
                        </Show>
                    }
                })}
            <section class="ratings">
                <h2>{t("online-ratings")}</h2>
                {none.then(|| view! { <p class="invites">{t("online-no-ratings")}</p> })}
                {rated.into_iter().map(|(id, rating)| view! { <RatingView id rating /> }).collect_view()}
            </section>
            <section>
                <h2>{t("online-their-games")}</h2>
                <Games search=Signal::stored(search) />
            </section>
        </Frame>
    }
}

/// Challenges or blocks somebody.
#[component]
fn Acts(person: PersonRef) -> impl IntoView {
    let online = online();
    let challenge = RwSignal::new(false);
    let failure = RwSignal::new(None::<Failure>);
    let id = StoredValue::new(person.id.clone());
    let blocked = Memo::new(move |_| {
        let id = id.get_value();
        online.me.with(|me| me.as_ref().is_some_and(|me| me.blocked.iter().any(|other| other.id == id)))
    });
    let muted = Memo::new(move |_| online.unwanted.is_muted(&id.get_value()));
    let block = move |_| {
        let method = if blocked.get_untracked() { "DELETE" } else { "PUT" };
        let path = format!("/api/people/{}/block", id.get_value());
        spawn_local(async move {
            let done = match online.act(method, &path).await {
                Ok(()) => online.arrive().await.map(drop),
                refused => refused,
            };
            let _ = failure.try_set(done.err());
        });
    };
    let block_words = move || if blocked.get() { t("online-unblock")() } else { t("online-block")() };
    view! {
        <div class="buttons">
            <Show when=move || !blocked.get()>
                <button class="button filled" data-act="challenge" on:click=move |_| challenge.set(true)>{t("online-challenge")}</button>
            </Show>
            <button class="button" data-act="block" aria-pressed=move || blocked.get().to_string() on:click=block>{block_words}</button>
            <Show when=move || muted.get()>
                <button class="button" on:click=move |_| online.unwanted.set(&id.get_value(), false)>{t("online-unmute")}</button>
            </Show>
        </div>
        <Complaint failure />
        <NewTable open=challenge guest=person />
    }
}

/// One rating, and how it came to be.
#[component]
fn RatingView(id: String, rating: Rating) -> impl IntoView {
    let (speech, online) = (speech(), online());
    let points = RwSignal::new(Vec::<RatingPoint>::new());
    let kind: Option<GameKind> = rating.game.parse().ok();
    let path = format!("/api/people/{id}/history?game={}&many={}", rating.game, rating.many);
    spawn_local(async move {
        // Without its history a rating is still one.
        if let Ok(found) = online.get(&path).await {
            let _ = points.try_set(found);
        }
    });
    let name = move || {
        let game = kind.map(|kind| speech.words().game_name(kind)).unwrap_or_default();
        if rating.many { speech.tell("online-rating-many", &[("game", game.into())]) } else { game }
    };
    let figure = move || {
        let (figure, off) = (rating.rating.round() as i64, (2.0 * rating.deviation).round() as i64);
        speech.tell("online-rating", &[("rating", figure.into()), ("off", off.into())])
    };
    let games = move || speech.tell("online-games-played", &[("count", rating.games.into())]);
    view! {
        <article class=format!("rating {}", kind.map(GameKind::name).unwrap_or_default())>
            <h3>{name}</h3>
            <p><b class="rating-figure">{figure}</b> " " <span class="fine">{games}</span></p>
            <Show when=move || 1 < points.with(Vec::len)>
                <RatingChart points=points.into() />
            </Show>
        </article>
    }
}
