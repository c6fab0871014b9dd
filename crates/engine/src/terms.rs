//! Evaluations as sums of terms, and where their weights come from.
//!
//! A game tallies the terms of a position once; whether the tally adds up weights or is written down for
//! tuning is the same code. Every term has two weights, for the beginning and for the end of a game, and a
//! position lies somewhere between.

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

/// The start of a group among all terms.
pub(crate) const fn start(groups: &[Group], index: usize) -> usize {
    let mut start = 0;
    let mut before = 0;
    while before < index {
        start += groups[before].terms;
        before += 1;
    }
    start
}

/// Whoever wants to know which terms a position has.
pub(crate) trait Tally {
    /// A term counts so many times for the seat that asks; less than nothing for its enemies.
    fn add(&mut self, term: usize, times: i32);
}

/// How far a game has come: 0 at the beginning.
pub(crate) const LATEST: i32 = 64;

/// A tally that adds up.
#[derive(Debug)]
pub(crate) struct Sum<'a> {
    weights: &'a [Weight],
    early: i32,
    late: i32,
}

impl<'a> Sum<'a> {
    pub(crate) const fn new(weights: &'a [Weight]) -> Self {
        Self { weights, early: 0, late: 0 }
    }

    /// The sum, for a game that has come so far.
    pub(crate) const fn total(&self, lateness: i32) -> i32 {
        (self.early * (LATEST - lateness) + self.late * lateness) / LATEST
    }
}

impl Tally for Sum<'_> {
    #[inline]
    fn add(&mut self, term: usize, times: i32) {
        let weight = self.weights[term];
        self.early += weight.early * times;
        self.late += weight.late * times;
    }
}

/// A tally that is written down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// Which terms count how many times.
    pub terms: Vec<(usize, i32)>,
    /// How far the game has come, in sixty-fourths.
    pub lateness: i32,
}

impl Tally for Trace {
    fn add(&mut self, term: usize, times: i32) {
        self.terms.push((term, times));
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
