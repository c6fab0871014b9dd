//! Tables, and what happened at them.

use super::Place;
use super::samples::{called_off, event, finished, happens, playing};
use tablier_protocol::online::{Pace, SeatKind, SeatState, Status};
use tablier_store::{ArchiveQuery, Store, StoreError, StoredEvent, TableRow, Write};

pub(crate) async fn tables_come_and_change(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.table("t1").await, Ok(None));
    let engine = SeatState {
        seat: 2,
        kind: SeatKind::Engine,
        name: Some("Level 6".to_owned()),
        person: None,
        level: Some(6),
        away: true,
        left: true,
        out: false,
        substitute: None,
    };
    let mut table = TableRow { status: Status::Waiting, pace: None, ply: 0, ..playing("t1", ["a", "b"]) };
    table.seats[1] = engine;
    store.write(vec![Write::PutTable(table.clone())]).await.expect("new");
    assert_eq!(store.table("t1").await, Ok(Some(table)));

    let days = Some(Pace::Correspondence { days: 3 });
    let changed = TableRow { pace: days, rated: true, private: true, ..finished("t1", ["a", "c"], 900) };
    store.write(vec![Write::PutTable(changed.clone())]).await.expect("changed");
    assert_eq!(store.table("t1").await, Ok(Some(changed)));
}

pub(crate) async fn events_are_in_order(place: &impl Place) {
    let store = place.open().await;
    let numbers = [2, 1, 3, 10].map(|number| happens("t1", number));
    store.write(numbers.into()).await.expect("written");
    store.write(vec![happens("t2", 4)]).await.expect("written");
    assert_eq!(store.events("t1", 0).await, Ok(vec![event(1), event(2), event(3), event(10)]));
    assert_eq!(store.events("t1", 2).await, Ok(vec![event(3), event(10)]));
    assert_eq!(store.events("t1", u64::MAX).await, Ok(vec![]));
    assert_eq!(store.events("t3", 0).await, Ok(vec![]));
}

pub(crate) async fn an_event_is_there_once(place: &impl Place) {
    let store = place.open().await;
    store.write(vec![happens("t1", 1)]).await.expect("written");
    let other = StoredEvent { body: "other".to_owned(), ..event(1) };
    let again = Write::AddEvent { table: "t1".to_owned(), event: other };
    assert_eq!(store.write(vec![again]).await, Err(StoreError::Conflict));
    assert_eq!(store.events("t1", 0).await, Ok(vec![event(1)]));
}

pub(crate) async fn tables_run_until_over(place: &impl Place) {
    let store = place.open().await;
    let waiting = TableRow { status: Status::Waiting, since: 400, ..playing("t2", ["a", "b"]) };
    let rows = [playing("t1", ["a", "b"]), waiting.clone(), finished("t3", ["a", "b"], 9)];
    store.write(rows.clone().map(Write::PutTable).into()).await.expect("written");
    assert_eq!(store.running().await, Ok(vec![waiting.clone(), rows[0].clone()]));
    store.write(vec![Write::PutTable(called_off("t2", "a", 9))]).await.expect("over");
    assert_eq!(store.running().await, Ok(vec![rows[0].clone()]));
}

pub(crate) async fn tables_are_listed_by_id(place: &impl Place) {
    let store = place.open().await;
    let rows = [playing("b", ["p", "q"]), finished("a", ["p", "q"], 1), called_off("c", "p", 1)];
    store.write(rows.map(Write::PutTable).into()).await.expect("written");
    let ids = async |after, limit| store.table_ids(after, limit).await.expect("read").concat();
    assert_eq!(ids("", 10).await, "abc");
    assert_eq!(ids("", 2).await, "ab");
    assert_eq!(ids("b", 10).await, "c");
    assert_eq!(ids("c", 10).await, "");
}

pub(crate) async fn tables_go_for_good(place: &impl Place) {
    let store = place.open().await;
    let rows = ["t1", "t2"].map(|id| Write::PutTable(finished(id, ["a", "b"], 9)));
    store.write(rows.into()).await.expect("written");
    store.write(vec![happens("t1", 1), happens("t2", 1)]).await.expect("written");
    store.write(vec![Write::DropTable("t1".to_owned())]).await.expect("dropped");
    assert_eq!(store.table("t1").await, Ok(None));
    assert_eq!(store.events("t1", 0).await, Ok(vec![]));
    assert_eq!(store.games_of("a").await, Ok(1));
    let query = ArchiveQuery { person: Some("a".to_owned()), limit: 9, ..ArchiveQuery::default() };
    assert_eq!(store.archive(&query).await, Ok(vec![finished("t2", ["a", "b"], 9)]));
    assert_eq!(store.events("t2", 0).await, Ok(vec![event(1)]));
    store.write(vec![happens("t1", 1)]).await.expect("the number is free again");
}

pub(crate) async fn tables_name_people(place: &impl Place) {
    let store = place.open().await;
    let said = StoredEvent { event: 1, at: 1, body: r#"{"by":{"id":"c","name":"C"}}"#.to_owned() };
    let writes = vec![
        Write::PutTable(playing("t1", ["a", "b"])),
        Write::PutTable(called_off("t2", "a", 3)),
        Write::PutTable(playing("t3", ["ab", "cc"])),
        Write::AddEvent { table: "t3".to_owned(), event: said },
    ];
    store.write(writes).await.expect("written");
    let about = async |person: &str| store.tables_about(person).await.expect("read").join(" ");
    assert_eq!(about("a").await, "t1 t2");
    assert_eq!(about("b").await, "t1");
    assert_eq!(about("c").await, "t3", "they only spoke there");
    assert_eq!(about("d").await, "");
}
