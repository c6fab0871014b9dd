//! What a browser is answered.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use axum::body::Body;
use axum::http::header::{ACCEPT_ENCODING, ETAG, IF_NONE_MATCH};
use axum::http::{Method, Request, Response, StatusCode};
use std::sync::Arc;
use std::time::Duration;
use tablier_server::{House, Listen, Server, Settings, router};
use tablier_store::Sqlite;
use tempfile::TempDir;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tower::ServiceExt;

async fn house() -> (Arc<House>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    (House::open(Arc::new(store), Settings::default()).await.unwrap(), folder)
}

async fn answer(request: Request<Body>) -> Response<Body> {
    let (house, _folder) = house().await;
    router(&house).oneshot(request).await.unwrap()
}

async fn get(path: &str) -> Response<Body> {
    answer(Request::get(path).body(Body::empty()).unwrap()).await
}

fn header<'a>(response: &'a Response<Body>, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

async fn text(response: Response<Body>) -> String {
    let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[tokio::test]
async fn every_answer_keeps_strangers_out() {
    for path in ["/", "/tzaar", "/nowhere", "/healthz", "/no.js"] {
        let response = get(path).await;
        let policy = header(&response, "content-security-policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{path}: {policy}");
        assert!(!policy.contains("unsafe-inline") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(header(&response, "cross-origin-opener-policy"), "same-origin", "{path}");
        assert_eq!(header(&response, "cross-origin-embedder-policy"), "require-corp", "{path}");
        assert_eq!(header(&response, "x-content-type-options"), "nosniff", "{path}");
    }
}

/// Figures are for this machine, and a proxy on it does not make everybody this machine.
#[tokio::test]
async fn figures_are_not_for_everybody() {
    let ask = |settings: Settings, forwarded: Option<&'static str>| async move {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let house = House::open(Arc::new(store), settings).await.unwrap();
        let mut request = Request::get("/metrics");
        if let Some(address) = forwarded {
            request = request.header("x-forwarded-for", address);
        }
        router(&house).oneshot(request.body(Body::empty()).unwrap()).await.unwrap().status()
    };
    let proxied = Settings { behind_proxy: true, ..Settings::default() };
    let public = Settings { public_metrics: true, ..Settings::default() };
    assert_eq!(ask(Settings::default(), None).await, StatusCode::OK);
    assert_eq!(ask(Settings::default(), Some("203.0.113.7")).await, StatusCode::FORBIDDEN);
    assert_eq!(ask(proxied.clone(), Some("203.0.113.7")).await, StatusCode::FORBIDDEN);
    assert_eq!(ask(proxied, None).await, StatusCode::OK);
    assert_eq!(ask(public, Some("203.0.113.7")).await, StatusCode::OK);
}

#[tokio::test]
async fn pages_are_found_and_others_are_not() {
    for path in
        ["/", "/tzaar", "/tzaar/", "/tzaar/rules", "/terrace/analysis", "/terrace", "/tchag", "/tanagra"]
    {
        let response = get(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert!(header(&response, "content-type").starts_with("text/html"), "{path}");
        assert_eq!(header(&response, "cache-control"), "no-cache", "{path}");
    }
    for path in [
        "/nowhere",
        "/tzaar/x",
        "/chess/rules",
        "/tzaar/rules/x",
        "/index.html/..",
        "/%00",
        "/web-0.wasm",
        "/../Cargo.toml",
    ] {
        assert_eq!(get(path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(get("/healthz").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_table_and_a_person_that_do_not_exist_are_not_found() {
    let (house, _folder) = house().await;
    let ask = async |path: &str| {
        let request = Request::get(path).body(Body::empty()).unwrap();
        router(&house).oneshot(request).await.unwrap()
    };
    for path in ["/games/unknown", "/people/unknown"] {
        let response = ask(path).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(header(&response, "content-type").starts_with("text/html"), "{path}: people read it");
    }
    let post = Request::post("/api/guest").header("host", "localhost").body(Body::empty()).unwrap();
    let guest = text(router(&house).oneshot(post).await.unwrap()).await;
    let id = guest.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
    assert_eq!(ask(&format!("/people/{id}")).await.status(), StatusCode::OK);
    for path in ["/lobby", "/archive", "/account"] {
        assert_eq!(ask(path).await.status(), StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn crawlers_and_browsers_find_what_they_always_ask_for() {
    let robots = get("/robots.txt").await;
    assert_eq!(
        (robots.status(), header(&robots, "content-type")),
        (StatusCode::OK, "text/plain; charset=utf-8")
    );
    assert!(text(robots).await.contains("Disallow: /api/"));
    let icon = get("/favicon.ico").await;
    assert_eq!((icon.status(), header(&icon, "content-type")), (StatusCode::OK, "image/x-icon"));
    let bytes = axum::body::to_bytes(icon.into_body(), usize::MAX).await.unwrap();
    assert_eq!(
        (&bytes[..4], &bytes[22..26]),
        (&[0, 0, 1, 0][..], &b"\x89PNG"[..]),
        "an icon with a picture in it"
    );
    assert_eq!(u32::from_le_bytes(bytes[14..18].try_into().unwrap()) as usize, bytes.len() - 22);
}

#[tokio::test]
async fn every_page_has_its_own_title_and_description_in_the_readers_language() {
    let paths = [
        "/",
        "/tzaar",
        "/tchag",
        "/tzaar/rules",
        "/tchag/rules",
        "/tzaar/lesson",
        "/tzaar/problems",
        "/tzaar/analysis",
        "/lobby",
        "/archive",
        "/account",
        "/nowhere",
    ];
    for language in ["en", "fr-FR,fr;q=0.9,en;q=0.8"] {
        let mut seen = std::collections::BTreeSet::new();
        for path in paths {
            let request = Request::get(path).header("accept-language", language).body(Body::empty()).unwrap();
            let response = answer(request).await;
            assert!(header(&response, "vary").contains("accept-language"), "{path}");
            let page = text(response).await;
            assert!(page.contains(&format!("lang=\"{}\"", &language[..2])), "{path} ({language})");
            let between = |start: &str, end: &str| {
                page.split(start).nth(1).and_then(|rest| rest.split(end).next()).unwrap().to_owned()
            };
            let (title, description) =
                (between("<title>", "</title>"), between("name=\"description\" content=\"", "\""));
            assert!(!page.contains("@TITLE@") && !page.contains("describe-"), "{path}: {page}");
            assert!(!title.is_empty() && seen.insert(title.clone()), "{path} ({language}): {title}");
            assert!(description.len() > 20 && seen.insert(description.clone()), "{path}: {description}");
        }
    }
}

#[tokio::test]
async fn files_are_cached_for_ever_under_names_that_change() {
    for file in tablier_bundle::FILES.iter().filter(|file| file.immutable) {
        let response = get(file.path).await;
        assert_eq!(response.status(), StatusCode::OK, "{}", file.path);
        assert!(header(&response, "cache-control").contains("immutable"), "{}", file.path);
        assert_eq!(header(&response, "content-type"), file.media_type);
    }
}

#[tokio::test]
async fn whoever_knows_a_file_is_told_so() {
    let tag = get("/").await.headers()[ETAG].clone();
    let again = |tag: &str| {
        let request = Request::get("/").header(IF_NONE_MATCH, tag).body(Body::empty()).unwrap();
        answer(request)
    };
    assert_eq!(again(tag.to_str().unwrap()).await.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(again("*").await.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(again("\"another\"").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn brotli_is_for_those_who_want_it() {
    let file = tablier_bundle::FILES
        .iter()
        .find(|file| file.brotli.is_some() && !file.media_type.starts_with("text/html"));
    let Some(path) = file.map(|file| file.path) else { return };
    let coded = |accepts: &'static str| async move {
        let request = Request::get(path).header(ACCEPT_ENCODING, accepts).body(Body::empty()).unwrap();
        header(&answer(request).await, "content-encoding").to_owned()
    };
    assert_eq!(coded("gzip, deflate, br").await, "br");
    assert_eq!(coded("br;q=0, gzip").await, "");
    assert_eq!(coded("gzip").await, "");
}

#[tokio::test]
async fn only_looking_is_allowed() {
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::PATCH] {
        let request = Request::builder().method(&method).uri("/").body(Body::empty()).unwrap();
        let response = answer(request).await;
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED, "{method}");
        assert_eq!(header(&response, "allow"), "GET, HEAD");
    }
}

#[tokio::test]
async fn a_port_that_is_taken_is_named_and_another_one_found() {
    let first = Server::bind(Listen::At("127.0.0.1:0".parse().unwrap())).await.unwrap();
    let taken = Server::bind(Listen::At(first.address())).await;
    assert!(matches!(taken, Err(tablier_server::BindError::Taken(address)) if address == first.address()));
    let (one, other) =
        (Server::bind(Listen::Anywhere).await.unwrap(), Server::bind(Listen::Anywhere).await.unwrap());
    assert_ne!(one.address(), other.address());
    assert!(one.address().ip().is_loopback());
}

#[tokio::test]
async fn nobody_who_dawdles_keeps_the_server_from_stopping() {
    let server = Server::bind(Listen::At("127.0.0.1:0".parse().unwrap())).await.unwrap();
    let mut dawdler = TcpStream::connect(server.address()).await.unwrap();
    dawdler.write_all(b"GET / HTTP/1.1\r\nhost:").await.unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let (house, _folder) = house().await;
    let serving = tokio::spawn(async move { server.run(&house, async move { drop(stopped.await) }).await });
    tokio::time::sleep(Duration::from_millis(100)).await;
    stop.send(()).unwrap();
    tokio::time::timeout(Duration::from_secs(30), serving).await.unwrap().unwrap();
    drop(dawdler);
}
