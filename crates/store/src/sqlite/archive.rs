//! Finished games.

use super::columns::number;
use super::tables;
use crate::{ArchiveQuery, Ending, StoreError, TableRow};
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
    if let Some(setup) = &query.setup {
        sql.push(" AND t.setup = ").push_bind(setup);
    }
    if let Some(ending) = query.ending {
        sql.push(" AND ");
        ended_so(&mut sql, ending, query.person.as_deref());
    }
    if let Some(from) = query.from {
        sql.push(format_args!(" AND {ended} >= ")).push_bind(number(from));
    }
    if let Some(until) = query.until {
        sql.push(format_args!(" AND {ended} < ")).push_bind(number(until));
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

/// A condition on the places that a result names, seat by seat.
fn ended_so<'a>(sql: &mut QueryBuilder<'a, Sqlite>, ending: Ending, person: Option<&'a str>) {
    let shared = "(SELECT count(*) FROM json_each(t.result, '$.places') WHERE value = 1) > 1";
    sql.push(match ending {
        Ending::Won => format!("NOT {shared}"),
        Ending::Lost => String::from("1"),
        Ending::Drawn => shared.to_owned(),
    });
    let place = if ending == Ending::Lost { "place.value > 1" } else { "place.value = 1" };
    sql.push(format_args!(" AND EXISTS (SELECT 1 FROM json_each(t.result, '$.places') AS place"));
    sql.push(format_args!(" JOIN json_each(t.seats) AS seat ON seat.key = place.key WHERE {place}"));
    if let Some(person) = person {
        sql.push(" AND seat.value ->> 'person' = ").push_bind(person);
    }
    sql.push(")");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::{connect, schema};
    use sqlx::{ConnectOptions, Execute, Row};

    /// All 512 kinds of questions.
    fn questions() -> impl Iterator<Item = ArchiveQuery> {
        (0..512u32).map(|bits| {
            let bit = |number: u32| bits >> number & 1 == 1;
            ArchiveQuery {
                game: bit(0).then(|| "tzaar".to_owned()),
                person: bit(1).then(|| "a".to_owned()),
                rated: bit(2).then(|| bit(3)),
                private: bit(4),
                before: bit(5).then(|| (1, "t".to_owned())),
                setup: bit(6).then(|| "random".to_owned()),
                ending: bit(7).then_some(Ending::Won),
                from: bit(8).then_some(1),
                until: bit(8).then_some(2),
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
            // The lists within a row are read whole.
            let whole_table = |step: &&str| {
                step.starts_with("SCAN")
                    && !["USING INDEX archive", "VIRTUAL TABLE"].iter().any(|part| step.contains(part))
            };
            assert!(!plan.iter().any(whole_table), "{explain}: {plan:?}");
            assert!(!plan.iter().any(|step| step.contains("TEMP B-TREE")), "{explain}: {plan:?}");
        }
    }
}
