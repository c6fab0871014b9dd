//! A socket at a table: everything that was missed, then everything as it happens.

use super::Live;
use super::listener::Listener;
use super::news::News;
use crate::House;
use crate::caller::{Address, Caller};
use crate::extract::Asked;
use crate::problem::{Answer, Problem};
use axum::body::Body;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::Response;
use serde::Deserialize;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

/// How often everybody is asked whether they are still there, which measures the link, too.
const PING: Duration = Duration::from_secs(10);
/// How long somebody may take to take a message.
const PATIENCE: Duration = Duration::from_secs(10);
/// Sockets carry nothing up but pings: whoever says more is no friend.
const LONGEST: usize = 512;
/// What a socket needs to read and write with.
const BUFFER: usize = 1024;
/// Why a socket is closed: it can be opened again at once.
pub(crate) const TRY_AGAIN: u16 = 1013;

/// The session with which it was opened has ended.
pub(crate) const ENDED: u16 = 4001;
/// The table was deleted.
const GONE: u16 = 4004;
/// The house closes, and may open again soon.
pub(crate) const RESTARTS: u16 = 1012;

/// What somebody has seen.
#[derive(Debug, Deserialize)]
pub(crate) struct Since {
    #[serde(default)]
    since: u64,
}

/// Sets a socket up so that thousands of them need little memory.
pub(crate) fn frugal(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
}

/// `GET /api/games/{id}/live?since=N`.
pub(crate) async fn table_socket(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Asked(Since { since }): Asked<Since>,
    Address(address): Address,
    caller: Option<Caller>,
    upgrade: WebSocketUpgrade,
) -> Answer<Response<Body>> {
    let live = house.live(&id).await?;
    if since > live.table.lock().await.event() {
        return Err(Problem::conflict("since-ahead"));
    }
    let listener = Listener::admit(&house, caller, address)?;
    let seat = Seat { house, live, id, listener };
    Ok(frugal(upgrade).on_upgrade(move |socket| Box::pin(seat.serve(socket, since))))
}

/// Somebody who listens.
struct Seat {
    house: Arc<House>,
    live: Arc<Live>,
    id: String,
    listener: Listener,
}

impl Seat {
    async fn serve(self, mut socket: WebSocket, since: u64) {
        self.house.metrics.sockets.fetch_add(1, Ordering::Relaxed);
        if let Some(person) = &self.listener.person {
            self.house.arrive(&self.live, person).await;
        }
        // Whatever ends it, whoever comes back asks for what was missed.
        let _ = self.talk(&mut socket, since).await;
        if let Some(person) = &self.listener.person {
            self.house.depart(&self.live, person);
        }
        self.house.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
    }

    async fn talk(&self, socket: &mut WebSocket, since: u64) -> Result<(), axum::Error> {
        // Listening begins before reading: what happens in between comes twice, and is told once.
        let mut news = self.live.news.subscribe();
        let mut seen = since;
        self.catch_up(socket, &mut seen).await?;
        let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + PING / 10, PING);
        let mut answered = true;
        loop {
            tokio::select! {
                heard = next(&mut news) => match heard {
                    Heard::News(news) => self.tell(socket, news, &mut seen).await?,
                    Heard::TooMuch => self.catch_up(socket, &mut seen).await?,
                    Heard::End => return close(socket, TRY_AGAIN).await,
                },
                message = socket.recv() => match message {
                    Some(Ok(Message::Pong(then))) => {
                        answered = true;
                        self.measure(&then);
                    }
                    Some(Ok(Message::Ping(_))) => {}
                    Some(Ok(Message::Text(_) | Message::Binary(_))) => return close(socket, 1008).await,
                    Some(Ok(Message::Close(_))) | None => return Ok(()),
                    Some(Err(error)) => return Err(error),
                },
                () = self.house.closes() => return close(socket, RESTARTS).await,
                _ = pings.tick() => {
                    if self.live.is_gone() {
                        return close(socket, GONE).await;
                    }
                    if self.listener.has_ended(&self.house) {
                        return close(socket, ENDED).await;
                    }
                    if !answered {
                        return close(socket, TRY_AGAIN).await;
                    }
                    answered = false;
                    let now = self.house.now().to_be_bytes().to_vec();
                    send(socket, Message::Ping(now.into())).await?;
                }
            }
        }
    }

    /// Tells what is in the store and was not told yet.
    async fn catch_up(&self, socket: &mut WebSocket, seen: &mut u64) -> Result<(), axum::Error> {
        if self.live.table.lock().await.event() <= *seen {
            return Ok(());
        }
        let Ok(events) = self.house.store.events(&self.id, *seen).await else {
            return close(socket, TRY_AGAIN).await;
        };
        for event in events {
            *seen = event.event;
            send(socket, Message::Text(event.body.into())).await?;
        }
        Ok(())
    }

    async fn tell(&self, socket: &mut WebSocket, news: News, seen: &mut u64) -> Result<(), axum::Error> {
        if news.event <= *seen {
            return Ok(());
        }
        *seen = news.event;
        send(socket, Message::Text(news.text)).await
    }

    fn measure(&self, then: &[u8]) {
        if let (Ok(then), Some(person)) = (then.try_into(), &self.listener.person) {
            self.live.measured(person, self.house.now().saturating_sub(u64::from_be_bytes(then)));
        }
    }
}

enum Heard {
    News(News),
    TooMuch,
    End,
}

async fn next(news: &mut Receiver<News>) -> Heard {
    match news.recv().await {
        Ok(news) => Heard::News(news),
        Err(RecvError::Lagged(_)) => Heard::TooMuch,
        Err(RecvError::Closed) => Heard::End,
    }
}

/// Sends something, unless whoever should take it does not.
pub(crate) async fn send(socket: &mut WebSocket, message: Message) -> Result<(), axum::Error> {
    let sent = tokio::time::timeout(PATIENCE, socket.send(message)).await;
    sent.unwrap_or_else(|too_late| Err(axum::Error::new(too_late)))
}

pub(crate) async fn close(socket: &mut WebSocket, code: u16) -> Result<(), axum::Error> {
    let frame = CloseFrame { code, reason: Utf8Bytes::default() };
    send(socket, Message::Close(Some(frame))).await
}
