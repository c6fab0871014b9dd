//! The opponent: search, evaluation and proof.
//!
//! This crate does no input or output. It knows no clock, no thread and no signal to stop but those that it is
//! lent as [`Signals`], so that it runs natively and in a browser alike.

mod level;
mod limits;
mod mind;
mod proof;
mod score;
mod settings;
mod signals;
mod thought;

pub use level::{Level, UnknownLevel};
pub use limits::{Limits, Time};
pub use mind::Mind;
pub use proof::{Budget, Proof, Provable, Solver, Value};
pub use score::{Score, Verdict};
pub use settings::Settings;
pub use signals::{Alone, Clock, Crew, NoClock, Signals, Task};
pub use thought::{Line, Report, Thought};
