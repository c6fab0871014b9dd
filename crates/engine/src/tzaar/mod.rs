//! How to play TZAAR well.

mod evaluation;

use crate::Playable;
use crate::terms::SumOfTerms;
use tablier_games::tzaar::{Colour, Move, Point, Stack, Step, Tzaar};

/// A row a mover's point, a column a target's, once for captures and once for stackings; then the pass.
const POINTS: usize = Point::COUNT + 1;

impl Playable for Tzaar {
    type Evaluation = SumOfTerms<Self>;

    const SLOTS: usize = 2 * POINTS * POINTS;
    const MARGIN: i32 = 150;
    const LOUD_PLIES: u32 = 0;
    const BREADTH: usize = 10;

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

    fn promise(&self, ply: Move) -> i32 {
        match ply {
            Move::Capture { to, .. } => self.stack(to).map_or(0, |taken| worth(self, taken)),
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

/// A piece is worth more the fewer there are of its type, and the higher it is.
fn worth(position: &Tzaar, taken: Stack) -> i32 {
    /// By how many there are.
    const SCARCITY: [i32; 16] =
        [0, 10_000, 800, 400, 300, 240, 200, 171, 150, 133, 120, 109, 100, 92, 85, 80];
    let left = position.tops(taken.colour(), taken.kind()) as usize;
    let second = if position.step() == Step::Second { 100 } else { 0 };
    SCARCITY[left & 15] + second + 120 * (i32::from(taken.height()) - 1)
}

/// Building on what is high already promises more than joining two singles; covering the scarce does not.
fn stacking((top, below): (Stack, Stack)) -> i32 {
    let covered = if top.kind() == below.kind() { 0 } else { 60 };
    40 * i32::from(top.height() + below.height()).min(6) + covered
}
