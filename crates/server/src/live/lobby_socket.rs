//! A socket in the lobby: everything that is going on, then what changes.

use super::listener::Listener;
use super::lobby::{Change, text};
use super::table_socket::{ENDED, RESTARTS, TRY_AGAIN, close, frugal, send};
use crate::House;
use crate::caller::{Address, Caller};
use crate::problem::Answer;
use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::Response;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tablier_protocol::online::LobbyMessage;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

/// How often everybody is asked whether they are still there.
const PING: Duration = Duration::from_secs(20);

/// `GET /api/live`.
pub(crate) async fn lobby_socket(
    State(house): State<Arc<House>>,
    Address(address): Address,
    caller: Option<Caller>,
    upgrade: WebSocketUpgrade,
) -> Answer<Response<Body>> {
    let listener = Listener::admit(&house, caller, address)?;
    Ok(frugal(upgrade).on_upgrade(move |mut socket| {
        Box::pin(async move {
            house.metrics.sockets.fetch_add(1, Ordering::Relaxed);
            // Whatever ends it, whoever comes back is told everything anew.
            let _ = talk(&house, &mut socket, &listener).await;
            house.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
        })
    }))
}

async fn talk(house: &House, socket: &mut WebSocket, listener: &Listener) -> Result<(), axum::Error> {
    let person = listener.person.as_deref();
    let mut changes = house.lobby.subscribe();
    tell_all(house, socket, person).await?;
    let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
    let mut answered = true;
    loop {
        tokio::select! {
            change = next(&mut changes) => match change {
                Some(Some(change)) => if let Some(text) = change.for_person(person) {
                    send(socket, Message::Text(text)).await?;
                },
                Some(None) => tell_all(house, socket, person).await?,
                None => return close(socket, TRY_AGAIN).await,
            },
            message = socket.recv() => match message {
                Some(Ok(Message::Pong(_) | Message::Ping(_))) => answered = true,
                Some(Ok(Message::Text(_) | Message::Binary(_))) => return close(socket, 1008).await,
                Some(Ok(Message::Close(_))) | None => return Ok(()),
                Some(Err(error)) => return Err(error),
            },
            () = house.closes() => return close(socket, RESTARTS).await,
            _ = pings.tick() => {
                if listener.has_ended(house) {
                    return close(socket, ENDED).await;
                }
                if !answered {
                    return close(socket, TRY_AGAIN).await;
                }
                answered = false;
                send(socket, Message::Ping(Vec::new().into())).await?;
            }
        }
    }
}

/// The next change; `Some(None)` if so many were missed that everything is to be told anew.
async fn next(changes: &mut Receiver<Change>) -> Option<Option<Change>> {
    match changes.recv().await {
        Ok(change) => Some(Some(change)),
        Err(RecvError::Lagged(_)) => Some(None),
        Err(RecvError::Closed) => None,
    }
}

async fn tell_all(house: &House, socket: &mut WebSocket, person: Option<&str>) -> Result<(), axum::Error> {
    let (tables, mine) = house.tables(person);
    let version = tablier_bundle::VERSION.to_owned();
    let people = house.lobby.count();
    let Some(text) = text(&LobbyMessage::Lobby { version, tables, mine, people }) else { return Ok(()) };
    send(socket, Message::Text(text)).await
}
