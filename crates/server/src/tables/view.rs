//! A table as it is.

use crate::House;
use crate::problem::Answer;
use crate::time::day;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use std::sync::Arc;
use tablier_protocol::online::Game;

/// `GET /api/games/{id}`.
pub(crate) async fn view(State(house): State<Arc<House>>, Path(id): Path<String>) -> Answer<Json<Game>> {
    let live = house.live(&id).await?;
    let table = live.table.lock().await;
    Ok(Json(table.view(house.now())))
}

/// `GET /api/games/{id}/record`.
pub(crate) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Answer<impl IntoResponse> {
    let live = house.live(&id).await?;
    let table = live.table.lock().await;
    let record = table.record(&day(table.since())).to_string();
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}
