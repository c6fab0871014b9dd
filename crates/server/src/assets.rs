//! Files of the client, as a browser wants them.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, HeaderMap,
    HeaderValue, IF_NONE_MATCH, VARY,
};
use axum::http::{Response, StatusCode};
use std::hash::{DefaultHasher, Hash, Hasher};
use tablier_bundle::File;

/// Its path changes with its bytes: a browser need never ask again.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// A browser asks each time, and is mostly told that nothing has changed.
const ASK_AGAIN: &str = "no-cache";

/// The answer to a request for a file.
pub(crate) fn answer(file: &'static File, status: StatusCode, request: &HeaderMap) -> Response<Body> {
    let brotli = file.brotli.filter(|_| accepts_brotli(request));
    let tag = entity_tag(file, brotli.is_some());
    let unchanged = status == StatusCode::OK && knows(request, &tag);
    let bytes = brotli.unwrap_or(file.plain);
    let mut response = Response::new(if unchanged { Body::empty() } else { Body::from(bytes) });
    *response.status_mut() = if unchanged { StatusCode::NOT_MODIFIED } else { status };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.media_type));
    let caching = if file.immutable { FOR_EVER } else { ASK_AGAIN };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    if !unchanged {
        headers.insert(CONTENT_LENGTH, HeaderValue::from(bytes.len()));
        if brotli.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
    }
    response
}

/// A text that is made for a request.
#[derive(Debug)]
pub(crate) struct Text {
    pub(crate) media_type: &'static str,
    pub(crate) text: String,
}

/// The answer to a request for a text that depends on the reader's language.
pub(crate) fn answer_text(made: &Text, status: StatusCode, request: &HeaderMap) -> Response<Body> {
    let mut hasher = DefaultHasher::new();
    made.text.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    let unchanged = status == StatusCode::OK && knows(request, &tag);
    let body = if unchanged { Body::empty() } else { Body::from(made.text.clone()) };
    let mut response = Response::new(body);
    *response.status_mut() = if unchanged { StatusCode::NOT_MODIFIED } else { status };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(made.media_type));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(ASK_AGAIN));
    headers.insert(VARY, HeaderValue::from_static("accept-language"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    if !unchanged {
        headers.insert(CONTENT_LENGTH, HeaderValue::from(made.text.len()));
    }
    response
}

/// The two forms of a file are two things to a cache.
fn entity_tag(file: &File, compressed: bool) -> String {
    let form = if compressed { "-br" } else { "" };
    format!("\"{}{form}\"", file.tag)
}

/// Whether a browser takes brotli: it names it, and not with a weight of nothing.
fn accepts_brotli(request: &HeaderMap) -> bool {
    let values = request.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("br"));
        let refused = parts
            .filter_map(|part| part.strip_prefix("q="))
            .any(|weight| weight.parse::<f32>().is_ok_and(|weight| weight <= 0.0));
        named && !refused
    })
}

/// Whether a browser has the very same bytes already.
fn knows(request: &HeaderMap, tag: &str) -> bool {
    let values = request.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    values
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}
