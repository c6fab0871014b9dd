//! Counters that keys forget.

/// From here on a draw by the counter can come within sight of the search.
const NEAR: u8 = 140;

/// A key that also tells the counter, where the counter matters.
pub(crate) const fn key_with_counter(key: u64, quiet: u8) -> u64 {
    if quiet < NEAR { key } else { key ^ (quiet as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) }
}
