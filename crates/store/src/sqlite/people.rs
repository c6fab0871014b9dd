//! People, and whom they have blocked.

use super::apply::Trouble;
use super::columns::{Columns, number};
use crate::{Person, StoreError};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};
use tablier_protocol::online::PersonKind;
use unicode_security::confusable_detection::skeleton;

pub(super) async fn put(connection: &mut SqliteConnection, person: &Person) -> Result<(), Trouble> {
    sqlx::query(
        "INSERT INTO people (id, name, folded, kind, since, password, recovery, banned) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, folded = excluded.folded, kind = excluded.kind, \
         since = excluded.since, password = excluded.password, recovery = excluded.recovery, banned = excluded.banned",
    )
    .bind(&person.id)
    .bind(&person.name)
    .bind(fold(&person.name))
    .bind(kind_word(person.kind))
    .bind(number(person.since))
    .bind(&person.password)
    .bind(person.recovery.as_ref().map(|hash| hash.0.as_slice()))
    .bind(person.banned)
    .execute(connection)
    .await
    .map(drop)
    .map_err(|error| Trouble::or_taken(error, StoreError::NameTaken))
}

pub(super) async fn block(
    connection: &mut SqliteConnection,
    person: &str,
    other: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO blocks (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(person)
        .bind(other)
        .execute(connection)
        .await
        .map(drop)
}

pub(super) async fn unblock(
    connection: &mut SqliteConnection,
    person: &str,
    other: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM blocks WHERE person = ? AND other = ?")
        .bind(person)
        .bind(other)
        .execute(connection)
        .await
        .map(drop)
}

pub(super) async fn person(readers: &SqlitePool, id: &str) -> Result<Option<Person>, StoreError> {
    let row = sqlx::query("SELECT * FROM people WHERE id = ?").bind(id).fetch_optional(readers).await?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn account(readers: &SqlitePool, name: &str) -> Result<Option<Person>, StoreError> {
    let row = sqlx::query("SELECT * FROM people WHERE folded = ? AND kind = 'account'")
        .bind(fold(name))
        .fetch_optional(readers)
        .await?;
    row.as_ref().map(read).transpose()
}

pub(super) async fn containing(
    readers: &SqlitePool,
    text: &str,
    limit: u32,
) -> Result<Vec<Person>, StoreError> {
    let rows = sqlx::query(
        "SELECT * FROM people WHERE instr(folded, ?) > 0 ORDER BY since DESC, rowid DESC LIMIT ?",
    )
    .bind(fold(text))
    .bind(limit)
    .fetch_all(readers)
    .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn accounts(
    readers: &SqlitePool,
    text: &str,
    limit: u32,
) -> Result<Vec<Person>, StoreError> {
    let rows = sqlx::query(
        "SELECT * FROM people WHERE kind = 'account' AND NOT banned AND instr(folded, ?1) > 0 \
         ORDER BY instr(folded, ?1) > 1, folded LIMIT ?2",
    )
    .bind(fold(text))
    .bind(limit)
    .fetch_all(readers)
    .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn to_forget(readers: &SqlitePool) -> Result<Vec<Person>, StoreError> {
    let rows = sqlx::query("SELECT * FROM people WHERE kind = 'deleted' AND name <> 'deleted' ORDER BY id")
        .fetch_all(readers)
        .await?;
    rows.iter().map(read).collect()
}

pub(super) async fn blocked(readers: &SqlitePool, person: &str) -> Result<Vec<Person>, StoreError> {
    let rows = sqlx::query(
        "SELECT people.* FROM blocks JOIN people ON people.id = blocks.other \
         WHERE blocks.person = ? ORDER BY people.folded, people.id",
    )
    .bind(person)
    .fetch_all(readers)
    .await?;
    rows.iter().map(read).collect()
}

/// A person out of a row with all columns of `people`.
pub(super) fn read(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        kind: row.word("kind", kind_of)?,
        since: row.number("since")?,
        password: row.try_get("password")?,
        recovery: row.hash("recovery")?,
        banned: row.try_get("banned")?,
    })
}

/// A name as the eye takes it: without its case, and with one letter for all that look alike. By way of capitals, because
/// there letters meet that have two small forms: σ and ς.
fn fold(name: &str) -> String {
    skeleton(&name.to_uppercase().to_lowercase()).collect()
}

fn kind_word(kind: PersonKind) -> &'static str {
    match kind {
        PersonKind::Guest => "guest",
        PersonKind::Account => "account",
        PersonKind::Deleted => "deleted",
    }
}

fn kind_of(word: &str) -> Option<PersonKind> {
    match word {
        "guest" => Some(PersonKind::Guest),
        "account" => Some(PersonKind::Account),
        "deleted" => Some(PersonKind::Deleted),
        _ => None,
    }
}
