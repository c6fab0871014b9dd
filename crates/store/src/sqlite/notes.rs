//! What the house notes down: complaints, what was done, when it was open.

use super::columns::{Columns, number};
use crate::{Life, Logged, Report, StoreError};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

pub(super) async fn add_report(
    connection: &mut SqliteConnection,
    report: &Report,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO reports (at, by, table_id, event, about, said, text) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(number(report.at))
    .bind(&report.by)
    .bind(&report.table)
    .bind(number(report.event))
    .bind(&report.about)
    .bind(&report.said)
    .bind(&report.text)
    .execute(connection)
    .await
    .map(drop)
}

pub(super) async fn log(connection: &mut SqliteConnection, logged: &Logged) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO log (at, by, what, about) VALUES (?, ?, ?, ?)")
        .bind(number(logged.at))
        .bind(&logged.by)
        .bind(&logged.what)
        .bind(&logged.about)
        .execute(connection)
        .await
        .map(drop)
}

pub(super) async fn live(connection: &mut SqliteConnection, life: Life) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO lives (\"from\", until) VALUES (?, ?) \
         ON CONFLICT (\"from\") DO UPDATE SET until = excluded.until",
    )
    .bind(number(life.from))
    .bind(number(life.until))
    .execute(connection)
    .await
    .map(drop)
}

pub(super) async fn reports(readers: &SqlitePool, limit: u32) -> Result<Vec<Report>, StoreError> {
    let rows = sqlx::query("SELECT * FROM reports ORDER BY at DESC, number DESC LIMIT ?")
        .bind(limit)
        .fetch_all(readers)
        .await?;
    rows.iter().map(read_report).collect()
}

pub(super) async fn logged(readers: &SqlitePool, limit: u32) -> Result<Vec<Logged>, StoreError> {
    let rows = sqlx::query("SELECT * FROM log ORDER BY at DESC, number DESC LIMIT ?")
        .bind(limit)
        .fetch_all(readers)
        .await?;
    rows.iter().map(read_logged).collect()
}

pub(super) async fn lives(readers: &SqlitePool, since: u64) -> Result<Vec<Life>, StoreError> {
    let rows = sqlx::query("SELECT * FROM lives WHERE until > ? ORDER BY \"from\"")
        .bind(number(since))
        .fetch_all(readers)
        .await?;
    rows.iter().map(|row| Ok(Life { from: row.number("from")?, until: row.number("until")? })).collect()
}

fn read_report(row: &SqliteRow) -> Result<Report, StoreError> {
    Ok(Report {
        at: row.number("at")?,
        by: row.try_get("by")?,
        table: row.try_get("table_id")?,
        event: row.number("event")?,
        about: row.try_get("about")?,
        said: row.try_get("said")?,
        text: row.try_get("text")?,
    })
}

fn read_logged(row: &SqliteRow) -> Result<Logged, StoreError> {
    Ok(Logged {
        at: row.number("at")?,
        by: row.try_get("by")?,
        what: row.try_get("what")?,
        about: row.try_get("about")?,
    })
}
