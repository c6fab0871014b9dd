//! People: guests, accounts, sessions, tokens.

use crate::guest::{Guest, Open};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use serde_json::{Value, json};
use tablier_server::Settings;

pub(crate) async fn account(open: &Open, name: &str) -> (Guest, String) {
    let guest = open.guest("Somebody").await;
    let made = guest.post("/api/account", json!({ "name": name, "password": "correct horse" })).await;
    let made = made.expect(StatusCode::CREATED);
    let token = made["token"].as_str().unwrap().to_owned();
    assert_eq!(made["id"], guest.id, "games are kept");
    guest.get("/api/me").await.refused(401, "unauthorized");
    (Guest { token: Some(token), ..guest }, made["recovery"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn everybody_is_a_guest_with_a_name_at_once() {
    let open = Open::new().await;
    let made = open.nobody().post("/api/guest", json!({})).await;
    let cookie = made.headers[SET_COOKIE].to_str().unwrap().to_owned();
    let guest = made.expect(StatusCode::CREATED);
    assert!(guest["name"].as_str().unwrap().len() > 4);
    assert!(guest["token"].as_str().unwrap().len() * 5 >= 128, "enough chance");
    assert!(cookie.starts_with("tablier=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    assert!(!cookie.contains("Secure"));

    let public = Some(String::from("https://tablier.example"));
    let open = Open::with(Settings { public_url: public, ..Settings::default() }).await;
    let request = open.nobody().request(axum::http::Method::POST, "/api/guest");
    let request = request.body(axum::body::Body::empty()).unwrap();
    let refused = open.nobody().send(request).await;
    refused.refused(403, "wrong-host");
    let request = axum::http::Request::post("/api/guest").header("host", "tablier.example");
    let made = open.nobody().send(request.body(axum::body::Body::empty()).unwrap()).await;
    let cookie = made.headers[SET_COOKIE].to_str().unwrap().to_owned();
    assert!(
        cookie.starts_with("__Host-tablier=") && cookie.contains("; Secure") && cookie.contains("Path=/")
    );
}

#[tokio::test]
async fn a_session_says_who_asks_and_where_they_are_to_move() {
    let open = Open::new().await;
    let nobody = open.nobody().get("/api/session").await.expect(StatusCode::OK);
    assert_eq!(nobody, json!({ "person": null, "turns": [] }), "a stranger is not refused");
    let (id, ann, bob) = open.duel("terrace", "short", Value::Null).await;
    let state = async |guest: &Guest| guest.get("/api/session").await.expect(StatusCode::OK);
    assert_eq!(state(&ann).await["person"]["id"], ann.id);
    assert_eq!((&state(&ann).await["turns"], &state(&bob).await["turns"]), (&json!([id]), &json!([])));
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    assert_eq!((&state(&ann).await["turns"], &state(&bob).await["turns"]), (&json!([]), &json!([id])));
    bob.act(&id, "resign").await.expect(StatusCode::OK);
    assert_eq!(state(&bob).await["turns"], json!([]), "a game that is over waits for nobody");
}

#[tokio::test]
async fn an_account_signs_in_out_and_everywhere() {
    let open = Open::new().await;
    let (ann, _) = account(&open, "Ann").await;
    open.guest("Bob")
        .await
        .post("/api/account", json!({ "name": "ANN", "password": "correct horse" }))
        .await
        .refused(409, "name-taken");
    open.nobody().post("/api/guest", json!({ "name": "ann" })).await.refused(409, "name-taken");
    let sign_in = |password: &str| {
        let nobody = open.nobody();
        let message = json!({ "name": "ann", "password": password });
        async move { nobody.post("/api/session", message).await }
    };
    sign_in("wrong horse").await.refused(403, "wrong-password");
    let session = sign_in("correct horse").await.expect(StatusCode::CREATED);
    let other = Guest { token: session["token"].as_str().map(str::to_owned), ..ann.clone() };
    assert_eq!(other.get("/api/me").await.expect(StatusCode::OK)["kind"], "account");

    other.delete("/api/session", None).await.expect(StatusCode::NO_CONTENT);
    other.get("/api/me").await.refused(401, "unauthorized");
    let new = json!({ "old": "correct horse", "new": "battery staple" });
    let session = sign_in("correct horse").await.expect(StatusCode::CREATED);
    ann.post("/api/password", new).await.expect(StatusCode::NO_CONTENT);
    let other = Guest { token: session["token"].as_str().map(str::to_owned), ..ann.clone() };
    other.get("/api/me").await.refused(401, "unauthorized");
    ann.get("/api/me").await.expect(StatusCode::OK);
    sign_in("correct horse").await.refused(403, "wrong-password");
    ann.delete("/api/sessions", None).await.expect(StatusCode::NO_CONTENT);
    ann.get("/api/me").await.refused(401, "unauthorized");
}

#[tokio::test]
async fn a_recovery_code_works_once() {
    let open = Open::new().await;
    let (ann, code) = account(&open, "Ann").await;
    let recover = |code: &str| {
        let nobody = open.nobody();
        let message = json!({ "name": "Ann", "code": code, "password": "battery staple" });
        async move { nobody.post("/api/recover", message).await }
    };
    recover("aaaaa-aaaaa-aaaaa-aaaaa-aaaaa").await.refused(403, "wrong-code");
    let account = recover(&code.to_uppercase()).await.expect(StatusCode::CREATED);
    ann.get("/api/me").await.refused(401, "unauthorized");
    recover(&code).await.refused(403, "wrong-code");
    recover(account["recovery"].as_str().unwrap()).await.expect(StatusCode::CREATED);
}

#[tokio::test]
async fn a_token_does_only_what_it_may() {
    let open = Open::new().await;
    let (ann, _) = account(&open, "Ann").await;
    ann.post("/api/tokens", json!({ "name": "", "scopes": ["play"] })).await.refused(422, "bad-token");
    ann.post("/api/tokens", json!({ "name": "bot", "scopes": ["rule"] })).await.refused(400, "malformed");
    let made = ann.post("/api/tokens", json!({ "name": "bot", "scopes": ["play"] })).await;
    let made = made.expect(StatusCode::CREATED);
    let bot = Guest { token: made["token"].as_str().map(str::to_owned), ..ann.clone() };
    let id = bot.open(json!({ "game": "tchag", "setup": "standard", "seats": ["me", "level:1"] })).await;
    bot.get("/api/me").await.refused(403, "scope");
    bot.post(&format!("/api/games/{id}/chat"), json!({ "text": "hello" })).await.refused(403, "scope");
    bot.post("/api/tokens", json!({ "name": "more", "scopes": ["play"] })).await.refused(403, "scope");
    bot.delete("/api/me", None).await.refused(403, "scope");
    let listed = ann.get("/api/tokens").await.expect(StatusCode::OK);
    assert_eq!((&listed[0]["name"], &listed[0]["token"]), (&json!("bot"), &Value::Null));
    let token = listed[0]["id"].as_str().unwrap();
    ann.delete(&format!("/api/tokens/{token}"), None).await.expect(StatusCode::NO_CONTENT);
    bot.act(&id, "resign").await.refused(401, "unauthorized");
}

#[tokio::test]
async fn rated_games_are_for_accounts_and_move_ratings() {
    let open = Open::new().await;
    let ((ann, _), (bob, _)) = (account(&open, "Ann").await, account(&open, "Bob").await);
    let cyd = open.guest("Cyd").await;
    let wish = json!({ "game": "terrace", "setup": "short", "seats": ["me", "open"], "rated": true });
    cyd.post("/api/games", wish.clone()).await.refused(403, "rated-for-accounts");
    let id = ann.open(wish).await;
    cyd.act(&id, "join").await.refused(403, "rated-for-accounts");
    bob.act(&id, "join").await.expect(StatusCode::OK);
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    ann.act(&id, "takeback").await.refused(409, "rated");
    bob.act(&id, "resign").await.expect(StatusCode::OK);
    let rating = |profile: &Value| profile["ratings"][0]["rating"].as_f64().unwrap();
    let profile = cyd.get(&format!("/api/people/{}", ann.id)).await.expect(StatusCode::OK);
    assert!(rating(&profile) > 1500.0, "{profile}");
    assert_eq!(profile["games"], 1);
    assert!(rating(&cyd.get(&format!("/api/people/{}", bob.id)).await.expect(StatusCode::OK)) < 1500.0);
    let history =
        cyd.get(&format!("/api/people/{}/history?game=terrace", ann.id)).await.expect(StatusCode::OK);
    assert_eq!(history[0]["id"], id);
}

#[tokio::test]
async fn whoever_is_deleted_leaves_games_without_a_name() {
    let open = Open::new().await;
    let (ann, _) = account(&open, "Ann").await;
    let bob = open.guest("Bob").await;
    let id = ann.open(json!({ "game": "terrace", "setup": "short", "seats": ["me", "open"] })).await;
    bob.act(&id, "join").await.expect(StatusCode::OK);
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    ann.post(&format!("/api/games/{id}/chat"), json!({ "text": "I live in Paris" }))
        .await
        .expect(StatusCode::OK);
    let export = ann.get("/api/me/export").await.expect(StatusCode::OK);
    assert_eq!(export["name"], "Ann");
    ann.delete("/api/me", Some(json!({ "password": "wrong horse" }))).await.refused(403, "wrong-password");
    ann.delete("/api/me", Some(json!({ "password": "correct horse" }))).await.expect(StatusCode::NO_CONTENT);
    ann.get("/api/me").await.refused(401, "unauthorized");
    let view = bob.view(&id).await;
    assert_eq!((&view["seats"][0]["name"], &view["status"]), (&json!("deleted"), &json!("over")));
    let record = bob.get(&format!("/api/games/{id}/record")).await.text;
    assert!(!record.contains("Ann") && record.contains("Bob"), "{record}");
    open.guest("Ann").await;
}

#[tokio::test]
async fn whoever_is_deleted_stays_so_whatever_else_is_asked_at_the_same_moment() {
    let open = Open::new().await;
    for _ in 0..10 {
        let ann = open.guest("Ann").await;
        let (one, two, three) = tokio::join!(
            ann.patch("/api/me", json!({ "name": "Bea" })),
            ann.delete("/api/me", None),
            ann.patch("/api/me", json!({ "name": "Cleo" })),
        );
        assert_eq!(two.status, StatusCode::NO_CONTENT, "{}", two.text);
        assert!(one.status.as_u16() < 500 && three.status.as_u16() < 500);
        let profile = open.nobody().get(&format!("/api/people/{}", ann.id)).await.expect(StatusCode::OK);
        assert_eq!((&profile["kind"], &profile["name"]), (&json!("deleted"), &json!("deleted")));
    }
}
