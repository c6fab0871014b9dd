//! Who asks the questions that settle the value of a position.

use super::graph::{Graph, NEVER};
use super::knowledge::{Provable, QUIET_LIMIT};
use super::search::{Bounds, Found, Searcher};
use super::table::Table;
use super::{Budget, Proof, Value};
use crate::{Signals, Task};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tablier_games::{AnyMove, AnyPosition, Outcome, Seat};

/// A solver with its memory, which it keeps from one proof to the next.
#[derive(Debug)]
pub struct Solver {
    bytes: usize,
    table: Table,
    counter: Arc<AtomicU64>,
}

/// One proof that is being worked on.
struct Work<'a, P: Provable> {
    table: &'a mut Table,
    position: &'a P,
    barred: &'a [u64],
    /// How many positions of a graph fit into memory.
    graph_size: usize,
    budget: Budget,
    signals: Signals<'a>,
    spent: &'a AtomicU64,
}

/// What a finished game is worth to a side.
fn value_of(outcome: Outcome, side: Seat) -> Value {
    match outcome.winner {
        Some(winner) if winner == side => Value::Win,
        Some(_) => Value::Loss,
        None => Value::Draw,
    }
}

/// The first slice of nodes, where questions take turns.
const FIRST_SLICE: u64 = 10_000;

impl Solver {
    /// A solver that uses so many bytes at most.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        Self { bytes, table: Table::new(bytes), counter: Arc::default() }
    }

    /// How many positions the present proof has looked at, for whoever watches.
    #[must_use]
    pub fn counter(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.counter)
    }

    /// Forgets all it has seen.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Tries to find out who wins.
    ///
    /// `stood` are the keys of earlier positions of the game, if any: in games that end by repetition, the winner then
    /// never needs one of them again.
    pub fn prove<P: Provable>(
        &mut self,
        position: &P,
        stood: &[u64],
        budget: Budget,
        signals: Signals<'_>,
    ) -> Proof<P::Move> {
        let barred = if P::CYCLES { stood } else { &[] };
        // Where graphs are explored, they get half of the memory.
        self.table.limit(if P::CYCLES { self.bytes / 2 } else { self.bytes });
        let graph_size = Graph::<P>::fitting(self.bytes / 2);
        self.counter.store(0, Ordering::Relaxed);
        let (table, spent) = (&mut self.table, &*self.counter);
        let mut work = Work { table, position, barred, graph_size, budget, signals, spent };
        let (value, line) = work.value();
        Proof { value, nodes: work.spent(), line }
    }

    /// Tries to find out who wins, in any of the games.
    pub fn prove_any(
        &mut self,
        position: &AnyPosition,
        stood: &[u64],
        budget: Budget,
        signals: Signals<'_>,
    ) -> Proof<AnyMove> {
        match position {
            AnyPosition::Tzaar(position) => self.prove(position, stood, budget, signals).into_any(),
            AnyPosition::Terrace(position) => self.prove(position, stood, budget, signals).into_any(),
            AnyPosition::Tchag(position) => self.prove(position, stood, budget, signals).into_any(),
            AnyPosition::Tanagra(position) => {
                self.prove(position.as_ref(), stood, budget, signals).into_any()
            }
        }
    }
}

/// A value and a line that shows it.
type Shown<M> = (Value, Vec<M>);

