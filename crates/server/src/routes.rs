//! What is answered where.

use crate::api::api;
use crate::caller::Address;
use crate::pages::Page;
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
async fn client(
    State(house): State<Arc<House>>,
    method: Method,
    uri: Uri,
    request: HeaderMap,
) -> Response<Body> {
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
    let page = Page::find(&house, uri.path()).await;
    // A missing file is asked for by a program, which gets no page.
    if page.status() == StatusCode::NOT_FOUND && uri.path().contains('.') {
        return plain(StatusCode::NOT_FOUND);
    }
    page.answer(&house, &request).unwrap_or_else(|| plain(StatusCode::NOT_FOUND))
}

fn plain(status: StatusCode) -> Response<Body> {
    let reason = status.canonical_reason().unwrap_or_default();
    let mut response = Response::new(Body::from(format!("{reason}\n")));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}
