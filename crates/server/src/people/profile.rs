//! What others see of somebody.

use crate::House;
use crate::caller::Caller;
use crate::extract::Asked;
use crate::people::password::logged_about;
use crate::problem::{Answer, Problem};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;
use tablier_protocol::online::{PersonKind, PersonRef, Profile, Rating, RatingPoint};
use tablier_store::{NAMELESS, Person, Write};

async fn person(house: &House, id: &str) -> Answer<Person> {
    house.store.person(id).await?.ok_or(Problem::missing("no-such-person"))
}

/// How many people are found at most, and the shortest part of a name.
const FOUND: u32 = 20;
const SHORTEST: usize = 2;

/// Who is looked for.
#[derive(Debug, Deserialize)]
pub(crate) struct Named {
    name: String,
}

/// `GET /api/people?name=…`.
pub(crate) async fn find(
    State(house): State<Arc<House>>,
    Asked(Named { name }): Asked<Named>,
) -> Answer<Json<Vec<PersonRef>>> {
    let name = name.trim();
    if name.chars().count() < SHORTEST {
        return Err(Problem::unacceptable("name-too-short"));
    }
    let found = house.store.accounts(name, FOUND).await?;
    Ok(Json(found.into_iter().map(|person| PersonRef { id: person.id, name: person.name }).collect()))
}

/// `GET /api/people/{id}`.
pub(crate) async fn profile(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Answer<Json<Profile>> {
    let person = person(&house, &id).await?;
    let ratings = ratings_of(&house, &id).await?;
    let games = house.store.games_of(&id).await?;
    let Person { id, name, kind, since, .. } = person;
    // The name of somebody who is being forgotten is nobody's business any more.
    let name = if kind == PersonKind::Deleted { NAMELESS.to_owned() } else { name };
    Ok(Json(Profile { id, name, kind, since, ratings, games }))
}

/// Where somebody stands.
pub(crate) async fn ratings_of(house: &House, id: &str) -> Answer<Vec<Rating>> {
    let standings = house.store.standings(id).await?;
    Ok(standings
        .into_iter()
        .map(|standing| Rating {
            game: standing.game,
            many: standing.many,
            rating: standing.rating,
            deviation: standing.deviation,
            games: standing.games,
        })
        .collect())
}

/// Which history is asked for.
#[derive(Debug, Deserialize)]
pub(crate) struct OfGame {
    game: String,
    #[serde(default)]
    many: bool,
}

/// `GET /api/people/{id}/history`.
pub(crate) async fn history(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Asked(OfGame { game, many }): Asked<OfGame>,
) -> Answer<Json<Vec<RatingPoint>>> {
    person(&house, &id).await?;
    let mut shown = Vec::new();
    for point in house.store.history(&id, &game, many).await? {
        // Whoever does not know the address of a private table does not learn it here.
        let private = house.store.table(&point.table).await?.is_none_or(|table| table.private);
        shown.push(RatingPoint {
            at: point.at,
            id: if private { String::new() } else { point.table },
            rating: point.standing.rating,
            deviation: point.standing.deviation,
        });
    }
    Ok(Json(shown))
}

/// `PUT /api/people/{id}/block`.
pub(crate) async fn block(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    caller.in_person()?;
    let other = person(&house, &id).await?;
    if other.id == caller.person.id {
        return Err(Problem::unacceptable("oneself"));
    }
    let logged = logged_about(&house, &caller.person, "blocked", &other.id);
    house.store.write(vec![Write::Block { person: caller.person.id, other: other.id }, logged]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/people/{id}/block`.
pub(crate) async fn unblock(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    caller.in_person()?;
    house.store.write(vec![Write::Unblock { person: caller.person.id, other: id }]).await?;
    Ok(StatusCode::NO_CONTENT)
}
