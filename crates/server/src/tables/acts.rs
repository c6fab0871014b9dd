//! What people do at a table besides moving.

use crate::House;
use crate::caller::Caller;
use crate::live::{Deed, Live};
use crate::problem::Answer;
use crate::secrets;
use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use std::sync::Arc;
use tablier_online::{Refusal, Table};
use tablier_protocol::online::{Happening, Scope};

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
    offer_draw = |table, person, _| table.offer_draw(person);
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
}

/// `POST /api/games/{id}/rematch`: when all people want it, the next table is opened, and this one tells where.
pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Answer<Json<Done>> {
    caller.may(Scope::Play)?;
    let live = house.live(&id).await?;
    let person = caller.person.id;
    let offer = move |table: &Table, _| table.offer_rematch(&person);
    let done = house.act(&live, Deed::new(offer)).await?;
    let event = house.open_rematch(&live).await?.unwrap_or(done.event);
    Ok(Json(Done { event }))
}

impl House {
    async fn open_rematch(self: &Arc<Self>, live: &Arc<Live>) -> Answer<Option<u64>> {
        let agreed = {
            let table = live.table.lock().await;
            let open = table.rematch().is_none();
            table.agreed_rematch(secrets::chance() >> 12).filter(|_| open)
        };
        let Some((terms, chairs)) = agreed else { return Ok(None) };
        let next = Table::new(secrets::id(), terms, chairs, self.now());
        let id = next.id().to_owned();
        // This table learns of the next one first: if two ask at once, only one is opened.
        let told = Deed::new(move |table, _| match table.rematch() {
            None => Ok(vec![Happening::Rematch { id }]),
            Some(_) => Err(Refusal::Rematched),
        });
        let done = self.act(live, told).await?;
        self.open_table(next).await?;
        Ok(Some(done.event))
    }
}
