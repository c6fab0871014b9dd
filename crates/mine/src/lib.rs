//! Problems: positions at the beginning of a turn in which exactly one turn wins.
//!
//! They are found in games of the engine against itself and proven by its solver: the one turn wins, every other complete
//! turn does not, and the win takes so many turns and no fewer. What cannot be proven within a fixed number of positions is left
//! alone, so a problem is never wrong. How it is done and what the grades mean is in `docs/PROBLEMS.md`.
//!
//! This crate does no input or output. Like the engine it borrows threads and a signal to stop; it needs no clock, because all
//! its limits are numbers of positions. So the same seed gives the same problems everywhere.

mod difficulty;
mod haul;
mod mine;
mod only;
mod prospect;
mod quest;
mod selfplay;
mod symmetry;
mod turn;

pub use haul::{Haul, HaulError};
pub use mine::{News, mine};
