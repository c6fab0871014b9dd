//! What a proof must know about a game.

use crate::Evaluate;
use crate::terms::SumOfTerms;
use std::sync::LazyLock;
use tablier_games::tanagra::{Cell, Tanagra};
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::tzaar::{Step, Tzaar};
use tablier_games::{Position, mix};

/// A game in which results can be proven.
pub trait Provable: Position {
    /// Whether a game can be drawn.
    const DRAWS: bool;

    /// Whether play can come back to a position: then it is drawn sooner or later, and [`Provable::quiet`] counts.
    const CYCLES: bool;

    /// How much the answers to different plies have in common: of what it takes to refute all of them, everything but the
    /// hardest counts one part in so many. Where plies can be made in any order, a plain sum counts the same work often.
    const OVERLAP: u32 = 1;

    /// A hash of all that decides legal moves and results, every counter but [`Provable::quiet`] included.
    fn proof_key(&self) -> u64;

    /// How many plies have passed since the last that cannot be undone.
    fn quiet(&self) -> u8 {
        0
    }

    /// How hard a position looks that nobody has looked into: for the side to move to reach its end, and for the others to
    /// reach theirs.
    fn effort(&self) -> (u32, u32) {
        (1, self.count_moves() as u32)
    }

    /// By how much the side to move seems to stand better: 64 make its end look twice as near, and that of the others
    /// twice as far. It decides where to look first, and nothing else.
    fn lead(&self) -> i32 {
        0
    }
}

// The weights are read once: proofs begin too often to read them each time.
static JUDGE_OF_TZAAR: LazyLock<SumOfTerms<Tzaar>> = LazyLock::new(SumOfTerms::default);
static JUDGE_OF_TCHAG: LazyLock<SumOfTerms<Tchag>> = LazyLock::new(SumOfTerms::default);

/// So many quiet plies are a draw, in both games that count them.
pub(super) const QUIET_LIMIT: u8 = Terrace::QUIET_LIMIT;
const _: () = assert!(Tanagra::QUIET_LIMIT == QUIET_LIMIT);

/// Every turn takes something: no position comes back, and the key has all.
impl Provable for Tzaar {
    const DRAWS: bool = false;
    const CYCLES: bool = false;
    const OVERLAP: u32 = 8;

    fn proof_key(&self) -> u64 {
        self.key()
    }

    /// A side is the nearer to losing the fewer captures it has at the start of its turn. Halfway through a turn, that
    /// counts for the other side already; the mover has half as much to fear as it has ways to go on.
    fn effort(&self) -> (u32, u32) {
        let moves = self.count_moves() as u32;
        if self.step() != Step::Second {
            return (1, moves);
        }
        (1 + self.captures(self.colour().other()) as u32 / 2, 1 + moves / 2)
    }

    fn lead(&self) -> i32 {
        JUDGE_OF_TZAAR.evaluate(self, self.side()) / 3
    }
}

/// Every turn costs a stone; within a turn, repairs are counted.
impl Provable for Tchag {
    const DRAWS: bool = true;
    const CYCLES: bool = false;
    const OVERLAP: u32 = 2;

    fn proof_key(&self) -> u64 {
        self.key() ^ mix(u64::from(self.repairs()))
    }

    fn lead(&self) -> i32 {
        JUDGE_OF_TCHAG.evaluate(self, self.side()) / 6
    }
}

impl Provable for Terrace {
    const DRAWS: bool = true;
    const CYCLES: bool = true;

    fn proof_key(&self) -> u64 {
        self.key()
    }

    fn quiet(&self) -> u8 {
        Self::quiet(self)
    }
}

/// How near to the origin tiles must lie for the limit of the plane to be out of reach of any proof that is kept.
const AMID: i16 = Cell::LIMIT / 5;

/// The key does not tell a position from the same one shifted. Near the limit of the plane that makes a difference.
impl Provable for Tanagra {
    const DRAWS: bool = true;
    const CYCLES: bool = true;

    fn proof_key(&self) -> u64 {
        let far = |centre: Cell| centre.i().abs() > AMID || centre.j().abs() > AMID;
        let centres = || self.tiles().map(|tile| tile.centre);
        match centres().next() {
            Some(first) if centres().any(far) => {
                let place = u64::from(first.i() as u16) << 16 | u64::from(first.j() as u16);
                self.key() ^ mix(1 << 40 | place)
            }
            _ => self.key(),
        }
    }

    fn quiet(&self) -> u8 {
        Self::quiet(self)
    }
}
