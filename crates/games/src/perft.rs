//! Counting sequences of plies: the proof that a move generator is right, and the measure of its speed.

use crate::Position;

/// How many sequences of `depth` plies lead on from a position. The last ply is counted, not played.
///
/// ```
/// use tablier_games::{Position, perft, tchag::Tchag};
///
/// assert_eq!(perft(&Tchag::setup("standard", None)?, 4), 1568);
/// # Ok::<(), tablier_games::SetupError>(())
/// ```
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let mut count = 0;
            position.for_each_move(|ply| {
                let mut next = position.clone();
                next.play_unchecked(ply);
                count += perft(&next, depth - 1);
            });
            count
        }
    }
}
