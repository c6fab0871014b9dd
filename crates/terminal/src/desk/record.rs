//! The table as a record, and a record as a table.

use super::Desk;
use tablier_games::record::{Record, RecordError};
use tablier_games::{Game, Seat};
use tablier_table::{Occupant, Table};

impl Desk {
    /// The record of what has been decided. Engines are named as they are everywhere, so that they sit down again
    /// when it is read.
    pub(crate) fn record(&self, date: &str) -> String {
        let mut game = self.table.game().clone();
        for seat in Seat::all(self.table.plan().seat_count()) {
            if let Some(level) = self.table.plan().seats.get(seat.index()).and_then(|seat| seat.level()) {
                // The seat is one of the table, so it can be named.
                let named = game.set_player(seat, Occupant::Engine(level).to_string());
                debug_assert_eq!(named, Ok(()));
            }
        }
        Record::of_game(&game).with_date(date).to_string()
    }
}

/// What came of reading a record.
pub(crate) enum Loaded {
    /// A table at which the game goes on.
    Table(Box<Table>),
    /// The text is no record.
    Refused(RecordError),
}

/// Sits down at the game of a record: engines where it names them, unless it is to be `reseated`, otherwise as `usual`
/// says. At a game that is over nobody sits: it is only looked at.
pub(crate) fn load(text: &str, reseated: bool, usual: impl FnOnce(&Game) -> Vec<Occupant>) -> Loaded {
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(error) => return Loaded::Refused(error),
    };
    let game = record.game().clone();
    let seats = Seat::all(game.position().seats());
    let named: Vec<Option<Occupant>> = seats.map(|seat| game.player(seat)?.parse().ok()).collect();
    let seats = if game.outcome().is_some() {
        vec![Occupant::Person; named.len()]
    } else if !reseated && named.iter().any(Option::is_some) {
        named.into_iter().map(|seat| seat.unwrap_or(Occupant::Person)).collect()
    } else {
        usual(&game)
    };
    Loaded::Table(Box::new(Table::resume(game, seats)))
}
