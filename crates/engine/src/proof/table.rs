//! The memory of a proof: a table of fixed size that threads can share.

use super::numbers::Numbers;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is known about a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Record {
    pub(super) numbers: Numbers,
    /// Of a settled question: in how many plies it is over at most; [`Record::TALLEST`] when that is not known.
    pub(super) height: u8,
    /// How much work went into it, as a logarithm.
    pub(super) work: u8,
}

impl Record {
    /// The height of whatever is higher than can be written.
    pub(super) const TALLEST: u8 = u8::MAX;

    /// Work as it is kept.
    pub(super) fn logarithm(work: u64) -> u8 {
        (work.max(1).ilog2() as u8).min(63)
    }

    fn pack(self) -> u64 {
        // A settled question needs neither number; one of them makes room for the height.
        let height = u32::from(self.height) + 1;
        let (low, high) = match self.numbers {
            numbers if numbers.is_proven() => (0, height),
            numbers if numbers.is_refuted() => (height, 0),
            numbers => (numbers.proof, numbers.disproof),
        };
        u64::from(low) | u64::from(high) << 26 | u64::from(self.work) << 52
    }

    fn unpack(packed: u64) -> Self {
        let (proof, disproof) = (packed as u32 & Numbers::NEVER, (packed >> 26) as u32 & Numbers::NEVER);
        let work = (packed >> 52) as u8 & 63;
        match (proof, disproof) {
            (0, height) => Self { numbers: Numbers::PROVEN, height: (height - 1) as u8, work },
            (height, 0) => Self { numbers: Numbers::REFUTED, height: (height - 1) as u8, work },
            _ => Self { numbers: Numbers { proof, disproof }, height: 0, work },
        }
    }
}

/// An entry: the record, and the key xored with it. Two threads that write at once can leave halves that do not
/// belong together; then the key does not fit, and the entry is as good as empty.
#[derive(Debug, Default)]
struct Entry {
    key: AtomicU64,
    word: AtomicU64,
}

impl Entry {
    /// The key and the packed record; an empty entry has the word 0, which no record has.
    fn load(&self) -> (u64, u64) {
        let word = self.word.load(Ordering::Relaxed);
        (self.key.load(Ordering::Relaxed) ^ word, word)
    }

    fn store(&self, key: u64, word: u64) {
        self.key.store(key ^ word, Ordering::Relaxed);
        self.word.store(word, Ordering::Relaxed);
    }
}

const WAYS: usize = 4;

/// The entries that share a place: a line of the cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

/// Records by key. It begins small and grows between searches up to its limit, so that short proofs do not pay
/// for memory that they never use.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    most: usize,
    used: AtomicU64,
}

impl Table {
    const FIRST: usize = 1 << 14;

    /// A table of at most so many bytes, but of one bucket at least.
    pub(super) fn new(bytes: usize) -> Self {
        let most = fitting(bytes);
        Self { buckets: buckets(most.min(Self::FIRST)), most, used: AtomicU64::new(0) }
    }

    /// Changes how many bytes it may take. If it takes more already, it begins anew.
    pub(super) fn limit(&mut self, bytes: usize) {
        self.most = fitting(bytes);
        if self.buckets.len() > self.most {
            self.clear();
        }
    }

    pub(super) fn clear(&mut self) {
        // The old memory is given back before the new is taken.
        self.buckets = Vec::new();
        self.buckets = buckets(self.most.min(Self::FIRST));
        self.used = AtomicU64::new(0);
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    pub(super) fn get(&self, key: u64) -> Option<Record> {
        self.bucket(key).0.iter().find_map(|entry| {
            let (found, word) = entry.load();
            (found == key && word != 0).then(|| Record::unpack(word))
        })
    }

    /// Keeps a record. What is settled is not forgotten for what is not; where there is no room, the entry goes that took the
    /// least work.
    pub(super) fn put(&self, key: u64, record: Record) {
        let bucket = self.bucket(key);
        let (mut victim, mut least) = (&bucket.0[0], u8::MAX);
        for entry in &bucket.0 {
            let (found, word) = entry.load();
            if word == 0 {
                self.used.fetch_add(1, Ordering::Relaxed);
                return entry.store(key, record.pack());
            }
            let old = Record::unpack(word);
            if found == key {
                if !old.numbers.is_settled() || record.numbers == old.numbers && record.height < old.height {
                    entry.store(key, record.pack());
                }
                return;
            }
            if old.work < least {
                (victim, least) = (entry, old.work);
            }
        }
        victim.store(key, record.pack());
    }

    /// Whether it is filling up and may still grow.
    pub(super) fn wants_to_grow(&self) -> bool {
        self.buckets.len() < self.most && self.used.load(Ordering::Relaxed) as usize > 2 * self.buckets.len()
    }

    fn next_size(&self) -> usize {
        (4 * self.buckets.len()).min(self.most)
    }

    pub(super) fn bytes_after_growth(&self) -> usize {
        self.next_size() * size_of::<Bucket>()
    }

    /// Stays as it is until the limit is set again.
    pub(super) fn stay(&mut self) {
        self.most = self.buckets.len();
    }

    /// Grows fourfold, or up to its limit.
    pub(super) fn grow(&mut self) {
        let size = self.next_size();
        let old = std::mem::replace(&mut self.buckets, buckets(size));
        self.used = AtomicU64::new(0);
        for entry in old.iter().flat_map(|bucket| &bucket.0) {
            let (key, word) = entry.load();
            if word != 0 {
                self.put(key, Record::unpack(word));
            }
        }
    }
}

/// How many buckets fit into so many bytes: while a table grows for the last time, the old one of a quarter of its
/// size stands beside it.
fn fitting(bytes: usize) -> usize {
    (bytes / 5 * 4 / size_of::<Bucket>()).max(1)
}

fn buckets(count: usize) -> Vec<Bucket> {
    (0..count).map(|_| Bucket::default()).collect()
}
