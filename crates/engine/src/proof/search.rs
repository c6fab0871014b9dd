//! Depth-first proof-number search.

use super::knowledge::{Provable, QUIET_LIMIT};
use super::numbers::Numbers;
use super::table::{Record, Table};
use crate::Signals;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tablier_games::{Ending, Seat, mix};

/// Beyond so many quiet plies, their number belongs to the key.
const COUNTED_FROM: u8 = QUIET_LIMIT / 2;

/// No line of a search is longer.
const DEEPEST: u16 = 250;

/// Where a refutation rests on: nothing but the position itself.
const NOTHING: u16 = u16::MAX;
/// Where a refutation rests on: a line that was cut off. It holds nowhere else, and proves nothing.
const CUT_OFF: u16 = 0;

/// When a search must end.
pub(super) struct Bounds<'a> {
    pub(super) signals: Signals<'a>,
    pub(super) time: Option<Duration>,
    /// When so many nodes have been looked at, by all searchers together.
    pub(super) nodes: u64,
    /// How many have been looked at, this and earlier searches together.
    pub(super) spent: &'a AtomicU64,
    /// Set by whoever has found the answer.
    pub(super) done: AtomicBool,
}

impl Bounds<'_> {
    /// How many nodes to look at before the next look at the clock.
    fn patience(&self, spent: u64) -> u64 {
        self.nodes.saturating_sub(spent).min(1024)
    }
}

/// What a look into a position found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) numbers: Numbers,
    /// Of a settled question: in how many plies it is over at most.
    pub(super) height: u8,
    /// Of a refutation: the first place of the line that it counts on being repeated.
    rests_on: u16,
    /// Of a refutation: whether it counts on the draw by quiet plies.
    by_quiet: bool,
}

impl Found {
    const fn open(numbers: Numbers) -> Self {
        Self { numbers, height: 0, rests_on: NOTHING, by_quiet: false }
    }

    const fn settled(numbers: Numbers, height: u8) -> Self {
        Self { numbers, height, rests_on: NOTHING, by_quiet: false }
    }

    const fn refuted_here(rests_on: u16) -> Self {
        Self { numbers: Numbers::REFUTED, height: Record::TALLEST, rests_on, by_quiet: false }
    }

    /// Whether it answers the question that was asked at the root, and not only for a line that was cut off.
    pub(super) const fn is_answer(&self) -> bool {
        self.numbers.is_proven() || self.numbers.is_refuted() && self.rests_on != CUT_OFF
    }
}

/// A position one ply on.
#[derive(Clone, Copy)]
struct Child<M> {
    ply: M,
    found: Found,
}

/// One who searches; several can share a table.
pub(super) struct Searcher<'a, P: Provable> {
    table: &'a Table,
    bounds: &'a Bounds<'a>,
    attacker: Seat,
    salt: u64,
    /// Keys that count as repeated wherever they appear.
    barred: &'a [u64],
    /// Which of several searchers this is: each begins elsewhere.
    number: u64,
    /// The keys of the line that leads to the position that is looked at.
    line: Vec<u64>,
    /// The children of all positions of the line.
    children: Vec<Child<P::Move>>,
    nodes: u64,
    told: u64,
    /// When to tell again.
    next_tell: u64,
    halted: bool,
}

/// What the children of a position make of it, seen by the side to move.
struct Summary {
    numbers: Numbers,
    best: usize,
    second: u32,
    /// How much of the disproof number is due to the others than the best.
    others: u32,
}

impl<'a, P: Provable> Searcher<'a, P> {
    pub(super) fn new(
        table: &'a Table,
        bounds: &'a Bounds<'a>,
        attacker: Seat,
        barred: &'a [u64],
        number: u64,
    ) -> Self {
        let mut salt = mix(1 << 41 | u64::from(attacker.number()) << 8 | P::KIND as u64);
        for key in barred {
            salt ^= mix(*key);
        }
        Self {
            table,
            bounds,
            attacker,
            salt,
            barred,
            number,
            line: Vec::with_capacity(usize::from(DEEPEST) + 1),
            children: Vec::new(),
            nodes: 0,
            told: 0,
            next_tell: bounds.patience(0),
            halted: false,
        }
    }

