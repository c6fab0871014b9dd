//! Many at once.

use super::Place;
use super::samples::{event, happens, playing};
use std::sync::Arc;
use tablier_store::{Store, StoreError, Write};
use tokio::task::JoinSet;

const TABLES: u64 = 300;
const PLIES: u64 = 5;

pub(crate) async fn hundreds_write_at_once(place: &impl Place) {
    let store = Arc::new(place.open().await);
    let mut players = JoinSet::new();
    for number in 0..TABLES {
        let store = Arc::clone(&store);
        players.spawn(async move {
            let table = format!("t{number}");
            for ply in 1..=PLIES {
                let row = Write::PutTable(playing(&table, ["a", "b"]));
                store.write(vec![happens(&table, ply), row]).await.expect("written");
            }
        });
    }
    players.join_all().await;
    assert_eq!(store.running().await.expect("read").len() as u64, TABLES);
    for number in 0..TABLES {
        let events = store.events(&format!("t{number}"), 0).await.expect("read");
        assert_eq!(events, (1..=PLIES).map(event).collect::<Vec<_>>());
    }
}

pub(crate) async fn who_fails_fails_alone(place: &impl Place) {
    let store = Arc::new(place.open().await);
    let mut writers = JoinSet::new();
    for number in 0..TABLES {
        let store = Arc::clone(&store);
        // Three want each number at the one table; everybody writes at a table of their own too.
        writers.spawn(async move {
            let own = format!("t{number}");
            (number, store.write(vec![happens(&own, 1), happens("shared", 1 + number / 3)]).await)
        });
    }
    let results = writers.join_all().await;
    let winners = results.iter().filter(|(_, result)| result.is_ok()).count() as u64;
    assert_eq!(winners, TABLES / 3);
    assert_eq!(store.events("shared", 0).await.expect("read").len() as u64, TABLES / 3);
    for (number, result) in results {
        let own = store.events(&format!("t{number}"), 0).await.expect("read");
        match result {
            Ok(()) => assert_eq!(own, [event(1)]),
            Err(error) => {
                assert_eq!(error, StoreError::Conflict);
                assert_eq!(own, [], "nothing is left of who was refused");
            }
        }
    }
}

pub(crate) async fn readers_see_what_was_acknowledged(place: &impl Place) {
    let store = place.open().await;
    for number in 1..=200 {
        store.write(vec![happens("t", number)]).await.expect("written");
        assert_eq!(store.events("t", number - 1).await, Ok(vec![event(number)]));
    }
}
