//! The API: what is answered where.

use crate::House;
use crate::caller::Address;
use crate::limits::Deed;
use crate::live::{lobby_socket, table_socket};
use crate::metrics::count;
use crate::problem::{Problem, speak};
use crate::{guard, openapi, people, tables};
use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{CACHE_CONTROL, HeaderName, HeaderValue};
use axum::http::{Response, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::{delete, get, post, put};
use std::sync::Arc;
use std::time::Duration;
use tablier_protocol::online::VERSION_HEADER;

/// How long a request may take, from its first letter to its answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everything below `/api`.
pub(crate) fn api(house: &Arc<House>) -> Router<Arc<House>> {
    let limit = house.doorkeeper.limits().request_bytes;
    Router::new()
        .merge(for_people())
        .merge(for_tables())
        .route("/openapi.json", get(openapi::description))
        .fallback(|| async { Problem::missing("no-such-address") })
        .layer(DefaultBodyLimit::max(limit))
        .layer(from_fn(hurry))
        .layer(from_fn_with_state(Arc::clone(house), admit))
        .layer(from_fn_with_state(Arc::clone(house), guard::check))
        .layer(from_fn_with_state(Arc::clone(house), speak))
        .layer(from_fn_with_state(Arc::clone(house), note))
}

fn for_people() -> Router<Arc<House>> {
    Router::new()
        .route("/guest", post(people::come_in))
        .route("/me", get(people::me).patch(people::rename).delete(people::delete_me))
        .route("/me/export", get(people::export))
        .route("/account", post(people::open_account))
        .route("/session", post(people::sign_in).delete(people::sign_out))
        .route("/sessions", delete(people::sign_out_everywhere))
        .route("/password", post(people::change_password))
        .route("/recover", post(people::recover))
        .route("/reset", post(people::reset))
        .route("/tokens", get(people::tokens).post(people::new_token))
        .route("/tokens/{id}", delete(people::drop_token))
        .route("/people/{id}", get(people::profile))
        .route("/people/{id}/history", get(people::history))
        .route("/people/{id}/block", put(people::block).delete(people::unblock))
}

fn for_tables() -> Router<Arc<House>> {
    Router::new()
        .route("/live", get(lobby_socket))
        .route("/play", post(tables::play_now))
        .route("/games", get(tables::list).post(tables::open))
        .route("/games/{id}", get(tables::view))
        .route("/games/{id}/record", get(tables::record))
        .route("/games/{id}/live", get(table_socket))
        .route("/games/{id}/join", post(tables::join))
        .route("/games/{id}/leave", post(tables::leave))
        .route("/games/{id}/moves", post(tables::moves))
        .route("/games/{id}/resign", post(tables::resign))
        .route("/games/{id}/draw", post(tables::offer_draw).delete(tables::decline_draw))
        .route("/games/{id}/takeback", post(tables::ask_takeback).delete(tables::decline_takeback))
        .route("/games/{id}/time", post(tables::give_time))
        .route("/games/{id}/claim", post(tables::claim))
        .route("/games/{id}/rematch", post(tables::rematch))
        .route("/games/{id}/chat", post(tables::say))
        .route("/games/{id}/report", post(tables::report))
        .route("/archive", get(tables::archive))
        .route("/archive/records", get(tables::records))
}

/// Counts requests by address, before anything is done for them.
async fn admit(
    State(house): State<Arc<House>>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response<Body> {
    match house.doorkeeper.admit(Deed::AddressRequest, &address.to_string()) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// Whoever sends a request letter by letter does not hold a place for ever.
async fn hurry(request: Request, next: Next) -> Response<Body> {
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow").into_response(),
    }
}

/// Counts answers, names the version, and keeps answers out of caches.
async fn note(State(house): State<Arc<House>>, request: Request, next: Next) -> Response<Body> {
    let mut response = next.run(request).await;
    count(&house.metrics.requests);
    if response.status().is_client_error() {
        count(&house.metrics.refused);
    } else if response.status().is_server_error() && response.status() != StatusCode::NOT_IMPLEMENTED {
        count(&house.metrics.failed);
    }
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers
        .insert(HeaderName::from_static(VERSION_HEADER), HeaderValue::from_static(tablier_bundle::VERSION));
    response
}
