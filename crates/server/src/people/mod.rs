//! People: coming in, accounts, sessions, tokens, and what others see of them.

mod account;
mod change;
mod erase;
mod guest;
mod me;
mod names;
mod password;
mod profile;
mod session;
mod tokens;

pub(crate) use account::open_account;
pub(crate) use guest::come_in;
pub(crate) use me::{Export, delete_me, export, me, rename};
pub(crate) use password::{change_password, logged_about, recover, reset};
pub(crate) use profile::{block, find, history, profile, unblock};
pub(crate) use session::{session, sign_in, sign_out, sign_out_everywhere};
pub(crate) use tokens::{drop_token, new_token, tokens};
