//! Tokens for programs that act for somebody.

use super::password::logged_about;
use crate::House;
use crate::caller::Caller;
use crate::extract::Message;
use crate::problem::{Answer, Problem};
use crate::secrets;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use std::sync::Arc;
use tablier_protocol::online::{NewToken, Token};
use tablier_store::{Key, KeyKind, Write};

/// How many tokens somebody may have, and how long what each is for may be.
const MOST: usize = 20;
const LONGEST: usize = 60;
/// How long a token lasts: five years, in milliseconds.
const LASTS: u64 = 5 * 365 * 24 * 60 * 60 * 1000;

/// A token as it is shown: never the secret itself.
pub(crate) fn shown(key: &Key) -> Option<Token> {
    match &key.kind {
        KeyKind::Token { name, scopes } => Some(Token {
            id: key.id.clone(),
            name: name.clone(),
            scopes: scopes.clone(),
            since: key.since,
            token: None,
        }),
        KeyKind::Session | KeyKind::Reset => None,
    }
}

/// `GET /api/tokens`.
pub(crate) async fn tokens(State(house): State<Arc<House>>, caller: Caller) -> Answer<Json<Vec<Token>>> {
    caller.in_person()?;
    let keys = house.store.tokens(&caller.person.id).await?;
    Ok(Json(keys.iter().filter_map(shown).collect()))
}

/// `POST /api/tokens`.
pub(crate) async fn new_token(
    State(house): State<Arc<House>>,
    caller: Caller,
    Message(NewToken { name, mut scopes }): Message<NewToken>,
) -> Answer<(StatusCode, Json<Token>)> {
    caller.in_person()?;
    let name = name.trim().to_owned();
    if name.is_empty()
        || name.chars().count() > LONGEST
        || name.contains(char::is_control)
        || scopes.is_empty()
    {
        return Err(Problem::unacceptable("bad-token"));
    }
    if house.store.tokens(&caller.person.id).await?.len() >= MOST {
        return Err(Problem::unacceptable("too-many-tokens"));
    }
    scopes.sort_unstable();
    scopes.dedup();
    let (secret, now) = (secrets::secret(), house.now());
    let key = Key {
        hash: secrets::hash(&secret),
        id: secrets::id(),
        person: caller.person.id.clone(),
        kind: KeyKind::Token { name: name.clone(), scopes: scopes.clone() },
        since: now,
        until: now + LASTS,
    };
    let token = Token { id: key.id.clone(), name, scopes, since: now, token: Some(secret) };
    let logged = logged_about(&house, &caller.person, "token-made", &key.id);
    house.store.write(vec![Write::PutKey(key), logged]).await?;
    Ok((StatusCode::CREATED, Json(token)))
}

/// `DELETE /api/tokens/{id}`.
pub(crate) async fn drop_token(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    caller.in_person()?;
    let logged = logged_about(&house, &caller.person, "token-ended", &id);
    let ended = Write::DropToken { person: caller.person.id, id: id.clone() };
    house.store.write(vec![ended, logged]).await?;
    house.ended.note(&id, house.now());
    Ok(StatusCode::NO_CONTENT)
}
