//! Whoever is deleted is named nowhere; what was done is known to whoever runs the house.

use crate::guest::{Guest, Open};
use crate::people::account;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use tablier_protocol::online::PersonKind;
use tablier_server::{House, Limits, Settings};
use tablier_store::{Key, KeyHash, KeyKind, Person, Sqlite, Store, Write};

/// A house, and the store behind it.
async fn with_store() -> (Open, Arc<Sqlite>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
    let settings = Settings { limits: Limits::off(), ..Settings::default() };
    let house = House::open(Arc::<Sqlite>::clone(&store), settings).await.unwrap();
    (Open::of(house, folder), store)
}

async fn stories(store: &Sqlite, ids: &[String]) -> String {
    let mut all = String::new();
    for id in ids {
        let events = store.events(id, 0).await.unwrap();
        all.extend(events.into_iter().map(|event| event.body));
    }
    all
}

#[tokio::test]
async fn tables_that_came_to_nothing_forget_too() {
    let (open, store) = with_store().await;
    let ann = open.guest("Annabelle").await;
    let wish = json!({ "game": "terrace", "setup": "short", "seats": ["me", "open"] });
    let called_off = ann.open(wish.clone()).await;
    ann.act(&called_off, "leave").await.expect(StatusCode::OK);
    let waiting = ann.open(wish).await;
    let words = json!({ "text": "hello from Lyon" });
    ann.post(&format!("/api/games/{waiting}/chat"), words).await.expect(StatusCode::OK);
    let export = ann.get("/api/me/export").await.expect(StatusCode::OK);
    assert_eq!(export["games"].as_array().unwrap().len(), 2, "{export}");
    assert_eq!(export["said"][0]["text"], "hello from Lyon");
    ann.delete("/api/me", None).await.expect(StatusCode::NO_CONTENT);
    let told = stories(&store, &[called_off, waiting]).await;
    assert!(!told.contains("Annabelle") && !told.contains("Lyon") && told.contains("deleted"), "{told}");
}

#[tokio::test]
async fn a_deletion_that_was_cut_off_goes_on_when_the_house_opens() {
    let (open, store) = with_store().await;
    let (id, ann, _) = open.duel("terrace", "short", Value::Null).await;
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    ann.act(&id, "resign").await.expect(StatusCode::OK);
    let person = store.person(&ann.id).await.unwrap().unwrap();
    let half = Person { kind: PersonKind::Deleted, name: String::from("Annabelle"), ..person };
    store.write(vec![Write::PutPerson(half)]).await.unwrap();
    let profile = open.nobody().get(&format!("/api/people/{}", ann.id)).await.expect(StatusCode::OK);
    assert_eq!(profile["name"], "deleted", "even before the end of it");

    let again = Open::on(Arc::<Sqlite>::clone(&store)).await;
    assert_eq!(store.person(&ann.id).await.unwrap().unwrap().name, "deleted");
    assert_eq!(again.nobody().view(&id).await["seats"][0]["name"], "deleted");
    assert!(!stories(&store, &[id]).await.contains("Ann"));
}

#[tokio::test]
async fn whoever_is_deleted_does_not_play_again() {
    let open = Open::new().await;
    let (id, ann, bob) = open.duel("terrace", "short", Value::Null).await;
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    bob.act(&id, "resign").await.expect(StatusCode::OK);
    ann.act(&id, "rematch").await.expect(StatusCode::OK);
    ann.delete("/api/me", None).await.expect(StatusCode::NO_CONTENT);
    bob.act(&id, "rematch").await.expect(StatusCode::OK);
    assert_eq!(bob.view(&id).await["rematch"], Value::Null);
}

#[tokio::test]
async fn what_was_done_is_logged_and_what_was_said_is_kept_with_a_complaint() {
    let (open, store) = with_store().await;
    let (ann, _) = account(&open, "Ann").await;
    let bob = open.guest("Bob").await;
    let id = ann.open(json!({ "game": "terrace", "setup": "short", "seats": ["me", "open"] })).await;
    bob.act(&id, "join").await.expect(StatusCode::OK);
    let said = bob.post(&format!("/api/games/{id}/chat"), json!({ "text": "you fool" })).await;
    let event = said.expect(StatusCode::OK)["event"].as_u64().unwrap();
    let report = format!("/api/games/{id}/report");
    ann.post(&report, json!({ "event": 1, "text": "nobody spoke" })).await.refused(422, "text");
    ann.post(&report, json!({ "event": event + 1 })).await.refused(422, "text");
    ann.post(&report, json!({ "event": event })).await.expect(StatusCode::NO_CONTENT);
    bob.delete("/api/me", None).await.expect(StatusCode::NO_CONTENT);
    let complaint = store.reports(1).await.unwrap().remove(0);
    assert_eq!((&complaint.about, complaint.said.as_str()), (&bob.id, "you fool"));

    let wrong = json!({ "name": "Ann", "password": "wrong horse" });
    open.nobody().post("/api/session", wrong).await.refused(403, "wrong-password");
    let token = ann.post("/api/tokens", json!({ "name": "bot", "scopes": ["play"] })).await;
    let token = token.expect(StatusCode::CREATED)["id"].as_str().unwrap().to_owned();
    ann.delete(&format!("/api/tokens/{token}"), None).await.expect(StatusCode::NO_CONTENT);
    ann.delete("/api/sessions", None).await.expect(StatusCode::NO_CONTENT);
    let log: Vec<String> = store.log(10).await.unwrap().into_iter().map(|logged| logged.what).collect();
    assert_eq!(
        log[..6],
        ["signed-out-everywhere", "token-ended", "token-made", "sign-in-failed", "deleted", "reported"]
    );
}

#[tokio::test]
async fn whoever_comes_by_stays_signed_in() {
    let (open, store) = with_store().await;
    let ann = open.guest("Ann").await;
    let hash = KeyHash(Sha256::digest(b"a secret").into());
    let soon = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    let key = Key {
        hash,
        id: String::from("key"),
        person: ann.id.clone(),
        kind: KeyKind::Session,
        since: 0,
        until: soon + 60_000,
    };
    store.write(vec![Write::PutKey(key)]).await.unwrap();
    let request = Guest { token: None, ..ann.clone() }.request(Method::GET, "/api/me");
    let request = request.header(COOKIE, "tablier=a secret").body(axum::body::Body::empty()).unwrap();
    let answer = ann.send(request).await;
    let cookie = answer.headers[SET_COOKIE].to_str().unwrap().to_owned();
    assert!(cookie.starts_with("tablier=a secret;") && cookie.contains("Max-Age=31536000"), "{cookie}");
    let (key, _) = store.key(hash, soon).await.unwrap().unwrap();
    assert!(key.until > soon + 300 * 24 * 3_600_000);
    let fresh = ann.get("/api/me").await;
    assert!(!fresh.headers.contains_key(SET_COOKIE), "a young session is left as it is");
}
