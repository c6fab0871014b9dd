//! Complete turns.

use tablier_games::Position;

/// A complete turn, and the position that it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn<P: Position> {
    pub(crate) plies: Vec<P::Move>,
    pub(crate) end: P,
}

/// Whether nothing of a turn is left to do after a ply that led here.
pub(crate) fn is_turn_over<P: Position>(position: &P) -> bool {
    !position.mid_turn() || position.outcome().is_some()
}

/// Whether turns lead to so many different positions at least.
pub(crate) fn has_choice<P: Position>(from: &P, least: usize) -> bool {
    let mut ends = Vec::with_capacity(least);
    gather(from, least, &mut ends);
    ends.len() >= least
}

/// Gathers the different ends of turns, until there are enough.
fn gather<P: Position>(from: &P, enough: usize, ends: &mut Vec<P>) {
    for ply in from.moves() {
        if ends.len() >= enough {
            return;
        }
        let mut next = from.clone();
        next.play_unchecked(ply);
        if !is_turn_over(&next) {
            gather(&next, enough, ends);
        } else if !ends.contains(&next) {
            ends.push(next);
        }
    }
}

/// The same turn with the fewest plies: repairs in Tchag can go back and forth before they come to the same end.
pub(crate) fn shortest<P: Position>(from: &P, turn: Turn<P>) -> Turn<P> {
    let known = turn.plies.len();
    let plies = (1..known).find_map(|most| way(from, &turn.end, most));
    Turn { plies: plies.unwrap_or(turn.plies), end: turn.end }
}

/// A turn of so many plies at most that leads to a position.
fn way<P: Position>(from: &P, end: &P, most: usize) -> Option<Vec<P::Move>> {
    from.moves().into_iter().find_map(|ply| {
        let mut next = from.clone();
        next.play_unchecked(ply);
        if is_turn_over(&next) {
            return (next == *end).then(|| vec![ply]);
        }
        let mut rest = (most > 1).then(|| way(&next, end, most - 1))??;
        rest.insert(0, ply);
        Some(rest)
    })
}

/// A line of play with every turn made in the fewest plies.
pub(crate) fn tidy<P: Position>(from: &P, line: &[P::Move]) -> Vec<P::Move> {
    let mut tidied = Vec::with_capacity(line.len());
    let (mut began, mut position) = (from.clone(), from.clone());
    let mut plies = Vec::new();
    for ply in line {
        position.play_unchecked(*ply);
        plies.push(*ply);
        if is_turn_over(&position) {
            let turn = Turn { plies: std::mem::take(&mut plies), end: position.clone() };
            tidied.extend(shortest(&began, turn).plies);
            began = position.clone();
        }
    }
    // A line that was cut short ends in the middle of a turn.
    tidied.extend(plies);
    tidied
}
