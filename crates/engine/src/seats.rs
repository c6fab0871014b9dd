//! What is good for one seat at a table of several.

use tablier_games::{Position, Seat};

/// The worth of a seat less the average worth of those who are still in against it.
pub(crate) fn against_the_others<P: Position>(position: &P, seat: Seat, worth: impl Fn(Seat) -> i32) -> i32 {
    let (mut others, mut sum) = (0, 0);
    for other in Seat::all(position.seats()).filter(|other| *other != seat && position.is_in(*other)) {
        others += 1;
        sum += worth(other);
    }
    worth(seat) - sum / others.max(1)
}
