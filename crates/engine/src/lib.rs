//! The opponent: search, evaluation and proof.
//!
//! This crate does no input or output. It knows no clock, no thread and no signal to stop but those that it is
//! lent as [`Signals`], so that it runs natively and in a browser alike.

mod brain;
mod counter;
mod ending;
mod evaluate;
mod level;
mod limits;
mod mind;
mod playable;
mod proof;
mod score;
mod search;
mod seats;
mod settings;
mod signals;
mod strength;
mod table;
mod tanagra;
mod tchag;
mod terms;
mod terrace;
mod thought;
mod tzaar;

pub mod bench;
pub mod tuning;

pub use evaluate::Evaluate;
pub use level::{Level, UnknownLevel};
pub use limits::{Limits, Time};
pub use mind::Mind;
pub use playable::Playable;
pub use proof::{Budget, Proof, Provable, Solver, Value};
pub use score::{Score, Verdict};
pub use settings::{Method, Settings};
pub use signals::{Alone, Clock, Crew, NoClock, Signals, Task};
pub use strength::{Choice, Strength};
pub use thought::{Line, Report, Thought, put_line};
