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
    let stands_in = move || desk.table.with(|table| stands_in_for(speech, table, seat));
    let note = move || sitter.get().map_or_else(stands_in, |sitter| sitter.note);
    let facts = Memo::new(move |_| desk.table.with(|table| facts(speech, desk, table, seat)));
    let facts = move || {
        let Facts { colour, count, more } = facts.get();
        let parts = [
            note().map(|note| view! { <span>{note}</span> }.into_any()),
            count.map(|(short, count)| {
                view! {
                    <span class="fact-count">
                        <span class="fact-short" aria-hidden="true">{short}</span>
                        <span class="fact-long">{count}</span>
                    </span>
                }
                .into_any()
            }),
            colour.map(|colour| view! { <span class="fact-colour">{colour}</span> }.into_any()),
            more.map(|more| view! { <span>{more}</span> }.into_any()),
        ];
        parts.into_iter().flatten().collect_view()
    };
    let token = Piece::of_seat(kind, seat, seats).map(|piece| view! { <Token piece /> });
    // Of two players one has lost when the game ends; that is said by the prompt. Only among several is one out.
    let out = Memo::new(move |_| desk.table.with(|table| table.is_out(seat)));
    view! {
        <section class="strip" class:to-move=to_move class:out=move || out.get() aria-label=name>
            <span class="strip-token">{token}</span>
            <span class="strip-who">
                {move || match address() {
                    Some(address) => view! { <a class="strip-name" href=address>{name}</a> }.into_any(),
                    None => view! { <span class="strip-name">{name}</span> }.into_any(),
                }}
                <span class="strip-facts">{facts}</span>
            </span>
            <Rank desk seat />
            <GoalBadge desk seat />
            <Counts desk seat kind />
            <ClockFace desk seat />
        </section>
    }
}

/// The place of a player, once a game of several is over.
#[component]
fn Rank(desk: Desk, seat: Seat) -> impl IntoView {
    let speech = speech();
    let place = Memo::new(move |_| {
        desk.table.with(|table| {
            let places = table.game().places().filter(|places| places.len() > 2)?;
            places.get(seat.index()).copied()
        })
    });
    move || {
        place.get().map(|place| view! { <b class="rank" data-place=place>{speech.words().ranked(place)}</b> })
    }
}

/// Where the T of a player of Terrace goes, with the mark that lies there on the board.
#[component]
fn GoalBadge(desk: Desk, seat: Seat) -> impl IntoView {
    let speech = speech();
    let goal = Memo::new(move |_| {
        desk.table.with(|table| match table.position() {
            AnyPosition::Terrace(position) if table.game().is_in(seat) => {
                Some(position.goal(seat).to_string())
            }
            _ => None,
        })
    });
    move || {
        goal.get().map(|goal| {
            let label = speech.tell("player-goal", &[("goal", goal.clone().into())]);
            let title = label.clone();
            view! {
                <span class="goal-badge" title=title>
                    <Token piece=Piece::TerraceGoal(seat) />
                    <b aria-hidden="true">{goal}</b>
                    <span class="unseen">{label}</span>
                </span>
            }
        })
    }
}

/// What a player is called.
pub(crate) fn player_name(speech: Speech, desk: Desk, table: &Table, seat: Seat) -> String {
    if table.own_seat() == Some(seat) && !table.is_played_for(seat) {
        return speech.say("player-you");
    }
    if let Some(name) =
        desk.sitters.with(|sitters| sitters.get(seat.index()).map(|sitter| sitter.name.clone()))
    {
        return name;
    }
    match table.occupant(seat) {
        Occupant::Person if table.plan().name(seat).is_some() => {
            table.plan().name(seat).unwrap_or_default().to_owned()
        }
        Occupant::Engine(level) => speech.tell("player-level", &[("level", level.number().into())]),
        Occupant::Person | Occupant::Elsewhere => speech.words().seat_name(table.kind(), seat),
    }
}

/// For whom of the people at this screen an engine plays on.
fn stands_in_for(speech: Speech, table: &Table, seat: Seat) -> Option<String> {
    if !table.is_played_for(seat) {
        return None;
    }
    let own = || (table.own_seat() == Some(seat)).then(|| speech.say("player-plays-for-you"));
    let name = table.plan().name(seat).map(|name| name.to_owned().into());
    name.map(|name| speech.tell("player-plays-for", &[("player", name)])).or_else(own)
}

/// What one should know of a player besides the name.
#[derive(Clone, PartialEq, Default)]
struct Facts {
    /// The colour, where it is not the name already.
    colour: Option<String>,
    /// What is left, as a number and in words, where there is no room to show it.
    count: Option<(String, String)>,
    more: Option<String>,
}

