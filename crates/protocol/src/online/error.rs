//! What went wrong.

use super::Game;
use serde::{Deserialize, Serialize};

/// Every answer that is no success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What went wrong.
    pub error: Fault,
}

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fault {
    /// For programs: never changes.
    pub code: String,
    /// For people, in their language.
    pub message: String,
}

/// What was sent does not fit what is: the state as it is comes along.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Conflict {
    /// What went wrong.
    pub error: Fault,
    /// The table as it is.
    pub state: Game,
}
