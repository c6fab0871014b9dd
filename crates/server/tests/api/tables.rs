//! Tables: opened, joined, played at, and found again.

use crate::guest::{Guest, Open};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tablier_games::record::Record;
use tablier_games::{AnyPosition, GameKind, Random};
use tablier_server::{House, Limits, Settings};
use tablier_store::{Fault, Faulty, Sqlite, Store, StoreError};

/// Whose turn it is plays anything, until the game is over.
async fn play_to_the_end(id: &str, people: &[&Guest], kind: GameKind) -> Value {
    let mut random = Random::new(5);
    loop {
        let view = people[0].view(id).await;
        if view["status"] == "over" {
            return view;
        }
        let seat = view["to_move"].as_u64().unwrap() as usize;
        let position = AnyPosition::parse(kind, view["position"].as_str().unwrap()).unwrap();
        let moves = position.moves();
        let word = moves[random.below(moves.len() as u64) as usize].to_string();
        let ply = view["ply"].as_u64().unwrap() as u32 + 1;
        people[seat - 1].play(id, ply, &word).await.expect(StatusCode::OK);
    }
}

#[tokio::test]
async fn every_game_is_played_to_its_end_and_is_found_again() {
    let open = Open::new().await;
    for (game, setup) in
        [("tzaar", "random"), ("terrace", "short"), ("tchag", "standard"), ("tanagra", "2x4")]
    {
        let kind: GameKind = game.parse().unwrap();
        let (id, ann, bob) = open.duel(game, setup, Value::Null).await;
        let view = play_to_the_end(&id, &[&ann, &bob], kind).await;
        let places = view["result"]["places"].as_array().unwrap().len();
        assert_eq!((places, &view["to_move"]), (2, &Value::Null));
        ann.play(&id, view["ply"].as_u64().unwrap() as u32 + 1, "pass").await.refused(409, "not-playing");

        let found =
            ann.get(&format!("/api/archive?game={game}&person={}", bob.id)).await.expect(StatusCode::OK);
        assert_eq!(found["games"][0]["id"], id);
        let record = ann.get(&format!("/api/games/{id}/record")).await;
        let record = Record::read(&record.text).unwrap();
        assert_eq!(record.game().plies().count() as u64, view["ply"].as_u64().unwrap());
        assert_eq!(record.header().players[1].as_deref(), Some("Bob"));
    }
    let all = open.nobody().get("/api/archive/records").await;
    assert_eq!(tablier_games::record::Records::new(&all.text).flatten().count(), 4);
}

#[tokio::test]
async fn the_same_move_is_answered_as_the_first_time_and_another_conflicts() {
    let open = Open::new().await;
    let (id, ann, bob) = open.duel("terrace", "short", Value::Null).await;
    let first = ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    assert_eq!((&first["ply"], &first["takebacks"]), (&json!(1), &json!(0)));
    bob.play(&id, 2, "g8-g7").await.expect(StatusCode::OK);
    assert_eq!(ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK), first);
    let other = ann.play(&id, 1, "b1-b3").await;
    other.refused(409, "stale");
    assert_eq!(serde_json::from_str::<Value>(&other.text).unwrap()["state"]["ply"], 2);
    bob.play(&id, 3, "g7-g6").await.refused(409, "not-your-turn");
    ann.play(&id, 3, "b2-h8").await.refused(422, "illegal-move");
    open.guest("Cyd").await.play(&id, 3, "b2-b3").await.refused(403, "not-seated");
    open.nobody().play(&id, 3, "b2-b3").await.refused(401, "unauthorized");
    assert_eq!(ann.view(&id).await["ply"], 2);
}

