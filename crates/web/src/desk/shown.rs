//! What the board shows.

use super::Desk;
use crate::keep;
use leptos::prelude::*;
use tablier_games::{AnyPosition, GameKind, Position, Seat, Spot, terrace};
use tablier_scene::{Marks, Trace, Turn, View, traces};
use tablier_table::Table;

/// How many pieces a newcomer is shown to try.
const RINGED: usize = 3;
/// For how many finished games and turns somebody counts as a newcomer.
const NEW_FOR_GAMES: u32 = 2;
const NEW_FOR_TURNS: usize = 3;

/// What the board shows: a position, and how it is looked at.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shown {
    pub(crate) position: AnyPosition,
    pub(crate) view: View,
    /// Whether it is the present, and not a look back.
    pub(crate) present: bool,
}

impl Desk {
    /// What the board shows now.
    pub(crate) fn shown(self) -> Shown {
        let cursor = self.cursor.get();
        let (position, mut marks) = self.table.with(|table| match cursor {
            Some(events) => past(table, events),
            None => (table.position().clone(), present_marks(table)),
        });
        if cursor.is_none() {
            marks.arrows.extend(self.hint.get());
            marks.arrows.extend(self.arrows.get());
            if let Some((before, plies)) = self.history.get().filter(|_| marks.last.is_empty()) {
                marks.last = traces(&before, &plies);
            }
            if self.kept && self.preferences.hints.get() {
                marks.ready = self.table.with(newcomers_choice);
            }
        }
        let kind = position.kind();
        let view = View {
            turn: self.turn(),
            coordinates: self.preferences.coordinates.get(),
            raised: kind == GameKind::Terrace && self.preferences.raised.get(),
            marks,
        };
        Shown { position, view, present: cursor.is_none() }
    }

    /// How the board is turned: whoever sits alone at the screen sits at its lower edge.
    fn turn(self) -> Turn {
        let own = self.table.with(|table| own_edge(table.position(), table.own_seat()));
        Turn::quarters(own + self.turned.get())
    }

    /// Turns the board.
    pub(crate) fn flip(self) {
        let four_sides = self
            .table
            .with_untracked(|table| table.kind() == GameKind::Terrace && table.plan().seat_count() > 2);
        self.turned.update(|quarters| *quarters = (*quarters + if four_sides { 1 } else { 2 }) % 4);
    }
}

/// By how many quarters a seat's edge must be turned to lie below. Only Terrace has sides.
fn own_edge(position: &AnyPosition, seat: Option<Seat>) -> u8 {
    match (position, seat.map(Seat::number)) {
        (AnyPosition::Terrace(position), Some(number)) if position.seats() == 2 => 2 * (number - 1),
        // Clockwise from the south: west, north, east.
        (AnyPosition::Terrace(_), Some(number)) => (4 - (number - 1)) % 4,
        _ => 0,
    }
}

fn present_marks(table: &Table) -> Marks {
    let last = if table.draft().is_empty() {
        last_turn(table, table.game().events().len())
    } else {
        traces(table.game().position(), table.draft())
    };
    Marks {
        hand: table.hand(),
        choices: table.choices().into_iter().filter(|ply| !table.position().takes_own(*ply)).collect(),
        shown: table.shown(),
        danger: danger(table.position()),
        last,
        ..Marks::default()
    }
}

/// The position after so many events, and what its last turn did.
fn past(table: &Table, events: usize) -> (AnyPosition, Marks) {
    let position = table.position_after(events);
    let marks = Marks { last: last_turn(table, events), danger: danger(&position), ..Marks::default() };
    (position, marks)
}

/// What the last turn did, when so many events had happened.
fn last_turn(table: &Table, events: usize) -> Vec<Trace> {
    table.turn_until(events).map_or(Vec::new(), |(before, plies)| traces(before, &plies))
}

/// The Ts that somebody could take.
fn danger(position: &AnyPosition) -> Vec<Spot> {
    let AnyPosition::Terrace(position) = position else { return Vec::new() };
    let hunters = Seat::all(position.seats()).filter(|seat| position.is_in(*seat));
    let mut spots: Vec<Spot> = hunters
        .flat_map(|hunter| position.prey(hunter).map(move |square| (hunter, square)))
        .filter(|(hunter, square)| {
            position
                .piece(*square)
                .is_some_and(|piece| piece.form == terrace::Form::T && piece.seat != *hunter)
        })
        .map(|(_, square)| square.into())
        .collect();
    spots.sort_unstable();
    spots.dedup();
    spots
}

/// Whether somebody plays a game for the first times, and has only just begun.
pub(crate) fn is_newcomer(table: &Table) -> bool {
    let begun = table.turns().len() / table.plan().seats.len();
    keep::finished(table.kind()) < NEW_FOR_GAMES && begun < NEW_FOR_TURNS
}

/// Pieces that somebody might try who has never played: those with the most moves, and no two alike.
pub(crate) fn newcomers_choice(table: &Table) -> Vec<Spot> {
    if !is_newcomer(table) || table.hand().is_some() || !table.draft().is_empty() {
        return Vec::new();
    }
    let moves = table.moves();
    let count = |spot: &Spot| moves.iter().filter(|ply| ply.start() == Some(*spot)).count();
    let mut ready = table.ready();
    ready.sort_by_key(|spot| std::cmp::Reverse(count(spot)));
    ready.truncate(RINGED);
    ready
}
