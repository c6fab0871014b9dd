//! Opening a folder, and putting a backup back.

use crate::contract::samples::{event, guest, happens, playing, session};
use sqlx::{Connection, SqliteConnection};
use std::fs;
use std::path::Path;
use tablier_store::{Existing, OpenError, Sqlite, Store, StoreError, Write, restore};
use tempfile::TempDir;

fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}

async fn refused(folder: &Path) -> OpenError {
    Sqlite::open(folder).await.err().expect("refused")
}

/// Opens a folder, writes events up to a number, and closes it.
async fn write_events(folder: &Path, upto: u64) {
    let store = Sqlite::open(folder).await.expect("opened");
    let events = (1..=upto).map(|number| happens("t", number));
    let table = Write::PutTable(playing("t", ["a", "b"]));
    store.write(events.chain([table]).collect()).await.expect("written");
    store.close().await;
}

async fn count_events(folder: &Path) -> usize {
    let store = Sqlite::open(folder).await.expect("opened");
    let count = store.events("t", 0).await.expect("read").len();
    store.close().await;
    count
}

async fn back_up(folder: &Path, to: &Path) {
    let store = Sqlite::open_read_only(folder).await.expect("opened");
    store.back_up(to).await.expect("backed up");
    store.close().await;
}

/// Lets SQLite do something to a file behind our back.
async fn run_sql(file: &Path, sql: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.expect("opened");
    sqlx::raw_sql(sql).execute(&mut connection).await.expect("done");
    connection.close().await.expect("closed");
}

#[tokio::test]
async fn one_process_writes_and_others_look() {
    let folder = folder();
    let missing = Sqlite::open_read_only(folder.path()).await.err();
    assert_eq!(missing, Some(OpenError::Missing(folder.path().join("tablier.db"))));

    let store = Sqlite::open(folder.path()).await.expect("opened");
    assert_eq!(refused(folder.path()).await, OpenError::InUse(folder.path().to_owned()));
    let backup = folder.path().join("backup.db");
    let denied = restore(&backup, folder.path(), Existing::PutAside).await;
    assert_eq!(denied, Err(OpenError::Missing(backup.clone())));
    store.back_up(&backup).await.expect("backed up");
    let denied = restore(&backup, folder.path(), Existing::PutAside).await;
    assert_eq!(denied, Err(OpenError::InUse(folder.path().to_owned())));

    let looking = Sqlite::open_read_only(folder.path()).await.expect("opened");
    store.write(vec![happens("t", 1)]).await.expect("written");
    assert_eq!(looking.events("t", 0).await, Ok(vec![event(1)]), "what is new is seen");
    assert_eq!(looking.write(vec![happens("t", 2)]).await, Err(StoreError::ReadOnly));
    store.close().await;
    Sqlite::open(folder.path()).await.expect("the lock is free again");
}

#[cfg(unix)]
#[tokio::test]
async fn what_it_creates_is_nobody_elses_business() {
    use std::os::unix::fs::PermissionsExt;
    let parent = folder();
    let house = parent.path().join("state/house");
    let store = Sqlite::open(&house).await.expect("opened");
    let copy = parent.path().join("copy.db");
    store.back_up(&copy).await.expect("backed up");
    let mode = |path: &Path| path.metadata().expect("there").permissions().mode() & 0o777;
    assert_eq!((mode(&house), mode(&copy)), (0o700, 0o600));
    assert!(!parent.path().join("copy.db.part").exists());
}

#[tokio::test]
async fn what_is_not_ours_is_left_alone() {
    let folder = folder();
    let file = folder.path().join("tablier.db");
    fs::write(&file, "no database at all, but quite long enough to be one").expect("written");
    assert_eq!(refused(folder.path()).await, OpenError::NotADatabase(file.clone()));
    let restored = restore(&file, &folder.path().join("new"), Existing::Keep).await;
    assert_eq!(restored, Err(OpenError::NotADatabase(file.clone())));
    assert!(!folder.path().join("new").exists());

    fs::remove_file(&file).expect("removed");
    run_sql(&file, "CREATE TABLE recipes (name TEXT)").await;
    let before = fs::read(&file).expect("read");
    assert_eq!(refused(folder.path()).await, OpenError::Stranger(file.clone()));
    assert_eq!(fs::read(&file).expect("read"), before);
}

#[cfg(unix)]
#[tokio::test]
async fn what_cannot_be_read_is_not_missing() {
    use std::io::ErrorKind;
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "a file").expect("written");
    let kind = |error: Option<OpenError>| match error {
        Some(OpenError::Unreadable { path, kind, .. }) => (path, kind),
        other => panic!("{other:?}"),
    };
    let looked = Sqlite::open_read_only(&file).await.err();
    assert_eq!(kind(looked), (file.join("tablier.db"), ErrorKind::NotADirectory));
    let restored = restore(folder.path(), &folder.path().join("new"), Existing::Keep).await.err();
    assert_eq!(kind(restored), (folder.path().to_owned(), ErrorKind::IsADirectory));
    for path in [file.clone(), file.join("below")] {
        let refused = refused(&path).await;
        let expected =
            matches!(refused, OpenError::Store(StoreError::System { kind: ErrorKind::NotADirectory, .. }));
        assert!(expected, "{refused:?}");
    }
}

