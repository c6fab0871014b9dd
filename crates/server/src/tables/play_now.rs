//! Playing at once: at a table that fits, or at a new one.

use crate::House;
use crate::caller::Caller;
use crate::extract::Message;
use crate::problem::{Answer, Problem};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use tablier_games::GameKind;
use tablier_protocol::online::{Listed, NewGame, Opened, PlayNow, Scope, SeatKind, Status};

/// `POST /api/play`.
pub(crate) async fn play_now(
    State(house): State<Arc<House>>,
    caller: Caller,
    Message(wish): Message<PlayNow>,
) -> Answer<(StatusCode, Json<Opened>)> {
    caller.may(Scope::Play)?;
    let kind: GameKind = wish.game.parse().map_err(|_| Problem::unacceptable("unknown-game"))?;
    let setup = wish.setup.unwrap_or_else(|| kind.setups()[0].name.to_owned());
    let seats = kind.setup(&setup).ok_or(Problem::unacceptable("unknown-setup"))?.seats;
    let fits = |table: &Listed| {
        let free = table.seats.iter().any(|seat| seat.kind == SeatKind::Open);
        let same = table.game == wish.game && table.setup == setup && table.rated == wish.rated;
        table.status == Status::Waiting && free && same && table.clock == wish.clock
    };
    let _one_at_a_time = house.matching.lock().await;
    let (open, own) = house.tables(Some(&caller.person.id));
    // Whoever waits already goes on waiting, at the same table.
    if let Some(table) = own.into_iter().find(|table| fits(table) && table.by.id == caller.person.id) {
        return Ok((StatusCode::OK, Json(Opened { id: table.id })));
    }
    // The longest wait ends first; a table that somebody else took meanwhile is passed over.
    for table in open.into_iter().rev().filter(fits) {
        let live = house.live(&table.id).await?;
        if house.join_for(&live, &caller, None).await.is_ok() {
            return Ok((StatusCode::OK, Json(Opened { id: table.id })));
        }
    }
    let seats = std::iter::once("me").chain(std::iter::repeat_n("open", usize::from(seats) - 1));
    let wish = NewGame {
        game: wish.game,
        setup,
        seed: None,
        seats: seats.map(str::to_owned).collect(),
        clock: wish.clock,
        rated: wish.rated,
        private: false,
        drawn: true,
    };
    let id = house.open_for(&caller, &wish).await?;
    Ok((StatusCode::CREATED, Json(Opened { id })))
}
