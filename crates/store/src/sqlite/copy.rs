//! Copies of the whole database, made and put back.

use super::files::{self, Lock};
use super::{connect, examine, schema};
use crate::{OpenError, StoreError};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// What is to become of a database that is in the way of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It stays, and the other is refused.
    Keep,
    /// It gets another name, with the time in it. It is never deleted.
    PutAside,
}

/// Puts a backup in its place in a folder, when it is sound and of a version that this program reads, and nobody has the
/// folder open. Says where the database went that was there before.
pub async fn restore(backup: &Path, folder: &Path, existing: Existing) -> Result<Option<PathBuf>, OpenError> {
    let mut source = open_sound(backup).await?;
    files::create_folder(folder)?;
    let lock = Lock::take(folder).await?;
    let place = files::database(folder);
    let old = all_files(&place).find(|path| path.exists());
    if let (Some(old), Existing::Keep) = (&old, existing) {
        return Err(OpenError::Occupied(old.clone()));
    }
    let fresh = files::beside(&place, "-restored");
    files::remove(&fresh).map_err(StoreError::from)?;
    copy(&mut source, &fresh).await?;
    let aside = match old {
        Some(_) => Some(put_aside(&place, &now(&mut source).await?).await?),
        None => None,
    };
    source.close().await.map_err(StoreError::from)?;
    rename(&fresh, &place).map_err(StoreError::from)?;
    drop(lock);
    Ok(aside)
}

/// Writes a copy to a file that does not exist yet: it appears under its name when all of it is on the disk.
pub(super) async fn copy(source: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Other(format!("{} is there already", to.display())));
    }
    let part = files::beside(to, ".part");
    let copied = copy_part(source, &part, to).await;
    if copied.is_err() {
        // The first reason is the one to tell; what is left is overwritten by the next attempt.
        files::remove(&part).ok();
    }
    copied
}

async fn copy_part(source: &mut SqliteConnection, part: &Path, to: &Path) -> Result<(), StoreError> {
    let name =
        part.to_str().ok_or_else(|| StoreError::Other(format!("{} is not Unicode", part.display())))?;
    files::remove(part)?;
    files::create_private(part)?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(source).await?;
    let (part, to) = (part.to_owned(), to.to_owned());
    let finished = tokio::task::spawn_blocking(move || {
        File::options().write(true).open(&part)?.sync_all()?;
        rename(&part, &to)
    });
    Ok(finished.await.map_err(|error| StoreError::Other(error.to_string()))??)
}

/// Opens a backup, if it is one, and nothing is wrong with it.
async fn open_sound(backup: &Path) -> Result<SqliteConnection, OpenError> {
    if schema::version(backup).await? == 0 {
        let path = backup.to_owned();
        return Err(if backup.exists() { OpenError::Stranger(path) } else { OpenError::Missing(path) });
    }
    let mut source = connect::reading(backup).connect().await.map_err(StoreError::from)?;
    match examine::examine(&mut source).await?.into_iter().next() {
        None => Ok(source),
        Some(finding) => Err(StoreError::Damaged(finding).into()),
    }
}

/// Gives the database at a place another name.
async fn put_aside(place: &Path, now: &str) -> Result<PathBuf, OpenError> {
    merge_log(place).await;
    let aside = place.with_file_name(format!("tablier-{now}.db"));
    if let Some(taken) = all_files(&aside).find(|path| path.exists()) {
        return Err(OpenError::Occupied(taken));
    }
    move_all(place, &aside).map_err(StoreError::from)?;
    Ok(aside)
}

/// The log first: it must never meet another database. The database itself keeps its old name too, where the disk can do
/// that, until the new one replaces it: so there is one at every moment.
fn move_all(place: &Path, aside: &Path) -> io::Result<()> {
    for (old, new) in all_files(place).zip(all_files(aside)).skip(1).filter(|(old, _)| old.exists()) {
        rename(&old, &new)?;
    }
    if place.exists() {
        fs::hard_link(place, aside).or_else(|_| fs::rename(place, aside))?;
    }
    files::sync_folder_of(aside)
}

/// Brings what is still in the log into the database itself, if it can be done: then there is one file to move.
async fn merge_log(place: &Path) {
    if schema::version(place).await.is_ok_and(|version| version > 0)
        && let Ok(connection) = connect::writing(place).connect().await
    {
        connection.close().await.ok();
    }
}

/// A database, its log, and the index of that.
fn all_files(place: &Path) -> impl Iterator<Item = PathBuf> {
    ["", "-wal", "-shm"].into_iter().map(|suffix| files::beside(place, suffix))
}

fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    files::sync_folder_of(to)
}

/// The time, as it stands in the names of files.
async fn now(connection: &mut SqliteConnection) -> Result<String, StoreError> {
    Ok(sqlx::query_scalar("SELECT strftime('%Y%m%dT%H%M%SZ', 'now')").fetch_one(connection).await?)
}
