//! How to play Tchag well.

mod evaluation;

use crate::Playable;
use crate::terms::SumOfTerms;
use tablier_games::Position;
use tablier_games::tchag::{Line, Move, Tchag};

/// Cells are numbered eight to a row.
const CELLS: usize = 48;
const CLOSINGS: usize = CELLS * CELLS;
const SLIDES: usize = CLOSINGS + 4;
const STOP: usize = SLIDES + 4 * 12;

impl Playable for Tchag {
    type Evaluation = SumOfTerms<Self>;
    type Prices = ();

    const SLOTS: usize = STOP + 1;
    const MARGIN: i32 = 70;
    const LOUD_PLIES: u32 = 4;
    const BREADTH: usize = 12;

    fn slot(&self, ply: Move) -> usize {
        match ply {
            Move::Pawn { from, to, .. } => usize::from(from.number()) * CELLS + usize::from(to.number()),
            Move::Close(direction) => CLOSINGS + direction as usize,
            Move::Slide { line, direction } => {
                let number = match line {
                    Line::Row(row) => row,
                    Line::Column(column) => 6 + column,
                };
                SLIDES + 4 * usize::from(number) + direction as usize
            }
            Move::Stop => STOP,
        }
    }

    fn prices(&self) {}

    fn promise(&self, (): &(), ply: Move) -> i32 {
        match ply {
            Move::Pawn { captures: true, .. } => 2000,
            Move::Stop => 500,
            _ => 0,
        }
    }

    fn is_loud(&self, ply: Move) -> bool {
        matches!(ply, Move::Pawn { captures: true, .. } | Move::Stop)
    }

    fn is_ripe(&self) -> bool {
        self.stone_count() <= 24
    }

    /// While a gap is open nothing stands where it will stand. Long repairs are rare, and judged as they are.
    fn is_settled(&self) -> bool {
        !self.mid_turn() || self.repairs() >= 3
    }
}
