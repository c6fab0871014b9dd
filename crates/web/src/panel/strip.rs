//! Those who play: who they are, what they have left, and their time.

use crate::desk::Desk;
use crate::picture::Token;
use crate::speech::{Speech, speech};
use leptos::prelude::*;
use tablier_games::tanagra::{Pawn, Phase};
use tablier_games::tzaar::{Colour, Kind};
use tablier_games::{AnyPosition, GameKind, Position, Seat, tchag};
use tablier_scene::Piece;
use tablier_table::{Clocks, Occupant, Table};

/// Under this count of a type a player of TZAAR is in danger.
const FEW: u32 = 3;
/// Seconds.
const A_DAY: u64 = 24 * 60 * 60;

/// The others above the board, oneself below it.
#[component]
pub(crate) fn Strips(desk: Desk) -> impl IntoView {
    let seats = move || {
        desk.table.with(|table| {
            let own = table.persons().next().unwrap_or(Seat::FIRST);
            let seats = table.plan().seat_count();
            let others: Vec<Seat> =
                std::iter::successors(Some(own.next(seats)), |seat| Some(seat.next(seats)))
                    .take_while(|seat| *seat != own)
                    .collect();
            (others, own)
        })
    };
    let seats = Memo::new(move |_| seats());
    view! {
        <div class="others" data-count=move || seats.with(|(others, _)| others.len().to_string())>
            {move || {
                seats.get().0.into_iter().map(|seat| view! { <Strip desk seat /> }).collect_view()
            }}
        </div>
        <div class="own">{move || view! { <Strip desk seat=seats.get().1 /> }}</div>
    }
}

/// One player.
#[component]
fn Strip(desk: Desk, seat: Seat) -> impl IntoView {
    let speech = speech();
    let kind = desk.table.with_untracked(Table::kind);
    let seats = desk.table.with_untracked(|table| table.plan().seat_count());
    let to_move = move || desk.table.with(|table| table.game().outcome().is_none() && table.mover() == seat);
    let sitter = Memo::new(move |_| desk.sitters.with(|sitters| sitters.get(seat.index()).cloned()));
    let name = move || desk.table.with(|table| player_name(speech, desk, table, seat));
    let address = move || sitter.get().and_then(|sitter| sitter.address);
    let facts = move || {
        let facts = desk.table.with(|table| facts(speech, desk, table, seat));
        match sitter.get().and_then(|sitter| sitter.note) {
            Some(note) => format!("{note} · {facts}"),
            None => facts,
        }
    };
    let token = Piece::of_seat(kind, seat, seats).map(|piece| view! { <Token piece /> });
    view! {
        <section class="strip" class:to-move=to_move aria-label=name>
            <span class="strip-token">{token}</span>
            <span class="strip-who">
                {move || match address() {
                    Some(address) => view! { <a class="strip-name" href=address>{name}</a> }.into_any(),
                    None => view! { <span class="strip-name">{name}</span> }.into_any(),
                }}
                <span class="strip-facts">{facts}</span>
            </span>
            <Counts desk seat kind />
            <ClockFace desk seat />
        </section>
    }
}

/// What a player is called.
pub(crate) fn player_name(speech: Speech, desk: Desk, table: &Table, seat: Seat) -> String {
    if table.own_seat() == Some(seat) {
        return speech.say("player-you");
    }
    if let Some(name) =
        desk.sitters.with(|sitters| sitters.get(seat.index()).map(|sitter| sitter.name.clone()))
    {
        return name;
    }
    match table.occupant(seat) {
        Occupant::Engine(level) => speech.tell("player-level", &[("level", level.number().into())]),
        Occupant::Person | Occupant::Elsewhere => speech.words().seat_name(table.kind(), seat),
    }
}

