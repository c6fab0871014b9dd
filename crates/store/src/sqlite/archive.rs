//! Finished games.

use super::columns::number;
use super::tables;
use crate::{ArchiveQuery, StoreError, TableRow};
use sqlx::sqlite::SqlitePool;
use sqlx::{QueryBuilder, Sqlite};

pub(super) async fn archive(readers: &SqlitePool, query: &ArchiveQuery) -> Result<Vec<TableRow>, StoreError> {
    let rows = search(query).build().fetch_all(readers).await?;
    rows.iter().map(tables::read).collect()
}

pub(super) async fn games_of(readers: &SqlitePool, person: &str) -> Result<u64, StoreError> {
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM players WHERE person = ?")
        .bind(person)
        .fetch_one(readers)
        .await?;
    Ok(count.unsigned_abs())
}

/// The search as a statement of its own for every kind of question, so that each goes along an index.
fn search(query: &ArchiveQuery) -> QueryBuilder<'_, Sqlite> {
    let mut sql = QueryBuilder::new("SELECT t.* FROM ");
    let (ended, id) = if let Some(person) = &query.person {
        // CROSS keeps the order: their games first, then what is asked of each.
        sql.push("players p CROSS JOIN tables t ON t.id = p.table_id WHERE p.person = ").push_bind(person);
        ("p.ended", "p.table_id")
    } else {
        sql.push("tables t WHERE t.ended IS NOT NULL");
        ("t.ended", "t.id")
    };
    if let Some(game) = &query.game {
        sql.push(" AND t.game = ").push_bind(game);
    }
    if let Some(rated) = query.rated {
        sql.push(" AND t.rated = ").push_bind(rated);
    }
    if !query.private {
        sql.push(" AND t.private = 0");
    }
    if let Some((last, before)) = &query.before {
        sql.push(format_args!(" AND ({ended}, {id}) < ("));
        sql.push_bind(number(*last)).push(", ").push_bind(before).push(")");
    }
    sql.push(format_args!(" ORDER BY {ended} DESC, {id} DESC LIMIT ")).push_bind(query.limit);
    sql
}
