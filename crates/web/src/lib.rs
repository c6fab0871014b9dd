//! The browser client: the shelf, the tables, and what there is to learn.
//!
//! It draws what `tablier-scene` describes, asks `tablier-table` what a press means, and lets the engine think in a
//! worker of its own. It decides no rule.

#![allow(unreachable_pub, reason = "the component macro makes its functions public")]

mod app;
mod board;
mod browser;
mod desk;
mod dialogs;
mod engine;
mod icons;
mod keep;
mod library;
mod pages;
mod panel;
mod picture;
mod preferences;
mod route;
mod sound;
mod speech;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the client.
#[wasm_bindgen(start)]
pub fn start() {
    leptos::mount::mount_to_body(app::App);
}
