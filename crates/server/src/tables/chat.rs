//! Talking at a table.

use crate::House;
use crate::caller::Caller;
use crate::extract::Message;
use crate::limits::Deed as Counted;
use crate::live::Deed;
use crate::problem::{Answer, Problem};
use crate::tables::acts::Done;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;
use tablier_protocol::online::{Scope, Words};
use tablier_store::{Report, Write};

/// The longest complaint, in characters.
const LONGEST: usize = 1000;

/// `POST /api/games/{id}/chat`.
pub(crate) async fn say(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    Message(Words { text }): Message<Words>,
) -> Answer<Json<Done>> {
    caller.may(Scope::Chat)?;
    house.doorkeeper.admit(Counted::Saying, &caller.person.id)?;
    let live = house.live(&id).await?;
    let person = caller.reference();
    let done = house.act(&live, Deed::new(move |table, _| table.say(&person, &text))).await?;
    Ok(Json(Done { event: done.event }))
}

/// A complaint about something that was said.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Complaint {
    /// The event.
    event: u64,
    /// What is wrong with it.
    #[serde(default)]
    text: String,
}

/// `POST /api/games/{id}/report`.
pub(crate) async fn report(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    Message(Complaint { event, text }): Message<Complaint>,
) -> Answer<StatusCode> {
    caller.may(Scope::Chat)?;
    house.doorkeeper.admit(Counted::Saying, &caller.person.id)?;
    let live = house.live(&id).await?;
    let known = (1..=live.table.lock().await.event()).contains(&event);
    if !known || text.chars().count() > LONGEST {
        return Err(Problem::unacceptable("text"));
    }
    let report = Report { at: house.now(), by: caller.person.id, table: id, event, text };
    house.store.write(vec![Write::AddReport(report)]).await?;
    Ok(StatusCode::NO_CONTENT)
}
