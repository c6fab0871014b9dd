//! Finished games.

use super::Place;
use super::samples::{called_off, finished, playing};
use tablier_protocol::online::{GameResult, SeatKind, Status};
use tablier_store::{ArchiveQuery, Ending, Store, TableRow, Write};

async fn put(store: &impl Store, rows: impl IntoIterator<Item = TableRow>) {
    store.write(rows.into_iter().map(Write::PutTable).collect()).await.expect("written");
}

/// The ids of what is found.
async fn found(store: &impl Store, query: ArchiveQuery) -> String {
    let rows = store.archive(&query).await.expect("found");
    rows.iter().map(|row| row.id.as_str()).collect::<Vec<_>>().join(" ")
}

fn all() -> ArchiveQuery {
    ArchiveQuery { limit: 100, ..ArchiveQuery::default() }
}

fn by(person: &str) -> ArchiveQuery {
    ArchiveQuery { person: Some(person.to_owned()), ..all() }
}

/// A game of another kind.
fn tchag(id: &str, people: [&str; 2], last: u64) -> TableRow {
    TableRow { game: "tchag".to_owned(), ..finished(id, people, last) }
}

pub(crate) async fn the_archive_has_finished_games_only(place: &impl Place) {
    let store = place.open().await;
    let secret = TableRow { private: true, ..finished("t4", ["a", "b"], 4) };
    let waiting = TableRow { status: Status::Waiting, ..playing("t5", ["a", "b"]) };
    let game = finished("t2", ["a", "b"], 2);
    put(&store, [playing("t1", ["a", "b"]), game.clone(), called_off("t3", "a", 3), secret, waiting]).await;
    assert_eq!(store.archive(&all()).await, Ok(vec![game]), "as they were written");
    assert_eq!(found(&store, ArchiveQuery { private: true, ..all() }).await, "t4 t2");
    assert_eq!(found(&store, by("a")).await, "t2");
    assert_eq!(found(&store, ArchiveQuery { private: true, ..by("a") }).await, "t4 t2");
}

pub(crate) async fn the_archive_is_searched(place: &impl Place) {
    let store = place.open().await;
    let rated = TableRow { rated: true, ..tchag("t3", ["a", "c"], 3) };
    put(&store, [finished("t1", ["a", "b"], 1), tchag("t2", ["b", "c"], 2), rated]).await;
    let tchag = |query| ArchiveQuery { game: Some("tchag".to_owned()), ..query };
    let rated = |rated, query| ArchiveQuery { rated: Some(rated), ..query };
    assert_eq!(found(&store, tchag(all())).await, "t3 t2");
    assert_eq!(found(&store, rated(true, all())).await, "t3");
    assert_eq!(found(&store, rated(false, all())).await, "t2 t1");
    assert_eq!(found(&store, by("c")).await, "t3 t2");
    assert_eq!(found(&store, tchag(by("a"))).await, "t3");
    assert_eq!(found(&store, rated(false, tchag(by("c")))).await, "t2");
    assert_eq!(found(&store, rated(true, tchag(by("b")))).await, "");
    assert_eq!(found(&store, by("nobody")).await, "");
}

pub(crate) async fn the_archive_knows_how_games_ended(place: &impl Place) {
    let store = place.open().await;
    let with = |id: &str, places: [u8; 2], last, setup: &str| {
        let result = Some(GameResult { places: places.into(), reason: "goal".to_owned() });
        TableRow { result, setup: setup.to_owned(), ..finished(id, ["a", "b"], last) }
    };
    put(&store, [with("t1", [1, 2], 10, "fixed"), with("t2", [2, 1], 20, "random")]).await;
    put(&store, [with("t3", [1, 1], 30, "fixed")]).await;
    let ending = |ending, query| ArchiveQuery { ending: Some(ending), ..query };
    assert_eq!(found(&store, ending(Ending::Won, by("a"))).await, "t1");
    assert_eq!(found(&store, ending(Ending::Lost, by("a"))).await, "t2");
    assert_eq!(found(&store, ending(Ending::Drawn, by("a"))).await, "t3");
    assert_eq!(found(&store, ending(Ending::Won, all())).await, "t2 t1");
    assert_eq!(found(&store, ending(Ending::Drawn, all())).await, "t3");
    assert_eq!(found(&store, ArchiveQuery { setup: Some("fixed".to_owned()), ..all() }).await, "t3 t1");
    assert_eq!(found(&store, ArchiveQuery { from: Some(20), ..by("b") }).await, "t3 t2");
    assert_eq!(found(&store, ArchiveQuery { from: Some(10), until: Some(30), ..all() }).await, "t2 t1");
}

pub(crate) async fn the_archive_has_pages(place: &impl Place) {
    let store = place.open().await;
    // Three end at each moment: the id decides among them.
    let rows = (0..12u64).map(|number| finished(&format!("t{number:02}"), ["a", "b"], number / 3));
    put(&store, rows).await;
    for query in [all(), by("a"), ArchiveQuery { game: Some("tzaar".to_owned()), ..all() }] {
        let mut seen = Vec::new();
        let mut before = None;
        loop {
            let page = ArchiveQuery { limit: 5, before, ..query.clone() };
            let rows = store.archive(&page).await.expect("a page");
            let Some(last) = rows.last() else { break };
            before = Some((last.last, last.id.clone()));
            seen.extend(rows.into_iter().map(|row| row.id));
        }
        let newest_first: Vec<String> = (0..12).rev().map(|number| format!("t{number:02}")).collect();
        assert_eq!(seen, newest_first, "{query:?}");
    }
}

pub(crate) async fn the_archive_follows_changes(place: &impl Place) {
    let store = place.open().await;
    put(&store, [finished("t1", ["a", "b"], 1), finished("t2", ["a", "b"], 2)]).await;
    put(&store, [finished("t1", ["a", "b"], 3)]).await;
    assert_eq!(found(&store, by("a")).await, "t1 t2", "something was said there since");
    put(&store, [finished("t1", ["c", "b"], 3)]).await;
    assert_eq!(found(&store, by("a")).await, "t2");
    assert_eq!(found(&store, by("c")).await, "t1");
    put(&store, [called_off("t1", "c", 3), playing("t2", ["a", "b"])]).await;
    assert_eq!(found(&store, all()).await + &found(&store, by("b")).await, "");
    put(&store, [finished("t2", ["a", "b"], 4)]).await;
    assert_eq!(found(&store, by("b")).await, "t2");
}

pub(crate) async fn finished_games_are_counted(place: &impl Place) {
    let store = place.open().await;
    let secret = TableRow { private: true, ..finished("t2", ["a", "b"], 2) };
    let mut invited = finished("t5", ["b", "a"], 5);
    invited.seats[1].kind = SeatKind::Invited;
    let rows = [playing("t1", ["a", "b"]), secret, called_off("t3", "a", 3), invited];
    put(&store, rows.into_iter().chain([finished("t4", ["a", "a"], 4)])).await;
    assert_eq!(store.games_of("a").await, Ok(2), "a game against oneself is one, an invitation none");
    assert_eq!(store.games_of("b").await, Ok(2));
    assert_eq!(store.games_of("nobody").await, Ok(0));
    assert_eq!(found(&store, by("a")).await, "t4");
}
