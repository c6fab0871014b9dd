//! Taking a seat.

use crate::House;
use crate::caller::Caller;
use crate::extract::Optional;
use crate::live::{Deed, Live};
use crate::problem::{Answer, Problem};
use crate::secrets;
use crate::tables::acts::Done;
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;
use tablier_protocol::online::{Join, Scope};

/// `POST /api/games/{id}/join`.
pub(crate) async fn join(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    Optional(Join { seat }): Optional<Join>,
) -> Answer<Json<Done>> {
    caller.may(Scope::Play)?;
    let live = house.live(&id).await?;
    house.join_for(&live, &caller, seat).await.map(Json)
}

impl House {
    pub(crate) async fn join_for(
        self: &Arc<Self>,
        live: &Arc<Live>,
        caller: &Caller,
        seat: Option<u8>,
    ) -> Answer<Done> {
        let (rated, others) = {
            let table = live.table.lock().await;
            let sitters = table.chairs().iter().filter_map(|chair| chair.person());
            let mut others: Vec<String> = sitters.map(|person| person.id.clone()).collect();
            others.push(table.terms().by.id.clone());
            others.retain(|id| *id != caller.person.id);
            (table.terms().rated, others)
        };
        if rated && !caller.has_account() {
            return Err(Problem::forbidden("rated-for-accounts"));
        }
        for other in others {
            self.check_not_blocked(&other, &caller.person.id).await?;
        }
        let (person, draw) = (caller.reference(), secrets::chance());
        let done = self.act(live, Deed::new(move |table, now| table.join(&person, seat, now, draw))).await?;
        Ok(Done { event: done.event })
    }
}
