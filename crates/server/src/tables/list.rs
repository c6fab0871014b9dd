//! What is going on, for those who ask once.

use crate::House;
use crate::caller::Caller;
use crate::problem::Answer;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use tablier_protocol::online::LobbyMessage;

/// `GET /api/games`.
pub(crate) async fn list(
    State(house): State<Arc<House>>,
    caller: Option<Caller>,
) -> Answer<Json<LobbyMessage>> {
    let person = caller.filter(Caller::sees).map(|caller| caller.person.id);
    let (tables, mine) = house.tables(person.as_deref());
    let version = tablier_bundle::VERSION.to_owned();
    Ok(Json(LobbyMessage::Lobby { version, tables, mine, people: house.lobby.count() }))
}