impl<P: Provable> Work<'_, P> {
    fn value(&mut self) -> Shown<P::Move> {
        let side = self.position.side();
        if let Some(outcome) = self.position.outcome() {
            return (value_of(outcome, side), Vec::new());
        }
        if P::DRAWS {
            return self.value_with_draws(side);
        }
        match self.settle(side, u64::MAX) {
            Some(true) => (Value::Win, self.line(side, true)),
            Some(false) => (Value::Loss, self.line(side, false)),
            None => (Value::Unknown, Vec::new()),
        }
    }

    /// Asks by turns whether the side to move wins and whether the other does, with ever more patience; between, looks
    /// whether all there is can be looked at.
    fn value_with_draws(&mut self, side: Seat) -> Shown<P::Move> {
        let mut questions = vec![(side, Value::Win, None)];
        if self.position.seats() == 2 {
            questions.push((side.next(2), Value::Loss, None));
        }
        let mut slice = FIRST_SLICE;
        while !self.must_end() {
            for (attacker, value, answer) in &mut questions {
                if answer.is_none() {
                    *answer = self.settle(*attacker, slice);
                }
                if *answer == Some(true) {
                    return (*value, self.line(*attacker, true));
                }
            }
            if questions.iter().all(|(_, _, answer)| *answer == Some(false)) {
                return (self.nobody_wins(), Vec::new());
            }
            if let Some(shown) = self.explore(slice) {
                return shown;
            }
            slice = slice.saturating_mul(2);
        }
        (Value::Unknown, Vec::new())
    }

    /// The value where no question was answered by a win. Three or four may still lose to each other.
    fn nobody_wins(&self) -> Value {
        if self.position.seats() == 2 { Value::Draw } else { Value::Unknown }
    }

    /// Looks at everything that can be reached, if a part of the patience is enough for that.
    fn explore(&self, patience: u64) -> Option<Shown<P::Move>> {
        if !P::CYCLES || !self.barred.is_empty() {
            return None;
        }
        let most = self.graph_size.min(patience as usize / 4);
        let graph = Graph::explore(self.position, most, |nodes| {
            let before = self.spent.fetch_add(nodes, Ordering::Relaxed);
            // The clock is asked now and then.
            before / 1024 == (before + nodes) / 1024 || !self.must_end()
        })?;
        let side = self.position.side();
        let quiet = u32::from(self.position.quiet());
        for (attacker, value) in [(side, Value::Win), (side.next(2), Value::Loss)] {
            if attacker != side && self.position.seats() > 2 {
                break;
            }
            let distances = graph.distances(attacker, || !self.must_end())?;
            if distances[0] == NEVER {
                continue;
            }
            // A graph knows no counters: a win that takes too long may be none.
            let in_time = distances[0].saturating_add(quiet) <= u32::from(QUIET_LIMIT);
            return in_time.then(|| (value, graph.line(attacker, &distances)));
        }
        Some((self.nobody_wins(), Vec::new()))
    }

    fn spent(&self) -> u64 {
        self.spent.load(Ordering::Relaxed)
    }

    fn must_end(&self) -> bool {
        self.budget.nodes.is_some_and(|nodes| self.spent() >= nodes)
            || self.budget.time.is_some_and(|time| self.signals.clock.elapsed() >= time)
            || self.signals.is_stopped()
    }

    /// Whether an attacker wins, if that can be found out with so many nodes.
    fn settle(&mut self, attacker: Seat, nodes: u64) -> Option<bool> {
        let end = self.spent().saturating_add(nodes).min(self.budget.nodes.unwrap_or(u64::MAX));
        loop {
            let found = self.search(attacker, end);
            if let Some(found) = found.filter(Found::is_answer) {
                return Some(found.numbers.is_proven());
            }
            if self.must_end() || self.spent() >= end || found.is_some_and(|found| found.numbers.is_settled())
            {
                return None;
            }
            self.grow_table();
        }
    }

    /// Lets the table grow if it wants to and there is the time for it.
    fn grow_table(&mut self) {
        if !self.table.wants_to_grow() {
            return;
        }
        // A mebibyte a millisecond is slow, so that the end is not missed.
        let needed = Duration::from_millis(self.table.bytes_after_growth() as u64 >> 20);
        let has_time = |time: Duration| time.saturating_sub(self.signals.clock.elapsed()) > needed;
        if self.budget.time.is_none_or(has_time) {
            self.table.grow();
        } else {
            self.table.stay();
        }
    }

    fn bounds(&self, nodes: u64) -> Bounds<'_> {
        Bounds {
            signals: self.signals,
            time: self.budget.time,
            nodes,
            spent: self.spent,
            done: AtomicBool::new(false),
        }
    }

    /// One search, by all searchers together.
    fn search(&self, attacker: Seat, nodes: u64) -> Option<Found> {
        let bounds = self.bounds(nodes);
        let answer = Mutex::new(None);
        let task = |number| {
            let (bounds, answer, table) = (&bounds, &answer, &*self.table);
            move || {
                let mut searcher = Searcher::new(table, bounds, attacker, self.barred, number);
                let (found, _) = searcher.answer(self.position, &[]);
                if !found.numbers.is_settled() || bounds.done.swap(true, Ordering::Relaxed) {
                    return;
                }
                if let Ok(mut answer) = answer.lock() {
                    *answer = Some(found);
                }
            }
        };
        let searchers = self.budget.threads.max(1) as u64;
        if searchers == 1 {
            task(0)();
        } else {
            self.signals.crew.run((0..searchers).map(|number| Box::new(task(number)) as Task<'_>).collect());
        }
        answer.into_inner().ok().flatten()
    }

    /// A line that shows an answer: the winner plays what the proof says, the others resist as long as they can.
    ///
    /// What the table has forgotten is proven again; if the budget ends before, so does the line.
    fn line(&mut self, attacker: Seat, wins: bool) -> Vec<P::Move> {
        let mut line = Vec::new();
        let mut stood = Vec::new();
        let mut position = self.position.clone();
        while position.outcome().is_none() {
            let Some(ply) = self.next_ply(&position, attacker, wins, &stood) else {
                return self.other_line(attacker).unwrap_or(line);
            };
            stood.push(position.key());
            position.play_unchecked(ply);
            line.push(ply);
        }
        line
    }

    /// Where play can go round in circles, proofs can lean on each other so that a line comes back to where it was. Then
    /// the whole graph shows a line, or one must be proven ply by ply.
    fn other_line(&mut self, attacker: Seat) -> Option<Vec<P::Move>> {
        if !P::CYCLES {
            return None;
        }
        let shown = self.explore(u64::MAX).map(|(_, line)| line);
        shown.or_else(|| self.careful_line(attacker)).filter(|line| !line.is_empty())
    }

    /// A line by which an attacker wins where play can go round in circles: every ply is proven to win without any position of
    /// the line coming back.
    fn careful_line(&mut self, attacker: Seat) -> Option<Vec<P::Move>> {
        let mut line = Vec::new();
        let mut stood = self.barred.to_vec();
        let mut position = self.position.clone();
        while position.outcome().is_none() {
            stood.push(position.key());
            let ply = if position.side() == attacker {
                self.careful_ply(&position, attacker, &stood)?
            } else {
                *position.moves().first()?
            };
            position.play_unchecked(ply);
            line.push(ply);
        }
        Some(line)
    }

    fn careful_ply(&mut self, position: &P, attacker: Seat, stood: &[u64]) -> Option<P::Move> {
        let mut slice = FIRST_SLICE;
        while !self.must_end() {
            for ply in position.moves() {
                let mut next = position.clone();
                next.play_unchecked(ply);
                if self.wins_without(&next, attacker, stood, slice) {
                    return Some(ply);
                }
            }
            slice = slice.saturating_mul(2);
        }
        None
    }

    /// Whether an attacker is found to win from another position without any of those that stood.
    fn wins_without(&mut self, position: &P, attacker: Seat, stood: &[u64], nodes: u64) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome.winner == Some(attacker);
        }
        let mut work = Work {
            table: self.table,
            position,
            barred: stood,
            graph_size: 0,
            budget: self.budget,
            signals: self.signals,
            spent: self.spent,
        };
        !stood.contains(&position.key()) && work.settle(attacker, nodes) == Some(true)
    }

    /// The ply of a line that has come to a position whose question is settled, if it is found without more work than the
    /// question took.
    fn next_ply(&mut self, position: &P, attacker: Seat, wins: bool, stood: &[u64]) -> Option<P::Move> {
        let most = self.budget.nodes.unwrap_or(u64::MAX);
        let end = if P::CYCLES { most.min(2 * self.spent() + FIRST_SLICE) } else { most };
        loop {
            let bounds = self.bounds(end);
            let mut searcher = Searcher::new(self.table, &bounds, attacker, self.barred, 0);
            let (found, ply) = searcher.answer(position, stood);
            if ply.is_some() {
                return ply.filter(|_| found.numbers.is_proven() == wins);
            }
            if self.must_end() || self.spent() >= end {
                return None;
            }
            self.grow_table();
        }
    }
}
