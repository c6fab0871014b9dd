//! Who may ask at all: only pages of our own, under a name of our own.
//!
//! A page of a stranger can make a browser send requests here, with its cookies. It cannot choose `Origin` or `Host`: a
//! request whose `Origin` is not the house it is sent to is refused, and so is a `Host` that is no name of ours, because a stranger's
//! name may lead to this machine for a moment.

use crate::House;
use crate::problem::Problem;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{HOST, HeaderMap, HeaderName, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{Method, Response, Uri};
use axum::middleware::Next;
use axum::response::IntoResponse;
use std::net::IpAddr;
use std::sync::Arc;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Lets only requests in that our own pages, or programs, have sent.
pub(crate) async fn check(State(house): State<Arc<House>>, request: Request, next: Next) -> Response<Body> {
    let public = house.settings().public_url.as_deref();
    let headers = request.headers();
    if !host_is_ours(headers, request.uri(), public) {
        return Problem::forbidden("wrong-host").into_response();
    }
    let reads = request.method() == Method::GET || request.method() == Method::HEAD;
    let upgrades = headers.contains_key("upgrade");
    if (!reads || upgrades) && !origin_is_ours(headers, request.uri(), public) {
        return Problem::forbidden("wrong-origin").into_response();
    }
    next.run(request).await
}

/// The name under which the house was asked for.
fn host<'a>(headers: &'a HeaderMap, uri: &'a Uri) -> Option<&'a str> {
    let mut named = headers.get_all(HOST).iter();
    let host = named.next().and_then(|host| host.to_str().ok());
    if named.next().is_some() { None } else { host.or_else(|| uri.authority().map(Authority::as_str)) }
}

/// Names of ours: the public one; without one, this machine by number, and names that only a local network has.
fn host_is_ours(headers: &HeaderMap, uri: &Uri, public: Option<&str>) -> bool {
    let Some(host) = host(headers, uri) else { return false };
    let name = name_of(host);
    let local = name.eq_ignore_ascii_case("localhost")
        || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok()
        || (!name.contains('.') && !name.is_empty())
        || name.to_ascii_lowercase().ends_with(".local");
    match public.and_then(|url| url.split_once("://")) {
        Some((_, ours)) => {
            host.eq_ignore_ascii_case(ours) || (name.parse::<IpAddr>().is_ok_and(|it| it.is_loopback()))
        }
        None => local,
    }
}

/// A host without its port.
fn name_of(host: &str) -> &str {
    match host.rfind(':') {
        Some(colon) if !host.ends_with(']') => &host[..colon],
        _ => host,
    }
}

/// A browser names the page that asks; other programs name none.
fn origin_is_ours(headers: &HeaderMap, uri: &Uri, public: Option<&str>) -> bool {
    let same_site =
        headers.get(FETCH_SITE).is_none_or(|site| matches!(site.as_bytes(), b"same-origin" | b"none"));
    let Some(origin) = headers.get(ORIGIN) else { return same_site };
    let Ok(origin) = origin.to_str() else { return false };
    let here = host(headers, uri).map(|host| format!("http://{host}"));
    let ours = public.or(here.as_deref());
    same_site && ours.is_some_and(|ours| ours.eq_ignore_ascii_case(origin))
}

#[cfg(test)]
mod tests {
    use super::{host_is_ours, origin_is_ours};
    use axum::http::Uri;
    use axum::http::header::{HOST, HeaderMap, ORIGIN};

    fn asked(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        headers
    }

    #[test]
    fn strangers_names_are_not_ours() {
        for host in
            ["127.0.0.1:7070", "localhost:7070", "[::1]:7070", "192.168.1.5", "attic:7070", "attic.local"]
        {
            assert!(host_is_ours(&asked(host, None), &Uri::from_static("/"), None), "{host}");
        }
        for host in ["evil.example", "evil.example:7070", "127.0.0.1.evil.example", "", ":7070"] {
            assert!(!host_is_ours(&asked(host, None), &Uri::from_static("/"), None), "{host}");
        }
        let public = Some("https://tablier.example");
        assert!(host_is_ours(&asked("tablier.example", None), &Uri::from_static("/"), public));
        assert!(
            host_is_ours(&asked("127.0.0.1:7070", None), &Uri::from_static("/"), public),
            "a proxy, or a health check"
        );
        assert!(!host_is_ours(&asked("attic", None), &Uri::from_static("/"), public));
        assert!(!host_is_ours(&HeaderMap::new(), &Uri::from_static("/"), None));
    }

    #[test]
    fn strangers_pages_may_not_ask() {
        let ours =
            |host, origin, public| origin_is_ours(&asked(host, origin), &Uri::from_static("/"), public);
        assert!(ours("localhost:7070", None, None), "a program");
        assert!(ours("localhost:7070", Some("http://localhost:7070"), None));
        assert!(!ours("localhost:7070", Some("http://localhost:8080"), None));
        assert!(!ours("localhost:7070", Some("null"), None));
        assert!(!ours("localhost:7070", Some("https://evil.example"), None));
        assert!(ours("tablier.example", Some("https://tablier.example"), Some("https://tablier.example")));
        let mut odd = asked("localhost:7070", None);
        odd.insert("sec-fetch-site", "cross-site".parse().unwrap());
        assert!(!origin_is_ours(&odd, &Uri::from_static("/"), None));
    }
}
