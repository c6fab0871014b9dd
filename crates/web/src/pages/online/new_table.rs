//! Opening a table: what is played, by whom, and how long.

use super::frame::Complaint;
use super::terms::{Choice, PaceChoice};
use crate::dialogs::Dialog;
use crate::online::{Failure, online};
use crate::route::router;
use crate::speech::{speech, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use tablier_engine::Level;
use tablier_games::{GameKind, Seat, Setup};
use tablier_protocol::online::{NewGame, Opened, Pace, PersonRef};
use tablier_protocol::page::Place;

/// What is wished for. Copies are the same wish.
#[derive(Clone, Copy)]
struct Wish {
    kind: RwSignal<GameKind>,
    setup: RwSignal<&'static Setup>,
    /// As the house wants it: `me`, `open`, `level:6`, `person:ID`.
    seats: RwSignal<Vec<String>>,
    pace: RwSignal<Option<Pace>>,
    drawn: RwSignal<bool>,
    rated: RwSignal<bool>,
    private: RwSignal<bool>,
    guest: StoredValue<Option<PersonRef>>,
}

impl Wish {
    fn new(guest: Option<PersonRef>) -> Self {
        let kind = GameKind::Tzaar;
        let wish = Self {
            kind: RwSignal::new(kind),
            setup: RwSignal::new(&kind.setups()[0]),
            seats: RwSignal::new(Vec::new()),
            pace: RwSignal::new(None),
            drawn: RwSignal::new(true),
            rated: RwSignal::new(false),
            private: RwSignal::new(false),
            guest: StoredValue::new(guest),
        };
        wish.fill();
        wish
    }

    /// Oneself first, whoever is asked next, anybody on the other seats.
    fn fill(self) {
        let guest = self.guest.with_value(|guest| guest.as_ref().map(|guest| format!("person:{}", guest.id)));
        let people = [Some(String::from("me")), guest].into_iter().flatten();
        let seats = usize::from(self.setup.get_untracked().seats);
        self.seats.set(people.chain(std::iter::repeat(String::from("open"))).take(seats).collect());
    }

    fn choose_game(self, kind: GameKind) {
        self.kind.set(kind);
        self.choose_setup(&kind.setups()[0]);
    }

    fn choose_setup(self, setup: &'static Setup) {
        let before = self.setup.get_untracked().seats;
        self.setup.set(setup);
        if setup.seats != before {
            self.fill();
        }
    }

    fn choose_seat(self, seat: Seat, chosen: &str) {
        self.seats.update(|seats| {
            // Nobody sits on two seats: whoever moves leaves a free one behind.
            let alone = chosen == "me" || chosen.starts_with("person:");
            for other in seats.iter_mut().filter(|other| alone && *other == chosen) {
                *other = String::from("open");
            }
            if let Some(place) = seats.get_mut(seat.index()) {
                chosen.clone_into(place);
            }
        });
    }

    fn written(self) -> NewGame {
        NewGame {
            game: self.kind.get_untracked().name().to_owned(),
            setup: self.setup.get_untracked().name.to_owned(),
            seed: None,
            seats: self.seats.get_untracked(),
            clock: self.pace.get_untracked(),
            rated: self.rated.get_untracked(),
            private: self.private.get_untracked(),
            drawn: self.drawn.get_untracked(),
        }
    }
}

/// A form to open a table, perhaps with somebody who is asked to come.
#[component]
pub(super) fn NewTable(
    open: RwSignal<bool>,
    #[prop(optional, into)] guest: Option<PersonRef>,
) -> impl IntoView {
    let title = if guest.is_some() { "online-challenge" } else { "online-open-table" };
    let guest = StoredValue::new(guest);
    view! {
        <Dialog open title=title>
            <Form guest=guest.get_value() />
        </Dialog>
    }
}

#[component]
fn Form(guest: Option<PersonRef>) -> impl IntoView {
    let (online, router) = (online(), router());
    let wish = Wish::new(guest);
    let failure = RwSignal::new(None::<Failure>);
    let busy = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        busy.set(true);
        let written = wish.written();
        spawn_local(async move {
            let opened = online.post::<Opened>("/api/games", &written).await;
            let _ = busy.try_set(false);
            match opened {
                Ok(opened) => router.go(&Place::Game(opened.id).path()),
                Err(refused) => drop(failure.try_set(Some(refused))),
            }
        });
    };
    let levels = move || wish.seats.with(|seats| seats.iter().any(|seat| seat.starts_with("level:")));
    view! {
        <form class="form" on:submit=submit>
            <GameChoice wish />
            <fieldset class="seat-choices">
                <legend>{t("new-seats")}</legend>
                {move || {
                    let kind = wish.kind.get();
                    Seat::all(wish.setup.get().seats).map(|seat| view! { <SeatChoice wish kind seat /> }).collect_view()
                }}
            </fieldset>
            <Choice name="drawn" label="online-drawn" signal=wish.drawn />
            <PaceChoice pace=wish.pace />
            {move || online.has_account().then(|| view! { <Choice name="rated" label="online-rated-game" signal=wish.rated /> })}
            <Choice name="private" label="online-private" signal=wish.private />
            <Show when=levels><p class="fine">{t("new-levels-help")}</p></Show>
            <Complaint failure />
            <div class="buttons">
                <button class="button filled" type="submit" disabled=move || busy.get()>{t("online-open-it")}</button>
            </div>
        </form>
    }
}

