//! Looking ahead: principal-variation search with iterative deepening.
//!
//! A node is a ply, not a turn. When the same player stays to move the window is handed on as it is, and turned
//! round only when the other side decides. With three or four seats all the others are taken to play together
//! against the one who thinks.

mod budget;
mod everybody;
mod node;
mod order;
mod path;
mod quiescence;
mod root;
mod team;

pub(crate) use team::{Question, think, weigh};

use crate::table::Table;
use crate::{Evaluate, Playable, Score};
use budget::Budget;
use order::{Candidate, Memory};
use path::Path;
use tablier_games::{Outcome, Seat, mix};

/// Nothing is looked at deeper than this.
const HIGHEST: usize = 128;

/// A score beyond all others.
const INFINITE: i32 = Score::WIN + 1;

/// One who searches.
struct Searcher<'a, P: Playable, E> {
    evaluation: &'a E,
    table: &'a Table,
    budget: Budget<'a>,
    path: Path,
    /// The seat that thinks.
    seat: Seat,
    /// Keeps apart what is found for different seats, where that differs.
    seat_key: u64,
    memory: Memory<P>,
    /// The moves of all nodes between the root and here.
    moves: Vec<Candidate<P::Move>>,
    /// The best line from each height on.
    lines: Vec<Vec<P::Move>>,
    reductions: Reductions,
    deepest: usize,
    /// Nobody passes twice in a row.
    may_pass: bool,
    /// By how much the one who thinks dislikes a draw.
    contempt: i32,
}

impl<'a, P: Playable, E: Evaluate<P>> Searcher<'a, P, E> {
    fn new(question: &Question<'a, P, E>, budget: Budget<'a>, path: Path) -> Self {
        let seat = question.position.side();
        Self {
            evaluation: question.evaluation,
            table: question.table,
            budget,
            path,
            seat,
            seat_key: seat_key(question, seat),
            memory: Memory::new(HIGHEST + 1),
            moves: Vec::with_capacity(4096),
            lines: vec![Vec::new(); HIGHEST + 2],
            reductions: Reductions::new(),
            deepest: 0,
            may_pass: true,
            contempt: question.contempt,
        }
    }

    /// Whether the one who thinks is to move.
    #[inline]
    fn is_own(&self, position: &P) -> bool {
        position.side() == self.seat
    }

    /// What a finished game is worth to the side to move: the sooner it is won the better.
    fn finished(&self, position: &P, outcome: Outcome, height: usize) -> i32 {
        match outcome.winner {
            None => self.drawn(position),
            Some(winner) if (winner == self.seat) == self.is_own(position) => Score::WIN - height as i32,
            Some(_) => height as i32 - Score::WIN,
        }
    }

    /// What it is worth to the side to move that the one who thinks is out of a game that goes on without it.
    fn left_behind(&self, position: &P, height: usize) -> Option<i32> {
        if position.seats() == 2 || position.is_in(self.seat) {
            return None;
        }
        // Whoever is out is never to move: the others have what they wanted.
        Some(Score::WIN - height as i32)
    }

    /// What a draw is worth to the side to move.
    fn drawn(&self, position: &P) -> i32 {
        if self.is_own(position) { -self.contempt } else { self.contempt }
    }

    /// What the position is worth at a glance to the side to move.
    #[inline]
    fn glance(&self, position: &P) -> i32 {
        let value = self.evaluation.evaluate(position, self.seat).clamp(-Score::MOST, Score::MOST);
        if self.is_own(position) { value } else { -value }
    }
}

/// With more than two seats everything depends on who thinks, with two only what a draw is worth.
fn seat_key<P: Playable, E>(question: &Question<'_, P, E>, seat: Seat) -> u64 {
    if question.position.seats() == 2 && question.contempt == 0 {
        return 0;
    }
    let contempt = question.contempt as u32;
    mix(1 << 44 | u64::from(contempt) << 8 | u64::from(seat.number()))
}

/// By how much later moves are looked at less deeply: the more, the deeper and the later.
struct Reductions(Vec<u8>);

impl Reductions {
    const MOVES: usize = 64;

    /// In whole numbers, so that every machine reduces alike.
    fn new() -> Self {
        let reduction = |depth, number| (26 + logarithm(depth) * logarithm(number) / 294) / 64;
        let row = |depth| (0..Self::MOVES).map(move |number| reduction(depth, number) as u8);
        Self((0..=HIGHEST).flat_map(row).collect())
    }

    #[inline]
    fn get(&self, depth: i32, number: usize) -> i32 {
        let depth = (depth as usize).min(HIGHEST);
        i32::from(self.0[depth * Self::MOVES + number.min(Self::MOVES - 1)])
    }
}

/// The logarithm to the base 2, in sixty-fourths; straight between the powers of two.
const fn logarithm(number: usize) -> usize {
    if number == 0 {
        return 0;
    }
    let whole = number.ilog2() as usize;
    64 * whole + 64 * (number - (1 << whole)) / (1 << whole)
}