    /// Looks into a position that is not over until its question is settled or the search must end.
    ///
    /// `line` are the keys of the positions that led to it; none of them may come back. Once the question is settled there is
    /// a ply, too: the fastest way for the side that gets what it wants, else the slowest.
    pub(super) fn answer(&mut self, position: &P, line: &[u64]) -> (Found, Option<P::Move>) {
        self.line.clear();
        self.line.extend(line);
        let attacks = position.side() == self.attacker;
        self.children.clear();
        self.line.push(position.key());
        self.expand(position, attacks, true);
        let found = self.look_on(position, 0, Numbers::UNLIMITED);
        self.keep(position, &found, self.nodes);
        self.tell();
        (found, self.choose(&found, attacks))
    }

    fn choose(&self, found: &Found, attacks: bool) -> Option<P::Move> {
        let numbers = found.numbers.seen_by(attacks);
        let good = |child: &&Child<P::Move>| child.found.numbers.seen_by(attacks).is_proven();
        let height = |child: &&Child<P::Move>| child.found.height;
        let chosen = if numbers.is_proven() {
            self.children.iter().filter(good).min_by_key(height)
        } else if numbers.is_refuted() {
            self.children.iter().max_by_key(height)
        } else {
            None
        };
        chosen.map(|child| child.ply)
    }

    /// The key of a position in the table.
    fn key(&self, position: &P) -> u64 {
        let key = position.proof_key() ^ self.salt;
        if P::CYCLES && position.quiet() > COUNTED_FROM {
            key ^ mix(1 << 42 | u64::from(position.quiet()))
        } else {
            key
        }
    }

    /// Looks into a position until its numbers reach the limits.
    fn look(&mut self, position: &P, limits: Numbers) -> Found {
        let attacks = position.side() == self.attacker;
        let first = self.children.len();
        let before = self.nodes;
        self.line.push(position.key());
        self.expand(position, attacks, false);
        let found = self.look_on(position, first, limits);
        self.children.truncate(first);
        self.keep(position, &found, self.nodes - before);
        self.line.pop();
        found
    }

    fn look_on(&mut self, position: &P, first: usize, limits: Numbers) -> Found {
        let attacks = position.side() == self.attacker;
        let limits = limits.seen_by(attacks);
        loop {
            let summary = self.summarise(first, attacks);
            if summary.numbers.reach(limits) || self.halted {
                return self.conclude(first, &summary, attacks);
            }
            let child = self.children[first + summary.best];
            let mut next = position.clone();
            next.play_unchecked(child.ply);
            let theirs = child_limits(&summary, limits);
            let found = self.look(&next, theirs.seen_by(attacks));
            self.children[first + summary.best].found = found;
        }
    }

    /// Lists the children of a position; unless it must be thorough, not all of them when one already settles it.
    fn expand(&mut self, position: &P, attacks: bool, thorough: bool) {
        let mut settled = false;
        position.for_each_move(|ply| {
            if settled && !thorough {
                return;
            }
            let mut next = position.clone();
            next.play_unchecked(ply);
            let found = self.first_sight(&next);
            settled |= found.numbers.seen_by(attacks).is_proven();
            self.children.push(Child { ply, found });
        });
        if self.nodes >= self.next_tell {
            self.tell();
        }
    }

    /// What is known about a position without looking into it.
    fn first_sight(&mut self, position: &P) -> Found {
        self.nodes += 1;
        if let Some(outcome) = position.outcome() {
            if outcome.winner == Some(self.attacker) {
                return Found::settled(Numbers::PROVEN, 0);
            }
            let by_quiet = outcome.ending == Ending::Quiet;
            return Found { by_quiet, ..Found::settled(Numbers::REFUTED, 0) };
        }
        if P::CYCLES {
            if let Some(place) = self.repeated(position) {
                return Found::refuted_here(place);
            }
            if self.line.len() >= usize::from(DEEPEST) {
                return Found::refuted_here(CUT_OFF);
            }
        }
        if let Some(found) = self.table.get(self.key(position)).and_then(|record| usable(position, record)) {
            return found;
        }
        let attacks = position.side() == self.attacker;
        let (own, other) = position.effort();
        let jitter = if self.number == 0 { 0 } else { (mix(position.key() ^ self.number) & 1) as u32 };
        Found::open(Numbers::guess(own + jitter, other + jitter, position.lead()).seen_by(attacks))
    }

    /// The place of the line, from 1, where a position stood already.
    fn repeated(&self, position: &P) -> Option<u16> {
        let key = position.key();
        if self.barred.contains(&key) {
            return Some(NOTHING);
        }
        // A ply of a turn can leave the count as it is, but not two of them.
        let recent = self.line.len().saturating_sub(2 * usize::from(position.quiet()) + 1);
        let place = self.line[recent..].iter().position(|stood| *stood == key)?;
        Some((recent + place + 1) as u16)
    }

