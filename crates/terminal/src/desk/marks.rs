//! What the board shows.

use super::Desk;
use crate::board::{self, Look, Sheet};
use tablier_games::{AnyPosition, Position, Seat, Spot, terrace};
use tablier_scene::{Marks, Trace, Turn, traces};
use tablier_table::Table;

impl Desk {
    /// The board as it is shown now.
    pub(crate) fn sheet(&self) -> Sheet {
        let (position, marks) = match self.back {
            Some(events) => past(&self.table, events),
            None => (self.table.position().clone(), self.present_marks()),
        };
        let area = self.board_area();
        let look = Look {
            marks,
            cursor: self.cursor.filter(|_| self.back.is_none()),
            turn: self.turn_of_board(),
            room: (i32::from(area.width), i32::from(area.height)),
            palette: self.palette,
        };
        board::draw(&position, &look)
    }

    /// How the board is turned: whoever sits alone at the screen sits at its lower edge.
    fn turn_of_board(&self) -> Turn {
        Turn::quarters(own_edge(self.table.position(), self.table.own_seat()) + self.turned)
    }

    fn present_marks(&self) -> Marks {
        let table = &self.table;
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
            arrows: self.hint.first().copied().into_iter().collect(),
            ..Marks::default()
        }
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
    let mut spots = Vec::new();
    for hunter in Seat::all(position.seats()).filter(|seat| position.is_in(*seat)) {
        let is_t = |square: &terrace::Square| {
            position
                .piece(*square)
                .is_some_and(|piece| piece.form == terrace::Form::T && piece.seat != hunter)
        };
        spots.extend(position.prey(hunter).filter(is_t).map(Spot::from));
    }
    spots
}
