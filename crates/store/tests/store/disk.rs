//! Disks that are full, or cannot be written to.
#![cfg(target_os = "linux")]

use crate::contract::samples::{happens, playing};
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use tablier_store::{OpenError, Sqlite, Store, StoreError, StoredEvent, Write};
use tempfile::TempDir;
use tokio::task::JoinSet;

/// A small disk of its own, as long as it lives.
struct Disk(TempDir);

impl Disk {
    /// Nothing where mounting is not permitted, which is said.
    fn mount() -> Option<Self> {
        let disk = Self(TempDir::new().expect("a folder"));
        if run("mount", &["-t", "tmpfs", "-o", "size=1m", "tmpfs"], disk.path()) {
            return Some(disk);
        }
        // Past the test harness, which keeps what passing tests print to itself.
        writeln!(io::stderr(), "skipped: mounting a tmpfs is not permitted here").expect("said");
        None
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn remount(&self, how: &str) {
        assert!(run("mount", &["-o", how], self.path()), "{how}");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        run("umount", &["--lazy"], self.path());
    }
}

fn run(command: &str, arguments: &[&str], path: &Path) -> bool {
    Command::new(command).args(arguments).arg(path).output().is_ok_and(|output| output.status.success())
}

fn large(number: u64) -> Write {
    let event = StoredEvent { event: number, at: number, body: "x".repeat(8_000) };
    Write::AddEvent { table: "t".to_owned(), event }
}

/// Writes until the disk is full; how many events are there then.
async fn fill(store: &Sqlite, from: u64) -> u64 {
    for number in from..from + 1000 {
        match store.write(vec![large(number)]).await {
            Ok(()) => {}
            Err(error) => {
                assert_eq!(error, StoreError::Full);
                return number - 1;
            }
        }
    }
    panic!("the disk is never full");
}

#[tokio::test]
async fn a_full_disk_refuses_and_recovers() {
    let Some(disk) = Disk::mount() else { return };
    let ballast = disk.path().join("ballast");
    fs::write(&ballast, vec![1; 300_000]).expect("room");
    let house = disk.path().join("house");
    let store = Sqlite::open(&house).await.expect("opened");
    store.write(vec![Write::PutTable(playing("t", ["a", "b"]))]).await.expect("written");
    let kept = fill(&store, 1).await;
    assert!(kept > 5, "{kept}");
    for _ in 0..20 {
        assert_eq!(store.write(vec![large(kept + 1)]).await, Err(StoreError::Full), "as long as it is full");
    }
    let backup = disk.path().join("backup.db");
    assert_eq!(store.back_up(&backup).await, Err(StoreError::Full));
    assert_eq!(fs::read_dir(disk.path()).expect("read").count(), 2, "half a backup does not stay");
    assert_eq!(store.events("t", 0).await.expect("reading works").len() as u64, kept);
    assert_eq!(store.examine().await, Ok(vec![]));

    fs::remove_file(&ballast).expect("room is made");
    for number in 1..=5 {
        store.write(vec![large(kept + number)]).await.expect("it works again by itself");
    }
    store.close().await;
    let store = Sqlite::open(&house).await.expect("opened again");
    assert_eq!(store.events("t", 0).await.expect("read").len() as u64, kept + 5);
    assert_eq!(store.examine().await, Ok(vec![]));
    store.close().await;
}

#[tokio::test]
async fn everybody_who_waits_hears_of_a_full_disk() {
    let Some(disk) = Disk::mount() else { return };
    let store = Arc::new(Sqlite::open(&disk.path().join("house")).await.expect("opened"));
    let mut writers = JoinSet::new();
    for number in 1..=400 {
        let store = Arc::clone(&store);
        writers.spawn(async move { (number, store.write(vec![large(number)]).await) });
    }
    let results = writers.join_all().await;
    let events = store.events("t", 0).await.expect("read");
    for (number, result) in results {
        let there = events.iter().any(|event| event.event == number);
        match result {
            Ok(()) => assert!(there, "{number} was acknowledged"),
            Err(error) => assert_eq!((error, there), (StoreError::Full, false), "{number} was refused"),
        }
    }
    assert!(events.len() < 400);
    store.close().await;
}

#[tokio::test]
async fn a_read_only_disk_refuses_and_recovers() {
    let Some(disk) = Disk::mount() else { return };
    let house = disk.path().join("house");
    let store = Sqlite::open(&house).await.expect("opened");
    store.write(vec![happens("t", 1)]).await.expect("written");
    store.close().await;

    disk.remount("remount,ro");
    let refused = Sqlite::open(&house).await.err();
    assert_eq!(refused, Some(OpenError::Store(StoreError::ReadOnly)));
    let refused = Sqlite::open(&disk.path().join("new")).await.err();
    assert_eq!(refused, Some(OpenError::Store(StoreError::ReadOnly)));

    disk.remount("remount,rw");
    let store = Sqlite::open(&house).await.expect("opened again");
    store.write(vec![happens("t", 2)]).await.expect("written");
    assert_eq!(store.events("t", 0).await.expect("read").len(), 2);
    store.close().await;
}
