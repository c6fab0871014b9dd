//! Engines for free seats.

use crate::House;
use crate::caller::Caller;
use crate::extract::Message;
use crate::live::Deed;
use crate::problem::{Answer, Problem};
use crate::secrets;
use crate::tables::acts::Done;
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;
use tablier_engine::Level;
use tablier_protocol::online::{Fill, Scope};

/// `POST /api/games/{id}/fill`.
pub(crate) async fn fill(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    Message(Fill { level, seat }): Message<Fill>,
) -> Answer<Json<Done>> {
    caller.may(Scope::Play)?;
    let level = Level::new(level).ok_or(Problem::unacceptable("unknown-seat"))?;
    let live = house.live(&id).await?;
    let (person, draw) = (caller.person.id, secrets::chance());
    let deed = Deed::new(move |table, now| table.fill(&person, level, seat, now, draw));
    let done = house.act(&live, deed).await?;
    Ok(Json(Done { event: done.event }))
}