/// The player's colour, and what else one should know.
fn facts(speech: Speech, desk: Desk, table: &Table, seat: Seat) -> String {
    let words = speech.words();
    let colour = words.seat_name(table.kind(), seat);
    if !table.game().is_in(seat) && table.game().outcome().is_none() {
        return format!("{colour} · {}", speech.say("player-out"));
    }
    let count = |id: &str, count: u32| speech.tell(id, &[("count", count.into())]);
    // At a table of several people the colour is the name already.
    let known = player_name(speech, desk, table, seat) == colour;
    let fact = match table.position() {
        AnyPosition::Terrace(position) => {
            let goal = position.goal(seat).to_string();
            // Where several sit beside each other there is little room.
            if position.seats() > 2 && !known {
                return speech.tell("player-goes-to", &[("player", colour.into()), ("goal", goal.into())]);
            }
            Some(speech.tell("player-goal", &[("goal", goal.into())]))
        }
        AnyPosition::Tchag(position) => {
            Some(count("player-pawns", position.pawn_count(tchag::Colour::of_seat(seat))))
        }
        AnyPosition::Tanagra(position) if position.seats() > 2 => Some(format!(
            "{} · {}",
            count("player-pawns", position.pawn_count(seat)),
            words.prey(seat, position.seats())
        )),
        AnyPosition::Tzaar(_) | AnyPosition::Tanagra(_) => None,
    };
    match (known, fact) {
        (true, fact) => fact.unwrap_or_default(),
        (false, None) => colour,
        (false, Some(fact)) => format!("{colour} · {fact}"),
    }
}

/// What is left of each type, where that decides the game.
#[component]
fn Counts(desk: Desk, seat: Seat, kind: GameKind) -> impl IntoView {
    let speech = speech();
    let counts = move || {
        desk.table.with(|table| match table.position() {
            AnyPosition::Tzaar(position) => {
                let colour = Colour::of_seat(seat);
                Kind::ALL
                    .map(|kind| (Piece::Tzaar(colour, kind), position.tops(colour, kind), kind_name(kind)))
                    .to_vec()
            }
            AnyPosition::Tanagra(position) if position.seats() == 2 => [false, true]
                .into_iter()
                .filter_map(|large| {
                    let pawn = Pawn::of_seat(seat, large)?;
                    let on_board = position.standings().find(|standing| standing.pawn == pawn)?.pawns;
                    let laying = matches!(position.phase(), Phase::Lay);
                    let left =
                        if laying { u32::from(position.x()).saturating_sub(on_board) } else { on_board };
                    Some((Piece::Tanagra(pawn, 2), left, pawn_name(pawn)))
                })
                .collect(),
            _ => Vec::new(),
        })
    };
    let counts = Memo::new(move |_| counts());
    let is_placing = move || {
        desk.table.with(|table| match table.position() {
            AnyPosition::Tzaar(position) => position.turn() == 0,
            AnyPosition::Tanagra(position) => matches!(position.phase(), Phase::Lay),
            _ => false,
        })
    };
    let few = if kind == GameKind::Tzaar { FEW } else { 2 };
    view! {
        <span class="counts">
            {move || {
                counts
                    .get()
                    .into_iter()
                    .map(|(piece, left, name)| {
                        let kind = speech.say(name);
                        let label =
                            speech.tell("player-types-left", &[("kind", kind.into()), ("count", left.into())]);
                        let title = label.clone();
                        view! {
                            <span class="count" title=title>
                                <Token piece />
                                <b class:few=move || left < few && !is_placing()>{left}</b>
                                <span class="unseen">{label}</span>
                            </span>
                        }
                    })
                    .collect_view()
            }}
        </span>
    }
}

/// The message that names a type of pieces.
pub(super) const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Tzaar => "kind-tzaar",
        Kind::Tzarra => "kind-tzarra",
        Kind::Tott => "kind-tott",
    }
}

/// The message that names a series of pawns.
pub(super) const fn pawn_name(pawn: Pawn) -> &'static str {
    if pawn.is_large() { "pawns-large" } else { "pawns-small" }
}

/// The time that is left, if there is a clock.
#[component]
fn ClockFace(desk: Desk, seat: Seat) -> impl IntoView {
    let left = move || {
        let now = desk.now.get();
        desk.clocks.with(|clocks| clocks.as_ref().map(|clocks: &Clocks| clocks.left(seat, now)))
    };
    let speech = speech();
    move || {
        left().map(
            |left| view! { <time class="clock" class:short=left < 20_000>{written(speech, left)}</time> },
        )
    }
}

/// Minutes and seconds; tenths at the end, days where there are some.
fn written(speech: Speech, milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    if seconds >= A_DAY {
        let hours = seconds % A_DAY / 3600;
        return speech
            .tell("online-clock-long", &[("days", (seconds / A_DAY).into()), ("hours", hours.into())]);
    }
    if seconds >= 3600 {
        return format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
    if milliseconds < 10_000 {
        return format!("0:{seconds:02}.{}", milliseconds % 1000 / 100);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
