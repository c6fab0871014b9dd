//! A new game: the set-up, who plays, and the clock.

use super::dialog::Dialog;
use crate::browser;
use crate::desk::{Desk, Notice};
use crate::keep;
use crate::speech::{speech, t};
use leptos::prelude::*;
use tablier_engine::Level;
use tablier_games::{GameKind, Seat, Setup};
use tablier_table::{LONGEST_NAME, Occupant, Pace, Plan, Table, clean_name};

/// Minutes for the game and seconds for a turn.
const PACES: [(u32, u32); 5] = [(3, 2), (5, 5), (10, 10), (20, 20), (45, 30)];

#[component]
pub(crate) fn NewGame(desk: Desk, open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title="new-title">
            <Form desk open />
        </Dialog>
    }
}

#[component]
fn Form(desk: Desk, open: RwSignal<bool>) -> impl IntoView {
    let before = desk.table.with_untracked(|table: &Table| table.plan().clone());
    let kind = before.kind;
    // A game that began with a position of its own has no set-up to offer again.
    let setup = before.opening.setup().unwrap_or_else(|| kind.setup_for(before.seat_count()));
    let setup = RwSignal::new(setup);
    let seats = RwSignal::new(before.seats.clone());
    let pace = RwSignal::new(before.pace);
    let names =
        RwSignal::new(if before.names.iter().all(String::is_empty) { keep::names() } else { before.names });
    let lots = RwSignal::new(draws_lots(kind) && keep::draws_lots(kind));
    let start = move |_| {
        let plan = Plan::new(kind, setup.get_untracked().name, seats.get_untracked());
        if let Some(plan) = plan {
            open.set(false);
            let names: Vec<String> =
                names.with_untracked(|names| names.iter().map(|name| clean_name(name)).collect());
            keep::keep_names(&names);
            keep::keep_lots(kind, lots.get_untracked());
            let plan = Plan { seed: browser::chance(), names, pace: pace.get_untracked(), ..plan };
            let drawn = lots.get_untracked();
            desk.begin(if drawn { plan.with_lots(browser::chance()) } else { plan });
            // Among several people the heading says who begins.
            if let Some(own) = desk.table.with_untracked(Table::own_seat).filter(|_| drawn) {
                desk.notice.set(Some(Notice::Drawn(own)));
            }
        }
    };
    view! {
        <div class="form">
            <SetupChoice kind setup seats />
            <fieldset class="seat-choices">
                <legend>{t("new-seats")}</legend>
                {move || {
                    Seat::all(setup.get().seats)
                        .map(|seat| view! { <SeatChoice kind seat seats /> <NameField kind seat seats names /> })
                        .collect_view()
                }}
                <Show when=move || seats.with(|seats| seats.iter().any(|seat| matches!(seat, Occupant::Engine(_))))>
                    <p class="fine">{t("new-levels-help")}</p>
                </Show>
                {draws_lots(kind)
                    .then(|| {
                        view! {
                            <label class="switch">
                                <span>{t("new-lots")}</span>
                                <input
                                    type="checkbox"
                                    name="lots"
                                    role="switch"
                                    prop:checked=move || lots.get()
                                    on:change=move |event| lots.set(event_target_checked(&event))
                                />
                            </label>
                        }
                    })}
            </fieldset>
            <PaceChoice pace />
            <div class="buttons">
                <button class="button filled" on:click=start>{t("new-start")}</button>
            </div>
        </div>
    }
}

/// The set-ups of the game; another one can have another number of seats.
#[component]
fn SetupChoice(
    kind: GameKind,
    setup: RwSignal<&'static Setup>,
    seats: RwSignal<Vec<Occupant>>,
) -> impl IntoView {
    let speech = speech();
    let choose = move |name: String| {
        let Some(chosen) = kind.setup(&name) else { return };
        seats.update(|seats| seats.resize(usize::from(chosen.seats), Occupant::Engine(keep::level(kind))));
        setup.set(chosen);
    };
    (kind.setups().len() > 1).then(|| {
        view! {
            <label class="field">
                <span>{t("new-setup")}</span>
                <select name="setup" on:change=move |event| choose(event_target_value(&event))>
                    {kind
                        .setups()
                        .iter()
                        .map(|one| {
                            view! {
                                <option value=one.name selected=move || setup.get().name == one.name>
                                    {move || speech.words().setup_name(kind, one)}
                                </option>
                            }
                        })
                        .collect_view()}
                </select>
            </label>
        }
    })
}