#[tokio::test]
async fn engines_play_their_seats() {
    let open = Open::new().await;
    let ann = open.guest("Ann").await;
    let wish = json!({ "game": "tchag", "setup": "standard", "seats": ["level:1", "me"] });
    let id = ann.open(wish).await;
    for _ in 0..200 {
        let view = ann.view(&id).await;
        if view["to_move"] == 2 {
            assert!(view["ply"].as_u64().unwrap() > 0);
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the engine never moved: {}", ann.view(&id).await);
}

#[tokio::test]
async fn whoever_wants_to_play_now_meets_whoever_waits() {
    let open = Open::new().await;
    let (ann, bob) = (open.guest("Ann").await, open.guest("Bob").await);
    let wish = json!({ "game": "tzaar", "clock": { "base": 300, "increment": 3 } });
    let first = ann.post("/api/play", wish.clone()).await.expect(StatusCode::CREATED);
    assert_eq!(ann.post("/api/play", wish.clone()).await.expect(StatusCode::OK), first, "still waiting");
    let slower = bob.post("/api/play", json!({ "game": "tzaar" })).await.expect(StatusCode::CREATED);
    assert_ne!(slower, first, "another clock is another table");
    assert_eq!(bob.post("/api/play", wish).await.expect(StatusCode::OK), first);
    let view = ann.view(first["id"].as_str().unwrap()).await;
    assert_eq!((&view["status"], &view["clocks"]["running"]), (&json!("playing"), &json!(1)));
}

#[tokio::test]
async fn private_tables_are_in_no_list_and_challenges_are_for_one() {
    let open = Open::new().await;
    let (ann, bob, cyd) = (open.guest("Ann").await, open.guest("Bob").await, open.guest("Cyd").await);
    let seats = json!(["me", format!("person:{}", bob.id)]);
    let id = ann.open(json!({ "game": "tchag", "setup": "standard", "seats": seats, "private": true })).await;
    let lobby = cyd.get("/api/games").await.expect(StatusCode::OK);
    assert_eq!(lobby["tables"], json!([]));
    assert_eq!(bob.get("/api/games").await.expect(StatusCode::OK)["mine"][0]["id"], id);
    cyd.act(&id, "join").await.refused(409, "seat-taken");
    bob.act(&id, "join").await.expect(StatusCode::OK);
    bob.act(&id, "resign").await.expect(StatusCode::OK);
    assert_eq!(cyd.get("/api/archive").await.expect(StatusCode::OK)["games"], json!([]));
    let own = bob.get(&format!("/api/archive?person={}", bob.id)).await.expect(StatusCode::OK);
    assert_eq!(own["games"][0]["id"], id);

    bob.put(&format!("/api/people/{}/block", ann.id)).await.expect(StatusCode::NO_CONTENT);
    let again =
        json!({ "game": "tchag", "setup": "standard", "seats": ["me", format!("person:{}", bob.id)] });
    ann.post("/api/games", again).await.refused(403, "blocked");
    let waiting = ann.open(json!({ "game": "tchag", "setup": "standard", "seats": ["me", "open"] })).await;
    bob.act(&waiting, "join").await.refused(403, "blocked");
}

#[tokio::test]
async fn a_rematch_begins_once_all_want_it() {
    let open = Open::new().await;
    let (id, ann, bob) = open.duel("terrace", "short", Value::Null).await;
    ann.act(&id, "rematch").await.refused(409, "not-over");
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    bob.act(&id, "resign").await.expect(StatusCode::OK);
    ann.act(&id, "rematch").await.expect(StatusCode::OK);
    assert_eq!(ann.view(&id).await["rematch"], Value::Null);
    bob.act(&id, "rematch").await.expect(StatusCode::OK);
    let next = ann.view(&id).await["rematch"].as_str().unwrap().to_owned();
    let view = bob.view(&next).await;
    assert_eq!((&view["status"], &view["seats"][0]["name"]), (&json!("playing"), &json!("Bob")));
}

#[tokio::test]
async fn everything_goes_on_after_a_restart_and_no_clock_ran_meanwhile() {
    let open = Open::new().await;
    let clock = json!({ "base": 60, "increment": 0 });
    let (id, ann, _) = open.duel("terrace", "short", clock).await;
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    let before = ann.view(&id).await;
    let Open { house, folder, router } = open;
    drop((house, router, ann));
    tokio::time::sleep(Duration::from_millis(2500)).await;

    let store = loop {
        if let Ok(store) = Sqlite::open(folder.path()).await {
            break store;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let settings = Settings { limits: Limits::off(), ..Settings::default() };
    let house = House::open(Arc::new(store), settings).await.unwrap();
    let open = Open::of(house, folder);
    let after = open.nobody().view(&id).await;
    assert_eq!((&after["moves"], &after["event"]), (&before["moves"], &before["event"]));
    let left = |view: &Value| view["clocks"]["left"][1].as_i64().unwrap();
    assert!(left(&before) - left(&after) < 1500, "{before} {after}");
}

#[tokio::test]
async fn nothing_changes_where_nothing_can_be_stored() {
    let folder = tempfile::tempdir().unwrap();
    let (store, faults) = Faulty::new(Sqlite::open(folder.path()).await.unwrap());
    let store: Arc<dyn Store> = Arc::new(store);
    let open = Open::on(Arc::clone(&store)).await;
    let (id, ann, bob) = open.duel("terrace", "short", Value::Null).await;
    let before = ann.view(&id).await;
    for (error, code) in [
        (StoreError::Full, "disk-full"),
        (StoreError::ReadOnly, "disk-read-only"),
        (StoreError::Other(String::from("it smokes")), "storage"),
    ] {
        faults.set(Fault::Failing(error));
        let refused = ann.play(&id, 1, "b1-b2").await;
        refused.refused(503, code);
        assert!(refused.headers.contains_key("retry-after"));
        assert_eq!(ann.view(&id).await["event"], before["event"]);
        open.nobody().post("/api/guest", json!({})).await.refused(503, code);
    }
    faults.set(Fault::Slow(Duration::from_millis(300)));
    let slow = ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    faults.set(Fault::Off);
    assert_eq!(ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK), slow);
    bob.play(&id, 2, "g8-g7").await.expect(StatusCode::OK);
}

#[tokio::test]
async fn two_who_want_to_play_at_the_same_moment_meet() {
    let open = Open::new().await;
    for _ in 0..10 {
        let (ann, bob) = (open.guest("Ann").await, open.guest("Bob").await);
        let wish = json!({ "game": "tzaar", "clock": { "base": 60, "increment": 1 } });
        let (first, second) =
            tokio::join!(ann.post("/api/play", wish.clone()), bob.post("/api/play", wish.clone()));
        let id = |said: &crate::guest::Said| serde_json::from_str::<Value>(&said.text).unwrap()["id"].clone();
        assert_eq!(id(&first), id(&second));
    }
}

#[tokio::test]
async fn a_table_needs_a_person_and_a_rated_game_is_dealt_by_the_house() {
    let open = Open::new().await;
    let ann = open.guest("Ann").await;
    let wish = |seats: Value, more: Value| {
        let mut wish = json!({ "game": "tzaar", "setup": "random", "seats": seats });
        wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        wish
    };
    ann.post("/api/games", wish(json!(["level:1", "level:2"]), json!({}))).await.refused(422, "nobody-plays");
    let chosen = wish(json!(["me", "open"]), json!({ "seed": 5, "rated": true }));
    ann.post("/api/games", chosen).await.refused(422, "impossible-seed");
    let large = wish(json!(["me", "open"]), json!({ "seed": 9_007_199_254_740_992_u64 }));
    ann.post("/api/games", large).await.refused(422, "impossible-seed");
}

#[tokio::test]
async fn a_table_that_is_told_of_is_there() {
    let open = Open::new().await;
    let (id, ann, bob) = open.duel("terrace", "short", Value::Null).await;
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    bob.act(&id, "resign").await.expect(StatusCode::OK);
    let (one, two) = tokio::join!(ann.act(&id, "rematch"), bob.act(&id, "rematch"));
    one.expect(StatusCode::OK);
    two.expect(StatusCode::OK);
    let next = ann.view(&id).await["rematch"].as_str().unwrap().to_owned();
    assert_eq!(ann.view(&next).await["status"], "playing");
    ann.act(&id, "rematch").await.refused(409, "rematched");
}

#[tokio::test]
async fn nobody_pays_for_a_slow_store() {
    let folder = tempfile::tempdir().unwrap();
    let (store, faults) = Faulty::new(Sqlite::open(folder.path()).await.unwrap());
    let open = Open::on(Arc::new(store)).await;
    let (id, ann, bob) = open.duel("terrace", "short", json!({ "base": 60, "increment": 0 })).await;
    faults.set(Fault::Slow(Duration::from_millis(1500)));
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    faults.set(Fault::Off);
    let left = ann.view(&id).await["clocks"]["left"].clone();
    assert!(left[0].as_u64().unwrap() > 59_000 && left[1].as_u64().unwrap() > 59_000, "{left}");
    bob.play(&id, 2, "g8-g7").await.expect(StatusCode::OK);
}

#[tokio::test]
async fn nobody_waits_for_a_table_that_is_being_stored_to_see_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let (store, faults) = Faulty::new(Sqlite::open(folder.path()).await.unwrap());
    let open = Open::on(Arc::new(store)).await;
    let (id, ann, _) = open.duel("terrace", "short", Value::Null).await;
    faults.set(Fault::Slow(Duration::from_secs(3)));
    let stored = tokio::spawn(async move { ann.play(&id, 1, "b1-b2").await });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let list = tokio::time::timeout(Duration::from_secs(1), open.nobody().get("/api/games")).await;
    assert_eq!(list.expect("at once").expect(StatusCode::OK)["tables"][0]["ply"], 0);
    stored.await.unwrap().expect(StatusCode::OK);
    assert_eq!(open.nobody().get("/api/games").await.expect(StatusCode::OK)["tables"][0]["ply"], 1);
}
