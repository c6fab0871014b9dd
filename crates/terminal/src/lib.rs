//! The table in the terminal: a full screen of characters, played with keys and mouse.
//!
//! [`App`] is plain data: [`App::update`] lets something happen ([`Input`]) and says what is to be done outside
//! ([`Effect`]), [`App::draw`] shows what is. It knows no terminal, no file and no thread; those are at the edge,
//! in [`run`], [`Errands`] and [`Engine`]. What a press means and what can be chosen is asked of `tablier-table`, as
//! the page in the browser does.

#![allow(clippy::cast_precision_loss, reason = "a screen is small")]

mod app;
mod board;
mod desk;
mod engine;
mod errands;
mod input;
mod keys;
mod layout;
mod overlay;
mod palette;
mod panel;
mod rules;
mod run;
mod shelf;
mod wish;
mod wrap;

pub use app::{App, Opening};
pub use engine::Engine;
pub use errands::Errands;
pub use input::{Answer, Ask, Effect, Input, NotKept, Question, SystemError, WriteError};
pub use layout::LEAST;
pub use palette::{Depth, Palette};
pub use run::run;
pub use shelf::Claimed;
pub use wish::Wish;
