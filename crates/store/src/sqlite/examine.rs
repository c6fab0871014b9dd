//! What the database itself finds wrong with it.

use crate::StoreError;
use sqlx::{Row, SqliteConnection};

/// Everything that is wrong; nothing in a sound database.
pub(super) async fn examine(connection: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    match findings(connection).await.map_err(StoreError::from) {
        Err(StoreError::Damaged(reason)) => Ok(vec![reason]),
        other => other,
    }
}

async fn findings(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut findings: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *connection).await?;
    findings.retain(|finding| finding != "ok");
    for row in sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *connection).await? {
        let (table, parent): (String, String) = (row.try_get("table")?, row.try_get("parent")?);
        findings.push(format!("a row of {table} belongs to a row of {parent} that is not there"));
    }
    let strays: Vec<String> = sqlx::query_scalar(
        "SELECT DISTINCT table_id FROM events WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)",
    )
    .fetch_all(connection)
    .await?;
    findings.extend(strays.iter().map(|table| format!("events of table {table}, which is not there")));
    Ok(findings)
}
