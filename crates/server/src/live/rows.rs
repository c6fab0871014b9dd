//! Tables, as they are stored.

use tablier_games::GameKind;
use tablier_online::{Chair, Table, Terms};
use tablier_protocol::online::{Event, Happening};
use tablier_store::{StoredEvent, TableRow};

/// A table as it is stored, without what happened at it.
pub(crate) fn row(table: &Table) -> TableRow {
    let terms = table.terms();
    let listed = table.listed();
    TableRow {
        id: listed.id,
        game: listed.game,
        setup: listed.setup,
        seed: terms.seed,
        pace: terms.pace,
        rated: terms.rated,
        private: terms.private,
        drawn: terms.drawn,
        by: terms.by.id.clone(),
        status: table.status(),
        seats: listed.seats,
        ply: listed.ply,
        to_move: listed.to_move,
        result: table.result().cloned(),
        since: table.since(),
        last: table.ended().unwrap_or(table.last()),
    }
}

/// A table as it was stored, with all that happened at it; or what is wrong with it.
pub(crate) fn table_of(row: &TableRow, events: &[StoredEvent]) -> Result<Table, String> {
    let events: Vec<Event> = events
        .iter()
        .map(|event| {
            serde_json::from_str(&event.body).map_err(|error| format!("event {}: {error}", event.event))
        })
        .collect::<Result<_, _>>()?;
    let Some(Event { what: Happening::Opened { by, seats }, .. }) = events.first() else {
        return Err(String::from("it was never opened"));
    };
    let kind: GameKind = row.game.parse().map_err(|_| format!("no such game: {}", row.game))?;
    let setup = kind.setup(&row.setup).ok_or_else(|| format!("no such set-up: {}", row.setup))?;
    let (rated, private, drawn) = (row.rated, row.private, row.drawn);
    let terms = Terms { kind, setup, seed: row.seed, pace: row.pace, rated, private, drawn, by: by.clone() };
    let chairs: Option<Vec<Chair>> = seats.iter().map(Chair::from_state).collect();
    let chairs =
        chairs.filter(|chairs| chairs.len() == usize::from(setup.seats)).ok_or("its seats make no sense")?;
    let mut table = Table::new(row.id.clone(), terms, chairs, row.since);
    for event in &events {
        table.happen(event).map_err(|misfit| format!("event {}: {misfit}", event.event))?;
    }
    Ok(table)
}
