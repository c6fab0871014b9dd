//! Which move to try first.

use crate::Playable;
use std::cmp::Ordering;

/// A move that waits to be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<M> {
    pub(super) ply: M,
    /// Its place in the order of generation.
    pub(super) place: u16,
    pub(super) promise: i32,
}

impl<M> Candidate<M> {
    /// The smaller, the earlier: one number, because sorting compares it often.
    fn rank(&self) -> i64 {
        -i64::from(self.promise) << 16 | i64::from(self.place)
    }
}

/// A move that the table knows comes first, then those that cut just now at the same height.
const KNOWN: i32 = 1 << 30;
const KILLER: i32 = 1500;

/// What the search remembers of moves: which cut off the rest, by kind of move and by height.
pub(super) struct Memory<P: Playable> {
    history: Vec<i16>,
    killers: Vec<[Killer<P::Move>; 2]>,
}

/// A move that cut off the rest. Its slot is compared first: of the many moves of a node hardly any has the same.
#[derive(Clone, Copy, Debug)]
struct Killer<M> {
    slot: u32,
    ply: Option<M>,
}

impl<M: Copy + PartialEq> Killer<M> {
    const NONE: Self = Self { slot: u32::MAX, ply: None };

    #[inline]
    fn is(&self, slot: usize, ply: M) -> bool {
        self.slot as usize == slot && self.ply == Some(ply)
    }
}

/// A remembered worth stays within this.
const MOST: i32 = 1000;

impl<P: Playable> Memory<P> {
    pub(super) fn new(height: usize) -> Self {
        Self { history: vec![0; 4 * P::SLOTS], killers: vec![[Killer::NONE; 2]; height] }
    }

    fn slot(position: &P, ply: P::Move) -> usize {
        position.side().index() * P::SLOTS + position.slot(ply)
    }

    /// Lists the legal moves behind those of the nodes above, each with what it promises.
    #[inline]
    pub(super) fn list(
        &self,
        position: &P,
        known: Option<u16>,
        height: usize,
        list: &mut Vec<Candidate<P::Move>>,
    ) {
        let (first, prices) = (list.len(), position.prices());
        let killers = &self.killers[height];
        let history = &self.history[position.side().index() * P::SLOTS..][..P::SLOTS];
        let mut place = 0;
        position.for_each_move(|ply| {
            let slot = position.slot(ply);
            let mut promise = position.promise(&prices, ply) + i32::from(history[slot]);
            if killers.iter().any(|killer| killer.is(slot, ply)) {
                promise += KILLER;
            }
            list.push(Candidate { ply, place, promise });
            place += 1;
        });
        if let Some(known) = known.and_then(|place| list.get_mut(first + usize::from(place))) {
            known.promise = KNOWN;
        }
    }

    /// A move has cut off the rest: it and its like come earlier from now on, and those tried in vain later.
    pub(super) fn reward(
        &mut self,
        position: &P,
        tried: &[Candidate<P::Move>],
        best: P::Move,
        height: usize,
        depth: i32,
    ) {
        let bonus = (depth * depth).min(400);
        for candidate in tried {
            let slot = Self::slot(position, candidate.ply);
            let change = if candidate.ply == best { bonus } else { -bonus };
            let old = i32::from(self.history[slot]);
            self.history[slot] = (old + change - old * bonus / MOST) as i16;
        }
        let killers = &mut self.killers[height];
        if killers[0].ply != Some(best) {
            *killers = [Killer { slot: position.slot(best) as u32, ply: Some(best) }, killers[0]];
        }
    }
}

/// So many moves are picked one by one; whoever needs more of them needs most, and sorts the rest.
const PICKED: usize = 3;

/// Brings the most promising of the moves from `next` on to the front. To be asked for one after the other.
#[inline]
pub(super) fn pick<M: Copy>(moves: &mut [Candidate<M>], next: usize) -> Candidate<M> {
    match next.cmp(&PICKED) {
        Ordering::Less => {
            let mut best = next;
            for other in next + 1..moves.len() {
                if moves[other].promise > moves[best].promise {
                    best = other;
                }
            }
            moves.swap(next, best);
        }
        // Places break ties, so that the order is the same everywhere.
        Ordering::Equal => {
            moves[next..].sort_unstable_by_key(Candidate::rank);
        }
        Ordering::Greater => {}
    }
    moves[next]
}
