//! The lobby: what goes on, and ways to join in.

use super::find::FindPerson;
use super::frame::{Complaint, Frame, LinkState};
use super::new_table::NewTable;
use super::row::{Row, Told, shown_seat};
use super::terms::{Choice, mover_words, short_pace};
use crate::icons;
use crate::online::{Failure, Link, LobbyState, Notifier, Online, online};
use crate::route::{Router, router};
use crate::speech::{speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use tablier_games::GameKind;
use tablier_protocol::online::{Game, Join, Listed, Opened, Pace, PlayNow, SeatKind, SeatState, Status};
use tablier_protocol::page::Place;

/// The clocks from which one chooses without a long look.
const PACES: [Option<Pace>; 5] = [
    None,
    Some(Pace::Clock { base: 300, increment: 5 }),
    Some(Pace::Clock { base: 600, increment: 10 }),
    Some(Pace::Clock { base: 1200, increment: 20 }),
    Some(Pace::Correspondence { days: 3 }),
];

/// What the parts of the lobby share. Copies are the same.
#[derive(Clone, Copy)]
struct Lobby {
    online: Online,
    router: Router,
    state: LobbyState,
    failure: RwSignal<Option<Failure>>,
    busy: RwSignal<bool>,
}

impl Lobby {
    /// Asks for a table, and goes there.
    fn go_to(self, asked: impl Future<Output = Result<String, Failure>> + 'static) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        spawn_local(async move {
            let answer = asked.await;
            let _ = self.busy.try_set(false);
            match answer {
                Ok(id) => self.router.go(&Place::Game(id).path()),
                Err(failure) => drop(self.failure.try_set(Some(failure))),
            }
        });
    }

    fn play_now(self, kind: GameKind, pace: Option<Pace>, rated: bool) {
        let wish = PlayNow { game: kind.name().to_owned(), setup: None, clock: pace, rated };
        self.go_to(async move { Ok(self.online.post::<Opened>("/api/play", &wish).await?.id) });
    }

    fn join(self, id: String) {
        self.go_to(async move {
            let path = format!("/api/games/{id}/join");
            self.online.post::<serde::de::IgnoredAny>(&path, &Join::default()).await?;
            Ok(id)
        });
    }

    /// Says that one would play again, and goes to the table, which leads on to the next one.
    fn play_again(self, id: String) {
        self.go_to(async move {
            self.online.act("POST", &format!("/api/games/{id}/rematch")).await?;
            let game: Game = self.online.get(&format!("/api/games/{id}")).await?;
            Ok(game.rematch.unwrap_or(id))
        });
    }

    /// Whoever looks elsewhere is told when something more waits for them.
    fn tell_of_more(self, count: Memo<usize>, words: &'static str) {
        let (speech, notifier) = (speech(), self.online.notifier);
        Effect::new(move |before: Option<usize>| {
            let now = count.get();
            if before.is_some_and(|before| before < now) {
                notifier.tell(&speech.say(words), words);
            }
            now
        });
    }

    fn decline(self, id: &str) {
        let path = format!("/api/games/{id}/leave");
        spawn_local(async move {
            let _ = self.failure.try_set(self.online.act("POST", &path).await.err());
        });
    }
}

#[component]
pub(crate) fn LobbyPage() -> impl IntoView {
    let online = online();
    let state = LobbyState::new(online);
    let lobby =
        Lobby { online, router: router(), state, failure: RwSignal::new(None), busy: RwSignal::new(false) };
    let opening = RwSignal::new(false);
    let turns = Memo::new(move |_| state.own().iter().filter(|table| state.is_own_turn(table)).count());
    let challenges = Memo::new(move |_| state.challenges().len());
    let rematches = Memo::new(move |_| state.rematches().len());
    let waiting = Signal::derive(move || turns.get() + challenges.get() + rematches.get());
    lobby.tell_of_more(turns, "table-your-move");
    lobby.tell_of_more(challenges, "online-challenges");
    lobby.tell_of_more(rematches, "online-rematches");
    view! {
        <Frame title="online-lobby" here=Place::Lobby waiting=waiting>
            <LinkState link=state.link />
            <Complaint failure=lobby.failure />
            <Challenges lobby />
            <Rematches lobby />
            <OwnGames lobby />
            <Quick lobby opening />
            <Waiting lobby />
            <Playing lobby />
            <section>
                <FindPerson found=|person| view! { <a href=Place::Person(person.id).path()>{person.name}</a> } />
            </section>
            <Presence lobby />
            <NewTable open=opening />
        </Frame>
    }
}

