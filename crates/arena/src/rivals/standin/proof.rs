//! df-pn: a proof that the side to move wins, by depth-first search with proof numbers.
//!
//! With 1+ε thresholds, and with weak numbers: instead of the sum over children, which counts what they share
//! many times, the largest of them and one more for each other.

use crate::rivals::budget::Budget;
use tablier_games::tzaar::{Colour, Move, Tzaar};
use tablier_games::{Position, Seat};

/// The number of what cannot be done.
const INFINITE: u32 = 1 << 30;

/// 24 megabytes: four entries a bucket.
const ENTRIES: usize = 1 << 20;
const BUCKET: usize = 4;

/// Keys of proofs for Black differ from those for White by this.
const BLACK: u64 = 0x5851_f42d_4c95_7f2d;

/// How hard it is to prove a win of the attacker, and to disprove it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    const PROVED: Self = Self { proof: 0, disproof: INFINITE };
    const DISPROVED: Self = Self { proof: INFINITE, disproof: 0 };

    /// The numbers as the other side sees them.
    const fn swapped(self) -> Self {
        Self { proof: self.disproof, disproof: self.proof }
    }

    const fn is_solved(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    numbers: Numbers,
    /// How many nodes it took.
    work: u32,
}

/// The proof search and what it has found so far.
pub(super) struct Proof {
    entries: Vec<Entry>,
    attacker: Colour,
}

/// A ply and what is known of where it leads.
struct Child {
    key: u64,
    ply: Move,
    /// As the side to move before sees it: `proof` is how hard it is to get what it wants.
    numbers: Numbers,
}

impl Proof {
    pub(super) fn new() -> Self {
        Self { entries: vec![Entry::EMPTY; ENTRIES], attacker: Colour::White }
    }

    pub(super) fn forget(&mut self) {
        self.entries.fill(Entry::EMPTY);
    }

    /// A ply that is proved to win, if the budget suffices to find one.
    pub(super) fn winning_ply(&mut self, position: &Tzaar, budget: &mut Budget) -> Option<Move> {
        self.attacker = position.colour();
        let limits = Numbers { proof: INFINITE, disproof: INFINITE };
        self.prove(position, limits, budget);
        let children = self.children(position);
        children.into_iter().find(|child| child.numbers.proof == 0).map(|child| child.ply)
    }

    /// Works below a position until one of its numbers reaches its limit; all numbers are those of the side to
    /// move. Says how many nodes it took, or nothing when the budget is spent.
    fn prove(&mut self, position: &Tzaar, limits: Numbers, budget: &mut Budget) -> Option<u32> {
        let mut children = self.children(position);
        let mut work = 1;
        let mut within = budget.spend();
        loop {
            let (numbers, best, second) = combine(&children);
            if !within || numbers.proof >= limits.proof || numbers.disproof >= limits.disproof {
                self.store(self.key(position), self.of_attacker(position, numbers), work);
                return within.then_some(work);
            }
            let child = &mut children[best];
            let widened = second.saturating_add(second / 4).saturating_add(1);
            let others = numbers.disproof - child.numbers.disproof;
            let limits = Numbers {
                proof: limits.proof.min(widened),
                disproof: limits.disproof.saturating_sub(others).min(INFINITE),
            };
            let mut after = *position;
            after.play_unchecked(child.ply);
            let same = after.colour() == position.colour();
            match self.prove(&after, if same { limits } else { limits.swapped() }, budget) {
                Some(nodes) => work += nodes,
                None => within = false,
            }
            if let Some(known) = self.look_up(child.key) {
                child.numbers = self.of_attacker(position, known);
            }
        }
    }

    fn children(&self, position: &Tzaar) -> Vec<Child> {
        let mut children = Vec::with_capacity(64);
        position.for_each_move(|ply| {
            let mut after = *position;
            after.play_unchecked(ply);
            let key = self.key(&after);
            let known = self.look_up(key).unwrap_or_else(|| self.first_guess(&after));
            children.push(Child { key, ply, numbers: self.of_attacker(position, known) });
        });
        children
    }

    /// What a position shows without search: its result, or that many plies are hard to refute.
    fn first_guess(&self, position: &Tzaar) -> Numbers {
        if let Some(outcome) = position.outcome() {
            let attacker = Seat::from_index(self.attacker as usize);
            return if outcome.winner == Some(attacker) { Numbers::PROVED } else { Numbers::DISPROVED };
        }
        let plies = position.count_moves() as u32;
        self.of_attacker(position, Numbers { proof: 1, disproof: plies })
    }

