//! Refusals: a status, a code for programs, a sentence for people.

use crate::House;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, HeaderMap, HeaderValue, RETRY_AFTER};
use axum::http::{Response, StatusCode};
use axum::middleware::Next;
use axum::response::IntoResponse;
use std::sync::Arc;
use tablier_games::{GameKind, TableError};
use tablier_online::{Refusal, TermsError};
use tablier_protocol::online::{Conflict, Fault, Game};
use tablier_store::StoreError;
use tablier_words::{Language, Words};

/// Why a request is refused.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    detail: Detail,
    state: Option<Box<Game>>,
    /// Seconds until it makes sense to come back.
    wait: Option<u64>,
}

/// What a sentence needs besides its code.
#[derive(Clone, Debug)]
enum Detail {
    Nothing,
    /// What was found wrong with what was sent, in a reader's words.
    Reason(String),
    Illegal(GameKind, String, TableError),
}

/// Whoever handles a request, answers or refuses.
pub(crate) type Answer<T> = Result<T, Problem>;

impl Problem {
    pub(crate) const fn new(status: StatusCode, code: &'static str) -> Self {
        Self { status, code, detail: Detail::Nothing, state: None, wait: None }
    }

    /// Its name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        self.code
    }

    /// The request itself makes no sense.
    pub(crate) fn malformed(reason: impl Into<String>) -> Self {
        Self { detail: Detail::Reason(reason.into()), ..Self::new(StatusCode::BAD_REQUEST, "malformed") }
    }

    /// Understood, and refused.
    pub(crate) const fn unacceptable(code: &'static str) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code)
    }

    pub(crate) const fn forbidden(code: &'static str) -> Self {
        Self::new(StatusCode::FORBIDDEN, code)
    }

    pub(crate) const fn missing(code: &'static str) -> Self {
        Self::new(StatusCode::NOT_FOUND, code)
    }

    pub(crate) const fn conflict(code: &'static str) -> Self {
        Self::new(StatusCode::CONFLICT, code)
    }

    /// Nobody knows who asks.
    pub(crate) const fn unknown() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "unauthorized")
    }

    /// Whether there is no such thing.
    pub(crate) fn is_missing(&self) -> bool {
        self.status == StatusCode::NOT_FOUND
    }

    /// Whether nobody knows who asks.
    pub(crate) fn is_unknown(&self) -> bool {
        self.status == StatusCode::UNAUTHORIZED
    }

    /// Too often.
    pub(crate) fn too_often(seconds: u64) -> Self {
        Self { wait: Some(seconds), ..Self::new(StatusCode::TOO_MANY_REQUESTS, "too-often") }
    }

    /// What a table refuses, with the table as it is where that helps.
    pub(crate) fn of_table(refusal: Refusal, kind: GameKind, state: impl FnOnce() -> Game) -> Self {
        let code = refusal.code();
        match refusal {
            Refusal::NotSeated | Refusal::AlreadyOut | Refusal::NotHost => Self::forbidden(code),
            Refusal::Illegal { word, reason, .. } => {
                Self { detail: Detail::Illegal(kind, word, reason), ..Self::unacceptable(code) }
            }
            Refusal::NoMoves => Self::new(StatusCode::BAD_REQUEST, code),
            Refusal::SeveralSeats | Refusal::Text | Refusal::NoSuchSeat => Self::unacceptable(code),
            _ => Self { state: Some(Box::new(state())), ..Self::conflict(code) },
        }
    }

    /// The answer in a language.
    fn respond(&self, words: &Words) -> Response<Body> {
        let error = Fault { code: self.code.to_owned(), message: self.sentence(words) };
        let body = match &self.state {
            Some(state) => serde_json::to_vec(&Conflict { error, state: (**state).clone() }),
            None => serde_json::to_vec(&tablier_protocol::online::Problem { error }),
        };
        let mut response = Response::new(Body::from(body.unwrap_or_default()));
        *response.status_mut() = self.status;
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        if let Some(seconds) = self.wait {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }

    fn sentence(&self, words: &Words) -> String {
        let id = format!("api-{}", self.code);
        match &self.detail {
            Detail::Nothing => {
                words.say(&id, &[("seconds", self.wait.unwrap_or_default().to_string().into())])
            }
            Detail::Reason(reason) => words.say(&id, &[("reason", reason.clone().into())]),
            Detail::Illegal(kind, word, reason) => {
                let reason = match reason {
                    TableError::Refused(refusal) => words.refusal(*kind, refusal),
                    _ => words.say("refusal-over", &[]),
                };
                words.say(&id, &[("move", word.clone().into()), ("reason", reason.into())])
            }
        }
    }
}

impl From<TermsError> for Problem {
    fn from(error: TermsError) -> Self {
        Self::unacceptable(error.code())
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        let code = match error {
            StoreError::NameTaken => return Self::conflict("name-taken"),
            StoreError::Full => "disk-full",
            StoreError::ReadOnly => "disk-read-only",
            _ => "storage",
        };
        tracing::error!(%error, "nothing can be stored or found");
        Self { wait: Some(2), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, code) }
    }
}

/// The sentence is written later, by [`speak`], which knows the language.
impl IntoResponse for Problem {
    fn into_response(self) -> Response<Body> {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// Puts refusals into words. What was refused without words of ours (an address that leads nowhere, a method that is not
/// known) gets some.
pub(crate) async fn speak(State(house): State<Arc<House>>, request: Request, next: Next) -> Response<Body> {
    let language = language(request.headers());
    let response = next.run(request).await;
    if let Some(problem) = response.extensions().get::<Arc<Problem>>() {
        return problem.respond(house.words(language));
    }
    let written = response.headers().contains_key(CONTENT_TYPE);
    let code = match response.status() {
        StatusCode::NOT_FOUND if !written => "no-such-address",
        StatusCode::METHOD_NOT_ALLOWED => "no-such-method",
        StatusCode::UPGRADE_REQUIRED => "upgrade-required",
        status if status.is_client_error() => "malformed",
        _ => return response,
    };
    let allowed = response.headers().get("allow").cloned();
    let problem = Problem { detail: Detail::Reason(String::new()), ..Problem::new(response.status(), code) };
    let mut answer = problem.respond(house.words(language));
    if let Some(allowed) = allowed {
        answer.headers_mut().insert("allow", allowed);
    }
    answer
}

/// The first language that somebody names and we speak.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let named = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut codes = named.split(',').map(|part| part.split(';').next().unwrap_or_default().trim());
    codes
        .find(|code| Language::ALL.iter().any(|language| code.to_lowercase().starts_with(language.code())))
        .map_or(Language::English, Language::from_locale)
}