fn facts(speech: Speech, desk: Desk, table: &Table, seat: Seat) -> Facts {
    let words = speech.words();
    let colour = words.seat_name(table.kind(), seat);
    // At a table of several people the colour is the name already.
    let colour = Some(colour).filter(|colour| player_name(speech, desk, table, seat) != *colour);
    if table.is_out(seat) {
        return Facts { colour, more: Some(speech.say("player-out")), count: None };
    }
    let pawns = |count: u32| speech.tell("player-pawns", &[("count", count.into())]);
    match table.position() {
        AnyPosition::Tchag(position) => {
            let left = position.pawn_count(tchag::Colour::of_seat(seat));
            Facts { colour, more: Some(pawns(left)), count: None }
        }
        AnyPosition::Tanagra(position) if position.seats() > 2 => {
            let on_board = position.pawn_count(seat);
            let to_lay = u32::from(position.x()).saturating_sub(on_board);
            let laying = matches!(position.phase(), Phase::Lay);
            let count = if laying {
                let words = speech.tell("player-to-lay", &[("count", to_lay.into())]);
                (format!("{on_board}/{}", position.x()), words)
            } else {
                (on_board.to_string(), pawns(on_board))
            };
            Facts { colour, count: Some(count), more: Some(words.prey(seat, position.seats())) }
        }
        AnyPosition::Tzaar(_) | AnyPosition::Terrace(_) | AnyPosition::Tanagra(_) => {
            Facts { colour, ..Facts::default() }
        }
    }
}

/// What is left of each type, where that decides the game.
#[component]
fn Counts(desk: Desk, seat: Seat, kind: GameKind) -> impl IntoView {
    let speech = speech();
    let counts = move || {
        desk.table.with(|table| match table.position() {
            AnyPosition::Terrace(position) => {
                let piece = Piece::of_seat(GameKind::Terrace, seat, position.seats());
                let left = position.pieces(seat).count() as u32;
                piece
                    .filter(|_| left > 0)
                    .map(|piece| Counted { piece, left, of: None, name: None, prey: None })
                    .into_iter()
                    .collect()
            }
            AnyPosition::Tzaar(position) => {
                let colour = Colour::of_seat(seat);
                Kind::ALL
                    .map(|kind| Counted {
                        piece: Piece::Tzaar(colour, kind),
                        left: position.tops(colour, kind),
                        of: None,
                        name: Some(kind_name(kind)),
                        prey: None,
                    })
                    .to_vec()
            }
            AnyPosition::Tanagra(position) if position.seats() == 2 => [false, true]
                .into_iter()
                .filter_map(|large| {
                    let pawn = Pawn::of_seat(seat, large)?;
                    let on_board = position.standings().find(|standing| standing.pawn == pawn)?.pawns;
                    let laying = matches!(position.phase(), Phase::Lay);
                    let of = laying.then(|| u32::from(position.x()));
                    let piece = Piece::Tanagra(pawn, 2);
                    let name = Some(pawn_name(pawn));
                    Some(Counted { piece, left: on_board, of, name, prey: prey_of(pawn) })
                })
                .collect(),
            AnyPosition::Tanagra(position) => {
                let of = matches!(position.phase(), Phase::Lay).then(|| u32::from(position.x()));
                let piece = Piece::of_seat(GameKind::Tanagra, seat, position.seats());
                let left = position.pawn_count(seat);
                piece
                    .map(|piece| Counted { piece, left, of, name: Some("pawns-all"), prey: None })
                    .into_iter()
                    .collect()
            }
            AnyPosition::Tchag(_) => Vec::new(),
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
                    .map(|Counted { piece, left, of, name, prey }| {
                        let label = match (name, of) {
                            (Some(name), Some(of)) => {
                                let kind = speech.say(name).into();
                                let args = [("kind", kind), ("count", left.into()), ("of", of.into())];
                                speech.tell("player-types-laid", &args)
                            }
                            (Some(name), None) => {
                                let args = [("kind", speech.say(name).into()), ("count", left.into())];
                                speech.tell("player-types-left", &args)
                            }
                            (None, _) => speech.tell("player-pieces", &[("count", left.into())]),
                        };
                        let title = label.clone();
                        let warns = name.is_some();
                        view! {
                            <span class="count" title=title>
                                <Token piece />
                                <b class:few=move || warns && left < few && !is_placing()>{left} {of.map(|of| format!("/{of}"))}</b>
                                <span class="unseen">{label}</span>
                                {prey.map(|piece| view! { <span class="prey" aria-hidden="true">"→"<Token piece /></span> })}
                            </span>
                        }
                    })
                    .collect_view()
            }}
        </span>
    }
}

/// Pieces of one kind that a player has on the board, and for pawns of Tanagra with two players those that they take.
#[derive(Clone, Copy, PartialEq)]
struct Counted {
    piece: Piece,
    left: u32,
    /// While they are laid: how many there will be.
    of: Option<u32>,
    name: Option<&'static str>,
    prey: Option<Piece>,
}

/// The pawns that a pawn takes, with two players: the first player's take their like, the second player's the others.
fn prey_of(pawn: Pawn) -> Option<Piece> {
    let large = if pawn.seat() == Seat::FIRST { pawn.is_large() } else { !pawn.is_large() };
    Some(Piece::Tanagra(Pawn::of_seat(pawn.seat().next(2), large)?, 2))
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
    // The time of a player who has left is nobody's any more.
    let kept = Memo::new(move |_| desk.table.with(|table| !table.game().has_left(seat)));
    let left = move || {
        let now = desk.now.get();
        if !kept.get() {
            return None;
        }
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
            .tell("player-clock-long", &[("days", (seconds / A_DAY).into()), ("hours", hours.into())]);
    }
    if seconds >= 3600 {
        return format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
    if milliseconds < 10_000 {
        return format!("0:{seconds:02}.{}", milliseconds % 1000 / 100);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