    fn summarise(&self, first: usize, attacks: bool) -> Summary {
        let (mut least, mut second, mut best) = (u32::MAX, u32::MAX, 0);
        let (mut sum, mut most) = (0_u32, 0);
        for (index, child) in self.children[first..].iter().enumerate() {
            let numbers = child.found.numbers.seen_by(attacks);
            if numbers.proof < least {
                (second, least, best) = (least, numbers.proof, index);
            } else if numbers.proof < second {
                second = numbers.proof;
            }
            sum = sum.saturating_add(numbers.disproof);
            most = most.max(numbers.disproof);
        }
        let numbers = match least {
            0 => Numbers::PROVEN,
            Numbers::NEVER.. => Numbers::REFUTED,
            _ => Numbers { proof: least, disproof: (most + (sum - most) / P::OVERLAP).min(Numbers::MOST) },
        };
        let of_best =
            self.children.get(first + best).map_or(0, |child| child.found.numbers.seen_by(attacks).disproof);
        Summary { numbers, best, second, others: (sum - of_best) / P::OVERLAP }
    }

    /// What the children make of a position: numbers and, when they settle it, how far the end is and what it rests on.
    fn conclude(&self, first: usize, summary: &Summary, attacks: bool) -> Found {
        let children = &self.children[first..];
        let numbers = summary.numbers.seen_by(attacks);
        if !numbers.is_settled() {
            return Found::open(numbers);
        }
        if summary.numbers.is_proven() {
            // The side to move has what it wants by one child.
            let found = children[summary.best].found;
            return Found { height: found.height.saturating_add(1), ..found };
        }
        let all = children.iter().map(|child| child.found);
        all.fold(Found::settled(numbers, 0), |whole, found| Found {
            numbers,
            height: whole.height.max(found.height.saturating_add(1)),
            rests_on: whole.rests_on.min(found.rests_on),
            by_quiet: whole.by_quiet || found.by_quiet,
        })
    }

    /// Keeps what was found, as far as it holds for whoever comes by another way.
    fn keep(&mut self, position: &P, found: &Found, work: u64) {
        let mut numbers = found.numbers;
        if numbers.is_refuted() && !self.holds_elsewhere(position, found) {
            // Only for the choice of the next look: not soon again.
            numbers = Numbers { proof: 1 << 16, disproof: 1 };
        }
        let record = Record { numbers, height: found.height, work: Record::logarithm(work) };
        self.table.put(self.key(position), record);
    }

    /// Whether a refutation holds whichever way the position is reached.
    fn holds_elsewhere(&self, position: &P, found: &Found) -> bool {
        let here = self.line.len() as u16;
        found.rests_on >= here && (!found.by_quiet || position.quiet() > COUNTED_FROM)
    }

    /// Tells the others how far this one has come, and hears whether to stop.
    fn tell(&mut self) {
        let new = self.nodes - self.told;
        self.told = self.nodes;
        let spent = self.bounds.spent.fetch_add(new, Ordering::Relaxed) + new;
        let late = self.bounds.time.is_some_and(|time| self.bounds.signals.clock.elapsed() >= time);
        self.halted |= spent >= self.bounds.nodes
            || late
            || self.bounds.done.load(Ordering::Relaxed)
            || self.bounds.signals.is_stopped()
            || self.table.wants_to_grow();
        self.next_tell = self.nodes + self.bounds.patience(spent);
    }
}

/// What a record says about a position whose quiet plies may be others than when it was made.
fn usable<P: Provable>(position: &P, record: Record) -> Option<Found> {
    if !P::CYCLES || !record.numbers.is_settled() {
        return Some(Found::settled(record.numbers, record.height));
    }
    let counted = position.quiet() > COUNTED_FROM;
    let in_time = u16::from(position.quiet()) + u16::from(record.height) <= u16::from(QUIET_LIMIT);
    if record.numbers.is_proven() && !in_time && !counted {
        return None;
    }
    let by_quiet = record.numbers.is_refuted() && counted;
    Some(Found { by_quiet, ..Found::settled(record.numbers, record.height) })
}

/// How far to look into the best child: half as far again as to where another one becomes the best, so that the search
/// does not jump to and fro between them.
fn child_limits(summary: &Summary, limits: Numbers) -> Numbers {
    let beyond = summary.second.min(Numbers::MOST);
    let proof = limits.proof.min(beyond.saturating_add(beyond / 2 + 1));
    let disproof = match limits.disproof {
        Numbers::NEVER => Numbers::NEVER,
        limit => limit - summary.others,
    };
    Numbers { proof, disproof }
}
