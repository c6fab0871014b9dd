//! What the board shows.

use super::hint::arrows;
use super::{Desk, Notice};
use crate::keep;
use leptos::prelude::*;
use tablier_games::{AnyPosition, GameKind, Names, Seat, Spot};
use tablier_review::Finish;
use tablier_scene::{Turn, View, traces};
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
    /// What places are called.
    pub(crate) names: Names,
    /// Whether it is the present, and not a look back.
    pub(crate) present: bool,
}

impl Desk {
    /// What the board shows now.
    pub(crate) fn shown(self) -> Shown {
        let cursor = self.cursor.get();
        let names = self.table.with(|table| self.names(table, cursor));
        let (position, mut marks) = self.table.with(|table| match cursor {
            Some(events) => table.look_back(events),
            None => (table.position().clone(), table.marks()),
        });
        if cursor.is_none() {
            marks.arrows.extend(self.hint.with(|hint| hint.as_ref().map(arrows)).unwrap_or_default());
            marks.arrows.extend(self.arrows.get());
            marks.refused = match self.notice.get() {
                Some(Notice::RefusedAt(_, at)) => Some(at),
                _ => None,
            };
            if let Some((before, plies)) = self.history.get().filter(|_| marks.last.is_empty()) {
                marks.last = traces(&before, &plies);
            }
            marks.verdict = self.decisive_spots();
            // A hint says where to begin: nothing else points elsewhere then.
            if self.kept && self.preferences.hints.get() && self.hint.with(Option::is_none) {
                marks.ready = self.table.with(newcomers_choice);
            }
        }
        let kind = position.kind();
        let view = View {
            turn: self.turn(),
            coordinates: self.preferences.coordinates.get(),
            names: (kind == GameKind::Tanagra && self.names_tiles()).then(|| names.clone()),
            raised: kind == GameKind::Terrace && self.preferences.raised.get(),
            marks,
        };
        Shown { position, view, names, present: cursor.is_none() }
    }

    /// Whether tiles show their numbers: when that is wanted, and while a hint speaks of them.
    fn names_tiles(self) -> bool {
        self.preferences.tile_names.get() || self.hint.with(Option::is_some)
    }

    /// Where the end of the game is seen, once it is decided.
    fn decisive_spots(self) -> Vec<Spot> {
        // A board for trying things on begins where it stands: the ply that led there is in its history.
        let led_here =
            self.history.with(|history| history.as_ref().and_then(|(_, plies)| plies.last().copied()));
        self.table.with(|table| {
            let finish = match table.game().outcome() {
                Some(outcome) if table.game().events().is_empty() => {
                    Some(Finish::on_board(table.game().position(), led_here, outcome))
                }
                _ => Finish::of(table.game()),
            };
            finish.map_or(Vec::new(), |finish| finish.spots)
        })
    }

    /// How the board is turned: whoever sits alone at the screen sits at its lower edge.
    fn turn(self) -> Turn {
        let follows = self.preferences.turns.get() && self.kept;
        let seated = self.table.with(|table| {
            let sitting = table.own_seat().or_else(|| next_person(table).filter(|_| follows));
            Turn::seated(table.position(), sitting)
        });
        seated.and(self.turned.get())
    }

    /// Turns the board.
    pub(crate) fn flip(self) {
        let four_sides = self
            .table
            .with_untracked(|table| table.kind() == GameKind::Terrace && table.plan().seat_count() > 2);
        self.turned.update(|quarters| *quarters = (*quarters + if four_sides { 1 } else { 2 }) % 4);
    }
}

/// The person to move, or the next one after an engine.
fn next_person(table: &Table) -> Option<Seat> {
    let seats = table.plan().seat_count();
    let round = std::iter::successors(Some(table.mover()), |seat| Some(seat.next(seats)));
    round.take(usize::from(seats)).find(|seat| table.persons().any(|person| person == *seat))
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
