//! Requests, and what comes back.

use super::Online;
use crate::browser;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tablier_protocol::online::{Conflict, Game, Problem, VERSION_HEADER};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, Headers, RequestInit, Response};

/// So long an answer is waited for, in milliseconds.
const PATIENCE: u32 = 15_000;

/// Why something did not work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// Nothing came back, or nothing that makes sense: the link is lost, or something stands between us and the house.
    Lost,
    /// The house would not.
    Refused {
        /// Why, as a number.
        status: u16,
        /// Why, for people.
        message: String,
        /// How long to wait before asking again, in seconds.
        wait: Option<u32>,
        /// The table as it is, if what was asked does not fit it.
        state: Option<Box<Game>>,
    },
}

impl Failure {
    /// Whether the same may work in a while: the link was lost, or the house is busy or out of order.
    pub(crate) const fn may_pass(&self) -> bool {
        match self {
            Self::Lost => true,
            Self::Refused { status, .. } => matches!(*status, 408 | 429 | 500..=599),
        }
    }

    /// How long the house wants to be left alone, in milliseconds.
    pub(crate) fn wait(&self) -> u32 {
        match self {
            Self::Refused { wait: Some(seconds), .. } => seconds.saturating_mul(1000),
            _ => 0,
        }
    }
}

impl Online {
    pub(crate) async fn get<T: DeserializeOwned>(self, path: &str) -> Result<T, Failure> {
        self.request("GET", path, None).await
    }

    pub(crate) async fn post<T: DeserializeOwned>(
        self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Failure> {
        self.send("POST", path, body).await
    }

    /// Asks with a body.
    pub(crate) async fn send<T: DeserializeOwned>(
        self,
        method: &str,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Failure> {
        let body = serde_json::to_string(body).map_err(|_| Failure::Lost)?;
        self.request(method, path, Some(body)).await
    }

    /// Does something that is said by its path alone; what comes back is of no interest.
    pub(crate) async fn act(self, method: &str, path: &str) -> Result<(), Failure> {
        let body = (method != "GET").then(|| String::from("{}"));
        self.request::<serde::de::IgnoredAny>(method, path, body).await.map(drop)
    }

    /// Requests made before the session is known wait for it; if it has ended since, a new one is begun.
    async fn request<T: DeserializeOwned>(
        self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Result<T, Failure> {
        self.known().await?;
        match self.ask(method, path, body.clone()).await {
            Err(Failure::Refused { status: 401, .. }) => {
                self.arrive().await?;
                self.ask(method, path, body).await
            }
            answer => answer,
        }
    }

    /// Asks once, as whoever one is.
    pub(super) async fn ask<T: DeserializeOwned>(
        self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Result<T, Failure> {
        let response = self.fetch(method, path, body).await.ok_or(Failure::Lost)?;
        if let Ok(Some(version)) = response.headers().get(VERSION_HEADER) {
            self.hear_version(&version);
        }
        let wait = response.headers().get("retry-after").ok().flatten().and_then(|text| text.parse().ok());
        let text = text(&response).await.ok_or(Failure::Lost)?;
        if response.ok() {
            let text = if text.is_empty() { "null" } else { &text };
            return serde_json::from_str(text).map_err(|_| Failure::Lost);
        }
        let problem: Problem = serde_json::from_str(&text).map_err(|_| Failure::Lost)?;
        let state = serde_json::from_str::<Conflict>(&text).ok().map(|conflict| Box::new(conflict.state));
        Err(Failure::Refused { status: response.status(), message: problem.error.message, wait, state })
    }

    async fn fetch(self, method: &str, path: &str, body: Option<String>) -> Option<Response> {
        let headers = Headers::new().ok()?;
        // The house answers in the language of the page, whatever the browser's is.
        headers.set("accept-language", self.speech.language_untracked().code()).ok()?;
        let request = RequestInit::new();
        request.set_method(method);
        request.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
        if let Some(body) = body {
            headers.set("content-type", "application/json").ok()?;
            request.set_body(&body.into());
        }
        request.set_headers(&headers);
        let answer = JsFuture::from(browser::window().fetch_with_str_and_init(path, &request)).await.ok()?;
        answer.dyn_into().ok()
    }
}

async fn text(response: &Response) -> Option<String> {
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
