//! What the search has found before.

/// 64 megabytes of sixteen bytes each.
const ENTRIES: usize = 1 << 22;

/// How a value is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) value: i32,
    /// The best ply by its code; 0 for none.
    pub(super) ply: u16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

impl Entry {
    const EMPTY: Self = Self { key: 0, value: 0, ply: 0, depth: 0, bound: Bound::AtMost };

    /// Whether the value decides a search of this depth and window.
    pub(super) fn decides(&self, depth: u32, (alpha, beta): (i32, i32)) -> bool {
        let in_window = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.value >= beta,
            Bound::AtMost => self.value <= alpha,
        };
        in_window && u32::from(self.depth) >= depth
    }
}

/// One entry a slot; the newest stays.
pub(super) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    pub(super) fn new() -> Self {
        Self { entries: vec![Entry::EMPTY; ENTRIES] }
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(Entry::EMPTY);
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[slot(key)];
        (entry.key == key && entry.ply != 0).then_some(entry)
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, value: i32, ply: u16, depth: u32, bound: Bound) {
        self.entries[slot(key)] = Entry { key, value, ply, depth: depth.min(255) as u8, bound };
    }
}

#[inline]
const fn slot(key: u64) -> usize {
    key as usize & (ENTRIES - 1)
}
