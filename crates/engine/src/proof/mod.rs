//! Proofs: who wins by force, without a doubt.
//!
//! A question is *does the attacker win from here, against all others together?* It is proven or refuted by
//! depth-first proof-number search (`search`), with a table (`table`) that keeps what was found. Where the game can be
//! drawn, the question is asked for both sides by turns; where play can go round in circles, all that can be reached is
//! judged backwards too, if it fits into memory (`graph`). `knowledge` is all that a game adds.
//!
//! # Why it is sound
//!
//! Call *plain* the game without the rule about repetition, and with the count of quiet plies as a part of the
//! position. It has no circles: either the count grows, or something has left the board for good.
//!
//! - **A win in the plain game is a win, and the other way round.** Whoever wins within n plies at some count wins within
//!   n at any smaller one, because the count only ever makes draws. So a winner who always takes the shortest way never
//!   comes back to a position: the second time the way would be shorter although the count is higher. And a rule that
//!   adds draws makes no wins.
//! - **A proof is a theorem of the plain game.** It begins with games that are won, and goes on by: the attacker has one
//!   ply that is proven, or all plies of the others are. To treat a repetition as a refutation only makes proofs harder
//!   to find.
//! - **A kept proof is used where it holds.** A proof of height h (no line of it is longer) found at one count holds at
//!   every count q with q + h within the limit, and is used only there. Beyond half of the limit the count is a part of
//!   the key.
//! - **A refutation that leans on the way there is not kept.** Each one knows the earliest place of the present line that it
//!   counts on being repeated. If that lies before the position itself, it is used on this line only. If not, it holds on every
//!   line: another way there can only add repetitions. One that leans on the draw by quiet plies is kept only where the
//!   count is a part of the key, and one that leans on a line that was cut off is believed nowhere.
//! - **TZAAR and Tchag have no circles**, with the repairs of a turn in the key; there is nothing to lean on.
//! - **Earlier positions of a game** count as repeated wherever they appear, and are a part of every key, so that nothing
//!   proven without them is used with them.
//! - **A graph knows no counts.** If one could end a game in it, it is not used; if a win takes more plies than the count
//!   allows, neither is that. That nobody wins in it holds in the game, which has only more draws.
//! - **The plane of Tanagra has a limit**, which keys do not see. Far from the middle the place is a part of the key; near
//!   to it no proof that is kept is high enough to reach the limit.
//!
//! A draw is said when both questions are refuted. With three or four seats a refuted question says nothing: the others
//! need not stand together.
//!
//! What remains is chance: keys have 64 bits, all of which are compared. In a search of 10⁸ positions with 10⁶ entries, two
//! different positions are taken for each other with a probability of about one in two hundred thousand.

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
