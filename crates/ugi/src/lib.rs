//! The Universal Game Interface, by which a program and an engine talk to each other, a line at a time.
//!
//! [`Command`] is what the program says, [`Reply`] what the engine says: both are read from a line and printed as
//! one. [`Session`] is the engine's side: what each command does to it. See `docs/UGI.md` for the protocol.
//!
//! This crate does no input or output and starts no thread: whoever has both lends a [`Thinker`].

mod command;
mod go;
mod info;
mod option;
mod place;
mod query;
mod quoted;
mod reader;
mod reply;
mod session;

pub use command::{BadCommand, Command};
pub use go::{Go, NoClock};
pub use info::Info;
pub use option::{OptionKind, OptionLine};
pub use place::{Beginning, Place};
pub use query::Query;
pub use reply::{BadReply, Reply};
pub use session::{Complaint, Job, Options, Session, Thinker};
