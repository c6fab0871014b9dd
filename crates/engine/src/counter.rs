//! Counters that keys forget.

use tablier_games::mix;

/// From here on a draw by the counter can come within sight of the search.
const NEAR: u8 = 140;

/// A key that also tells the counter, where the counter matters.
pub(crate) const fn key_with_counter(key: u64, quiet: u8) -> u64 {
    if quiet < NEAR { key } else { key ^ mix(1 << 43 | quiet as u64) }
}

/// What an advantage is still worth when nothing has happened for so long: the nearer the draw, the less. So
/// whoever is ahead seeks to change something, and not only at the last moment.
pub(crate) const fn towards_a_draw(worth: i32, quiet: u8) -> i32 {
    worth * (230 - quiet as i32) / 230
}
