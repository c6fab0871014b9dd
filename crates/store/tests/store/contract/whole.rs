//! The database as a whole: all or nothing, closed and opened again, copied, examined.

use super::Place;
use super::samples::{account, event, finished, guest, happens, playing, session};
use tablier_store::{KeyHash, Life, Logged, Store, StoreError, Write};

fn logged() -> Logged {
    Logged { at: 1, by: "a".to_owned(), what: "came".to_owned(), about: "a".to_owned() }
}

/// Something of everything around an event.
fn a_bit_of_all(number: u64) -> Vec<Write> {
    vec![
        Write::PutPerson(guest("a")),
        Write::PutKey(session(1, "a")),
        Write::PutTable(playing("t1", ["a", "b"])),
        happens("t1", number),
        Write::Log(logged()),
        Write::Live(Life { from: 1, until: 2 }),
    ]
}

pub(crate) async fn a_unit_is_whole_or_nothing(place: &impl Place) {
    let store = place.open().await;
    store.write(vec![happens("t1", 1), Write::PutPerson(account("x", "Ada"))]).await.expect("written");
    assert_eq!(store.write(a_bit_of_all(1)).await, Err(StoreError::Conflict));
    let mut taken = a_bit_of_all(2);
    taken.push(Write::PutPerson(account("y", "ADA")));
    assert_eq!(store.write(taken).await, Err(StoreError::NameTaken));
    let twice = vec![happens("t2", 1), Write::Log(logged()), happens("t2", 1)];
    assert_eq!(store.write(twice).await, Err(StoreError::Conflict));

    assert_eq!(store.person("a").await, Ok(None));
    assert_eq!(store.key(KeyHash([1; 32]), 0).await, Ok(None));
    assert_eq!(store.table("t1").await, Ok(None));
    assert_eq!(store.events("t1", 0).await, Ok(vec![event(1)]));
    assert_eq!(store.events("t2", 0).await, Ok(vec![]));
    assert_eq!(store.log(9).await, Ok(vec![]));
    assert_eq!(store.lives(0).await, Ok(vec![]));

    store.write(a_bit_of_all(2)).await.expect("it goes on");
    assert_eq!(store.events("t1", 1).await, Ok(vec![event(2)]));
    store.write(vec![]).await.expect("nothing is written too");
}

pub(crate) async fn what_is_written_stays(place: &impl Place) {
    for life in 1..4 {
        let store = place.open().await;
        store.write(a_bit_of_all(life)).await.expect("written");
        store.close().await;
    }
    let store = place.open().await;
    assert_eq!(store.events("t1", 0).await, Ok(vec![event(1), event(2), event(3)]));
    assert_eq!(store.person("a").await, Ok(Some(guest("a"))));
    assert_eq!(store.key(KeyHash([1; 32]), 0).await, Ok(Some((session(1, "a"), guest("a")))));
    assert_eq!(store.log(9).await.expect("read").len(), 3);
}

pub(crate) async fn nothing_is_written_once_closed(place: &impl Place) {
    let store = place.open().await;
    store.close().await;
    assert!(store.write(a_bit_of_all(1)).await.is_err());
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.events("t1", 0).await, Ok(vec![]));
}

pub(crate) async fn a_copy_is_made_while_open(place: &impl Place) {
    let store = place.open().await;
    store.write(a_bit_of_all(1)).await.expect("written");
    let copy = place.file("copy");
    store.back_up(&copy).await.expect("copied");
    assert!(copy.metadata().expect("a file").len() > 0);
    store.write(a_bit_of_all(2)).await.expect("it stays open");
}

pub(crate) async fn a_copy_replaces_nothing(place: &impl Place) {
    let store = place.open().await;
    let copy = place.file("copy");
    std::fs::write(&copy, "dear").expect("written");
    assert!(store.back_up(&copy).await.is_err());
    assert_eq!(std::fs::read_to_string(&copy).expect("still there"), "dear");
    assert!(store.back_up(&place.file("no/such/folder")).await.is_err());
}

pub(crate) async fn a_used_database_is_sound(place: &impl Place) {
    let store = place.open().await;
    store.write(a_bit_of_all(1)).await.expect("written");
    store.write(vec![Write::PutTable(finished("t1", ["a", "b"], 5))]).await.expect("written");
    assert_eq!(store.examine().await, Ok(vec![]));
}
