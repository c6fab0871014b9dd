//! Where the numbers of position keys come from.
//!
//! A key is the XOR of one pseudo-random word for every fact about a position. The words are computed, not
//! looked up: mixing costs about ten instructions, no more than a table that falls out of the nearest cache.

/// The word that stands for a fact: the finaliser of SplitMix64, a bijection in which every input bit moves
/// every output bit.
#[inline]
#[must_use]
pub const fn mix(fact: u64) -> u64 {
    let mut x = fact.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
