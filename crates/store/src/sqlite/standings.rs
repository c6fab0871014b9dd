//! How strong people are.

use super::columns::{Columns, number};
use crate::{Standing, StandingPoint, StoreError};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

pub(super) async fn put(connection: &mut SqliteConnection, standing: &Standing) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO standings (person, game, many, rating, deviation, volatility, games) VALUES (?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (person, game, many) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, \
         volatility = excluded.volatility, games = excluded.games",
    )
    .bind(&standing.person)
    .bind(&standing.game)
    .bind(standing.many)
    .bind(standing.rating)
    .bind(standing.deviation)
    .bind(standing.volatility)
    .bind(standing.games)
    .execute(connection)
    .await
    .map(drop)
}

pub(super) async fn add(connection: &mut SqliteConnection, point: &StandingPoint) -> Result<(), sqlx::Error> {
    let standing = &point.standing;
    put(connection, standing).await?;
    sqlx::query(
        "INSERT INTO standing_points (person, game, many, at, table_id, rating, deviation, volatility, games) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&standing.person)
    .bind(&standing.game)
    .bind(standing.many)
    .bind(number(point.at))
    .bind(&point.table)
    .bind(standing.rating)
    .bind(standing.deviation)
    .bind(standing.volatility)
    .bind(standing.games)
    .execute(connection)
    .await
    .map(drop)
}

pub(super) async fn standings(readers: &SqlitePool, person: &str) -> Result<Vec<Standing>, StoreError> {
    let rows = sqlx::query("SELECT * FROM standings WHERE person = ? ORDER BY game, many")
        .bind(person)
        .fetch_all(readers)
        .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn history(
    readers: &SqlitePool,
    person: &str,
    game: &str,
    many: bool,
) -> Result<Vec<StandingPoint>, StoreError> {
    let rows = sqlx::query(
        "SELECT * FROM standing_points WHERE person = ? AND game = ? AND many = ? ORDER BY at, number",
    )
    .bind(person)
    .bind(game)
    .bind(many)
    .fetch_all(readers)
    .await?;
    rows.iter().map(read_point).collect()
}

fn read(row: &SqliteRow) -> Result<Standing, StoreError> {
    Ok(Standing {
        person: row.try_get("person")?,
        game: row.try_get("game")?,
        many: row.try_get("many")?,
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
        games: row.try_get("games")?,
    })
}

fn read_point(row: &SqliteRow) -> Result<StandingPoint, StoreError> {
    Ok(StandingPoint { at: row.number("at")?, table: row.try_get("table_id")?, standing: read(row)? })
}
