//! Somebody who uses the API.

use crate::schema::{Description, kind_of};
use axum::Router;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use serde_json::{Value, json};
use std::sync::Arc;
use tablier_server::{House, Limits, Settings, router};
use tablier_store::{Sqlite, Store};
use tempfile::TempDir;
use tower::ServiceExt;

/// A house for a test.
pub(crate) struct Open {
    pub(crate) house: Arc<House>,
    pub(crate) router: Router,
    pub(crate) folder: TempDir,
}

impl Open {
    pub(crate) async fn new() -> Self {
        Self::with(Settings { limits: Limits::off(), ..Settings::default() }).await
    }

    pub(crate) async fn with(settings: Settings) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        Self::of(House::open(Arc::new(store), settings).await.unwrap(), folder)
    }

    pub(crate) async fn on(store: Arc<dyn Store>) -> Self {
        let settings = Settings { limits: Limits::off(), ..Settings::default() };
        let folder = tempfile::tempdir().unwrap();
        Self::of(House::open(store, settings).await.unwrap(), folder)
    }

    pub(crate) fn of(house: Arc<House>, folder: TempDir) -> Self {
        Self { router: router(&house), house, folder }
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        let nobody = self.nobody();
        let made = nobody.post("/api/guest", json!({ "name": name })).await.expect(StatusCode::CREATED);
        let text = |field: &str| made[field].as_str().unwrap().to_owned();
        Guest { id: text("id"), token: Some(text("token")), ..nobody }
    }

    pub(crate) fn nobody(&self) -> Guest {
        Guest { router: self.router.clone(), id: String::new(), token: None }
    }

    /// A table of two people, and who they are.
    pub(crate) async fn duel(&self, game: &str, setup: &str, clock: Value) -> (String, Guest, Guest) {
        let (ann, bob) = (self.guest("Ann").await, self.guest("Bob").await);
        let wish = json!({ "game": game, "setup": setup, "seats": ["me", "open"], "clock": clock });
        let id = ann.open(wish).await;
        bob.post(&format!("/api/games/{id}/join"), json!({})).await.expect(StatusCode::OK);
        (id, ann, bob)
    }
}

/// Somebody who came.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) router: Router,
    pub(crate) id: String,
    pub(crate) token: Option<String>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Said {
    /// The message, if the status is as expected.
    #[track_caller]
    pub(crate) fn expect(&self, status: StatusCode) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// Refused with a status and a code.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, code: &str) {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        let message: Value = serde_json::from_str(&self.text).unwrap();
        assert_eq!(message["error"]["code"], code, "{}", self.text);
        let sentence = message["error"]["message"].as_str().unwrap();
        assert!(sentence.len() > 5 && !sentence.starts_with("api-"), "{sentence}");
    }
}

impl Guest {
    /// Sends a request; whatever is answered must be as the API describes itself.
    pub(crate) async fn send(&self, request: Request<Body>) -> Said {
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        let description = Description::of(&self.router).await;
        description.judge(&method, &path, status.as_u16(), kind_of(&headers), &text);
        Said { status, headers, text }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path).header(HOST, "localhost");
        match &self.token {
            Some(token) => request.header(AUTHORIZATION, format!("Bearer {token}")),
            None => request,
        }
    }

    async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Said {
        let mut request = self.request(method, path);
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = body.map_or(Body::empty(), |body| Body::from(body.to_string()));
        self.send(request.body(body).unwrap()).await
    }

    pub(crate) async fn get(&self, path: &str) -> Said {
        self.ask(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Said {
        self.ask(Method::POST, path, Some(body)).await
    }

    /// Does something at a table that needs no words.
    pub(crate) async fn act(&self, id: &str, act: &str) -> Said {
        self.ask(Method::POST, &format!("/api/games/{id}/{act}"), None).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> Said {
        self.ask(Method::PATCH, path, Some(body)).await
    }

    pub(crate) async fn put(&self, path: &str) -> Said {
        self.ask(Method::PUT, path, None).await
    }

    pub(crate) async fn delete(&self, path: &str, body: Option<Value>) -> Said {
        self.ask(Method::DELETE, path, body).await
    }

    pub(crate) async fn open(&self, wish: Value) -> String {
        let opened = self.post("/api/games", wish).await.expect(StatusCode::CREATED);
        opened["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn view(&self, id: &str) -> Value {
        self.get(&format!("/api/games/{id}")).await.expect(StatusCode::OK)
    }

    pub(crate) async fn play(&self, id: &str, ply: u32, word: &str) -> Said {
        self.post(&format!("/api/games/{id}/moves"), json!({ "ply": ply, "move": word })).await
    }
}
