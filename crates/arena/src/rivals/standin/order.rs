//! In which order plies are tried.

use super::evaluation::loss;
use tablier_games::tzaar::{Colour, Move, Tzaar};
use tablier_games::{Moves, Position};

/// A ply with what speaks for it.
pub(super) type Ranked = Moves<(i32, Move)>;

/// What a refutation adds, at most, before all are halved.
const MOST_HISTORY: i32 = 1 << 20;

/// So many plies are tried in order.
const SORTED: usize = 12;

/// A ply as a number other than 0.
#[inline]
pub(super) const fn code(ply: Move) -> u16 {
    match ply {
        Move::Capture { from, to } => 1 << 12 | (from.number() as u16) << 6 | to.number() as u16,
        Move::Stack { from, to } => 2 << 12 | (from.number() as u16) << 6 | to.number() as u16,
        Move::Pass => 3 << 12,
        Move::Place { kind, at } => 4 << 12 | (kind as u16) << 6 | at.number() as u16,
    }
}

/// How well each ply of each side has refuted others so far.
pub(super) struct History {
    merits: Vec<i32>,
}

impl History {
    pub(super) fn new() -> Self {
        Self { merits: vec![0; 2 << 14] }
    }

    pub(super) fn clear(&mut self) {
        self.merits.fill(0);
    }

    /// Lets what was learnt before count for less.
    pub(super) fn fade(&mut self) {
        for merit in &mut self.merits {
            *merit /= 8;
        }
    }

    #[inline]
    fn index(colour: Colour, ply: Move) -> usize {
        (colour as usize) << 14 | usize::from(code(ply) & 0x3fff)
    }

    pub(super) fn reward(&mut self, colour: Colour, ply: Move, depth: u32) {
        let merit = &mut self.merits[Self::index(colour, ply)];
        *merit += (depth * depth) as i32;
        if *merit > MOST_HISTORY {
            self.fade();
        }
    }

    /// The legal plies with their ranks; `first` is the code of the one to try before all.
    pub(super) fn rank(&self, position: &Tzaar, first: u16) -> Ranked {
        let mut ranked = Ranked::new();
        let colour = position.colour();
        position.for_each_move(|ply| {
            let rank = if code(ply) == first {
                i32::MAX
            } else {
                self.merits[Self::index(colour, ply)] + promise(position, ply)
            };
            ranked.push((rank, ply));
        });
        ranked
    }
}

/// What a ply wins at once.
#[inline]
fn promise(position: &Tzaar, ply: Move) -> i32 {
    match ply {
        Move::Capture { to, .. } => position
            .stack(to)
            .map_or(0, |taken| loss(taken.height(), position.tops(taken.colour(), taken.kind())) / 4),
        Move::Stack { .. } => 20,
        Move::Pass | Move::Place { .. } => 0,
    }
}

/// Brings the highest of the rest to the front, and gives it; where so many did not refute, any order will do.
#[inline]
pub(super) fn pick(ranked: &mut [(i32, Move)], from: usize) -> Move {
    if from >= SORTED {
        return ranked[from].1;
    }
    let mut best = from;
    for index in from + 1..ranked.len() {
        if ranked[index].0 > ranked[best].0 {
            best = index;
        }
    }
    ranked.swap(from, best);
    ranked[from].1
}
