//! What a level is made of: how far it looks, and how well it judges what it sees.

use tablier_games::{GameKind, Random};

/// How well a player plays. Nodes, not seconds: the same in a browser and in a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// How many positions it looks at for each ply.
    pub nodes: u64,
    /// By how much, in hundredths, it may misjudge a move: up or down, small mistakes more often than large
    /// ones. Never more than this, so that it plays no move that is senseless in its own eyes.
    pub doubt: u32,
    /// How many moves it weighs against each other: the best ones, or all that there are.
    pub choice: Choice,
}

/// Among which moves a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// All of them, each looked at in full.
    All,
    /// So many of the best.
    Best(usize),
}

/// The levels of each game; `tablier arena ladder` plays each against the one below.
const LADDER: [[Strength; 10]; 4] = [TZAAR, TERRACE, TCHAG, TANAGRA];

const TZAAR: [Strength; 10] = [
    all(150, 200),
    all(420, 105),
    all(850, 60),
    all(2600, 22),
    best(4, 5500, 20),
    best(4, 18_000, 16),
    best(3, 48_000, 12),
    best(2, 130_000, 8),
    best(2, 430_000, 6),
    full(1_000_000),
];

/// Between strong players Terrace is drawn: what tells these levels apart is how well they judge, not how far they look.
const TERRACE: [Strength; 10] = [
    all(60, 480),
    all(250, 290),
    all(1000, 185),
    all(2800, 145),
    all(7000, 116),
    all(20_000, 93),
    all(60_000, 75),
    all(140_000, 58),
    all(300_000, 42),
    full(500_000),
];

const TCHAG: [Strength; 10] = [
    all(140, 180),
    all(1200, 35),
    best(4, 2800, 35),
    best(4, 5200, 30),
    best(4, 12_000, 22),
    best(4, 36_000, 16),
    best(3, 70_000, 12),
    best(2, 140_000, 8),
    best(2, 350_000, 6),
    full(1_000_000),
];

const TANAGRA: [Strength; 10] = [
    all(60, 900),
    all(400, 400),
    all(1200, 210),
    all(4500, 105),
    all(14_000, 60),
    all(35_000, 36),
    all(75_000, 22),
    all(150_000, 13),
    all(320_000, 5),
    full(600_000),
];

/// Weighs every move, and may misjudge each: a beginner, or somebody who sees far and is not always sure.
const fn all(nodes: u64, doubt: u32) -> Strength {
    Strength { nodes, doubt, choice: Choice::All }
}

/// Somebody who knows the game: chooses among a few good moves, not always the best of them.
const fn best(moves: usize, nodes: u64, doubt: u32) -> Strength {
    Strength { nodes, doubt, choice: Choice::Best(moves) }
}

/// Plays the best move that it can find.
const fn full(nodes: u64) -> Strength {
    Strength { nodes, doubt: 0, choice: Choice::Best(1) }
}

impl Strength {
    pub(crate) const fn of(kind: GameKind, level: u8) -> Self {
        LADDER[kind as usize][level as usize - 1]
    }

    /// The same player with only a part of the nodes, for measuring in less time.
    #[must_use]
    pub const fn divided(self, by: u64) -> Self {
        let nodes = self.nodes / by;
        Self { nodes: if nodes == 0 { 1 } else { nodes }, ..self }
    }

    /// What a doubtful player takes a score for: the sum of three dice, so that the extremes are rare.
    pub(crate) fn misjudge(self, score: i32, random: &mut Random) -> i32 {
        let side = 2 * u64::from(self.doubt) / 3 + 1;
        let dice: u64 = (0..3).map(|_| random.below(side)).sum();
        score + dice as i32 - self.doubt as i32
    }
}

#[cfg(test)]
mod tests {
    use super::{Strength, all, full};
    use tablier_games::{GameKind, Random};

    #[test]
    fn every_level_looks_farther_and_doubts_less() {
        for kind in GameKind::ALL {
            for level in 2..=10 {
                let (lower, upper) = (Strength::of(kind, level - 1), Strength::of(kind, level));
                assert!(lower.nodes <= upper.nodes && lower.doubt >= upper.doubt, "{kind} {level}");
                assert_ne!(lower, upper);
            }
        }
    }

    #[test]
    fn doubt_has_its_bounds() {
        let mut random = Random::new(1);
        let strength = all(1, 90);
        let seen: Vec<i32> = (0..10_000).map(|_| strength.misjudge(0, &mut random)).collect();
        assert!(seen.iter().all(|score| score.abs() <= 90));
        assert!(seen.iter().any(|score| *score > 60) && seen.iter().any(|score| *score < -60));
        let small = seen.iter().filter(|score| score.abs() <= 45).count();
        assert!(small > 6000, "{small}");
        assert_eq!(full(1).misjudge(7, &mut random), 7);
    }
}
