//! Tables: opened, joined, played at, looked at, and found again.

mod acts;
mod archive;
mod chat;
mod fill;
mod join;
mod list;
mod moves;
mod open;
mod play_now;
mod view;

pub(crate) use acts::{
    Done, ask_takeback, claim, decline_draw, decline_takeback, give_time, leave, offer_draw, rematch, resign,
    withdraw_rematch,
};
pub(crate) use archive::{archive, records};
pub(crate) use chat::{report, say};
pub(crate) use fill::fill;
pub(crate) use join::join;
pub(crate) use list::list;
pub(crate) use moves::moves;
pub(crate) use open::open;
pub(crate) use play_now::play_now;
pub(crate) use view::{record, view};
