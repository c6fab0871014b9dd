//! The API: what is answered where.

mod people;
mod route;
mod tables;

use crate::House;
use crate::caller::Address;
use crate::limits::Deed;
use crate::metrics::count;
use crate::problem::{Problem, speak};
use crate::{guard, openapi};
use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{CACHE_CONTROL, HeaderName, HeaderValue};
use axum::http::{Response, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use route::get;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tablier_protocol::online::VERSION_HEADER;

pub(crate) use route::{BEARER, COOKIE, Route};

/// How long a request may take, from its first letter to its answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everything below `/api`.
pub(crate) fn api(house: &Arc<House>) -> Router<Arc<House>> {
    let limit = house.doorkeeper.limits().request_bytes;
    routes()
        .into_iter()
        .fold(Router::new(), |router, route| router.route(route.path, route.handler))
        .fallback(|| async { Problem::missing("no-such-address") })
        .layer(DefaultBodyLimit::max(limit))
        .layer(from_fn(hurry))
        .layer(from_fn_with_state(Arc::clone(house), admit))
        .layer(from_fn_with_state(Arc::clone(house), guard::check))
        .layer(from_fn_with_state(Arc::clone(house), speak))
        .layer(from_fn_with_state(Arc::clone(house), note))
}

/// Every method at every address: what is here is answered and described, and nothing else is.
pub(crate) fn routes() -> Vec<Route> {
    let itself = get("/openapi.json", openapi::description, "This description.");
    let mut routes = vec![itself.answers_any(200, "OpenAPI 3.1.")];
    routes.extend(people::routes());
    routes.extend(tables::routes());
    routes
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

/// Counts and logs answers, names the version, and keeps answers out of caches. Addresses hold no secrets: those come in
/// headers and messages, which are logged nowhere.
async fn note(State(house): State<Arc<House>>, request: Request, next: Next) -> Response<Body> {
    let (method, began) = (request.method().clone(), Instant::now());
    let path = format!("/api{}", request.uri().path());
    let mut response = next.run(request).await;
    let (status, milliseconds) = (response.status().as_u16(), began.elapsed().as_millis() as u64);
    tracing::info!(%method, path, status, milliseconds, "answered");
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
