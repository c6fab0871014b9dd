//! A database that can be told to suffer keeps the contract while it is well.

use crate::contract::Place;
use crate::contract::samples::{event, happens};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tablier_store::{Fault, Faulty, Sqlite, Store, StoreError};
use tempfile::TempDir;

struct Well(TempDir);

impl Place for Well {
    type Database = Faulty<Sqlite>;

    fn new() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    async fn open(&self) -> Faulty<Sqlite> {
        Faulty::new(Sqlite::open(&self.0.path().join("house")).await.expect("opened")).0
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

contract!(Well);

#[tokio::test]
async fn writes_fail_and_take_long_when_told_to() {
    let folder = TempDir::new().expect("a folder");
    let (store, faults) = Faulty::new(Sqlite::open(folder.path()).await.expect("opened"));
    for error in [StoreError::Full, StoreError::ReadOnly, StoreError::Other("tired".to_owned())] {
        faults.set(Fault::Failing(error.clone()));
        assert_eq!(store.write(vec![happens("t", 1)]).await, Err(error));
    }
    assert_eq!(store.events("t", 0).await, Ok(vec![]), "reading works");

    let delay = Duration::from_millis(50);
    faults.set(Fault::Slow(delay));
    let begun = Instant::now();
    store.write(vec![happens("t", 1)]).await.expect("late, but written");
    assert!(begun.elapsed() >= delay);

    faults.set(Fault::Off);
    store.write(vec![happens("t", 2)]).await.expect("written");
    assert_eq!(store.events("t", 0).await, Ok(vec![event(1), event(2)]));
}
