//! The API describes itself, and what it says is so. Besides what is here, every answer that any of these tests gets is
//! held to the description (`Guest::send`).

use crate::guest::Open;
use crate::schema::Description;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Whatever refers to something refers to something that is there; what is there is referred to.
#[tokio::test]
async fn the_description_is_whole() {
    let open = Open::new().await;
    let Description(description) = Description::of(&open.nobody().router).await;
    assert!(description["openapi"].as_str().unwrap().starts_with("3.1"));
    let mut references = BTreeSet::new();
    collect(description, &mut references);
    for reference in &references {
        assert!(description.pointer(reference.trim_start_matches('#')).is_some(), "{reference}");
    }
    for name in description["components"]["schemas"].as_object().unwrap().keys() {
        assert!(references.contains(&format!("#/components/schemas/{name}")), "{name}");
    }
    for name in ["Event", "Happening", "LobbyMessage", "Game", "Conflict", "Problem"] {
        assert!(description["components"]["schemas"][name].is_object(), "{name}");
    }
}

fn collect(value: &Value, references: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            references.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| collect(field, references));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, references)),
        _ => {}
    }
}

#[tokio::test]
async fn whatever_is_described_is_answered_and_says_who_may_ask() {
    let open = Open::new().await;
    let (id, ..) = open.duel("terrace", "short", Value::Null).await;
    let description = Description::of(&open.nobody().router).await;
    let operations: Vec<_> = description.operations().collect();
    assert!(operations.len() > 40, "{}", operations.len());
    for (method, path) in operations {
        let operation = &description.0["paths"][path][method];
        assert!(operation["summary"].is_string(), "{method} {path}");
        let method: Method = method.to_uppercase().parse().unwrap();
        let request = open.nobody().request(method.clone(), &path.replace("{id}", &id));
        let said = open.nobody().send(request.body(axum::body::Body::empty()).unwrap()).await;
        assert_ne!(said.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
        assert!(said.status != StatusCode::NOT_FOUND || path.contains("/people/"), "{method} {path}");
        // Where somebody must be known, nobody is turned away; where not, nobody is asked.
        let security = operation["security"].as_array();
        let needed = security.is_some_and(|ways| !ways.contains(&json!({})));
        assert_eq!(said.status == StatusCode::UNAUTHORIZED, needed, "{method} {path}: {}", said.text);
    }
}

/// A whole life: every answer on the way is held to the description by `Guest::send`.
#[tokio::test]
async fn a_played_game_is_as_described() {
    let open = Open::new().await;
    let clock = json!({ "base": 600, "increment": 5 });
    let (id, ann, bob) = open.duel("terrace", "short", clock).await;
    let made = json!({ "name": "Ann of the house", "password": "correct horse" });
    let account = ann.post("/api/account", made).await.expect(StatusCode::CREATED);
    let ann = crate::guest::Guest { token: account["token"].as_str().map(str::to_owned), ..ann };
    ann.post("/api/tokens", json!({ "name": "bot", "scopes": ["play"] })).await.expect(StatusCode::CREATED);
    ann.get("/api/tokens").await.expect(StatusCode::OK);
    bob.play(&id, 1, "g8-g7").await.expect(StatusCode::CONFLICT);
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    bob.play(&id, 2, "a1-a2").await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    bob.act(&id, "takeback").await.expect(StatusCode::CONFLICT);
    bob.play(&id, 2, "g8-g7").await.expect(StatusCode::OK);
    bob.act(&id, "takeback").await.expect(StatusCode::OK);
    bob.act(&id, "draw").await.expect(StatusCode::OK);
    ann.delete(&format!("/api/games/{id}/draw"), None).await.expect(StatusCode::OK);
    ann.act(&id, "takeback").await.expect(StatusCode::OK);
    ann.act(&id, "time").await.expect(StatusCode::OK);
    ann.post(&format!("/api/games/{id}/chat"), json!({ "text": "well" })).await.expect(StatusCode::OK);
    bob.act(&id, "resign").await.expect(StatusCode::OK);
    bob.act(&id, "rematch").await.expect(StatusCode::OK);
    ann.act(&id, "rematch").await.expect(StatusCode::OK);
    ann.put(&format!("/api/people/{}/block", bob.id)).await;
    for path in ["me", "me/export", "games", "archive", "archive/records", "openapi.json"] {
        ann.get(&format!("/api/{path}")).await.expect(StatusCode::OK);
    }
    ann.get(&format!("/api/people/{}/history?game=terrace", bob.id)).await.expect(StatusCode::OK);
    ann.get(&format!("/api/games/{id}/record")).await.expect(StatusCode::OK);
    assert_eq!(ann.view(&id).await["status"], "over");
}

/// The judge himself is judged: what does not fit is found.
#[tokio::test]
async fn what_is_not_as_described_is_noticed() {
    let open = Open::new().await;
    let (id, ann, _) = open.duel("terrace", "short", Value::Null).await;
    let description = Description::of(&open.nobody().router).await;
    let view = ann.view(&id).await;
    assert_eq!(description.fits("Game", &view), Ok(()));
    let spoilt = |pointer: &str, value: Value| {
        let mut message = view.clone();
        *message.pointer_mut(pointer).unwrap() = value;
        description.fits("Game", &message)
    };
    assert!(spoilt("/ply", json!(-1)).is_err());
    assert!(spoilt("/ply", json!("0")).is_err());
    assert!(spoilt("/status", json!("lost")).is_err());
    assert!(spoilt("/seats/0/kind", Value::Null).is_err());
    assert!(spoilt("/clock", json!({ "base": 1 })).is_err());
    assert!(spoilt("/by", json!({ "id": "x", "name": "y", "more": 1 })).is_err());
    let mut without = view.clone();
    without.as_object_mut().unwrap().remove("position");
    assert!(description.fits("Game", &without).is_err());
}
