//! The API's description of itself.

use axum::Json;
use serde_json::Value;

/// `GET /api/openapi.json`.
pub(crate) async fn description() -> Json<Value> {
    Json(Value::Null)
}
