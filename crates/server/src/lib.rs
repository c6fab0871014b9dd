//! The house on the network.
//!
//! [`Server::bind`] opens a port, [`Server::run`] serves the browser client until it is told to stop. Everything is our
//! own: no page loads anything from anywhere else, and the headers see to it that none ever does.

mod assets;
mod bind;
mod headers;
mod routes;

pub use bind::{BindError, LOCAL_PORT, Listen, Server, local_addresses};
pub use routes::router;