/// Play now: one press.
#[component]
fn Quick(lobby: Lobby, opening: RwSignal<bool>) -> impl IntoView {
    let speech = speech();
    let pace = RwSignal::new(PACES[0]);
    let rated = RwSignal::new(false);
    let pill = move |one: Option<Pace>| {
        view! {
            <label class="pill">
                <input type="radio" name="pace-now" prop:checked=move || pace.get() == one on:change=move |_| pace.set(one) />
                <span>{move || short_pace(speech, one)}</span>
            </label>
        }
    };
    let game = move |kind: GameKind| {
        let name = move || speech.words().game_name(kind);
        let play = move |_| lobby.play_now(kind, pace.get_untracked(), rated.get_untracked());
        view! {
            <button class=format!("game-now {kind}") data-play=kind.name() disabled=move || lobby.busy.get() on:click=play>
                {icons::game(kind)}
                <span>{name}</span>
            </button>
        }
    };
    view! {
        <section class="quick">
            <h2>{t("online-play-now")}</h2>
            <p class="fine">{t("online-play-now-help")}</p>
            <fieldset class="paces">
                <legend class="unseen">{t("new-clock")}</legend>
                {PACES.map(pill).collect_view()}
            </fieldset>
            <Show when=move || lobby.online.has_account()>
                <Choice name="rated-now" label="online-rated-game" signal=rated />
            </Show>
            <div class="games-now">{GameKind::ALL.map(game).collect_view()}</div>
            <button class="button" data-act="open-table" on:click=move |_| opening.set(true)>
                {icons::plus()} {t("online-open-table")}
            </button>
        </section>
    }
}

fn told(table: &Listed, more: String) -> Told {
    Told {
        game: table.game.clone(),
        setup: table.setup.clone(),
        seats: table.seats.clone(),
        clock: table.clock,
        rated: table.rated,
        more,
    }
}

/// Those who ask one to play.
#[component]
fn Challenges(lobby: Lobby) -> impl IntoView {
    let speech = speech();
    let rows = move || {
        let row = |table: Listed| {
            let id = StoredValue::new(table.id.clone());
            let by = speech.tell("online-challenge-by", &[("player", table.by.name.clone().into())]);
            view! {
                <Row id=table.id.clone() told=told(&table, by) urgent=true>
                    <button class="button filled" data-act="accept" on:click=move |_| lobby.join(id.get_value())>{t("online-accept")}</button>
                    <button class="button" data-act="decline" on:click=move |_| lobby.decline(&id.get_value())>{t("online-decline")}</button>
                </Row>
            }
        };
        lobby.state.challenges().into_iter().map(row).collect_view()
    };
    let any = Memo::new(move |_| !lobby.state.challenges().is_empty());
    view! {
        <Show when=move || any.get()>
            <section class="challenges" aria-live="polite">
                <h2>{t("online-challenges")}</h2>
                <ul class="rows">{rows}</ul>
            </section>
        </Show>
    }
}

/// Games that are over, at which the others would play again.
#[component]
fn Rematches(lobby: Lobby) -> impl IntoView {
    let speech = speech();
    let rows = move || {
        let row = |table: Listed| {
            let id = StoredValue::new(table.id.clone());
            let asks = |seat: &&SeatState| table.rematch_offers.contains(&seat.seat);
            let asking: Vec<String> =
                table.seats.iter().filter(asks).map(|seat| shown_seat(speech, lobby.online, seat)).collect();
            let args = [("player", asking.join(", ").into()), ("count", asking.len().into())];
            let more = speech.tell("online-offers-rematch", &args);
            view! {
                <Row id=table.id.clone() told=told(&table, more) urgent=true>
                    <button class="button filled" data-act="rematch" disabled=move || lobby.busy.get() on:click=move |_| lobby.play_again(id.get_value())>
                        {t("table-rematch")}
                    </button>
                    <a class="button" href=Place::Game(table.id.clone()).path()>{t("online-go")}</a>
                </Row>
            }
        };
        lobby.state.rematches().into_iter().map(row).collect_view()
    };
    let any = Memo::new(move |_| !lobby.state.rematches().is_empty());
    view! {
        <Show when=move || any.get()>
            <section class="rematches" aria-live="polite">
                <h2>{t("online-rematches")}</h2>
                <ul class="rows">{rows}</ul>
            </section>
        </Show>
    }
}

