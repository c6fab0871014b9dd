//! Reading requests: what cannot be read is refused with a reason.

use crate::House;
use crate::problem::{Answer, Problem};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// A message of the right shape.
#[derive(Debug)]
pub(crate) struct Message<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Message<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, house: &Arc<House>) -> Answer<Self> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let named = kind.unwrap_or_default().split(';').next().unwrap_or_default().trim();
        if !named.eq_ignore_ascii_case("application/json") {
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "no-json"));
        }
        read(&bytes(request, house).await?).map(Self)
    }
}

/// A message that may be left out.
#[derive(Debug)]
pub(crate) struct Optional<T>(pub(crate) T);

impl<T: DeserializeOwned + Default> FromRequest<Arc<House>> for Optional<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, house: &Arc<House>) -> Answer<Self> {
        if request.headers().contains_key(CONTENT_TYPE) {
            return Message::from_request(request, house).await.map(|Message(message)| Self(message));
        }
        let bytes = bytes(request, house).await?;
        if bytes.is_empty() {
            Ok(Self(T::default()))
        } else {
            Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "no-json"))
        }
    }
}

async fn bytes(request: Request, house: &Arc<House>) -> Answer<Bytes> {
    Bytes::from_request(request, house).await.map_err(|rejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large")
        } else {
            Problem::malformed("")
        }
    })
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Answer<T> {
    serde_json::from_slice(bytes).map_err(|error| Problem::malformed(error.to_string()))
}

/// What stands behind the question mark of an address.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<House>> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Answer<Self> {
        let asked = Query::<T>::from_request_parts(parts, house).await;
        asked.map(|Query(asked)| Self(asked)).map_err(|error| Problem::malformed(error.body_text()))
    }
}
