//! Sessions: a browser or a program that acts for somebody.

use super::password::{check_password, logged, note_failure};
use crate::House;
use crate::caller::{Address, Caller};
use crate::extract::Message;
use crate::limits::Deed;
use crate::problem::{Answer, Problem};
use crate::secrets::{self, Secret};
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{HeaderValue, SET_COOKIE};
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use std::sync::Arc;
use tablier_protocol::online::{Credentials, Session, SessionState};
use tablier_store::{Key, KeyKind, Person, Write};

/// How long a session lasts: a year, in seconds.
const LASTS: u64 = 365 * 24 * 60 * 60;

/// A session that has just begun: programs read its token, browsers get it as a cookie.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) session: Session,
    cookie: String,
}

impl Opened {
    /// An answer that sets the cookie.
    pub(crate) fn answer(&self, message: impl IntoResponse) -> Response<Body> {
        let mut response = (StatusCode::CREATED, message).into_response();
        if let Ok(cookie) = HeaderValue::from_str(&self.cookie) {
            response.headers_mut().insert(SET_COOKIE, cookie);
        }
        response
    }
}

impl IntoResponse for Opened {
    fn into_response(self) -> Response<Body> {
        self.answer(Json(&self.session))
    }
}

/// Begins a session for somebody, together with what else is to be written.
pub(crate) async fn open_session(house: &House, person: &Person, mut writes: Vec<Write>) -> Answer<Opened> {
    let token = secrets::secret();
    let now = house.now();
    let key = Key {
        hash: secrets::hash(&token),
        id: secrets::id(),
        person: person.id.clone(),
        kind: KeyKind::Session,
        since: now,
        until: now + LASTS * 1000,
    };
    writes.push(Write::PutKey(key));
    house.store.write(writes).await?;
    let cookie = cookie(house, &token, LASTS);
    Ok(Opened { session: Session { id: person.id.clone(), name: person.name.clone(), token }, cookie })
}

/// A session that has lasted for long lasts for another year: whoever comes now and then need not sign in again. The cookie
/// that says so too, if there is one.
pub(crate) async fn renew(
    house: &House,
    caller: &Caller,
    token: Option<&str>,
) -> Answer<Option<HeaderValue>> {
    let now = house.now();
    let fresh = caller.key.until.saturating_sub(now) > LASTS * 1000 / 2;
    if fresh || caller.key.kind != KeyKind::Session {
        return Ok(None);
    }
    house.store.write(vec![Write::PutKey(Key { until: now + LASTS * 1000, ..caller.key.clone() })]).await?;
    Ok(token.and_then(|token| HeaderValue::from_str(&cookie(house, token, LASTS)).ok()))
}

fn cookie(house: &House, token: &str, seconds: u64) -> String {
    let secure = if house.settings().is_secure() { "; Secure" } else { "" };
    let name = house.settings().cookie();
    format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// `GET /api/session`: who asks, and where they are to move. Strangers are answered too, so that a page can ask without
/// knowing whether the browser has a session.
pub(crate) async fn session(
    State(house): State<Arc<House>>,
    caller: Option<Caller>,
) -> Answer<Json<SessionState>> {
    let Some(caller) = caller.filter(Caller::sees) else { return Ok(Json(SessionState::default())) };
    let turns = house.turns(&caller.person.id);
    Ok(Json(SessionState { person: Some(caller.reference()), turns }))
}

/// `POST /api/session`: signs in.
pub(crate) async fn sign_in(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Message(Credentials { name, password }): Message<Credentials>,
) -> Answer<Opened> {
    let account = house.store.account(&name).await?;
    admit(&house, address, account.as_ref().map_or(&name, |account| &account.id))?;
    let stored = account.as_ref().and_then(|account| account.password.clone());
    if !check_password(&house, Secret(password), stored).await? {
        note_failure(&house, account.as_ref(), address).await;
        return Err(Problem::forbidden("wrong-password"));
    }
    let account = account.filter(|account| !account.banned).ok_or(Problem::forbidden("banned"))?;
    open_session(&house, &account, vec![logged(&house, &account, "signed-in")]).await
}

/// Passwords are guessed neither from one address nor at one account. The second limit is wider: whoever guesses must not
/// lock the owner out.
pub(crate) fn admit(house: &House, address: std::net::IpAddr, name: &str) -> Answer<()> {
    house.doorkeeper.admit(Deed::SignIn, &address.to_string())?;
    house.doorkeeper.admit(Deed::Guess, &name.to_lowercase())
}

/// `DELETE /api/session`: signs out.
pub(crate) async fn sign_out(State(house): State<Arc<House>>, caller: Caller) -> Answer<Response<Body>> {
    house.store.write(vec![Write::DropKey(caller.key.hash)]).await?;
    house.ended.note(&caller.key.id, house.now());
    Ok(gone(&house))
}

/// `DELETE /api/sessions`: signs out everywhere, tokens included.
pub(crate) async fn sign_out_everywhere(
    State(house): State<Arc<House>>,
    caller: Caller,
) -> Answer<Response<Body>> {
    caller.in_person()?;
    let all = Write::DropKeys { person: caller.person.id.clone(), but: None };
    house.store.write(vec![all, logged(&house, &caller.person, "signed-out-everywhere")]).await?;
    house.ended.note(&caller.person.id, house.now());
    Ok(gone(&house))
}

/// Nothing to say, and no cookie any more.
pub(crate) fn gone(house: &House) -> Response<Body> {
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Ok(cookie) = HeaderValue::from_str(&cookie(house, "", 0)) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}
