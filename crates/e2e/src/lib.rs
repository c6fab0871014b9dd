//! The whole house, seen from outside: a server of its own ([`House`]), a real browser ([`Visitor`]), what a person does
//! at a table ([`Seated`]), with the keyboard alone if need be ([`Keyboard`]), and a walk through every page ([`Tour`], and [`Gathering`]
//! where people meet); or a program that uses the API ([`Program`]).
//!
//! The tests need `TABLIER_BIN`, the path of the program with its browser client, and Chromium with its driver;
//! `cargo xtask test` sees to both.

mod browser;
mod cable;
mod gathering;
mod house;
mod keyboard;
mod meeting;
mod member;
mod mirror;
mod program;
mod seated;
mod tools;
mod tour;
mod visitor;

pub use browser::Browser;
pub use cable::Cable;
pub use gathering::Gathering;
pub use house::House;
pub use keyboard::Keyboard;
pub use meeting::{Wish, play_together};
pub use member::PASSWORD;
pub use mirror::Mirror;
pub use program::{Answer, Program, Socket, event};
pub use seated::Seated;
pub use tools::Heard;
pub use tour::Tour;
pub use visitor::{Look, Visitor, close};
