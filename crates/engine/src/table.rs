//! What has been seen: results by key, shared by all who search.

use std::sync::atomic::{AtomicU64, Ordering};

/// How a kept score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is as high or higher.
    Lower,
    /// The true one is as low or lower.
    Upper,
}

/// What is kept about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) score: i32,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// The place of the best move in the order in which they are generated. A place, not a move: keys forget
    /// what moves may hold, the shift of Tanagra's plane.
    pub(crate) best: Option<u16>,
}

/// The place that stands for no move.
const NO_MOVE: u64 = 0x3ff;

impl Entry {
    const fn pack(self, age: u8) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let best = match self.best {
            Some(place) => place as u64 & NO_MOVE,
            None => NO_MOVE,
        };
        (self.score as u32 as u64) << 32 | (age as u64) << 24 | (self.depth as u64) << 16 | best << 2 | bound
    }

    const fn unpack(word: u64) -> Option<Self> {
        let bound = match word & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            3 => Bound::Upper,
            _ => return None,
        };
        let place = word >> 2 & NO_MOVE;
        let best = if place == NO_MOVE { None } else { Some(place as u16) };
        Some(Self { score: (word >> 32) as i32, depth: (word >> 16) as u8, bound, best })
    }
}

const fn age_of(word: u64) -> u8 {
    (word >> 24) as u8
}

/// Two words that belong together only if their XOR is the key: whoever reads between two writes of
/// another thread finds a key that does not fit, and nothing worse.
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    word: AtomicU64,
}

/// How many slots a key may go to.
const WAYS: usize = 4;

/// The slots that a key may go to: together one line of the cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

/// The table.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// A table of so many mebibytes, rounded down to a power of two.
    pub(crate) fn new(mebibytes: usize) -> Self {
        Self::with_slots((mebibytes.max(1) << 20) / size_of::<Slot>())
    }

    /// A table of so many slots, rounded down to a power of two; of fewer where the memory cannot be had.
    pub(crate) fn with_slots(slots: usize) -> Self {
        let mut count = 1 << (slots / WAYS).max(1).ilog2();
        let mut buckets = Vec::new();
        while buckets.try_reserve_exact(count).is_err() && count > 1 {
            count /= 2;
        }
        buckets.resize_with(count, Bucket::default);
        Self { buckets, age: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.age = 0;
        self.buckets.fill_with(Bucket::default);
    }

    /// A new thought begins: what older ones have left gives way first.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        &self.buckets[key as usize & (self.buckets.len() - 1)].0
    }

    /// What is known about a key.
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let word = slot.word.load(Ordering::Relaxed);
            (slot.check.load(Ordering::Relaxed) ^ word == key).then(|| Entry::unpack(word)).flatten()
        })
    }

    /// Keeps what was found about a key, in the place of what is worth least.
    pub(crate) fn put(&self, key: u64, mut entry: Entry) {
        let mut chosen = None;
        let mut least = i32::MAX;
        for slot in self.bucket(key) {
            let word = slot.word.load(Ordering::Relaxed);
            let Some(old) = Entry::unpack(word) else {
                chosen = Some(slot);
                break;
            };
            if slot.check.load(Ordering::Relaxed) ^ word == key {
                entry.best = entry.best.or(old.best);
                chosen = Some(slot);
                break;
            }
            let worth = i32::from(old.depth) - 8 * i32::from(self.age.wrapping_sub(age_of(word)));
            if worth < least {
                (chosen, least) = (Some(slot), worth);
            }
        }
        if let Some(slot) = chosen {
            let word = entry.pack(self.age);
            slot.word.store(word, Ordering::Relaxed);
            slot.check.store(key ^ word, Ordering::Relaxed);
        }
    }

    /// How full it is with what this thought has found, in thousandths, seen from a sample.
    pub(crate) fn full(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let fresh = |slot: &&Slot| {
            let word = slot.word.load(Ordering::Relaxed);
            word != 0 && age_of(word) == self.age
        };
        let found = sample.iter().flat_map(|bucket| &bucket.0).filter(fresh).count();
        (found * 1000 / (sample.len() * WAYS)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, Table};

    fn entry(score: i32, depth: u8) -> Entry {
        Entry { score, depth, bound: Bound::Lower, best: Some(511) }
    }

    #[test]
    fn what_is_put_is_got() {
        let table = Table::with_slots(64);
        for (key, score) in [(7, -1_000_000), (1 << 40, 999_999), (9, 0)] {
            table.put(key, entry(score, 200));
            assert_eq!(table.get(key), Some(entry(score, 200)));
        }
        assert_eq!(table.get(8), None);
    }

    #[test]
    fn a_move_survives_a_result_without_one() {
        let table = Table::with_slots(64);
        table.put(5, entry(1, 3));
        table.put(5, Entry { best: None, ..entry(2, 4) });
        assert_eq!(table.get(5), Some(entry(2, 4)));
    }

    #[test]
    fn the_shallow_and_the_old_give_way() {
        let mut table = Table::with_slots(4);
        let buckets = table.buckets.len();
        let key = |number: usize| (number * buckets) as u64 + ((number as u64) << 32);
        for number in 1..=4 {
            table.put(key(number), entry(0, 10 * number as u8));
        }
        table.put(key(5), entry(0, 1));
        assert_eq!(table.get(key(1)), None);
        assert!(table.get(key(2)).is_some());
        for _ in 0..6 {
            table.grow_older();
        }
        table.put(key(6), entry(0, 12));
        table.put(key(7), entry(0, 12));
        assert!(table.get(key(6)).is_some() && table.get(key(7)).is_some());
        table.clear();
        assert_eq!(table.get(key(6)), None);
    }
}
