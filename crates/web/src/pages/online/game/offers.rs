//! What others ask, and what can be done when somebody has gone.

use crate::online::SharedTable;
use crate::speech::{Speech, speech, t};
use leptos::prelude::*;
use tablier_games::{GameKind, Seat};

#[component]
pub(super) fn Offers(table: SharedTable) -> impl IntoView {
    view! {
        <Draw table />
        <Takeback table />
        <Gone table />
    }
}

/// Something that all must agree to: who asked, and who has agreed, by number.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    by: Option<Seat>,
    agreed: Vec<Seat>,
}

impl Asked {
    fn new(seats: &[u8]) -> Option<Self> {
        let agreed: Vec<Seat> = seats.iter().copied().filter_map(Seat::new).collect();
        (!agreed.is_empty()).then(|| Self { by: agreed.first().copied(), agreed })
    }
}

/// Who else has agreed, and who has not answered yet; nothing where there are but two people.
fn answers(table: SharedTable, speech: Speech, asked: &Asked) -> String {
    let people: Vec<Seat> = table.state.with(|state| state.people_in().collect());
    let awaited = people.iter().copied().filter(|seat| !asked.agreed.contains(seat)).collect::<Vec<_>>();
    let agreed = asked.agreed.iter().copied().filter(|seat| Some(*seat) != asked.by).collect::<Vec<_>>();
    if people.len() < 3 {
        return String::new();
    }
    let say = |id: &str, seats: Vec<Seat>| {
        let players = (!seats.is_empty()).then(|| table.people_at(seats))?;
        Some(format!(" {}", speech.tell(id, &[("players", players.into())])))
    };
    [say("online-agreed", agreed), say("online-awaited", awaited)].into_iter().flatten().collect()
}

/// The messages about something that all must agree to: asked by another, by oneself, and agreed to by oneself.
struct Messages {
    asked: &'static str,
    own: &'static str,
    agreed: &'static str,
}

const DRAW: Messages =
    Messages { asked: "online-offers-draw", own: "online-draw-pending", agreed: "online-draw-agreed" };
const TAKEBACK: Messages = Messages {
    asked: "online-asks-takeback",
    own: "online-takeback-pending",
    agreed: "online-takeback-agreed",
};

#[component]
fn Draw(table: SharedTable) -> impl IntoView {
    let asked = Memo::new(move |_| Asked::new(&table.view().draw_offers));
    view! { <Agreement table what="draw" asked messages=&DRAW /> }
}

#[component]
fn Takeback(table: SharedTable) -> impl IntoView {
    let asked = Memo::new(move |_| table.view().takeback.and_then(|wish| Asked::new(&wish.agreed)));
    view! { <Agreement table what="takeback" asked messages=&TAKEBACK /> }
}

#[component]
fn Agreement(
    table: SharedTable,
    what: &'static str,
    asked: Memo<Option<Asked>>,
    messages: &'static Messages,
) -> impl IntoView {
    let speech = speech();
    let own = move || table.own_seat();
    let has_agreed =
        Memo::new(move |_| asked.get().map(|asked| own().is_some_and(|own| asked.agreed.contains(&own))));
    let words = move || {
        let Some(asked) = asked.get() else { return String::new() };
        let id = match own() {
            Some(own) if asked.by == Some(own) => messages.own,
            Some(own) if asked.agreed.contains(&own) => messages.agreed,
            _ => messages.asked,
        };
        let player = asked.by.map(|seat| table.name_of(seat)).unwrap_or_default();
        format!("{}{}", speech.tell(id, &[("player", player.into())]), answers(table, speech, &asked))
    };
    move || match has_agreed.get() {
        None => ().into_any(),
        Some(true) => view! { <Pending table what words /> }.into_any(),
        Some(false) => view! { <Question table what words /> }.into_any(),
    }
}

/// What oneself is asked at the moment, for where there is no room for the question itself.
pub(super) fn open_question(table: SharedTable, speech: Speech) -> Option<String> {
    let own = table.own_seat().filter(|_| table.plays())?;
    let view = table.view();
    let takeback = view.takeback.map(|wish| wish.agreed).unwrap_or_default();
    let asked =
        [(view.draw_offers, &DRAW), (takeback, &TAKEBACK)].into_iter().find_map(|(seats, messages)| {
            let asked = Asked::new(&seats).filter(|asked| !asked.agreed.contains(&own))?;
            Some((asked.by?, messages.asked))
        });
    asked.map(|(by, message)| speech.tell(message, &[("player", table.name_of(by).into())]))
}

/// Something that oneself is asked; whoever only watches sees that it is asked.
#[component]
fn Question(
    table: SharedTable,
    what: &'static str,
    words: impl Fn() -> String + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let plays = Memo::new(move |_| table.plays());
    view! {
        <div class="offer" role="status" data-offer=what>
            <span>{words}</span>
            <Show when=move || plays.get()>
                <button class="button outlined" data-act="accept" on:click=move |_| table.act("POST", what)>{t("online-accept")}</button>
                <button class="button" data-act="decline" on:click=move |_| table.act("DELETE", what)>{t("online-decline")}</button>
            </Show>
        </div>
    }
}

/// Something that oneself asked.
#[component]
fn Pending(
    table: SharedTable,
    what: &'static str,
    words: impl Fn() -> String + Copy + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <div class="offer" role="status" data-offer=what>
            <span>{words}</span>
            <button class="button" data-act="withdraw" on:click=move |_| table.act("DELETE", what)>{t("online-withdraw")}</button>
        </div>
    }
}

/// Whoever is to move has gone: after a fair wait the game can be claimed.
#[component]
fn Gone(table: SharedTable) -> impl IntoView {
    let speech = speech();
    // Without a clock nothing else says that time passes.
    let ticking = set_interval_with_handle(
        move || table.desk.now.set(crate::browser::now()),
        std::time::Duration::from_secs(1),
    );
    if let Ok(ticking) = ticking {
        on_cleanup(move || ticking.clear());
    }
    let gone = Memo::new(move |_| {
        let (seat, left) = table.claimable().filter(|_| table.plays())?;
        Some((seat, left.div_ceil(1000)))
    });
    let seat = Memo::new(move |_| gone.get().map(|(seat, left)| (seat, left == 0)));
    let countdown = move || {
        let left = gone.get().map(|(_, left)| left).unwrap_or_default();
        format!("{}:{:02}", left / 60, left % 60)
    };
    move || {
        seat.get().map(|(seat, ready)| {
            let player = table.name_of(seat);
            let (claim, wait) = claim_messages(table);
            let tell = |id| speech.tell(id, &[("player", player.clone().into())]);
            let (words, claim, wait) = (tell("online-gone"), tell(claim), tell(wait));
            view! {
                <div class="offer" data-offer="claim">
                    <span role="status">{words}</span>
                    {if ready {
                        view! { <button class="button outlined" data-act="claim" on:click=move |_| table.act("POST", "claim")>{claim}</button> }
                            .into_any()
                    } else {
                        view! { <span class="countdown">{wait} " " <time>{countdown}</time></span> }.into_any()
                    }}
                </div>
            }
        })
    }
}

/// What a claim does: it wins against the last other; else the one who has gone is out, or an engine plays on for them.
fn claim_messages(table: SharedTable) -> (&'static str, &'static str) {
    let several = table.state.with(|state| state.game().seats_in().count() > 2);
    match (several, table.kind()) {
        (false, _) => ("online-claim", "online-claim-in"),
        (true, GameKind::Tanagra) => ("online-claim-engine", "online-go-on-in"),
        (true, _) => ("online-claim-out", "online-go-on-in"),
    }
}