    /// Turns the numbers of the side to move into those of the attacker, or back.
    fn of_attacker(&self, position: &Tzaar, numbers: Numbers) -> Numbers {
        if position.colour() == self.attacker { numbers } else { numbers.swapped() }
    }

    fn key(&self, position: &Tzaar) -> u64 {
        match self.attacker {
            Colour::White => position.key(),
            Colour::Black => position.key() ^ BLACK,
        }
    }

    fn look_up(&self, key: u64) -> Option<Numbers> {
        let bucket = &self.entries[bucket(key)];
        bucket.iter().find(|entry| entry.key == key && entry.work > 0).map(|entry| entry.numbers)
    }

    /// Keeps the numbers in the place of the same position, or of what took the least work.
    fn store(&mut self, key: u64, numbers: Numbers, work: u32) {
        let bucket = &mut self.entries[bucket(key)];
        let place = bucket.iter().position(|entry| entry.key == key);
        let least =
            || bucket.iter().enumerate().min_by_key(|(_, entry)| entry.value()).map(|(index, _)| index);
        if let Some(index) = place.or_else(least) {
            let work = if bucket[index].key == key { bucket[index].work.saturating_add(work) } else { work };
            bucket[index] = Entry { key, numbers, work };
        }
    }
}

impl Entry {
    const EMPTY: Self = Self { key: 0, numbers: Numbers { proof: 1, disproof: 1 }, work: 0 };

    /// How much would be lost with it.
    const fn value(&self) -> u32 {
        if self.numbers.is_solved() { self.work.saturating_mul(4) } else { self.work }
    }
}

const fn bucket(key: u64) -> std::ops::Range<usize> {
    let start = key as usize & (ENTRIES - BUCKET);
    start..start + BUCKET
}

/// The numbers of a position from those of its children, the child that is easiest to prove, and the proof number
/// of the next one.
fn combine(children: &[Child]) -> (Numbers, usize, u32) {
    let (mut easiest, mut second, mut best) = (INFINITE, INFINITE, 0);
    let (mut hardest, mut open) = (0, 0_u32);
    for (index, Child { numbers, .. }) in children.iter().enumerate() {
        if numbers.proof < easiest {
            (second, easiest, best) = (easiest, numbers.proof, index);
        } else {
            second = second.min(numbers.proof);
        }
        hardest = hardest.max(numbers.disproof);
        open += u32::from(numbers.disproof > 0);
    }
    let disproof = (hardest + open.saturating_sub(1)).min(INFINITE);
    (Numbers { proof: easiest, disproof }, best, second)
}

#[cfg(test)]
mod tests {
    use super::Proof;
    use crate::Allowance;
    use crate::rivals::budget::Budget;
    use tablier_games::tzaar::{Colour, Tzaar};
    use tablier_games::{Position, Random};

    /// Whether the side to move wins, by trying everything.
    fn wins(position: &Tzaar) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome.winner == Some(position.side());
        }
        position.moves().into_iter().any(|ply| {
            let mut after = *position;
            after.play_unchecked(ply);
            wins(&after) == (after.colour() == position.colour())
        })
    }

    /// A random game up to where so few stacks are left, unless it ends before.
    fn endgame(random: &mut Random) -> Option<Tzaar> {
        let mut position = Tzaar::setup("random", Some(random.word())).unwrap();
        let stacks =
            |position: &Tzaar| position.points(Colour::White).len() + position.points(Colour::Black).len();
        while position.outcome().is_none() && stacks(&position) > 11 {
            let plies = position.moves();
            position.play_unchecked(plies[random.below(plies.len() as u64) as usize]);
        }
        position.outcome().is_none().then_some(position)
    }

    #[test]
    fn it_proves_what_is_won_and_nothing_else() {
        let mut random = Random::new(8);
        let mut proof = Proof::new();
        let (mut won, mut lost) = (0, 0);
        while won < 15 || lost < 5 {
            let Some(position) = endgame(&mut random) else { continue };
            let mut budget = Budget::new(Allowance::Nodes(1_000_000), 1);
            let ply = proof.winning_ply(&position, &mut budget);
            assert_eq!(ply.is_some(), wins(&position), "{position}");
            if let Some(ply) = ply {
                let mut after = position;
                after.play_unchecked(ply);
                assert_eq!(wins(&after), after.colour() == position.colour(), "{ply} at {position}");
                won += 1;
            } else {
                lost += 1;
            }
        }
    }
}
