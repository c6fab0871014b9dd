//! Keys.

use super::apply::Trouble;
use super::columns::{Columns, damaged, number};
use super::people;
use crate::{Key, KeyHash, KeyKind, Person, StoreError};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

pub(super) async fn put(connection: &mut SqliteConnection, key: &Key) -> Result<(), Trouble> {
    let (kind, name, scopes) = match &key.kind {
        KeyKind::Session => ("session", None, None),
        KeyKind::Token { name, scopes } => ("token", Some(name), Some(serde_json::to_string(scopes)?)),
        KeyKind::Reset => ("reset", None, None),
    };
    sqlx::query(
        "INSERT INTO keys (hash, id, person, kind, name, scopes, since, until) VALUES (?, ?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (hash) DO UPDATE SET id = excluded.id, person = excluded.person, kind = excluded.kind, \
         name = excluded.name, scopes = excluded.scopes, since = excluded.since, until = excluded.until",
    )
    .bind(key.hash.0.as_slice())
    .bind(&key.id)
    .bind(&key.person)
    .bind(kind)
    .bind(name)
    .bind(scopes)
    .bind(number(key.since))
    .bind(number(key.until))
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn drop_one(connection: &mut SqliteConnection, hash: KeyHash) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM keys WHERE hash = ?").bind(hash.0.as_slice()).execute(connection).await.map(drop)
}

pub(super) async fn drop_token(
    connection: &mut SqliteConnection,
    person: &str,
    id: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM keys WHERE person = ? AND id = ? AND kind = 'token'")
        .bind(person)
        .bind(id)
        .execute(connection)
        .await
        .map(drop)
}

pub(super) async fn drop_all(
    connection: &mut SqliteConnection,
    person: &str,
    but: Option<KeyHash>,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM keys WHERE person = ? AND hash IS NOT ?")
        .bind(person)
        .bind(but.as_ref().map(|hash| hash.0.as_slice()))
        .execute(connection)
        .await
        .map(drop)
}

pub(super) async fn key(
    readers: &SqlitePool,
    hash: KeyHash,
    now: u64,
) -> Result<Option<(Key, Person)>, StoreError> {
    let row = sqlx::query(
        "SELECT people.*, keys.hash, keys.id AS key_id, keys.kind AS key_kind, keys.name AS key_name, keys.scopes, \
         keys.since AS key_since, keys.until \
         FROM keys JOIN people ON people.id = keys.person WHERE keys.hash = ? AND keys.until > ?",
    )
    .bind(hash.0.as_slice())
    .bind(number(now))
    .fetch_optional(readers)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let person = people::read(&row)?;
    Ok(Some((read(&row, person.id.clone())?, person)))
}

pub(super) async fn tokens(readers: &SqlitePool, person: &str) -> Result<Vec<Key>, StoreError> {
    let rows = sqlx::query(
        "SELECT hash, id AS key_id, kind AS key_kind, name AS key_name, scopes, since AS key_since, until \
         FROM keys WHERE person = ? AND kind = 'token' ORDER BY since, id",
    )
    .bind(person)
    .fetch_all(readers)
    .await?;
    rows.iter().map(|row| read(row, person.to_owned())).collect()
}

fn read(row: &SqliteRow, person: String) -> Result<Key, StoreError> {
    Ok(Key {
        hash: row.hash("hash")?.ok_or_else(|| damaged("hash", "none"))?,
        id: row.try_get("key_id")?,
        person,
        kind: kind(row)?,
        since: row.number("key_since")?,
        until: row.number("until")?,
    })
}

fn kind(row: &SqliteRow) -> Result<KeyKind, StoreError> {
    match row.try_get("key_kind")? {
        "session" => Ok(KeyKind::Session),
        "reset" => Ok(KeyKind::Reset),
        "token" => {
            let scopes = row.json("scopes")?.ok_or_else(|| damaged("scopes", "none"))?;
            Ok(KeyKind::Token { name: row.try_get("key_name")?, scopes })
        }
        other => Err(damaged("key_kind", other)),
    }
}
