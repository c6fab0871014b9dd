//! The browser client: the shelf, the tables, and what there is to learn.
//!
//! It draws what `tablier-scene` describes, asks `tablier-table` what a press means, and lets the engine think in a
//! worker of its own. It decides no rule.
//!
//! It is compiled twice: with the features `learn` and `online` it holds all pages, without them only those on which one
//! plays, so that the first board comes sooner.

#![cfg_attr(
    not(all(feature = "learn", feature = "online")),
    allow(dead_code, unused_imports, reason = "the pages that use the rest are left out")
)]
#![allow(
    clippy::large_types_passed_by_value,
    reason = "a desk and what is built around it are handles to signals, made to be copied"
)]
#![allow(unreachable_pub, reason = "the component macro makes its functions public")]

mod app;
mod board;
mod browser;
#[cfg(feature = "learn")]
mod copied;
mod desk;
mod dialogs;
mod engine;
mod examine;
mod icons;
mod keep;
#[cfg(feature = "learn")]
mod library;
#[cfg(feature = "online")]
mod online;
mod pages;
mod panel;
mod picture;
mod preferences;
mod route;
mod sound;
mod speech;
mod turns;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the client.
#[wasm_bindgen(start)]
pub fn start() {
    leptos::mount::mount_to_body(app::App);
}
