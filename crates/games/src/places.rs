//! Who came first, second and last.

use crate::{GameKind, Outcome, Seat};

/// The place of each seat: one more than the number of seats that did better.
///
/// Terrace: whoever lost its T later did better. Tanagra: whoever left did worse than those who stayed, even
/// where the engine that played on in its stead won.
pub(crate) fn places(
    kind: GameKind,
    seats: u8,
    outcome: Outcome,
    left: &[Seat],
    eliminated: &[(Seat, usize)],
) -> Vec<u8> {
    let tier = |seat: Seat| match kind {
        GameKind::Terrace => terrace_tier(seat, outcome, eliminated),
        GameKind::Tanagra if left.contains(&seat) => 2,
        _ => u8::from(outcome.winner.is_some_and(|winner| winner != seat)),
    };
    let better = |seat: Seat| Seat::all(seats).filter(|other| tier(*other) < tier(seat)).count() as u8;
    Seat::all(seats).map(|seat| 1 + better(seat)).collect()
}

/// How many did better: the winner, those still in, then the others, last out first. Those who were out when the
/// game began are last together.
fn terrace_tier(seat: Seat, outcome: Outcome, eliminated: &[(Seat, usize)]) -> u8 {
    match eliminated.iter().find(|(out, _)| *out == seat) {
        Some((_, when)) => 2 + eliminated.iter().filter(|(_, other)| other > when).count() as u8,
        None => u8::from(outcome.winner.is_some_and(|winner| winner != seat)),
    }
}
