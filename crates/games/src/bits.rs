//! Sets of up to 64 places as the bits of a word.

/// Visits the numbers of the bits that are set, lowest first.
pub(crate) struct Ones(pub(crate) u64);

impl Iterator for Ones {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}

/// The set that holds one place.
#[inline]
pub(crate) const fn bit(place: u8) -> u64 {
    1 << place
}
