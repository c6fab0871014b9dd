//! Something that happened, as it goes down every socket: written once, shared by all.

use axum::extract::ws::Utf8Bytes;

/// Something that happened.
#[derive(Clone, Debug)]
pub(crate) struct News {
    /// The number of the event.
    pub(crate) event: u64,
    /// The message.
    pub(crate) text: Utf8Bytes,
}
