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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::{connect, schema};
    use sqlx::{ConnectOptions, Execute, Row};

    /// All 64 kinds of questions.
    fn questions() -> impl Iterator<Item = ArchiveQuery> {
        (0..64u32).map(|bits| {
            let bit = |number: u32| bits >> number & 1 == 1;
            ArchiveQuery {
                game: bit(0).then(|| "tzaar".to_owned()),
                person: bit(1).then(|| "a".to_owned()),
                rated: bit(2).then(|| bit(3)),
                private: bit(4),
                before: bit(5).then(|| (1, "t".to_owned())),
                limit: 20,
            }
        })
    }

    #[tokio::test]
    async fn every_search_goes_along_an_index_and_sorts_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let options = connect::writing(&folder.path().join("tablier.db"));
        let mut connection = options.connect().await.expect("opened");
        schema::migrate(&mut connection, 0).await.expect("migrated");
        for question in questions() {
            let mut sql = search(&question);
            let explain = format!("EXPLAIN QUERY PLAN {}", sql.sql());
            let arguments = sql.build().take_arguments().expect("arguments").expect("some");
            let plan =
                sqlx::query_with(&explain, arguments).fetch_all(&mut connection).await.expect("a plan");
            let plan: Vec<&str> = plan.iter().map(|step| step.get("detail")).collect();
            let whole_table = |step: &&str| step.starts_with("SCAN") && !step.contains("USING INDEX archive");
            assert!(!plan.iter().any(whole_table), "{explain}: {plan:?}");
            assert!(!plan.iter().any(|step| step.contains("TEMP B-TREE")), "{explain}: {plan:?}");
        }
    }
}
