//! Talking at a table.

use crate::House;
use crate::caller::Caller;
use crate::extract::Message;
use crate::limits::Deed as Counted;
use crate::live::{Deed, Live};
use crate::people::logged_about;
use crate::problem::{Answer, Problem};
use crate::tables::acts::Done;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use std::sync::Arc;
use tablier_protocol::online::{Event, Happening, PersonRef, Report as Complaint, Scope, Words};
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

/// `POST /api/games/{id}/report`: the words are kept as they were, whatever becomes of the table.
pub(crate) async fn report(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    Message(Complaint { event, text }): Message<Complaint>,
) -> Answer<StatusCode> {
    caller.may(Scope::Chat)?;
    house.doorkeeper.admit(Counted::Saying, &caller.person.id)?;
    let live = house.live(&id).await?;
    if text.chars().count() > LONGEST {
        return Err(Problem::unacceptable("text"));
    }
    let (about, said) = said_in(&house, &live, &id, event).await?.ok_or(Problem::unacceptable("text"))?;
    let logged = logged_about(&house, &caller.person, "reported", &about.id);
    let report =
        Report { at: house.now(), by: caller.person.id, table: id, event, about: about.id, said, text };
    house.store.write(vec![Write::AddReport(report), logged]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who said what in an event of a table; nothing if nobody said anything in it.
async fn said_in(house: &House, live: &Live, id: &str, event: u64) -> Answer<Option<(PersonRef, String)>> {
    let known = (1..=live.table.lock().await.event()).contains(&event);
    let Some(before) = event.checked_sub(1).filter(|_| known) else { return Ok(None) };
    let events = house.store.events(id, before).await?;
    let told = events.first().and_then(|event| serde_json::from_str::<Event>(&event.body).ok());
    Ok(told.and_then(|event| match event.what {
        Happening::Said { by, text } => Some((by, text)),
        _ => None,
    }))
}
