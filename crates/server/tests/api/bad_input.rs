//! Whatever is sent, the answer is a refusal with a reason, and nothing changes.

use crate::guest::Open;
use crate::schema::Description;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tablier_server::{Limits, Settings};

const METHODS: [Method; 5] = [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE];

const BODIES: [&str; 12] = [
    "",
    "{",
    "[]",
    "null",
    "\"x\"",
    "42",
    "{\"ply\":-1}",
    "{\"ply\":1,\"move\":\"x\",\"more\":1}",
    "{\"game\":\"tzaar\",\"setup\":\"random\",\"seats\":[]}",
    "{\"text\":12}",
    "{\"name\":null}",
    "\u{0}\u{1}",
];

#[tokio::test]
async fn nothing_that_can_be_sent_breaks_anything() {
    let open = Open::new().await;
    let (id, ann, bob) = open.duel("terrace", "short", Value::Null).await;
    let before = bob.view(&id).await;
    let described = Description::of(&open.nobody().router).await.operations().map(|(_, path)| path);
    let addresses: BTreeSet<&str> = described.chain(["/api/nowhere"]).collect();
    for address in addresses {
        for filled in [&id[..], "nobody", "%00", "..%2f..", "💥"] {
            let path = address.replace("{id}", &filled.replace('💥', "%F0%9F%92%A5"));
            for method in METHODS {
                for body in BODIES {
                    // These do what they say, whatever is sent along.
                    if filled == id && method != Method::GET && body.is_empty() {
                        continue;
                    }
                    let request =
                        open.nobody().request(method.clone(), &path).header(CONTENT_TYPE, "application/json");
                    let said = open.nobody().send(request.body(Body::from(body)).unwrap()).await;
                    assert!(said.status.as_u16() < 500, "{method} {path} {body}: {}", said.status);
                    if said.status.is_client_error() {
                        let message: Value = serde_json::from_str(&said.text).unwrap();
                        assert!(
                            message["error"]["message"].as_str().unwrap().len() > 5,
                            "{method} {path} {}",
                            said.text
                        );
                    }
                }
            }
        }
    }
    let mut after = ann.view(&id).await;
    after["now"] = before["now"].clone();
    assert_eq!(after, before);
}

#[tokio::test]
async fn moves_of_every_wrong_shape_change_nothing() {
    let open = Open::new().await;
    let (id, ann, _) = open.duel("tchag", "standard", Value::Null).await;
    let before = ann.view(&id).await;
    let long = "x".repeat(10_000);
    let shapes = [
        json!({}),
        json!({ "ply": 1 }),
        json!({ "ply": "1", "move": "b5-c4" }),
        json!({ "ply": 1.5, "move": "b5-c4" }),
        json!({ "ply": -1, "move": "b5-c4" }),
        json!({ "ply": 1, "moves": [] }),
        json!({ "ply": 1, "moves": "b5-c4" }),
        json!({ "ply": 1, "move": ["b5-c4"] }),
        json!({ "ply": 1, "move": long }),
        json!({ "ply": 1, "move": "b5-c4", "moves": ["b5-c4"] }),
        json!({ "ply": 4_294_967_296_u64, "move": "b5-c4" }),
        json!({ "ply": 1, "move": "b5-c4", "takebacks": -1 }),
        json!({ "ply": 1, "move": "\u{0}" }),
        json!({ "ply": 1, "moves": vec!["b5-c4"; 65] }),
        json!([1]),
    ];
    for shape in shapes {
        let said = ann.post(&format!("/api/games/{id}/moves"), shape.clone()).await;
        assert!(said.status.is_client_error(), "{shape}: {}", said.status);
    }
    let mut after = ann.view(&id).await;
    for passing in ["clocks", "now"] {
        after[passing] = before[passing].clone();
    }
    assert_eq!(after, before);
}

#[tokio::test]
async fn what_is_too_large_or_no_json_is_refused() {
    let open = Open::new().await;
    let ann = open.guest("Ann").await;
    let large = json!({ "name": "x".repeat(100_000) });
    ann.patch("/api/me", large).await.refused(413, "too-large");
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let request = ann.request(Method::POST, "/api/play").header(CONTENT_TYPE, kind);
        let said = ann.send(request.body(Body::from("{\"game\":\"tzaar\"}")).unwrap()).await;
        said.refused(415, "no-json");
    }
    let request = ann.request(Method::POST, "/api/play").body(Body::from("{}")).unwrap();
    ann.send(request).await.refused(415, "no-json");
}

#[tokio::test]
async fn strangers_pages_and_names_are_refused() {
    let open = Open::new().await;
    let ann = open.guest("Ann").await;
    let token = ann.token.clone().unwrap();
    let forged = |origin: &str, host: &str| {
        let request = Request::post("/api/play")
            .header(HOST, host)
            .header(ORIGIN, origin)
            .header("cookie", format!("tablier={token}"))
            .header(CONTENT_TYPE, "application/json");
        request.body(Body::from("{\"game\":\"tzaar\"}")).unwrap()
    };
    ann.send(forged("https://evil.example", "localhost")).await.refused(403, "wrong-origin");
    ann.send(forged("http://evil.example", "evil.example")).await.refused(403, "wrong-host");
    ann.send(forged("http://localhost", "localhost")).await.expect(StatusCode::CREATED);
}

#[tokio::test]
async fn whoever_comes_too_often_is_told_when_to_come_back() {
    let limits = Limits { guests_per_address: 2, sign_ins: 2, new_tables: 1, ..Limits::off() };
    let open = Open::with(Settings { limits, ..Settings::default() }).await;
    let (ann, _) = (open.guest("Ann").await, open.guest("Bob").await);
    let refused = open.nobody().post("/api/guest", json!({})).await;
    refused.refused(429, "too-often");
    assert!(refused.headers["retry-after"].to_str().unwrap().parse::<u64>().unwrap() > 0);
    let wish = json!({ "game": "tchag", "setup": "standard", "seats": ["me", "open"] });
    ann.open(wish.clone()).await;
    ann.post("/api/games", wish).await.refused(429, "too-often");
    let guess = json!({ "name": "x", "password": "guess" });
    for _ in 0..2 {
        open.nobody().post("/api/session", guess.clone()).await.refused(403, "wrong-password");
    }
    open.nobody().post("/api/session", guess).await.refused(429, "too-often");
}

#[tokio::test]
async fn refusals_speak_the_language_of_whoever_asks() {
    let open = Open::new().await;
    let sentence = |language: &'static str| {
        let nobody = open.nobody();
        let request = nobody.request(Method::GET, "/api/me").header("accept-language", language);
        let request = request.body(Body::empty()).unwrap();
        async move {
            serde_json::from_str::<Value>(&nobody.send(request).await.text).unwrap()["error"]["message"]
                .clone()
        }
    };
    assert!(sentence("fr-CA,fr;q=0.9,en;q=0.5").await.as_str().unwrap().starts_with("La maison"));
    assert!(sentence("de,en;q=0.5,fr;q=0.3").await.as_str().unwrap().starts_with("You are not"));
}
