//! A process that is killed while it writes has lost nothing that it acknowledged.
#![cfg(unix)]

use crate::contract::samples::{event, happens, playing};
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use tablier_store::{Sqlite, Store, Write};
use tempfile::TempDir;
use tokio::task::JoinSet;

const FOLDER: &str = "TABLIER_KILLED_FOLDER";
const TABLES: u64 = 20;
const KILLS: usize = 6;
const MARK: &str = "kept ";

/// The process that is killed: this very test program, told to run nothing but this.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes until it is killed: the other test starts it"]
async fn write_until_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let store = Arc::new(Sqlite::open(Path::new(&folder)).await.expect("opened"));
    let mut writers = JoinSet::new();
    for number in 0..TABLES {
        let store = Arc::clone(&store);
        writers.spawn(async move { write_for_ever(&*store, &format!("t{number}")).await });
    }
    writers.join_all().await;
}

async fn write_for_ever(store: &impl Store, table: &str) {
    let mut number = store.events(table, 0).await.expect("read").len() as u64;
    loop {
        number += 1;
        let row = Write::PutTable(playing(table, ["a", "b"]));
        store.write(vec![happens(table, number), row]).await.expect("written");
        writeln!(io::stdout(), "{MARK}{table} {number}").expect("said");
    }
}

/// Lets it write until so many writes are acknowledged, kills it, and says what was the last at each table.
fn write_and_kill(folder: &Path, acknowledged: usize) -> BTreeMap<String, u64> {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "killed::write_until_killed", "--ignored", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("started");
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut last = BTreeMap::new();
    let mut seen = 0;
    for line in lines {
        let line = line.expect("a line");
        // The last line may be cut where the process was killed: only whole ones count.
        let Some((table, number)) = line.strip_prefix(MARK).and_then(|rest| rest.split_once(' ')) else {
            continue;
        };
        let Ok(number) = number.parse::<u64>() else { continue };
        last.entry(table.to_owned()).and_modify(|last: &mut u64| *last = number.max(*last)).or_insert(number);
        seen += 1;
        if seen == acknowledged {
            child.kill().expect("killed");
        }
    }
    child.wait().expect("gone");
    assert!(seen >= acknowledged, "it ended by itself after {seen}");
    last
}

#[tokio::test]
async fn nothing_acknowledged_is_lost() {
    let folder = TempDir::new().expect("a folder");
    let mut acknowledged = BTreeMap::new();
    for kill in 0..KILLS {
        acknowledged.extend(write_and_kill(folder.path(), 1 + kill * 173));
        let store = Sqlite::open(folder.path()).await.expect("opened after a kill");
        assert_eq!(store.examine().await, Ok(vec![]));
        for (table, &last) in &acknowledged {
            let events = store.events(table, 0).await.expect("read");
            let whole: Vec<_> = (1..=events.len() as u64).map(event).collect();
            assert_eq!(events, whole, "nothing is missing in between");
            assert!(events.len() as u64 >= last, "{table} lost {last}: {}", events.len());
            assert!(
                store.table(table).await.expect("read").is_some(),
                "what is written together stays together"
            );
        }
        store.close().await;
    }
}
