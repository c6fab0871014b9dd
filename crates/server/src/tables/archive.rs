//! Finished games.

use crate::House;
use crate::caller::Caller;
use crate::extract::Asked;
use crate::live::table_of;
use crate::problem::{Answer, Problem};
use crate::time::day;
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::Response;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use serde::Deserialize;
use std::io;
use std::sync::Arc;
use tablier_games::GameKind;
use tablier_protocol::online::{ArchivePage, Archived};
use tablier_store::{ArchiveQuery, Ending, StoreError, TableRow};
use tokio::sync::mpsc;

/// How many games a part of the archive has.
const PART: u32 = 50;

/// Which games are asked for.
#[derive(Debug, Deserialize)]
pub(crate) struct Search {
    game: Option<String>,
    setup: Option<String>,
    person: Option<String>,
    result: Option<Sought>,
    rated: Option<bool>,
    from: Option<u64>,
    until: Option<u64>,
    before: Option<String>,
}

/// How a game ended that is asked for.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Sought {
    Won,
    Lost,
    Drawn,
}

impl From<Sought> for Ending {
    fn from(sought: Sought) -> Self {
        match sought {
            Sought::Won => Self::Won,
            Sought::Lost => Self::Lost,
            Sought::Drawn => Self::Drawn,
        }
    }
}

/// `GET /api/archive`.
pub(crate) async fn archive(
    State(house): State<Arc<House>>,
    caller: Option<Caller>,
    Asked(search): Asked<Search>,
) -> Answer<Json<ArchivePage>> {
    check_names(&search)?;
    let before = search.before.as_deref().map(place).transpose()?;
    let own =
        caller.filter(Caller::sees).is_some_and(|caller| search.person.as_ref() == Some(&caller.person.id));
    let Search { game, setup, person, result, rated, from, until, .. } = search;
    let ending = result.map(Ending::from);
    let private = own;
    let query =
        ArchiveQuery { game, setup, person, ending, rated, from, until, private, before, limit: PART };
    let rows = house.store.archive(&query).await?;
    let full = rows.len() == PART as usize;
    let next = rows.last().filter(|_| full).map(|row| format!("{}-{}", row.last, row.id));
    Ok(Json(ArchivePage { games: rows.into_iter().filter_map(archived).collect(), next }))
}

/// A game must be one of ours, and a set-up one of its.
fn check_names(search: &Search) -> Answer<()> {
    let Some(game) = &search.game else {
        return if search.setup.is_some() { Err(Problem::unacceptable("unknown-setup")) } else { Ok(()) };
    };
    let kind: GameKind = game.parse().map_err(|_| Problem::unacceptable("unknown-game"))?;
    match &search.setup {
        Some(setup) if kind.setup(setup).is_none() => Err(Problem::unacceptable("unknown-setup")),
        _ => Ok(()),
    }
}

/// Where the last part ended: when, and which game.
fn place(text: &str) -> Answer<(u64, String)> {
    let (last, id) = text.split_once('-').ok_or_else(|| Problem::malformed("before"))?;
    Ok((last.parse().map_err(|_| Problem::malformed("before"))?, id.to_owned()))
}

fn archived(row: TableRow) -> Option<Archived> {
    let TableRow { id, game, setup, seats, result, ply, rated, pace, last, .. } = row;
    Some(Archived { id, game, setup, seats, result: result?, ply, rated, clock: pace, ended: last })
}

/// `GET /api/archive/records`: all finished open games as one file, written as it is read.
pub(crate) async fn records(State(house): State<Arc<House>>) -> Answer<Response<Body>> {
    let place = Arc::clone(&house.dumps).try_acquire_owned().map_err(|_| Problem::too_often(30))?;
    let (send, receive) = mpsc::channel::<io::Result<Bytes>>(4);
    tokio::spawn(async move {
        let _place = place;
        if let Err(error) = write_all(&house, &send).await {
            // The file breaks off, so that nobody takes a part of it for all.
            let _ = send.send(Err(io::Error::other(error))).await;
        }
    });
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"tablier-games.txt\""),
    ];
    let mut response = Response::new(Body::from_stream(Stream(receive)));
    for (name, value) in headers {
        response.headers_mut().insert(name, axum::http::HeaderValue::from_static(value));
    }
    Ok(response)
}

async fn write_all(house: &House, send: &mpsc::Sender<io::Result<Bytes>>) -> Result<(), StoreError> {
    let mut query = ArchiveQuery { limit: PART, ..ArchiveQuery::default() };
    loop {
        let rows = house.store.archive(&query).await?;
        for row in &rows {
            let events = house.store.events(&row.id, 0).await?;
            let table = match table_of(row, &events) {
                Ok(table) => table,
                // One damaged game does not keep all the others from being read; `tablier check` tells more.
                Err(reason) => {
                    tracing::error!(table = row.id, reason, "a game cannot be read, and is left out");
                    continue;
                }
            };
            let text = format!("{}\n", table.record(&day(row.since)));
            if send.send(Ok(text.into())).await.is_err() {
                return Ok(());
            }
        }
        query.before = rows.last().map(|row| (row.last, row.id.clone()));
        if rows.len() < PART as usize {
            return Ok(());
        }
    }
}

/// What comes through a channel, as a body.
struct Stream(mpsc::Receiver<io::Result<Bytes>>);

impl futures_core::Stream for Stream {
    type Item = io::Result<Bytes>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Self::Item>> {
        self.0.poll_recv(context)
    }
}
