//! How to play TZAAR well.

mod evaluation;

use crate::Playable;
use crate::terms::SumOfTerms;
use tablier_games::tzaar::{Colour, Kind, Move, Point, Stack, Step, Tzaar};

/// A row a mover's point, a column a target's, once for captures and once for stackings; then the pass.
const POINTS: usize = Point::COUNT + 1;

/// What a piece promises by how many there are of its type.
const SCARCITY: [i32; 16] = [0, 10_000, 800, 400, 300, 240, 200, 171, 150, 133, 120, 109, 100, 92, 85, 80];

impl Playable for Tzaar {
    type Evaluation = SumOfTerms<Self>;
    type Prices = [i32; 3];

    const SLOTS: usize = 2 * POINTS * POINTS;
    const MARGIN: i32 = 150;
    const LOUD_PLIES: u32 = 0;
    const BREADTH: usize = 10;

    #[inline]
    fn slot(&self, ply: Move) -> usize {
        match ply {
            Move::Capture { from, to } => usize::from(from.number()) * POINTS + usize::from(to.number()),
            Move::Stack { from, to } => {
                (POINTS + usize::from(from.number())) * POINTS + usize::from(to.number())
            }
            Move::Place { kind, at } => kind as usize * POINTS + usize::from(at.number()),
            Move::Pass => 0,
        }
    }

    /// What taking an enemy piece of each type is worth: the fewer there are, the more.
    fn prices(&self) -> [i32; 3] {
        let second = if self.step() == Step::Second { 100 } else { 0 };
        let enemy = self.colour().other();
        Kind::ALL.map(|kind| SCARCITY[self.tops(enemy, kind) as usize & 15] + second)
    }

    #[inline]
    fn promise(&self, prices: &[i32; 3], ply: Move) -> i32 {
        match ply {
            Move::Capture { to, .. } => self
                .stack(to)
                .map_or(0, |taken| prices[taken.kind() as usize] + 120 * (i32::from(taken.height()) - 1)),
            Move::Stack { from, to } => self.stack(from).zip(self.stack(to)).map_or(0, stacking),
            Move::Pass => -200,
            Move::Place { .. } => 0,
        }
    }

    fn is_loud(&self, _: Move) -> bool {
        false
    }

    fn is_ripe(&self) -> bool {
        let stacks = self.points(Colour::White).len() + self.points(Colour::Black).len();
        stacks <= 30 && self.step() != Step::Place
    }
}

/// Building on what is high already promises more than joining two singles; covering the scarce does not.
fn stacking((top, below): (Stack, Stack)) -> i32 {
    let covered = if top.kind() == below.kind() { 0 } else { 60 };
    40 * i32::from(top.height() + below.height()).min(6) + covered
}
