//! Where people meet: the lobby, the tables that they share, and what there is about each of them.

mod account;
mod archive;
mod chart;
mod find;
mod frame;
mod game;
mod lobby;
mod new_table;
mod person;
mod row;
mod search;
mod terms;

pub(crate) use account::AccountPage;
pub(crate) use archive::ArchivePage;
pub(crate) use game::GamePage;
pub(crate) use lobby::LobbyPage;
pub(crate) use person::PersonPage;
