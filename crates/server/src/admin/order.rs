//! Orders, and what comes of them.

use serde::{Deserialize, Serialize};
use std::fmt;
use tablier_protocol::online::PersonRef;

/// What whoever runs the house wants done. People are named by their id or their name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "kebab-case")]
pub enum Order {
    /// Somebody may not come in any more; they leave their games.
    Ban {
        /// Who.
        who: String,
    },
    /// They may again.
    Unban {
        /// Who.
        who: String,
    },
    /// Somebody is deleted; their games stay.
    Delete {
        /// Who.
        who: String,
    },
    /// A table and all that happened at it are gone for good.
    DeleteTable {
        /// The table's id.
        id: String,
    },
    /// An account gets a link by which it sets a new password.
    Reset {
        /// Whose.
        who: String,
    },
}

impl Order {
    /// What the log calls it.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::Ban { .. } => "banned",
            Self::Unban { .. } => "unbanned",
            Self::Delete { .. } => "deleted",
            Self::DeleteTable { .. } => "table-deleted",
            Self::Reset { .. } => "reset-link",
        }
    }
}

/// An order was carried out.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// About whom it was: a person, or a table with the name of its game.
    pub about: PersonRef,
    /// The end of the link that sets a new password.
    pub reset: Option<String>,
    /// Under which address the house is found, where one is known.
    pub url: Option<String>,
}

/// The secret is in nobody's log.
impl fmt::Debug for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outcome").field("about", &self.about).finish_non_exhaustive()
    }
}

/// Why an order was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error", content = "detail", rename_all = "kebab-case")]
pub enum OrderError {
    /// Nobody has this id or name.
    Nobody,
    /// Several have this name: their ids.
    Several(Vec<String>),
    /// There is no such table.
    NoTable,
    /// Guests have no password.
    NoAccount,
    /// It cannot be stored, or not be found.
    Store(String),
}

impl fmt::Display for OrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nobody => f.write_str("nobody has this id or name"),
            Self::Several(ids) => write!(f, "several have this name: {}", ids.join(", ")),
            Self::NoTable => f.write_str("there is no such table"),
            Self::NoAccount => f.write_str("guests have no password"),
            Self::Store(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for OrderError {}

impl From<tablier_store::StoreError> for OrderError {
    fn from(error: tablier_store::StoreError) -> Self {
        Self::Store(error.to_string())
    }
}
