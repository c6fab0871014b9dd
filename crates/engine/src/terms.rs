//! Evaluations as sums of terms, and where their weights come from.
//!
//! A game tallies the terms of a position once; whether the tally adds up weights or is written down for
//! tuning is the same code. Every term has two weights, for the beginning and for the end of a game, and a
//! position lies somewhere between.

use crate::Evaluate;
use crate::counter::towards_a_draw;
use crate::seats::against_the_others;
use std::marker::PhantomData;
use tablier_games::{Position, Seat};

/// The weights of a term at the beginning and at the end of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight {
    /// At the beginning.
    pub early: i32,
    /// At the end.
    pub late: i32,
}

/// Neighbouring terms that share an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its name in the file of weights.
    pub name: &'static str,
    /// How many terms it has.
    pub terms: usize,
}

/// The start of a group among all terms. A name that no group has does not compile.
pub(crate) const fn start(groups: &[Group], name: &str) -> usize {
    let (mut start, mut index) = (0, 0);
    while !is_same(groups[index].name, name) {
        start += groups[index].terms;
        index += 1;
    }
    start
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}

/// A game whose positions are judged by a sum of terms.
pub trait Terms: Position {
    /// The terms, in the order of the file of weights.
    const GROUPS: &'static [Group];

    /// The file of weights, which explains the terms.
    const WEIGHTS: &'static str;

    /// How far the game has come, from 0 to [`LATEST`].
    fn lateness(&self) -> i32;

    /// Names the terms that each seat has.
    fn tally(&self, tally: &mut impl Tally);

    /// For how many plies nothing has happened, where that leads to a draw.
    fn plies_towards_a_draw(&self) -> u8 {
        0
    }
}

/// Whoever wants to know which terms a position has.
pub trait Tally {
    /// A term counts so many times for a seat.
    fn add(&mut self, seat: Seat, term: usize, times: i32);
}

/// How far a game comes that begins at 0.
pub(crate) const LATEST: i32 = 64;

/// A tally that adds up what each seat has.
#[derive(Debug)]
struct Sum<'a> {
    weights: &'a [Weight],
    sums: [Weight; Seat::MAX as usize],
}

impl Tally for Sum<'_> {
    #[inline]
    fn add(&mut self, seat: Seat, term: usize, times: i32) {
        let weight = self.weights[term];
        let sum = &mut self.sums[seat.index()];
        sum.early += weight.early * times;
        sum.late += weight.late * times;
    }
}

/// A judge that adds up terms.
#[derive(Clone, Debug)]
pub struct SumOfTerms<P> {
    weights: Vec<Weight>,
    game: PhantomData<fn() -> P>,
}

impl<P: Terms> Default for SumOfTerms<P> {
    fn default() -> Self {
        Self { weights: read_weights(P::WEIGHTS, P::GROUPS), game: PhantomData }
    }
}

impl<P: Terms> Evaluate<P> for SumOfTerms<P> {
    fn evaluate(&self, position: &P, seat: Seat) -> i32 {
        let mut sum = Sum { weights: &self.weights, sums: Default::default() };
        position.tally(&mut sum);
        let lateness = position.lateness();
        let worth = against_the_others(position, seat, |seat| {
            let Weight { early, late } = sum.sums[seat.index()];
            early * (LATEST - lateness) + late * lateness
        });
        towards_a_draw(worth / LATEST, position.plies_towards_a_draw())
    }
}

/// A tally that is written down, for a table for two as the first seat sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// Which terms count how many times.
    pub terms: Vec<(usize, i32)>,
    /// How far the game has come, in sixty-fourths.
    pub lateness: i32,
}

impl Trace {
    pub(crate) fn of<P: Terms>(position: &P) -> Self {
        let mut trace = Self { terms: Vec::new(), lateness: position.lateness() };
        position.tally(&mut trace);
        trace
    }
}

impl Tally for Trace {
    fn add(&mut self, seat: Seat, term: usize, times: i32) {
        self.terms.push((term, if seat == Seat::FIRST { times } else { -times }));
    }
}

/// Reads a file of weights: a line a group, its name and a weight a term, early and late with a stroke between.
/// Lines that begin with `#` explain.
///
/// # Panics
/// If the text is not of that form: it is part of the program.
pub(crate) fn read_weights(text: &str, groups: &[Group]) -> Vec<Weight> {
    let mut lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let mut weights = Vec::new();
    for group in groups {
        let mut words = lines.next().unwrap_or_default().split_whitespace();
        assert_eq!(words.next(), Some(group.name), "the groups stand in their order");
        let before = weights.len();
        weights.extend(words.map(read_weight));
        assert_eq!(weights.len() - before, group.terms, "{} has a weight for each term", group.name);
    }
    weights
}

fn read_weight(text: &str) -> Weight {
    let numbers =
        text.split_once('/').and_then(|(early, late)| Some((early.parse().ok()?, late.parse().ok()?)));
    let (early, late) = numbers.expect("a weight is two numbers");
    Weight { early, late }
}