/// A person or an engine of some level.
#[component]
fn SeatChoice(kind: GameKind, seat: Seat, seats: RwSignal<Vec<Occupant>>) -> impl IntoView {
    let speech = speech();
    let chosen = move || seats.with(|seats| seats.get(seat.index()).copied().unwrap_or(Occupant::Person));
    let choose = move |text: String| {
        if let Ok(occupant) = text.parse() {
            seats.update(|seats| {
                if let Some(place) = seats.get_mut(seat.index()) {
                    *place = occupant;
                }
            });
        }
    };
    let name = move |occupant: Occupant| match occupant {
        Occupant::Person | Occupant::Elsewhere => speech.say("new-seat-person"),
        Occupant::Engine(level) => speech.tell("player-level", &[("level", level.number().into())]),
    };
    let occupants = std::iter::once(Occupant::Person).chain(Level::all().map(Occupant::Engine));
    view! {
        <label class="field">
            <span>{move || speech.words().seat_name(kind, seat)}</span>
            <select name=format!("seat-{seat}") on:change=move |event| choose(event_target_value(&event))>
                {occupants
                    .map(|occupant| {
                        view! {
                            <option value=occupant.to_string() selected=move || chosen() == occupant>
                                {move || name(occupant)}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}

/// The games whose leaflets let the colours be drawn by lot.
const fn draws_lots(kind: GameKind) -> bool {
    matches!(kind, GameKind::Tzaar | GameKind::Tchag)
}

/// What the person on a seat is called, where several sit at this screen.
#[component]
fn NameField(
    kind: GameKind,
    seat: Seat,
    seats: RwSignal<Vec<Occupant>>,
    names: RwSignal<Vec<String>>,
) -> impl IntoView {
    let speech = speech();
    let is_person = move || {
        seats.with(|seats| {
            let persons = seats.iter().filter(|seat| **seat == Occupant::Person).count();
            persons > 1 && seats.get(seat.index()) == Some(&Occupant::Person)
        })
    };
    let is_person = Memo::new(move |_| is_person());
    let name = move || names.with_untracked(|names| names.get(seat.index()).cloned().unwrap_or_default());
    let write = move |text: String| {
        names.update(|names| {
            if names.len() <= seat.index() {
                names.resize(seat.index() + 1, String::new());
            }
            names[seat.index()] = text;
        });
    };
    let label = move || format!("{} · {}", speech.words().seat_name(kind, seat), speech.say("new-name"));
    view! {
        <Show when=move || is_person.get()>
            <label class="field name-field">
                <span class="unseen">{label}</span>
                <input
                    name=format!("name-{seat}")
                    maxlength=LONGEST_NAME
                    autocomplete="off"
                    spellcheck="false"
                    placeholder=t("new-name")
                    prop:value=name()
                    on:input=move |event| write(event_target_value(&event))
                />
            </label>
        </Show>
    }
}

#[component]
fn PaceChoice(pace: RwSignal<Option<Pace>>) -> impl IntoView {
    let speech = speech();
    let choose = move |text: String| {
        let chosen = PACES.iter().find(|(minutes, _)| minutes.to_string() == text);
        pace.set(chosen.map(|(minutes, seconds)| Pace { base: minutes * 60, increment: *seconds }));
    };
    view! {
        <label class="field">
            <span>{t("new-clock")}</span>
            <select name="clock" on:change=move |event| choose(event_target_value(&event))>
                <option value="" selected=move || pace.get().is_none()>{t("new-clock-none")}</option>
                {PACES
                    .map(|(minutes, seconds)| {
                        let args = move || [("minutes", minutes.into()), ("seconds", seconds.into())];
                        view! {
                            <option
                                value=minutes.to_string()
                                selected=move || pace.get().is_some_and(|pace| pace.base == minutes * 60)
                            >
                                {move || speech.tell("new-clock-pace", &args())}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}
