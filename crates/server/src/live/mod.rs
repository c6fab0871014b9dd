//! Tables that are alive: what happens at them is stored, then told to everybody there.

mod act;
mod ended;
mod engines;
mod happen;
mod hub;
mod keeper;
mod listener;
mod lobby;
mod lobby_socket;
mod news;
mod presence;
mod rows;
mod table_socket;

pub(crate) use act::{Deed, to_its_end};
pub(crate) use ended::Ended;
pub(crate) use engines::Engines;
pub(crate) use hub::{Hub, Live};
pub(crate) use keeper::keep_house;
pub(crate) use lobby::Lobby;
pub(crate) use lobby_socket::lobby_socket;
pub(crate) use rows::{row, table_of};
pub(crate) use table_socket::table_socket;
