//! What opens above the page, and closes again.

mod dialog;
mod new_game;
mod resign;
mod settings;

pub(crate) use dialog::Dialog;
pub(crate) use new_game::NewGame;
pub(crate) use resign::Resign;
#[cfg(feature = "online")]
pub(crate) use resign::resigning;
pub(crate) use settings::Settings;
