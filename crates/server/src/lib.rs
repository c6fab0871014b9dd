//! The house on the network.
//!
//! [`Server::bind`] opens a port, [`Server::run`] serves the browser client and the API until it is told to stop. Everything is our
//! own: no page loads anything from anywhere else, and the headers see to it that none ever does.
//!
//! People play each other at tables in [memory](crate::House), but nothing is true before it is
//! [stored](tablier_store::Store): a process that is killed loses nothing that anybody was told.

mod admin;
mod api;
mod assets;
mod bind;
mod caller;
mod check;
mod extract;
mod guard;
mod headers;
mod house;
mod limits;
mod live;
mod metrics;
mod openapi;
mod pages;
mod passwords;
mod people;
mod problem;
mod ratings;
mod routes;
mod secrets;
mod serve;
mod settings;
mod tables;
mod time;

pub use admin::{Control, ControlError, Order, OrderError, Outcome, send};
pub use bind::{BindError, LOCAL_PORT, Listen, Server, local_addresses};
pub use check::{CheckNews, Finding, check};
pub use house::House;
pub use limits::{Limits, LimitsError};
pub use routes::router;
pub use settings::{BadUrl, Settings, public_url};
pub use time::written_time;
