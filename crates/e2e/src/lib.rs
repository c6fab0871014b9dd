//! The whole house, seen from outside: a server of its own ([`House`]), a real browser ([`Visitor`]), and what a person
//! does at a table ([`Seated`]); or a program that uses the API ([`Program`]).
//!
//! The tests need `TABLIER_BIN`, the path of the program with its browser client, and Chromium with its driver;
//! `cargo xtask test` sees to both.

mod cable;
mod house;
mod meeting;
mod mirror;
mod program;
mod seated;
mod visitor;

pub use cable::Cable;
pub use house::House;
pub use meeting::{Wish, play_together};
pub use mirror::Mirror;
pub use program::{Answer, Program, Socket, event};
pub use seated::Seated;
pub use visitor::{Look, Visitor};
