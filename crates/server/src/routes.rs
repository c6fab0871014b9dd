//! What is answered where.

use crate::api::api;
use crate::caller::Address;
use crate::{House, assets, headers};
use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{ALLOW, CONTENT_TYPE, HeaderMap, HeaderValue};
use axum::http::{Method, Response, StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::IntoResponse;
use axum::routing::get;
use std::sync::Arc;
use tablier_games::GameKind;
use tablier_protocol::page::{Place, Room, room_at};

/// Everything that the server answers.
pub fn router(house: &Arc<House>) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/metrics", get(metrics))
        .nest("/api", api(house))
        .fallback(client)
        .with_state(Arc::clone(house))
        .layer(map_response(|mut response: Response<Body>| async {
            headers::add(response.headers_mut());
            response
        }))
}

/// Figures for whoever runs the house: for this machine only, unless they say otherwise.
async fn metrics(
    State(house): State<Arc<House>>,
    Address(from): Address,
    headers: HeaderMap,
) -> Response<Body> {
    let settings = house.settings();
    // A proxy on this machine comes from this machine, whoever is behind it.
    let forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
    let near = from.is_loopback() && (settings.behind_proxy || !forwarded);
    if near || settings.public_metrics {
        house.metrics.text(house.hub.count(), house.lobby.count()).into_response()
    } else {
        plain(StatusCode::FORBIDDEN)
    }
}

/// A file of the client, or the page for any address that a page has.
async fn client(method: Method, uri: Uri, request: HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        let mut refusal = plain(StatusCode::METHOD_NOT_ALLOWED);
        refusal.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return refusal;
    }
    if let Some(file) =
        tablier_bundle::file(uri.path()).filter(|file| !file.media_type.starts_with("text/html"))
    {
        return assets::answer(file, StatusCode::OK, &request);
    }
    let page = page(uri.path());
    let status = if page.is_some() { StatusCode::OK } else { StatusCode::NOT_FOUND };
    match tablier_bundle::file(page.unwrap_or("/index.html")) {
        // Whoever looks for a file that does not exist is no person, and gets no page.
        Some(page) if status == StatusCode::OK || !uri.path().contains('.') => {
            assets::answer(page, status, &request)
        }
        _ => plain(StatusCode::NOT_FOUND),
    }
}

/// The page that an address shows: where one only plays, there is less to load.
fn page(path: &str) -> Option<&'static str> {
    let known = |name: &str| GameKind::ALL.iter().any(|kind| kind.name() == name);
    if path.trim_matches('/').is_empty() {
        return Some("/index.html");
    }
    if Place::at(path).is_some() {
        return Some("/learn.html");
    }
    let (_, room) = room_at(path).filter(|(game, _)| known(game))?;
    Some(if room == Room::Table { "/index.html" } else { "/learn.html" })
}

fn plain(status: StatusCode) -> Response<Body> {
    let reason = status.canonical_reason().unwrap_or_default();
    let mut response = Response::new(Body::from(format!("{reason}\n")));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}
