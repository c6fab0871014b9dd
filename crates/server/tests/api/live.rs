//! Sockets: everything that was missed, then everything as it happens.

use crate::guest::{Guest, Open};
use crate::schema::Description;
use axum::http::StatusCode;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tablier_server::{Listen, Server};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub(crate) async fn serve(open: &Open) -> SocketAddr {
    let server = Server::bind(Listen::At(SocketAddr::from(([127, 0, 0, 1], 0)))).await.unwrap();
    let (address, house) = (server.address(), open.house.clone());
    tokio::spawn(async move { server.run(&house, std::future::pending()).await });
    address
}

async fn connect(address: SocketAddr, path: &str, guest: Option<&Guest>) -> Socket {
    let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
    if let Some(token) = guest.and_then(|guest| guest.token.as_ref()) {
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    }
    connect_async(request).await.unwrap().0
}

/// The next message, which must be as the API describes itself.
async fn hear(socket: &mut Socket) -> Value {
    loop {
        let message =
            tokio::time::timeout(Duration::from_secs(10), socket.next()).await.expect("nothing came");
        match message.unwrap().unwrap() {
            Message::Text(text) => {
                let message = serde_json::from_str(&text).unwrap();
                judge(&message);
                return message;
            }
            Message::Ping(_) | Message::Pong(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

fn judge(message: &Value) {
    let kind = if message.get("event").is_some() { "Event" } else { "LobbyMessage" };
    let fits = Description::known().fits(kind, message);
    assert_eq!(fits, Ok(()), "{message}");
}

#[tokio::test]
async fn a_socket_tells_what_was_missed_and_then_what_happens() {
    let open = Open::new().await;
    let address = serve(&open).await;
    let (id, ann, bob) = open.duel("terrace", "short", Value::Null).await;
    let live = |since: u64| format!("/api/games/{id}/live?since={since}");
    let mut watcher = connect(address, &live(0), None).await;
    for (number, kind) in [(1, "opened"), (2, "seated"), (3, "started")] {
        let event = hear(&mut watcher).await;
        assert_eq!((&event["event"], &event["type"]), (&json!(number), &json!(kind)));
    }
    let played = ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    let event = hear(&mut watcher).await;
    assert_eq!((&event["event"], &event["moves"]), (&played["event"], &json!(["b1-b2"])));
    drop(watcher);
    bob.play(&id, 2, "g8-g7").await.expect(StatusCode::OK);
    let seen = event["event"].as_u64().unwrap();
    let mut again = connect(address, &live(seen), Some(&ann)).await;
    let event = hear(&mut again).await;
    assert_eq!((&event["event"], &event["ply"]), (&json!(seen + 1), &json!(2)));
    bob.post(&format!("/api/games/{id}/chat"), json!({ "text": "<script>alert(1)</script>" }))
        .await
        .expect(StatusCode::OK);
    assert_eq!(hear(&mut again).await["text"], "<script>alert(1)</script>");
}

#[tokio::test]
async fn whoever_talks_up_a_socket_is_shown_out() {
    let open = Open::new().await;
    let address = serve(&open).await;
    let (id, ann, _) = open.duel("terrace", "short", Value::Null).await;
    let mut socket = connect(address, &format!("/api/games/{id}/live"), Some(&ann)).await;
    socket.send(Message::Text("{\"move\":\"b1-b2\"}".into())).await.unwrap();
    while let Some(Ok(message)) = socket.next().await {
        if let Message::Close(frame) = message {
            assert_eq!(u16::from(frame.unwrap().code), 1008);
            assert_eq!(ann.view(&id).await["ply"], 0);
            return;
        }
    }
    panic!("the socket was never closed");
}

#[tokio::test]
async fn the_lobby_tells_what_is_going_on_and_what_changes() {
    let open = Open::new().await;
    let address = serve(&open).await;
    let (ann, bob) = (open.guest("Ann").await, open.guest("Bob").await);
    let mut lobby = connect(address, "/api/live", Some(&bob)).await;
    let first = hear(&mut lobby).await;
    assert_eq!((&first["type"], &first["tables"]), (&json!("lobby"), &json!([])));
    let mut hear_table = async |kind: &str| loop {
        let message = hear(&mut lobby).await;
        if message["type"] == kind {
            return message;
        }
    };
    let id = ann.open(json!({ "game": "terrace", "setup": "short", "seats": ["me", "open"] })).await;
    assert_eq!(hear_table("table").await["table"]["id"], id);
    bob.act(&id, "join").await.expect(StatusCode::OK);
    assert_eq!(hear_table("mine").await["table"]["status"], "playing");
    ann.play(&id, 1, "b1-b2").await.expect(StatusCode::OK);
    assert_eq!(hear_table("mine").await["table"]["to_move"], 2);
    ann.act(&id, "resign").await.expect(StatusCode::OK);
    assert_eq!(hear_table("gone").await["id"], id);
}

#[tokio::test]
async fn a_clock_that_runs_down_ends_the_game() {
    let open = Open::new().await;
    let address = serve(&open).await;
    let (id, ..) = open.duel("terrace", "short", json!({ "base": 1, "increment": 0 })).await;
    let mut socket = connect(address, &format!("/api/games/{id}/live?since=3"), None).await;
    let left = hear(&mut socket).await;
    assert_eq!((&left["type"], &left["how"]), (&json!("left"), &json!("time")));
    assert_eq!(hear(&mut socket).await["places"], json!([2, 1]));
}

#[tokio::test]
async fn whoever_has_seen_more_than_happened_is_told_to_begin_again() {
    let open = Open::new().await;
    let address = serve(&open).await;
    let (id, _, _) = open.duel("terrace", "short", Value::Null).await;
    let request = format!("ws://{address}/api/games/{id}/live?since=4").into_client_request().unwrap();
    let Err(Error::Http(refused)) = connect_async(request).await else { panic!("it was let in") };
    assert_eq!(refused.status(), 409);
    let body = String::from_utf8(refused.into_body().unwrap()).unwrap();
    assert!(body.contains("since-ahead"), "{body}");
}

#[tokio::test]
async fn whoever_gives_a_seat_back_is_told_so() {
    let open = Open::new().await;
    let address = serve(&open).await;
    let (ann, bob) = (open.guest("Ann").await, open.guest("Bob").await);
    for private in [false, true] {
        let wish = json!({
            "game": "tanagra", "setup": "3x4", "seats": ["me", "open", "open"], "private": private,
        });
        let id = ann.open(wish).await;
        let mut lobby = connect(address, "/api/live", Some(&bob)).await;
        hear(&mut lobby).await;
        let told = async |lobby: &mut Socket| loop {
            let message = hear(lobby).await;
            if message["type"] != "people" {
                return message;
            }
        };
        bob.act(&id, "join").await.expect(StatusCode::OK);
        assert_eq!(told(&mut lobby).await["type"], "mine");
        bob.act(&id, "leave").await.expect(StatusCode::OK);
        let kind = if private { "gone" } else { "table" };
        assert_eq!(told(&mut lobby).await["type"], kind);
    }
}
