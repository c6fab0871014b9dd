//! All that can be reached from a position, judged backwards from the ends.
//!
//! Where play can go round in circles, proof numbers are poor at showing that nobody wins. If everything that can
//! be reached fits into memory, looking at all of it answers every question at once.

use super::knowledge::{Provable, QUIET_LIMIT};
use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};
use tablier_games::Seat;

/// The attacker does not win.
pub(super) const NEVER: u32 = u32::MAX;

/// Everything that can be reached from a position, counters left out: what comes back is the same.
pub(super) struct Graph<P> {
    positions: Vec<P>,
    /// The numbers of the positions that follow on each.
    followers: Lists,
}

/// Lists of numbers, end to end.
#[derive(Default)]
struct Lists {
    ends: Vec<u32>,
    numbers: Vec<u32>,
}

impl Lists {
    fn of(&self, number: usize) -> &[u32] {
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.numbers[start as usize..self.ends[number] as usize]
    }

    fn end_list(&mut self) {
        self.ends.push(self.numbers.len() as u32);
    }

    /// The same relation seen from the other end.
    fn reversed(&self) -> Self {
        let mut ends = vec![0; self.ends.len()];
        for number in &self.numbers {
            ends[*number as usize] += 1;
        }
        let mut sum = 0;
        for end in &mut ends {
            sum += *end;
            *end = sum;
        }
        let mut free = ends.clone();
        let mut numbers = vec![0; self.numbers.len()];
        for number in 0..self.ends.len() {
            for follower in self.of(number) {
                let place = &mut free[*follower as usize];
                *place -= 1;
                numbers[*place as usize] = number as u32;
            }
        }
        Self { ends, numbers }
    }
}

/// Keys are hashes already.
#[derive(Default)]
struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

impl<P: Provable> Graph<P> {
    /// More followers than this a position, taken together, do not fit into memory.
    const FOLLOWERS: usize = 32;

    /// How many positions fit into so many bytes, with all that is kept for each.
    pub(super) const fn fitting(bytes: usize) -> usize {
        // Lists grow by doubling; followers are kept in both directions.
        bytes / (2 * (size_of::<P>() + 16) + 3 * 4 * Self::FOLLOWERS + 24)
    }

    /// Looks at everything that can be reached, if it is not more than `most` and nobody says stop: `go_on` is asked
    /// after each position, with how many were looked at for it.
    ///
    /// Where the count of quiet plies ends a game, what is seen depends on the way there: then there is no graph
    /// either.
    pub(super) fn explore(from: &P, most: usize, mut go_on: impl FnMut(u64) -> bool) -> Option<Self> {
        let mut known: HashMap<u64, u32, BuildHasherDefault<Plain>> = HashMap::default();
        known.insert(from.proof_key(), 0);
        let mut positions = vec![from.clone()];
        let mut followers = Lists::default();
        while followers.ends.len() < positions.len() {
            let position = positions[followers.ends.len()].clone();
            let before = followers.numbers.len();
            let mut by_quiet = false;
            position.for_each_move(|ply| {
                let mut next = position.clone();
                next.play_unchecked(ply);
                let number = *known.entry(next.proof_key()).or_insert_with(|| {
                    by_quiet |= next.quiet() >= QUIET_LIMIT;
                    positions.push(next);
                    positions.len() as u32 - 1
                });
                followers.numbers.push(number);
            });
            followers.end_list();
            let too_many = positions.len() > most || followers.numbers.len() > Self::FOLLOWERS * most;
            if by_quiet || too_many || !go_on((followers.numbers.len() - before) as u64) {
                return None;
            }
        }
        Some(Self { positions, followers })
    }

    /// For each position, in how many plies an attacker wins by force; [`NEVER`] if it does not. The first is the
    /// position that all was reached from. Nothing if `go_on`, which is asked now and then, says no.
    pub(super) fn distances(&self, attacker: Seat, go_on: impl Fn() -> bool) -> Option<Vec<u32>> {
        let leaders = self.followers.reversed();
        let mut distances = vec![NEVER; self.positions.len()];
        // Of the followers of each position, how many are not known to be won.
        let mut open: Vec<usize> =
            (0..self.positions.len()).map(|number| self.followers.of(number).len()).collect();
        let mut queue = VecDeque::new();
        let mut judged = 0_u32;
        for (number, position) in self.positions.iter().enumerate() {
            if position.outcome().is_some_and(|outcome| outcome.winner == Some(attacker)) {
                distances[number] = 0;
                queue.push_back(number);
            }
        }
        while let Some(number) = queue.pop_front() {
            judged += 1;
            if judged.is_multiple_of(4096) && !go_on() {
                return None;
            }
            for leader in leaders.of(number).iter().map(|leader| *leader as usize) {
                open[leader] -= 1;
                let won = self.positions[leader].side() == attacker || open[leader] == 0;
                if won && distances[leader] == NEVER {
                    distances[leader] = distances[number] + 1;
                    queue.push_back(leader);
                }
            }
        }
        Some(distances)
    }

    /// The line by which an attacker wins from the first position: the shortest that it can force.
    pub(super) fn line(&self, attacker: Seat, distances: &[u32]) -> Vec<P::Move> {
        let mut line = Vec::new();
        let mut number = 0;
        while distances[number] != 0 && distances[number] != NEVER {
            let position = &self.positions[number];
            let next = self.followers.of(number).iter().zip(position.moves());
            let far = |(follower, _): &(&u32, P::Move)| distances[**follower as usize];
            let chosen =
                if position.side() == attacker { next.min_by_key(far) } else { next.max_by_key(far) };
            let Some((follower, ply)) = chosen else {
                break;
            };
            number = *follower as usize;
            line.push(ply);
        }
        line
    }
}
