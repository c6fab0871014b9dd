//! The API's description of itself.

use crate::api::{BEARER, COOKIE, routes};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use std::sync::LazyLock;
use utoipa::openapi::path::{PathItem, PathsBuilder};
use utoipa::openapi::schema::ComponentsBuilder;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};

/// It never changes while the program runs.
static TEXT: LazyLock<String> = LazyLock::new(|| describe().to_json().unwrap_or_default());

/// `GET /api/openapi.json`.
pub(crate) async fn description() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], TEXT.as_str())
}

fn describe() -> OpenApi {
    let mut paths = PathsBuilder::new();
    let mut components = ComponentsBuilder::new()
        .security_scheme(BEARER, SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)))
        .security_scheme(COOKIE, SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("tablier"))));
    for route in routes() {
        let path = format!("/api{}", route.path);
        paths = paths.path(path, PathItem::new(route.method, route.operation));
        components = components.schemas_from_iter(route.schemas);
    }
    let info = InfoBuilder::new()
        .title("Tablier")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "What the pages use, other programs may use too. docs/API.md says how it fits together. Behind TLS the \
             cookie is `__Host-tablier`.",
        ));
    OpenApiBuilder::new().info(info).paths(paths).components(Some(components.build())).build()
}
