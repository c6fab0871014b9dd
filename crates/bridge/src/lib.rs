//! Lets a program that speaks UGI play in a house on the network, by the same API as everybody.
//!
//! A [`Bridge`] comes in, waits for challenges or looks for a table, and plays one game after the other. A lost link, a server
//! that restarts, a move whose answer was lost: all of it is tried again until it works, and nothing is done twice.

mod address;
mod bridge;
mod client;
mod ears;
mod error;
mod play;
mod position;

pub use address::{Address, BadAddress};
pub use bridge::{Bridge, News, Seek, Who};
pub use error::BridgeError;
