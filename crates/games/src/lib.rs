//! The rules of TZAAR, Terrace, Tchag and Tanagra.
//!
//! [`Position`] is the contract of a game. Four types keep it: [`tzaar::Tzaar`], [`terrace::Terrace`],
//! [`tchag::Tchag`] and [`tanagra::Tanagra`]. [`AnyPosition`] is a position of any of them, for programs that
//! handle them all; [`Game`] is a game in progress, with all that happens at a table; [`record`] reads and
//! writes played games as text.
//!
//! This crate does no input or output, reads no clock, starts no thread, and knows no chance but that of a
//! given seed. What it refuses, it refuses with a typed reason: sentences are made of them elsewhere.

mod any;
mod bits;
mod canvas;
mod draft;
mod each_game;
mod fault;
mod fields;
mod game;
mod keys;
mod kind;
mod names;
mod outcome;
mod perft;
mod places;
mod position;
mod puzzle;
mod random;
mod random_game;
mod refusal;
mod seat;
mod spot;
mod text_order;

pub mod record;
pub mod tanagra;
pub mod tchag;
pub mod terrace;
pub mod tzaar;

pub use any::{AnyMove, AnyPosition};
pub use draft::{Draft, Ground, Standing, Tool};
pub use fault::{Fault, Field, PositionError};
pub use game::{Departure, Event, Game, Start, TableError};
pub use keys::mix;
pub use kind::{GameKind, Setup, SetupError, UnknownGame};
pub use names::Names;
pub use outcome::{Ending, Outcome, UnknownEnding};
pub use perft::perft;
pub use position::{MOST_MOVES, Moves, Position};
pub use puzzle::{Puzzle, PuzzleError, PuzzleRead};
pub use random::Random;
pub use random_game::random_game;
pub use refusal::{Refusal, Unreadable};
pub use seat::Seat;
pub use spot::Spot;
