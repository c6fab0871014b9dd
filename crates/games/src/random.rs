//! Chance from a seed, and from nothing else.

/// A stream of numbers that a seed decides, the same on every machine and for ever: SplitMix64.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The stream of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next word of the stream.
    pub const fn word(&mut self) -> u64 {
        let word = crate::keys::mix(self.state);
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        word
    }

    /// A number below `bound`, each equally likely: words that would favour the small numbers are thrown away.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub const fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "there is no number below 0");
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let word = self.word();
            if word < fair {
                return word % bound;
            }
        }
    }

    /// Puts the items into a random order: from the last place down, each is exchanged with one at or before it.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    /// These numbers are what a seed means, in records and links: they must never change.
    #[test]
    fn the_stream_is_fixed() {
        let mut random = Random::new(1);
        assert_eq!(random.word(), 0x910a_2dec_8902_5cc1);
        assert_eq!(random.word(), 0xbeeb_8da1_658e_ec67);
        let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
        Random::new(7).shuffle(&mut items);
        assert_eq!(items, [1, 4, 5, 2, 6, 0, 3, 7]);
    }

    #[test]
    fn numbers_stay_below_their_bound() {
        let mut random = Random::new(99);
        let mut seen = [false; 3];
        for _ in 0..100 {
            seen[random.below(3) as usize] = true;
        }
        assert_eq!(seen, [true; 3]);
    }
}
