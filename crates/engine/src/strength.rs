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
}

/// The levels of each game; `tablier arena ladder` plays each against the one below.
const LADDER: [[Strength; 10]; 4] = [
    ladder(
        [(60, 220), (120, 170), (250, 120), (500, 80), (1200, 40)],
        [4000, 15_000, 60_000, 250_000, 1_000_000],
    ),
    ladder(
        [(60, 160), (120, 120), (250, 90), (500, 60), (1200, 30)],
        [4000, 15_000, 60_000, 250_000, 1_000_000],
    ),
    ladder(
        [(60, 160), (120, 120), (250, 90), (500, 60), (1200, 30)],
        [4000, 15_000, 60_000, 250_000, 1_000_000],
    ),
    ladder(
        [(60, 160), (120, 120), (250, 90), (500, 60), (1200, 30)],
        [4000, 15_000, 60_000, 250_000, 1_000_000],
    ),
];

/// The lower levels with their doubts, the upper ones without.
const fn ladder(lower: [(u64, u32); 5], upper: [u64; 5]) -> [Strength; 10] {
    let mut ladder = [Strength { nodes: 0, doubt: 0 }; 10];
    let mut index = 0;
    while index < 5 {
        ladder[index] = Strength { nodes: lower[index].0, doubt: lower[index].1 };
        ladder[index + 5] = Strength { nodes: upper[index], doubt: 0 };
        index += 1;
    }
    ladder
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
    use super::Strength;
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
        let strength = Strength { nodes: 1, doubt: 90 };
        let seen: Vec<i32> = (0..10_000).map(|_| strength.misjudge(0, &mut random)).collect();
        assert!(seen.iter().all(|score| score.abs() <= 90));
        assert!(seen.iter().any(|score| *score > 60) && seen.iter().any(|score| *score < -60));
        let small = seen.iter().filter(|score| score.abs() <= 45).count();
        assert!(small > 6000, "{small}");
        assert_eq!(Strength { nodes: 1, doubt: 0 }.misjudge(7, &mut random), 7);
    }
}
