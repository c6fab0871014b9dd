//! What is answered where.

use crate::{assets, headers};
use axum::Router;
use axum::body::Body;
use axum::http::header::{ALLOW, CONTENT_TYPE, HeaderMap, HeaderValue};
use axum::http::{Method, Response, StatusCode, Uri};
use axum::middleware::map_response;
use axum::routing::get;
use tablier_games::GameKind;
use tablier_protocol::page::room_at;

/// Everything that the server answers.
pub fn router() -> Router {
    Router::new().route("/healthz", get(|| async { "ok\n" })).fallback(client).layer(map_response(
        |mut response: Response<Body>| async {
            headers::add(response.headers_mut());
            response
        },
    ))
}

/// A file of the client, or the page for any address that a page has.
async fn client(method: Method, uri: Uri, request: HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        let mut refusal = plain(StatusCode::METHOD_NOT_ALLOWED);
        refusal.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return refusal;
    }
    if let Some(file) = tablier_bundle::file(uri.path()).filter(|file| file.path != "/index.html") {
        return assets::answer(file, StatusCode::OK, &request);
    }
    let status = if is_page(uri.path()) { StatusCode::OK } else { StatusCode::NOT_FOUND };
    match tablier_bundle::file("/index.html") {
        // Whoever looks for a file that does not exist is no person, and gets no page.
        Some(page) if status == StatusCode::OK || !uri.path().contains('.') => {
            assets::answer(page, status, &request)
        }
        _ => plain(StatusCode::NOT_FOUND),
    }
}

/// Whether a page of the client has this address.
fn is_page(path: &str) -> bool {
    let known = |name: &str| GameKind::ALL.iter().any(|kind| kind.name() == name);
    path.trim_matches('/').is_empty() || room_at(path).is_some_and(|(game, _)| known(game))
}

fn plain(status: StatusCode) -> Response<Body> {
    let reason = status.canonical_reason().unwrap_or_default();
    let mut response = Response::new(Body::from(format!("{reason}\n")));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}