#[tokio::test]
async fn a_newer_database_is_refused_and_an_empty_file_is_none() {
    let folder = folder();
    fs::write(folder.path().join("tablier.db"), "").expect("written");
    write_events(folder.path(), 1).await;
    run_sql(&folder.path().join("tablier.db"), "PRAGMA user_version = 1000").await;
    let too_new = OpenError::TooNew { found: 1000, known: 1 };
    assert_eq!(refused(folder.path()).await, too_new);
    assert_eq!(Sqlite::open_read_only(folder.path()).await.err(), Some(too_new.clone()));
    let elsewhere = self::folder();
    let restored = restore(&folder.path().join("tablier.db"), elsewhere.path(), Existing::Keep).await;
    assert_eq!(restored, Err(too_new));
}

#[tokio::test]
async fn a_key_of_nobody_is_refused_alone() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).await.expect("opened");
    let key = session(1, "nobody");
    let result = store.write(vec![happens("t", 1), Write::PutKey(key)]).await;
    assert!(matches!(result, Err(StoreError::Other(_))), "{result:?}");
    assert_eq!(store.events("t", 0).await, Ok(vec![]));
    store.write(vec![Write::PutPerson(guest("a"))]).await.expect("it goes on");
}

#[tokio::test]
async fn a_backup_is_put_back() {
    let (house, elsewhere) = (folder(), folder());
    let backup = elsewhere.path().join("backup.db");
    write_events(house.path(), 3).await;
    back_up(house.path(), &backup).await;

    let fresh = elsewhere.path().join("fresh");
    assert_eq!(restore(&backup, &fresh, Existing::Keep).await, Ok(None));
    assert_eq!(count_events(&fresh).await, 3);

    let store = Sqlite::open(house.path()).await.expect("opened");
    store.write(vec![happens("t", 4)]).await.expect("written");
    store.close().await;
    let database = house.path().join("tablier.db");
    let kept = restore(&backup, house.path(), Existing::Keep).await;
    assert_eq!(kept, Err(OpenError::Occupied(database.clone())));
    assert_eq!(count_events(house.path()).await, 4);

    let aside =
        restore(&backup, house.path(), Existing::PutAside).await.expect("restored").expect("put aside");
    assert_eq!(count_events(house.path()).await, 3);
    assert_eq!(restore(&aside, &elsewhere.path().join("old"), Existing::Keep).await, Ok(None));
    assert_eq!(count_events(&elsewhere.path().join("old")).await, 4, "nothing is lost");
    assert!(!house.path().join("tablier.db-restored").exists());
}

#[tokio::test]
async fn a_log_goes_aside_with_its_database() {
    let (house, elsewhere) = (folder(), folder());
    let backup = elsewhere.path().join("backup.db");
    write_events(house.path(), 1).await;
    back_up(house.path(), &backup).await;
    // A house that was killed: its last events are in the log alone, and the database itself is broken.
    let store = Sqlite::open(house.path()).await.expect("opened");
    store.write((2..50).map(|number| happens("t", number)).collect()).await.expect("written");
    let killed = elsewhere.path().join("killed");
    fs::create_dir(&killed).expect("created");
    for name in ["tablier.db", "tablier.db-wal"] {
        fs::copy(house.path().join(name), killed.join(name)).expect("copied");
    }
    fs::write(killed.join("tablier.db"), "broken, and longer than nothing at all").expect("written");
    let log = fs::read(killed.join("tablier.db-wal")).expect("read");
    assert!(!log.is_empty());
    let aside = restore(&backup, &killed, Existing::PutAside).await.expect("restored").expect("put aside");
    let mut name = aside.into_os_string();
    name.push("-wal");
    assert_eq!(fs::read(name).expect("kept"), log);
    assert_eq!(count_events(&killed).await, 1);
}

#[tokio::test]
async fn a_damaged_backup_is_not_put_back() {
    let (house, elsewhere) = (folder(), folder());
    write_events(house.path(), 2000).await;
    let backup = elsewhere.path().join("backup.db");
    back_up(house.path(), &backup).await;
    let mut bytes = fs::read(&backup).expect("read");
    let middle = bytes.len() / 2;
    bytes[middle..middle + 8192].fill(0xa5);
    fs::write(&backup, bytes).expect("written");
    let restored = restore(&backup, &elsewhere.path().join("new"), Existing::Keep).await;
    assert!(matches!(restored, Err(OpenError::Store(StoreError::Damaged(_)))), "{restored:?}");
    assert!(!elsewhere.path().join("new/tablier.db").exists());
}

#[tokio::test]
async fn damage_is_found() {
    let house = folder();
    write_events(house.path(), 3).await;
    run_sql(
        &house.path().join("tablier.db"),
        "PRAGMA foreign_keys = OFF; INSERT INTO blocks VALUES ('x', 'y'); DELETE FROM tables WHERE id = 't'",
    )
    .await;
    let store = Sqlite::open_read_only(house.path()).await.expect("opened");
    let findings = store.examine().await.expect("examined").join("\n");
    assert!(findings.contains("people") && findings.contains("table t"), "{findings}");
}