#[component]
fn GameChoice(wish: Wish) -> impl IntoView {
    let speech = speech();
    let game = move |text: String| {
        if let Ok(kind) = text.parse() {
            wish.choose_game(kind);
        }
    };
    let setup = move |text: String| {
        if let Some(setup) = wish.kind.get_untracked().setup(&text) {
            wish.choose_setup(setup);
        }
    };
    view! {
        <label class="field">
            <span>{t("online-game")}</span>
            <select name="game" on:change=move |event| game(event_target_value(&event))>
                {GameKind::ALL
                    .map(|kind| {
                        view! {
                            <option value=kind.name() selected=move || wish.kind.get() == kind>
                                {move || speech.words().game_name(kind)}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
        <label class="field">
            <span>{t("new-setup")}</span>
            <select name="setup" on:change=move |event| setup(event_target_value(&event))>
                {move || {
                    let kind = wish.kind.get();
                    kind.setups()
                        .iter()
                        .map(|setup| {
                            view! {
                                <option value=setup.name selected=move || wish.setup.get().name == setup.name>
                                    {move || speech.words().setup_name(kind, setup)}
                                </option>
                            }
                        })
                        .collect_view()
                }}
            </select>
        </label>
    }
}

/// Oneself, anybody, somebody who is asked, or the engine.
#[component]
fn SeatChoice(wish: Wish, kind: GameKind, seat: Seat) -> impl IntoView {
    let speech = speech();
    let chosen = move || wish.seats.with(|seats| seats.get(seat.index()).cloned().unwrap_or_default());
    let guest = wish.guest.get_value().map(|guest| (format!("person:{}", guest.id), guest.name));
    let people = [
        (String::from("me"), speech.say("online-seat-me")),
        (String::from("open"), speech.say("online-seat-anybody")),
    ];
    let level = |level: Level| {
        (format!("level:{level}"), speech.tell("player-level", &[("level", level.number().into())]))
    };
    let options = people.into_iter().chain(guest).chain(Level::all().map(level));
    let option = move |(value, name): (String, String)| {
        let own = value.clone();
        view! { <option value=value.clone() prop:selected=move || chosen() == own>{name}</option> }
    };
    view! {
        <label class="field">
            <span>{move || speech.words().seat_name(kind, seat)}</span>
            <select
                name=format!("seat-{seat}")
                on:change=move |event| wish.choose_seat(seat, &event_target_value(&event))
            >
                {options.map(option).collect_view()}
            </select>
        </label>
    }
}
