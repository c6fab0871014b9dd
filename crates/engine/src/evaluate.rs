//! What a position is worth at a glance.

use tablier_games::{Position, Seat};

/// A judge of positions without looking ahead: the place where a learned one can step in.
pub trait Evaluate<P: Position>: Send + Sync {
    /// The worth of a position that is not over, for a seat against all the others, in hundredths of a small
    /// advantage. With two seats, what is good for one is as bad for the other.
    fn evaluate(&self, position: &P, seat: Seat) -> i32;
}
