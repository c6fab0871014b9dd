//! What people do at a table besides moving.

use crate::House;
use crate::caller::Caller;
use crate::extract::Optional;
use crate::live::Deed;
use crate::problem::{Answer, Problem};
use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use std::sync::Arc;
use tablier_online::{Missing, Refusal, Table};
use tablier_protocol::online::{Happening, PlayAgain, Scope};

/// Done: the number of the table's last event.
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Done {
    /// The number of the table's last event.
    pub(crate) event: u64,
}

async fn act(
    house: &Arc<House>,
    id: &str,
    caller: Caller,
    decide: impl FnOnce(&Table, &str, u64) -> Result<Vec<Happening>, Refusal> + Send + 'static,
) -> Answer<Json<Done>> {
    caller.may(Scope::Play)?;
    let live = house.live(id).await?;
    let person = caller.person.id;
    let done = house.act(&live, Deed::new(move |table, now| decide(table, &person, now))).await?;
    Ok(Json(Done { event: done.event }))
}

/// Makes a handler of something that somebody may do at a table.
macro_rules! acts {
    ($($(#[doc = $doc:literal])+ $name:ident = $decide:expr;)+) => {
        $(
            $(#[doc = $doc])+
            pub(crate) async fn $name(
                State(house): State<Arc<House>>,
                Path(id): Path<String>,
                caller: Caller,
            ) -> Answer<Json<Done>> {
                act(&house, &id, caller, $decide).await
            }
        )+
    };
}

acts! {
    /// `POST /api/games/{id}/leave`.
    leave = |table, person, _| table.stand_up(person);
    /// `POST /api/games/{id}/resign`.
    resign = Table::resign;
    /// `POST /api/games/{id}/draw`.
    offer_draw = Table::offer_draw;
    /// `DELETE /api/games/{id}/draw`.
    decline_draw = |table, person, _| table.decline_draw(person);
    /// `POST /api/games/{id}/takeback`.
    ask_takeback = Table::ask_takeback;
    /// `DELETE /api/games/{id}/takeback`.
    decline_takeback = |table, person, _| table.decline_takeback(person);
    /// `POST /api/games/{id}/time`.
    give_time = Table::give_time;
    /// `POST /api/games/{id}/claim`.
    claim = Table::claim;
    /// `DELETE /api/games/{id}/rematch`.
    withdraw_rematch = |table, person, _| table.withdraw_rematch(person);
}

/// `POST /api/games/{id}/rematch`: when all people want it, or those who do go without the others, the next table is
/// opened, and this one tells where.
pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    Optional(PlayAgain { missing }): Optional<PlayAgain>,
) -> Answer<Json<Done>> {
    caller.may(Scope::Play)?;
    let missing = Missing::read(missing.as_deref()).ok_or(Problem::unacceptable("unknown-seat"))?;
    let live = house.live(&id).await?;
    let person = caller.person.id;
    let offer = move |table: &Table, _| table.offer_rematch_without(&person, missing);
    let done = house.act(&live, Deed::new(offer)).await?;
    let event = house.open_rematch(&live, missing).await?.map_or(done.event, |next| next.event);
    Ok(Json(Done { event }))
}
