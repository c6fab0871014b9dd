//! How to play Tanagra well.

mod evaluation;

use crate::Playable;
use crate::counter::key_with_counter;
use crate::terms::SumOfTerms;
use tablier_games::Position;
use tablier_games::tanagra::{Cell, Move, Phase, Tanagra};

/// The plane has no end: cells far apart share a number.
const CELLS: usize = 256;
const PLACES: usize = CELLS * CELLS;

impl Playable for Tanagra {
    type Evaluation = SumOfTerms<Self>;
    type Prices = ();

    const SLOTS: usize = PLACES + CELLS + 3;
    const MARGIN: i32 = 100;
    const LOUD_PLIES: u32 = 4;
    const BREADTH: usize = 1000;

    fn memory_key(&self) -> u64 {
        key_with_counter(self.key(), self.quiet())
    }

    fn slot(&self, ply: Move) -> usize {
        match ply {
            Move::Pawn { from, to, .. } => number(from) * CELLS + number(to),
            Move::Lay { at, .. } | Move::Relay(at) => PLACES + number(at),
            Move::Keep => PLACES + CELLS,
            Move::Drop => PLACES + CELLS + 1,
            Move::Pass => PLACES + CELLS + 2,
        }
    }

    fn prices(&self) {}

    fn promise(&self, (): &(), ply: Move) -> i32 {
        match ply {
            Move::Pawn { captures: true, .. } => 2000,
            Move::Keep => 300,
            Move::Drop => 200,
            _ => 0,
        }
    }

    fn passed(&self) -> Option<Self> {
        (self.seats() == 2 && self.phase() == Phase::Move).then(|| Self::passed(self))
    }

    /// A tile that waits to be disposed of hides who is to move next.
    fn is_settled(&self) -> bool {
        !matches!(self.phase(), Phase::Dispose(_))
    }

    /// Beyond the last depth a tile stays or goes; where else it might lie is not asked.
    fn is_followed(&self, ply: Move) -> bool {
        self.is_loud(ply) || matches!(ply, Move::Keep | Move::Drop)
    }

    fn is_loud(&self, ply: Move) -> bool {
        matches!(ply, Move::Pawn { captures: true, .. })
    }
}

fn number(cell: Cell) -> usize {
    let (i, j) = (cell.i() as usize & 7, cell.j() as usize & 15);
    (j * 8 + i) * 2 + usize::from(cell.points_down())
}
