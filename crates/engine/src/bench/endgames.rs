//! Endgames whose value is proven, for measuring the solver.

use crate::{Budget, Proof, Signals, Solver, Value};
use tablier_games::{AnyMove, AnyPosition, GameKind};

/// An endgame a line: its game, what it is worth to the side to move, and the position.
const ENDGAMES: &str = include_str!("endgames.txt");

/// What the solver may use for one of them, in bytes.
const MEMORY: usize = 256 << 20;

/// A position near the end of a game of which it is known who wins.
#[derive(Clone, Debug)]
pub struct Endgame {
    /// The position.
    pub position: AnyPosition,
    /// What it is worth to the side to move.
    pub value: Value,
}

/// The endgames of a game: positions of games between engines, and the harder ones last.
///
/// # Panics
/// Never: a test reads them all.
#[must_use]
pub fn endgames(kind: GameKind) -> Vec<Endgame> {
    let lines = ENDGAMES.lines().filter_map(|line| line.strip_prefix(kind.name()));
    lines.map(|line| read(kind, line.trim_start()).expect("a test reads them all")).collect()
}

fn read(kind: GameKind, line: &str) -> Option<Endgame> {
    let (value, position) = line.split_once(' ')?;
    let value = [Value::Win, Value::Loss].into_iter().find(|one| one.to_string() == value)?;
    Some(Endgame { position: AnyPosition::parse(kind, position).ok()?, value })
}

impl Endgame {
    /// Lets a solver that knows nothing yet find the value again, on one thread.
    #[must_use]
    pub fn prove(&self, signals: Signals<'_>) -> Proof<AnyMove> {
        let budget = Budget { nodes: None, time: None, threads: 1 };
        Solver::new(MEMORY).prove_any(&self.position, &[], budget, signals)
    }
}

#[cfg(test)]
mod tests {
    use super::{ENDGAMES, endgames};
    use crate::{Signals, Value};
    use std::sync::atomic::AtomicBool;
    use tablier_games::GameKind;

    #[test]
    fn every_line_is_an_endgame() {
        let all = endgames(GameKind::Tzaar);
        assert_eq!(all.len(), ENDGAMES.lines().count());
        assert!(all.iter().all(|endgame| endgame.position.outcome().is_none()));
        for value in [Value::Win, Value::Loss] {
            assert!(all.iter().filter(|endgame| endgame.value == value).count() >= all.len() / 3);
        }
    }

    /// All of them are proven by `tablier bench --proofs`, which has the time for the hardest.
    #[test]
    fn the_values_are_found_again() {
        let never = AtomicBool::new(false);
        for endgame in endgames(GameKind::Tzaar).iter().take(60) {
            let proof = endgame.prove(Signals::quiet(&never));
            assert_eq!(proof.value, endgame.value, "{}", endgame.position);
        }
    }
}
