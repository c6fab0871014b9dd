//! Oneself.

use super::names;
use super::password::{check_password, note_failure};
use super::profile::ratings_of;
use super::session::{admit, gone, renew};
use crate::House;
use crate::caller::{Address, Caller, cookie_of};
use crate::extract::{Message, Optional};
use crate::problem::{Answer, Problem};
use crate::secrets::Secret as Typed;
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use axum::http::header::{HeaderMap, SET_COOKIE};
use serde::Serialize;
use std::sync::Arc;
use tablier_protocol::online::{
    Event, Happening, Me, PersonKind, PersonRef, Rating, Rename, Scope, Secret, Token,
};
use tablier_store::Person;

/// `GET /api/me`: whoever comes by often enough need never sign in again.
pub(crate) async fn me(
    State(house): State<Arc<House>>,
    caller: Caller,
    headers: HeaderMap,
) -> Answer<(HeaderMap, Json<Me>)> {
    caller.may(Scope::Read)?;
    let mut answered = HeaderMap::new();
    if let Some(cookie) = renew(&house, &caller, cookie_of(&headers, &house).as_deref()).await? {
        answered.insert(SET_COOKIE, cookie);
    }
    let person = caller.person;
    let blocked = house.store.blocked(&person.id).await?;
    let blocked = blocked.into_iter().map(|other| PersonRef { id: other.id, name: other.name }).collect();
    let ratings = ratings_of(&house, &person.id).await?;
    Ok((answered, Json(Me { id: person.id, name: person.name, kind: person.kind, blocked, ratings })))
}

/// `PATCH /api/me`: another name.
pub(crate) async fn rename(
    State(house): State<Arc<House>>,
    caller: Caller,
    Message(Rename { name }): Message<Rename>,
) -> Answer<Json<PersonRef>> {
    caller.in_person()?;
    let name = names::name(&name)?;
    let taken = house.store.account(&name).await?.is_some_and(|other| other.id != caller.person.id);
    if taken {
        return Err(Problem::conflict("name-taken"));
    }
    let change = |person| Ok(Person { name, ..person });
    let person = house.change_person(&caller.person.id, Vec::new(), change).await?;
    Ok(Json(PersonRef { id: person.id, name: person.name }))
}

/// All that the house knows of somebody.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Export {
    /// Never changes.
    id: String,
    /// The name that others see.
    name: String,
    /// Guest or account.
    kind: PersonKind,
    /// Since when, in milliseconds since 1970.
    since: u64,
    /// Where they stand.
    ratings: Vec<Rating>,
    /// Whom they have blocked.
    blocked: Vec<PersonRef>,
    /// Their tokens, without the secrets.
    tokens: Vec<Token>,
    /// The ids of all tables at which they are named, whatever became of them.
    games: Vec<String>,
    /// What they said there.
    said: Vec<Event>,
}

/// `GET /api/me/export`: all that the house knows of somebody.
pub(crate) async fn export(State(house): State<Arc<House>>, caller: Caller) -> Answer<Json<Export>> {
    caller.in_person()?;
    let person = caller.person;
    let tokens = house.store.tokens(&person.id).await?;
    let blocked = house.store.blocked(&person.id).await?;
    let games = house.store.tables_about(&person.id).await?;
    let mut said = Vec::new();
    for id in &games {
        said.extend(said_by(&house, id, &person.id).await?);
    }
    Ok(Json(Export {
        ratings: ratings_of(&house, &person.id).await?,
        blocked: blocked.into_iter().map(|other| PersonRef { id: other.id, name: other.name }).collect(),
        tokens: tokens.iter().filter_map(super::tokens::shown).collect(),
        games,
        said,
        id: person.id,
        name: person.name,
        kind: person.kind,
        since: person.since,
    }))
}

/// What somebody said at a table.
async fn said_by(house: &House, table: &str, person: &str) -> Answer<Vec<Event>> {
    let events = house.store.events(table, 0).await?;
    let read = events.iter().filter_map(|event| serde_json::from_str::<Event>(&event.body).ok());
    Ok(read.filter(|event| matches!(&event.what, Happening::Said { by, .. } if by.id == person)).collect())
}

/// `DELETE /api/me`: games stay, under "deleted".
pub(crate) async fn delete_me(
    State(house): State<Arc<House>>,
    caller: Caller,
    Address(address): Address,
    Optional(Secret { password }): Optional<Secret>,
) -> Answer<Response<Body>> {
    caller.in_person()?;
    if caller.has_account() {
        admit(&house, address, &caller.person.id)?;
        let typed = Typed(password.unwrap_or_default());
        if !check_password(&house, typed, caller.person.password.clone()).await? {
            note_failure(&house, Some(&caller.person), address).await;
            return Err(Problem::forbidden("wrong-password"));
        }
    }
    house.erase(caller.person).await?;
    Ok(gone(&house))
}
