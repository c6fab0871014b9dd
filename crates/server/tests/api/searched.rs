//! What is looked for: people by name, games by whatever is remembered of them.

use crate::guest::Open;
use crate::people::account;
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn accounts_are_found_by_a_part_of_their_name() {
    let open = Open::new().await;
    for name in ["Marianne", "Anne Lister", "Bob"] {
        account(&open, name).await;
    }
    open.guest("Anne").await;
    let found = open.nobody().get("/api/people?name=anne").await.expect(StatusCode::OK);
    let names: Vec<&str> =
        found.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Anne Lister", "Marianne"], "guests may be called anything");
    open.nobody().get("/api/people?name=%20a%20").await.refused(422, "name-too-short");
    open.nobody().get("/api/people").await.refused(400, "malformed");
}

#[tokio::test]
async fn names_that_look_alike_are_the_same() {
    let open = Open::new().await;
    account(&open, "Paul").await;
    // A Cyrillic а among Latin letters; a capital I for a small l; letters of full width.
    open.nobody().post("/api/guest", json!({ "name": "P\u{430}ul" })).await.refused(422, "bad-name");
    open.nobody().post("/api/guest", json!({ "name": "Pau1" })).await.refused(409, "name-taken");
    open.nobody().post("/api/guest", json!({ "name": "Ｐａｕｌ" })).await.refused(409, "name-taken");
}

#[tokio::test]
async fn games_are_found_by_how_they_ended_and_when() {
    let open = Open::new().await;
    let (id, ann, bob) = open.duel("terrace", "short", Value::Null).await;
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    bob.act(&id, "resign").await.expect(StatusCode::OK);
    let found = async |query: String| {
        let page = open.nobody().get(&format!("/api/archive?{query}")).await.expect(StatusCode::OK);
        page["games"].as_array().unwrap().len()
    };
    assert_eq!(found(format!("person={}&result=won", ann.id)).await, 1);
    assert_eq!(found(format!("person={}&result=lost", ann.id)).await, 0);
    assert_eq!(found(format!("person={}&result=lost", bob.id)).await, 1);
    assert_eq!(found(String::from("result=drawn")).await, 0);
    assert_eq!(found(String::from("game=terrace&setup=short")).await, 1);
    assert_eq!(found(String::from("game=terrace&setup=long")).await, 0);
    assert_eq!(found(String::from("from=1&until=9999999999999")).await, 1);
    assert_eq!(found(String::from("until=1")).await, 0);
    let nobody = open.nobody();
    nobody.get("/api/archive?setup=short").await.refused(422, "unknown-setup");
    nobody.get("/api/archive?game=terrace&setup=fixed").await.refused(422, "unknown-setup");
    nobody.get("/api/archive?result=lucky").await.refused(400, "malformed");
}
