//! Values found the plain way: by looking at everything.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::collections::HashMap;
use tablier_engine::Value;
use tablier_games::{Position, Seat};

/// What tells positions apart: the key, and a counter that the key leaves out.
pub(crate) type Identity<P> = fn(&P) -> (u64, u8);

/// The value of a position of a game without cycles, unless more than `most` positions would have to be looked at.
pub(crate) fn minimax<P: Position>(position: &P, identity: Identity<P>, most: usize) -> Option<Value> {
    let mut seen = HashMap::new();
    let side = position.side();
    let worth = walk(position, identity, most, &mut seen).ok()?;
    Some(match worth {
        None => Value::Draw,
        Some(winner) if winner == side => Value::Win,
        Some(_) => Value::Loss,
    })
}

/// There is too much to look at.
struct TooMany;

/// Who wins, if anybody does.
fn walk<P: Position>(
    position: &P,
    identity: Identity<P>,
    most: usize,
    seen: &mut HashMap<(u64, u8), Option<Seat>>,
) -> Result<Option<Seat>, TooMany> {
    if let Some(outcome) = position.outcome() {
        return Ok(outcome.winner);
    }
    if let Some(worth) = seen.get(&identity(position)) {
        return Ok(*worth);
    }
    let (mut wins, mut draws, mut others) = (false, false, None);
    for ply in position.moves() {
        let mut next = position.clone();
        next.play_unchecked(ply);
        match walk(&next, identity, most, seen)? {
            None => draws = true,
            Some(winner) if winner == position.side() => wins = true,
            Some(winner) => others = Some(winner),
        }
    }
    if seen.len() >= most {
        return Err(TooMany);
    }
    let worth = if wins {
        Some(position.side())
    } else if draws {
        None
    } else {
        others
    };
    seen.insert(identity(position), worth);
    Ok(worth)
}

/// All positions that can be reached from one, and in how many plies each seat wins from them by force.
pub(crate) struct Graph<P> {
    pub(crate) positions: Vec<P>,
    next: Vec<Vec<usize>>,
}

impl<P: Position> Graph<P> {
    /// Everything that can be reached, unless there is more than `most`. Counters are ignored: what is reached again is the
    /// same.
    pub(crate) fn reachable(from: &P, most: usize) -> Option<Self> {
        let mut numbers = HashMap::from([(from.key(), 0)]);
        let mut graph = Self { positions: vec![from.clone()], next: Vec::new() };
        while graph.next.len() < graph.positions.len() {
            let position = graph.positions[graph.next.len()].clone();
            let mut next = Vec::new();
            for ply in position.moves() {
                let mut after = position.clone();
                after.play_unchecked(ply);
                let number = *numbers.entry(after.key()).or_insert_with(|| {
                    graph.positions.push(after);
                    graph.positions.len() - 1
                });
                next.push(number);
            }
            graph.next.push(next);
            if graph.positions.len() > most {
                return None;
            }
        }
        Some(graph)
    }

    /// For each position, in how many plies a seat wins by force against all others.
    pub(crate) fn wins(&self, attacker: Seat) -> Vec<Option<u32>> {
        let won = |position: &P| position.outcome().is_some_and(|outcome| outcome.winner == Some(attacker));
        let mut wins: Vec<Option<u32>> =
            self.positions.iter().map(|position| won(position).then_some(0)).collect();
        for distance in 1.. {
            let before = wins.clone();
            for (number, next) in self.next.iter().enumerate() {
                if before[number].is_some() || next.is_empty() {
                    continue;
                }
                let forced = if self.positions[number].side() == attacker {
                    next.iter().any(|after| before[*after].is_some())
                } else {
                    next.iter().all(|after| before[*after].is_some())
                };
                if forced {
                    wins[number] = Some(distance);
                }
            }
            if wins == before {
                break;
            }
        }
        wins
    }
}
