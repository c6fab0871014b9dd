//! Tables, and what happened at them.

use super::apply::Trouble;
use super::columns::{Columns, damaged, number};
use crate::{StoreError, StoredEvent, TableRow};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};
use tablier_protocol::online::Status;

/// The reason of a result that is none: the table was given up before the game began.
const CALLED_OFF: &str = "called-off";

pub(super) async fn put(connection: &mut SqliteConnection, row: &TableRow) -> Result<(), Trouble> {
    sqlx::query(
        "INSERT INTO tables (id, game, setup, seed, pace, rated, private, drawn, by, status, seats, ply, to_move, \
         result, since, last, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (id) DO UPDATE SET game = excluded.game, setup = excluded.setup, seed = excluded.seed, \
         pace = excluded.pace, rated = excluded.rated, private = excluded.private, drawn = excluded.drawn, \
         by = excluded.by, status = excluded.status, seats = excluded.seats, ply = excluded.ply, \
         to_move = excluded.to_move, result = excluded.result, since = excluded.since, last = excluded.last, \
         ended = excluded.ended",
    )
    .bind(&row.id)
    .bind(&row.game)
    .bind(&row.setup)
    .bind(row.seed.cast_signed())
    .bind(row.pace.as_ref().map(serde_json::to_string).transpose()?)
    .bind(row.rated)
    .bind(row.private)
    .bind(row.drawn)
    .bind(&row.by)
    .bind(status_word(row.status))
    .bind(serde_json::to_string(&row.seats)?)
    .bind(row.ply)
    .bind(row.to_move)
    .bind(row.result.as_ref().map(serde_json::to_string).transpose()?)
    .bind(number(row.since))
    .bind(number(row.last))
    .bind(ended(row))
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn add_event(
    connection: &mut SqliteConnection,
    table: &str,
    event: &StoredEvent,
) -> Result<(), Trouble> {
    sqlx::query("INSERT INTO events (table_id, event, at, body) VALUES (?, ?, ?, ?)")
        .bind(table)
        .bind(number(event.event))
        .bind(number(event.at))
        .bind(&event.body)
        .execute(connection)
        .await
        .map(drop)
        .map_err(|error| Trouble::or_taken(error, StoreError::Conflict))
}

pub(super) async fn replace_event(
    connection: &mut SqliteConnection,
    table: &str,
    event: &StoredEvent,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE events SET body = ? WHERE table_id = ? AND event = ?")
        .bind(&event.body)
        .bind(table)
        .bind(number(event.event))
        .execute(connection)
        .await
        .map(drop)
}

pub(super) async fn drop_one(connection: &mut SqliteConnection, id: &str) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM events WHERE table_id = ?").bind(id).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM tables WHERE id = ?").bind(id).execute(connection).await.map(drop)
}

pub(super) async fn table(readers: &SqlitePool, id: &str) -> Result<Option<TableRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(readers).await?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn events(
    readers: &SqlitePool,
    table: &str,
    since: u64,
) -> Result<Vec<StoredEvent>, StoreError> {
    let rows =
        sqlx::query("SELECT event, at, body FROM events WHERE table_id = ? AND event > ? ORDER BY event")
            .bind(table)
            .bind(number(since))
            .fetch_all(readers)
            .await?;
    rows.iter().map(read_event).collect()
}

pub(super) async fn running(readers: &SqlitePool) -> Result<Vec<TableRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM tables WHERE status <> 'over' ORDER BY since, id")
        .fetch_all(readers)
        .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn ids(readers: &SqlitePool, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
    let ids = sqlx::query_scalar("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?")
        .bind(after)
        .bind(limit)
        .fetch_all(readers)
        .await?;
    Ok(ids)
}

/// In whatever shape somebody is named, their id stands there as a text of its own. That looks at everything that ever
/// happened, which is enough for what is asked once in a person's life.
pub(super) async fn about(readers: &SqlitePool, person: &str) -> Result<Vec<String>, StoreError> {
    let quoted = format!("\"{person}\"");
    let ids = sqlx::query_scalar(
        "SELECT id FROM tables WHERE by = ? OR instr(seats, ?) > 0 \
         UNION SELECT table_id FROM events WHERE instr(body, ?) > 0 ORDER BY 1",
    )
    .bind(person)
    .bind(&quoted)
    .bind(&quoted)
    .fetch_all(readers)
    .await?;
    Ok(ids)
}

/// A table out of a row with all columns of `tables`.
pub(super) fn read(row: &SqliteRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        setup: row.try_get("setup")?,
        seed: row.try_get::<i64, _>("seed")?.cast_unsigned(),
        pace: row.json("pace")?,
        rated: row.try_get("rated")?,
        private: row.try_get("private")?,
        drawn: row.try_get("drawn")?,
        by: row.try_get("by")?,
        status: row.word("status", status_of)?,
        seats: row.json("seats")?.ok_or_else(|| damaged("seats", "none"))?,
        ply: row.try_get("ply")?,
        to_move: row.try_get("to_move")?,
        result: row.json("result")?,
        since: row.number("since")?,
        last: row.number("last")?,
    })
}

fn read_event(row: &SqliteRow) -> Result<StoredEvent, StoreError> {
    Ok(StoredEvent { event: row.number("event")?, at: row.number("at")?, body: row.try_get("body")? })
}

/// When a game was finished; nothing for a table that goes on or was called off.
fn ended(row: &TableRow) -> Option<i64> {
    let called_off = row.result.as_ref().is_some_and(|result| result.reason == CALLED_OFF);
    (row.status == Status::Over && !called_off).then(|| number(row.last))
}

fn status_word(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

fn status_of(word: &str) -> Option<Status> {
    match word {
        "waiting" => Some(Status::Waiting),
        "playing" => Some(Status::Playing),
        "over" => Some(Status::Over),
        _ => None,
    }
}
