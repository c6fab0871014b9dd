//! People.

use super::Place;
use super::samples::{account, guest};
use tablier_protocol::online::PersonKind;
use tablier_store::{Person, Store, StoreError, Write};

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
