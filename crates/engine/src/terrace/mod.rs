//! How to play Terrace well.

mod evaluation;

use crate::Playable;
use crate::counter::key_with_counter;
use crate::terms::SumOfTerms;
use tablier_games::Position;
use tablier_games::terrace::{Form, Move, Square, Terrace};

/// Squares of the large board.
const SQUARES: usize = 64;

impl Playable for Terrace {
    type Evaluation = SumOfTerms<Self>;
    type Prices = ();

    const SLOTS: usize = SQUARES * SQUARES;
    const MARGIN: i32 = 300;
    const LOUD_PLIES: u32 = 6;
    const BREADTH: usize = 4;

    fn memory_key(&self) -> u64 {
        key_with_counter(self.key(), self.quiet())
    }

    fn slot(&self, ply: Move) -> usize {
        number(ply.from) * SQUARES + number(ply.to)
    }

    fn prices(&self) {}

    fn promise(&self, (): &(), ply: Move) -> i32 {
        let side = self.side();
        if ply.captures {
            return match self.piece(ply.to) {
                Some(taken) if taken.seat == side => -2000,
                Some(taken) if taken.form == Form::T => 20_000,
                Some(taken) => 1000 + 200 * i32::from(taken.form.size()),
                None => 0,
            };
        }
        if ply.to == self.goal(side) && is_of_t(self, ply) {
            return 20_000;
        }
        let level = |square| i32::from(self.level(square).unwrap_or(0));
        20 * (level(ply.to) - level(ply.from))
    }

    fn passed(&self) -> Option<Self> {
        (self.seats() == 2).then(|| Self::passed(self))
    }

    /// A T on its way decides the game without taking anything.
    fn is_weighty(&self, ply: Move) -> bool {
        self.is_loud(ply) || is_of_t(self, ply)
    }

    fn is_loud(&self, ply: Move) -> bool {
        if ply.captures {
            return self.piece(ply.to).is_some_and(|taken| taken.seat != self.side());
        }
        ply.to == self.goal(self.side()) && is_of_t(self, ply)
    }
}

/// Whether it is a T that moves.
fn is_of_t(position: &Terrace, ply: Move) -> bool {
    position.piece(ply.from).is_some_and(|piece| piece.form == Form::T)
}

fn number(square: Square) -> usize {
    usize::from(square.y()) * 8 + usize::from(square.x())
}
