//! People.

use super::Place;
use super::samples::{account, called_off, finished, guest, playing, session};
use tablier_protocol::online::PersonKind;
use tablier_store::{NAMELESS, Person, Store, StoreError, Write};

async fn put(store: &impl Store, person: Person) -> Result<(), StoreError> {
    store.write(vec![Write::PutPerson(person)]).await
}

fn ids(people: &[Person]) -> Vec<&str> {
    people.iter().map(|person| person.id.as_str()).collect()
}

pub(crate) async fn people_come_and_change(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.person("p1").await, Ok(None));
    put(&store, guest("p1")).await.expect("new");
    assert_eq!(store.person("p1").await, Ok(Some(guest("p1"))));
    let changed = Person { banned: true, since: 5, ..account("p1", "Ada") };
    put(&store, changed.clone()).await.expect("changed");
    assert_eq!(store.person("p1").await, Ok(Some(changed.clone())));
    assert_eq!(store.account("ada").await, Ok(Some(changed)));
}

pub(crate) async fn accounts_have_names_of_their_own(place: &impl Place) {
    let store = place.open().await;
    put(&store, account("p1", "Élodie")).await.expect("the first");
    assert_eq!(put(&store, account("p2", "éLODIE")).await, Err(StoreError::NameTaken));
    assert_eq!(store.person("p2").await, Ok(None), "nothing is left of who was refused");
    put(&store, account("p3", "ΟΔΥΣΣΕΥΣ")).await.expect("another");
    assert_eq!(put(&store, account("p2", "οδυσσευς")).await, Err(StoreError::NameTaken));
    assert_eq!(put(&store, account("p2", "οδυσσευσ")).await, Err(StoreError::NameTaken));
    put(&store, account("p4", "Elodie")).await.expect("an accent is no matter of case");
    assert_eq!(put(&store, account("p2", "El\u{43e}die")).await, Err(StoreError::NameTaken), "a Cyrillic o");

    let namesake = Person { name: "ÉLODIE".to_owned(), ..guest("p5") };
    put(&store, namesake.clone()).await.expect("guests are called what they like");
    put(&store, Person { id: "p6".to_owned(), ..namesake }).await.expect("even alike");
    assert_eq!(put(&store, account("p5", "ÉLODIE")).await, Err(StoreError::NameTaken), "until they register");
    put(&store, account("p1", "ÉLODIE")).await.expect("one may write one's own name otherwise");
    let found = store.account("élodie").await.expect("found").expect("somebody");
    assert_eq!((found.id.as_str(), found.name.as_str()), ("p1", "ÉLODIE"));

    let gone = Person { kind: PersonKind::Deleted, ..account("p1", "ÉLODIE") };
    put(&store, gone).await.expect("deleted");
    assert_eq!(store.account("Élodie").await, Ok(None));
    put(&store, account("p2", "Élodie")).await.expect("the name is free again");
}

pub(crate) async fn people_are_found_by_a_part_of_their_name(place: &impl Place) {
    let store = place.open().await;
    for (since, id, name) in [(1, "p1", "Zoé"), (3, "p2", "LÉON"), (2, "p3", "Ada 100%")] {
        put(&store, Person { since, name: name.to_owned(), ..guest(id) }).await.expect("written");
    }
    let found = async |text: &str, limit| {
        let people = store.people(text, limit).await.expect("found");
        ids(&people).join(" ")
    };
    assert_eq!(found("é", 10).await, "p2 p1");
    assert_eq!(found("É", 1).await, "p2");
    assert_eq!(found("", 10).await, "p2 p3 p1");
    assert_eq!(found("%", 10).await, "p3", "nothing stands for anything else");
    assert_eq!(found("nobody", 10).await, "");
}

pub(crate) async fn people_block_each_other(place: &impl Place) {
    let store = place.open().await;
    for id in ["a", "b", "c"] {
        put(&store, guest(id)).await.expect("written");
    }
    let block = |other: &str| Write::Block { person: "a".to_owned(), other: other.to_owned() };
    store.write(vec![block("c"), block("b"), block("c")]).await.expect("twice is once");
    assert_eq!(ids(&store.blocked("a").await.expect("read")), ["b", "c"]);
    assert_eq!(store.blocked("b").await, Ok(vec![]), "it is not mutual");
    let unblock = Write::Unblock { person: "a".to_owned(), other: "b".to_owned() };
    store.write(vec![unblock]).await.expect("unblocked");
    assert_eq!(store.blocked("a").await, Ok(vec![guest("c")]));
}

pub(crate) async fn accounts_are_found_by_name(place: &impl Place) {
    let store = place.open().await;
    let banned = Person { banned: true, ..account("p5", "Anna") };
    let namesake = Person { name: "Ann".to_owned(), ..guest("p6") };
    for person in
        [account("p1", "Marianne"), account("p2", "Annie"), account("p3", "ANN"), account("p4", "Bob")]
            .into_iter()
            .chain([banned, namesake])
    {
        put(&store, person).await.expect("written");
    }
    let found = async |text: &str, limit| ids(&store.accounts(text, limit).await.expect("found")).join(" ");
    assert_eq!(found("ann", 10).await, "p3 p2 p1");
    assert_eq!(found("Ann", 2).await, "p3 p2");
    assert_eq!(found("%", 10).await, "");
}

pub(crate) async fn who_is_half_forgotten_is_known(place: &impl Place) {
    let store = place.open().await;
    let gone = Person { kind: PersonKind::Deleted, ..guest("p1") };
    put(&store, gone.clone()).await.expect("deleted");
    put(&store, guest("p2")).await.expect("somebody else");
    assert_eq!(store.to_forget().await, Ok(vec![gone.clone()]));
    put(&store, Person { name: NAMELESS.to_owned(), ..gone }).await.expect("forgotten");
    assert_eq!(store.to_forget().await, Ok(vec![]));
}

pub(crate) async fn guests_whom_nothing_names_go(place: &impl Place) {
    let store = place.open().await;
    let ids = ["gone", "with-key", "plays", "played", "blocked", "account"];
    for id in ids {
        let person = if id == "account" { account(id, id) } else { guest(id) };
        put(&store, person).await.expect("written");
    }
    let block = Write::Block { person: "account".to_owned(), other: "blocked".to_owned() };
    let tables = [
        playing("t1", ["account", "plays"]),
        finished("t2", ["account", "played"], 3),
        called_off("t3", "gone", 4),
        called_off("t4", "with-key", 5),
    ];
    let writes = [Write::PutKey(session(1, "with-key")), Write::PutKey(session(2, "gone")), block];
    store.write(writes.into_iter().chain(tables.map(Write::PutTable)).collect()).await.expect("written");
    let left = async || {
        let mut left = Vec::new();
        for id in ids {
            left.extend(store.person(id).await.expect("read").map(|person| person.id));
        }
        left.join(" ")
    };
    store.write(vec![Write::Tidy { now: 1_999, before: 0 }]).await.expect("nothing has run out");
    assert_eq!(left().await, ids.join(" "));
    let longer = Write::PutKey(tablier_store::Key { until: 3_000, ..session(1, "with-key") });
    store.write(vec![longer, Write::Tidy { now: 2_000, before: 5 }]).await.expect("tidied");
    assert_eq!(left().await, "with-key plays played blocked account");
    assert_eq!(store.table_ids("", 10).await.expect("read").join(" "), "t1 t2 t4");
}
