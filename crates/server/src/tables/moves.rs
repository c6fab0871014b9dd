//! Moves.

use crate::House;
use crate::caller::Caller;
use crate::extract::Message;
use crate::problem::Answer;
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;
use tablier_online::Moment;
use tablier_protocol::online::{Moves, Played, Scope};

/// `POST /api/games/{id}/moves`.
pub(crate) async fn moves(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    Message(moves): Message<Moves>,
) -> Answer<Json<Played>> {
    caller.may(Scope::Play)?;
    let live = house.live(&id).await?;
    let person = caller.person.id;
    // A move counts from when it came, however long it has to wait here.
    let moment = Moment { now: house.now(), lag: live.lag(&person) };
    house.play(&live, move |table, _| table.play(&person, &moves, moment)).await.map(Json)
}
