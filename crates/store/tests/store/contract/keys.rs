//! Keys.

use super::Place;
use super::samples::{guest, session, token};
use tablier_store::{Key, KeyHash, KeyKind, Store, Write};

async fn with_keys(store: &impl Store, keys: &[Key]) {
    let people = ["a", "b"].map(|id| Write::PutPerson(guest(id)));
    let keys = keys.iter().cloned().map(Write::PutKey);
    store.write(people.into_iter().chain(keys).collect()).await.expect("written");
}

async fn opens(store: &impl Store, number: u8) -> bool {
    store.key(KeyHash([number; 32]), 1_500).await.expect("read").is_some()
}

pub(crate) async fn keys_open_until_they_run_out(place: &impl Place) {
    let store = place.open().await;
    let reset = Key { kind: KeyKind::Reset, ..session(3, "a") };
    with_keys(&store, &[session(1, "a"), token(2, "b"), reset.clone()]).await;
    assert_eq!(store.key(KeyHash([1; 32]), 1_999).await, Ok(Some((session(1, "a"), guest("a")))));
    assert_eq!(store.key(KeyHash([1; 32]), 2_000).await, Ok(None), "it has run out");
    assert_eq!(store.key(KeyHash([2; 32]), 0).await, Ok(Some((token(2, "b"), guest("b")))));
    assert_eq!(store.key(KeyHash([3; 32]), 0).await, Ok(Some((reset, guest("a")))));
    assert_eq!(store.key(KeyHash([4; 32]), 0).await, Ok(None));

    let longer = Key { until: 3_000, ..session(1, "a") };
    store.write(vec![Write::PutKey(longer.clone())]).await.expect("renewed");
    assert_eq!(store.key(KeyHash([1; 32]), 2_000).await, Ok(Some((longer, guest("a")))));
    let for_ever = Key { until: u64::MAX, ..session(1, "a") };
    store.write(vec![Write::PutKey(for_ever)]).await.expect("renewed");
    assert!(store.key(KeyHash([1; 32]), 1 << 60).await.expect("read").is_some());
}

pub(crate) async fn keys_end(place: &impl Place) {
    let store = place.open().await;
    with_keys(&store, &[session(1, "a"), session(2, "a")]).await;
    store.write(vec![Write::DropKey(KeyHash([1; 32]))]).await.expect("dropped");
    assert!(!opens(&store, 1).await);
    assert!(opens(&store, 2).await);
}

pub(crate) async fn all_keys_end_but_one(place: &impl Place) {
    let store = place.open().await;
    with_keys(&store, &[session(1, "a"), session(2, "a"), token(3, "a"), session(4, "b")]).await;
    let but = Write::DropKeys { person: "a".to_owned(), but: Some(KeyHash([2; 32])) };
    store.write(vec![but]).await.expect("dropped");
    assert!(!opens(&store, 1).await && opens(&store, 2).await && !opens(&store, 3).await);
    assert!(opens(&store, 4).await, "somebody else's");
    store.write(vec![Write::DropKeys { person: "a".to_owned(), but: None }]).await.expect("dropped");
    assert!(!opens(&store, 2).await);
}

pub(crate) async fn tokens_are_listed(place: &impl Place) {
    let store = place.open().await;
    let later = Key { since: 1_200, ..token(1, "a") };
    with_keys(&store, &[later.clone(), token(2, "a"), session(3, "a"), token(4, "b")]).await;
    assert_eq!(store.tokens("a").await, Ok(vec![token(2, "a"), later]));
    let drop = |person: &str, id: &str| Write::DropToken { person: person.to_owned(), id: id.to_owned() };
    store.write(vec![drop("a", "key-1"), drop("a", "key-4"), drop("a", "key-3")]).await.expect("dropped");
    assert_eq!(store.tokens("a").await, Ok(vec![token(2, "a")]));
    assert_eq!(store.tokens("b").await, Ok(vec![token(4, "b")]), "somebody else's");
    assert!(opens(&store, 3).await, "a session is no token");
}
