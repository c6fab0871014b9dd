//! What the house keeps: people, tables and all that happened at them.
//!
//! [`Store`] is the contract of a database. Everything that changes is a [`Write`]: plain data, written together or not at
//! all, and on the disk when [`Store::write`] answers.

mod error;
mod person;
mod query;
mod rating;
mod store;
mod table;
mod write;

pub use error::StoreError;
pub use person::{Key, KeyHash, KeyKind, Person};
pub use query::{ArchiveQuery, Life, Logged, Report};
pub use rating::{Standing, StandingPoint};
pub use store::Store;
pub use table::{StoredEvent, TableRow};
pub use write::Write;
