//! What the house keeps: people, tables and all that happened at them.
//!
//! [`Store`] is the contract of a database. Everything that changes is a [`Write`]: plain data, written together or not at
//! all, and on the disk when [`Store::write`] answers. [`Sqlite`] keeps it; [`Faulty`] suffers for tests.

mod error;
mod faulty;
mod open_error;
mod person;
mod query;
mod rating;
mod sqlite;
mod store;
mod table;
mod write;

pub use error::StoreError;
pub use faulty::{Fault, Faults, Faulty};
pub use open_error::OpenError;
pub use person::{Key, KeyHash, KeyKind, NAMELESS, Person};
pub use query::{ArchiveQuery, Ending, Life, Logged, Report};
pub use rating::{Standing, StandingPoint};
pub use sqlite::{Existing, Sqlite, restore};
pub use store::Store;
pub use table::{StoredEvent, TableRow};
pub use write::Write;
