//! The API, as programs and pages use it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod bad_input;
mod company;
mod description;
mod forgotten;
mod guest;
mod live;
mod people;
mod schema;
mod searched;
mod tables;
