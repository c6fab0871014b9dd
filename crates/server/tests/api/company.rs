//! Three and four at a table, and clocks that all see alike.

use crate::guest::{Guest, Open};
use crate::live::serve;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

/// A table of several people, in the order of their seats.
async fn gathered(open: &Open, game: &str, setup: &str, names: &[&str]) -> (String, Vec<Guest>) {
    let mut people = Vec::new();
    for name in names {
        people.push(open.guest(name).await);
    }
    let seats: Vec<&str> = std::iter::once("me").chain(names[1..].iter().map(|_| "open")).collect();
    let id = people[0].open(json!({ "game": game, "setup": setup, "seats": seats })).await;
    for guest in &people[1..] {
        guest.act(&id, "join").await.expect(StatusCode::OK);
    }
    (id, people)
}

fn left(view: &Value, seat: usize) -> u64 {
    view["clocks"]["left"][seat].as_u64().unwrap()
}

#[tokio::test]
async fn what_is_said_or_asked_gives_no_time_back() {
    let open = Open::new().await;
    let (id, ann, bob) = open.duel("terrace", "short", json!({ "base": 60, "increment": 0 })).await;
    let before = loop {
        let view = ann.view(&id).await;
        if left(&view, 0) < 59_500 {
            break view;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    bob.post(&format!("/api/games/{id}/chat"), json!({ "text": "Take your time." }))
        .await
        .expect(StatusCode::OK);
    let said = ann.view(&id).await;
    assert!(left(&said, 0) <= left(&before, 0), "{before} {said}");
    ann.act(&id, "draw").await.expect(StatusCode::OK);
    let asked = ann.view(&id).await;
    assert!(left(&asked, 0) <= left(&said, 0), "{said} {asked}");
    assert!(asked["now"].as_u64() >= said["now"].as_u64() && said["now"].as_u64() > before["since"].as_u64());

    bob.act(&id, "draw").await.expect(StatusCode::OK);
    let over = ann.view(&id).await;
    assert_eq!((&over["status"], &over["clocks"]["running"]), (&json!("over"), &Value::Null));
    assert!(left(&over, 0) <= left(&asked, 0), "{asked} {over}");
}

#[tokio::test]
async fn free_seats_are_filled_with_engines_by_the_host() {
    let open = Open::new().await;
    let (ann, bob) = (open.guest("Ann").await, open.guest("Bob").await);
    let seats = json!(["me", "open", "open", "open"]);
    let id = ann.open(json!({ "game": "terrace", "setup": "four", "seats": seats })).await;
    bob.act(&id, "join").await.expect(StatusCode::OK);
    let fill = format!("/api/games/{id}/fill");
    bob.post(&fill, json!({ "level": 1 })).await.refused(403, "not-host");
    ann.post(&fill, json!({ "level": 11 })).await.refused(422, "unknown-seat");
    ann.post(&fill, json!({ "level": 1, "seat": 9 })).await.refused(422, "no-such-seat");
    ann.post(&fill, json!({ "level": 1, "seat": 2 })).await.refused(409, "seat-taken");
    ann.post(&fill, json!({ "level": 2, "seat": 4 })).await.expect(StatusCode::OK);
    assert_eq!(ann.view(&id).await["status"], "waiting");
    ann.post(&fill, json!({ "level": 1 })).await.expect(StatusCode::OK);
    let view = ann.view(&id).await;
    assert_eq!((&view["status"], &view["seats"][3]["name"]), (&json!("playing"), &json!("Level 2")));
    ann.post(&fill, json!({ "level": 1 })).await.refused(409, "not-waiting");
}

#[tokio::test]
async fn a_rematch_names_who_is_missing_and_goes_on_without_them() {
    let open = Open::new().await;
    let (id, people) = gathered(&open, "tanagra", "3x4", &["Ann", "Bob", "Cyd"]).await;
    let [ann, bob, cyd] = &people[..] else { panic!("three") };
    for guest in [bob, cyd] {
        guest.act(&id, "resign").await.expect(StatusCode::OK);
    }
    assert_eq!(ann.view(&id).await["result"]["places"], json!([1, 2, 2]));
    let asked = async |guest: &Guest| {
        let lobby = guest.get("/api/games").await.expect(StatusCode::OK);
        lobby["mine"].as_array().unwrap().iter().any(|table| table["id"] == id)
    };
    assert!(!asked(cyd).await, "nobody has asked");
    ann.act(&id, "rematch").await.expect(StatusCode::OK);
    assert!(asked(cyd).await && asked(bob).await && !asked(ann).await);
    let again = format!("/api/games/{id}/rematch");
    ann.delete(&again, None).await.expect(StatusCode::OK);
    ann.delete(&again, None).await.refused(409, "nothing-offered");
    assert!(!asked(cyd).await, "it was taken back");

    ann.post(&again, json!({ "missing": "nobody" })).await.refused(409, "too-few");
    assert!(!asked(cyd).await, "what is refused offers nothing");
    ann.post(&again, json!({ "missing": "everybody" })).await.refused(422, "unknown-seat");
    bob.act(&id, "rematch").await.expect(StatusCode::OK);
    ann.post(&again, json!({ "missing": "nobody" })).await.expect(StatusCode::OK);
    let next = cyd.view(&id).await["rematch"].as_str().unwrap().to_owned();
    let view = ann.view(&next).await;
    assert_eq!((&view["setup"], &view["status"]), (&json!("2x4"), &json!("playing")));
    assert!(!asked(cyd).await, "it goes on elsewhere");

    ann.act(&next, "resign").await.expect(StatusCode::OK);
    let again = format!("/api/games/{next}/rematch");
    bob.post(&again, json!({ "missing": "level:1" })).await.expect(StatusCode::OK);
    let last = bob.view(&next).await["rematch"].as_str().unwrap().to_owned();
    let kinds: Vec<Value> =
        bob.view(&last).await["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].clone()).collect();
    assert!(kinds.contains(&json!("engine")) && kinds.contains(&json!("person")), "{kinds:?}");
}

#[tokio::test]
async fn a_seat_says_who_plays_it_now() {
    let open = Open::new().await;
    let (id, people) = gathered(&open, "tanagra", "3x4", &["Ann", "Bob", "Cyd"]).await;
    people[1].act(&id, "resign").await.expect(StatusCode::OK);
    let seat = people[0].view(&id).await["seats"][1].clone();
    assert_eq!((&seat["name"], &seat["left"], &seat["substitute"]), (&json!("Bob"), &json!(true), &json!(3)));
    let (id, people) = gathered(&open, "terrace", "three", &["Ann", "Bob", "Cyd"]).await;
    people[1].act(&id, "resign").await.expect(StatusCode::OK);
    let seat = people[0].view(&id).await["seats"][1].clone();
    assert_eq!(
        (&seat["out"], &seat["substitute"]),
        (&json!(true), &Value::Null),
        "nobody plays on in Terrace"
    );
}

#[tokio::test]
async fn a_loss_on_time_without_a_move_is_played_again() {
    let open = Open::new().await;
    // Only a house that is open lets clocks run down.
    serve(&open).await;
    let (id, ann, bob) = open.duel("terrace", "short", json!({ "base": 1, "increment": 0 })).await;
    while ann.view(&id).await["status"] != "over" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(ann.view(&id).await["ply"], 0);
    ann.act(&id, "rematch").await.expect(StatusCode::OK);
    bob.act(&id, "rematch").await.expect(StatusCode::OK);
    assert!(ann.view(&id).await["rematch"].is_string());
}