/// One's own games that go on.
#[component]
fn OwnGames(lobby: Lobby) -> impl IntoView {
    let speech = speech();
    let rows = move || {
        let row = |table: Listed| {
            let own = lobby.state.is_own_turn(&table);
            let more = match table.status {
                Status::Waiting => speech.say("online-waits"),
                _ if own => speech.say("table-your-move"),
                _ => {
                    let mover = table.seats.iter().find(|seat| Some(seat.seat) == table.to_move);
                    let name = mover.map(|seat| mover_words(speech, seat)).unwrap_or_default();
                    speech.tell("online-to-move", &[("player", name.into())])
                }
            };
            let class = if own { "button filled" } else { "button" };
            view! {
                <Row id=table.id.clone() told=told(&table, more) urgent=own>
                    <a class=class href=Place::Game(table.id.clone()).path()>{t("online-go")}</a>
                </Row>
            }
        };
        lobby.state.own().into_iter().map(row).collect_view()
    };
    let any = Memo::new(move |_| !lobby.state.own().is_empty());
    view! {
        <Show when=move || any.get()>
            <section class="own-games">
                <h2>{t("online-own-games")}</h2>
                <ul class="rows">{rows}</ul>
            </section>
        </Show>
    }
}

/// Tables with a free seat.
#[component]
fn Waiting(lobby: Lobby) -> impl IntoView {
    let free = move || {
        let mut tables = lobby.state.open(Status::Waiting);
        tables.retain(|table| table.seats.iter().any(|seat| seat.kind == SeatKind::Open));
        tables
    };
    let rows = move || {
        let row = |table: Listed| {
            let id = StoredValue::new(table.id.clone());
            view! {
                <Row id=table.id.clone() told=told(&table, String::new())>
                    <button class="button outlined" data-act="join" disabled=move || lobby.busy.get() on:click=move |_| lobby.join(id.get_value())>
                        {t("online-join")}
                    </button>
                </Row>
            }
        };
        free().into_iter().map(row).collect_view()
    };
    let none = Memo::new(move |_| free().is_empty());
    // Whoever hears nothing does not know that nobody is there.
    let known = move || lobby.state.link.get() == Link::Open;
    view! {
        <section class="waiting">
            <h2>{t("online-open-tables")}</h2>
            <Show when=move || none.get() && known()>
                <p class="invites">{t("online-no-tables")}</p>
            </Show>
            <ul class="rows">{rows}</ul>
        </section>
    }
}

/// Tables that are played, to watch.
#[component]
fn Playing(lobby: Lobby) -> impl IntoView {
    let speech = speech();
    let rows = move || {
        let row = |table: Listed| {
            let more = speech.tell("online-plies", &[("count", table.ply.into())]);
            view! {
                <Row id=table.id.clone() told=told(&table, more)>
                    <a class="button" data-act="watch" href=Place::Game(table.id.clone()).path()>{t("online-watch")}</a>
                </Row>
            }
        };
        let mut tables = lobby.state.open(Status::Playing);
        tables.reverse();
        tables.into_iter().map(row).collect_view()
    };
    let any = Memo::new(move |_| !lobby.state.open(Status::Playing).is_empty());
    view! {
        <Show when=move || any.get()>
            <section class="played">
                <h2>{t("online-played-tables")}</h2>
                <ul class="rows">{rows}</ul>
            </section>
        </Show>
    }
}

/// Who is here, and whether to be told of turns.
#[component]
fn Presence(lobby: Lobby) -> impl IntoView {
    let speech = speech();
    let notifier = lobby.online.notifier;
    let people = move || {
        let known = lobby.state.link.get() == Link::Open;
        known.then(|| speech.tell("online-people", &[("count", lobby.state.people.get().into())]))
    };
    view! {
        <section class="presence">
            <p class="fine">{people}</p>
            {Notifier::can()
                .then(|| {
                    view! {
                        <label class="switch">
                            <span>{t("online-notify")}</span>
                            <input
                                type="checkbox"
                                role="switch"
                                prop:checked=move || notifier.is_on()
                                on:change=move |event| notifier.turn(event_target_checked(&event))
                            />
                        </label>
                        <p class="say warning" role="status">
                            {move || notifier.refused.get().then(|| t("online-notify-refused")())}
                        </p>
                    }
                })}
        </section>
    }
}
