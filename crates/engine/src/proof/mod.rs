//! Proofs.

mod graph;
mod knowledge;
mod numbers;
mod search;
mod solver;
mod table;

pub use knowledge::Provable;
pub use solver::Solver;

use std::fmt;
use std::time::Duration;
use tablier_games::AnyMove;

/// What a position is worth to the side to move, when nobody errs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// It wins by force; with three or four seats, against all others together.
    Win,
    /// It loses by force.
    Loss,
    /// Nobody wins by force.
    Draw,
    /// It was not found out.
    Unknown,
}

impl Value {
    /// Its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Unknown => "unknown",
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a proof may cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// Not more than about so many positions.
    pub nodes: Option<u64>,
    /// Not longer than this, by the clock that is lent.
    pub time: Option<Duration>,
    /// How many search together; one at least.
    pub threads: usize,
}

/// The end of an attempt to prove something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof<M> {
    /// The value that was proven.
    pub value: Value,
    /// Positions looked at.
    pub nodes: u64,
    /// Of a win or a loss, a line that shows it, to the end of the game unless the budget ended before.
    pub line: Vec<M>,
}

impl<M: Into<AnyMove>> Proof<M> {
    fn into_any(self) -> Proof<AnyMove> {
        Proof { value: self.value, nodes: self.nodes, line: self.line.into_iter().map(Into::into).collect() }
    }
}
