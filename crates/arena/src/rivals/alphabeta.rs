//! Plain alpha-beta that counts material.

use super::budget::Budget;
use super::playable::{Playable, position_of};
use crate::{Allowance, Player, PlayerError};
use std::marker::PhantomData;
use tablier_games::{AnyMove, Game, Moves, Random, Seat};

/// More than any material; a win is worth this less the plies until then.
const WIN: i32 = 1_000_000;

/// More than any value.
const INFINITE: i32 = 2 * WIN;

/// No thought goes deeper.
const DEEPEST: u32 = 100;

/// Iterative deepening, captures first, the last iteration's best ply first of all. With more than two seats all
/// others are taken to play against the one that thinks. Nothing else: no table, no extensions.
pub(super) struct AlphaBeta<P> {
    random: Random,
    game: PhantomData<fn() -> P>,
}

impl<P: Playable> AlphaBeta<P> {
    pub(super) fn new() -> Self {
        Self { random: Random::new(0), game: PhantomData }
    }
}

impl<P: Playable> Player for AlphaBeta<P> {
    fn choose(&mut self, game: &Game, allowance: Allowance) -> Result<AnyMove, PlayerError> {
        let position = position_of::<P>(game)?;
        let mut plies = position.moves();
        // Of plies of equal worth the first is played: chance decides which that is.
        self.random.shuffle(&mut plies);
        let drawn = game.stood_twice().collect();
        let mut search = Search { me: position.side(), drawn, budget: Budget::new(allowance, 256) };
        let deepest = search.budget.depth.min(DEEPEST);
        for depth in 1..=deepest.max(1) {
            if plies.len() < 2 || search.deepen(position, &mut plies, depth).is_none() {
                break;
            }
        }
        plies.first().map(|ply| (*ply).into()).ok_or(PlayerError::NoPly)
    }

    fn new_game(&mut self, seed: u64) {
        self.random = Random::new(seed);
    }
}

struct Search {
    /// Who thinks.
    me: Seat,
    /// The keys that would draw the game by standing once more.
    drawn: Vec<u64>,
    budget: Budget,
}

impl Search {
    /// Searches all plies one deeper, and puts the best in front as soon as it is found.
    fn deepen<P: Playable>(&mut self, position: &P, plies: &mut Moves<P::Move>, depth: u32) -> Option<()> {
        let mut best = -INFINITE;
        for index in 0..plies.len() {
            let mut after = position.clone();
            after.play_unchecked(plies[index]);
            let value = if self.drawn.contains(&after.key()) {
                0
            } else {
                self.value_after(position, &after, depth - 1, 1, (best, INFINITE))?
            };
            if value > best {
                best = value;
                plies[..=index].rotate_right(1);
            }
        }
        Some(())
    }

    /// The value of a position for the side that moved before, within a window as that side sees it.
    fn value_after<P: Playable>(
        &mut self,
        before: &P,
        after: &P,
        depth: u32,
        from_root: i32,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        if (before.side() == self.me) == (after.side() == self.me) {
            self.value(after, depth, from_root, (alpha, beta))
        } else {
            Some(-self.value(after, depth, from_root, (-beta, -alpha))?)
        }
    }

    /// The value for the side to move; nothing when the budget is spent.
    fn value<P: Playable>(
        &mut self,
        position: &P,
        depth: u32,
        from_root: i32,
        (mut alpha, beta): (i32, i32),
    ) -> Option<i32> {
        if !self.budget.spend() {
            return None;
        }
        let sign = if position.side() == self.me { 1 } else { -1 };
        if let Some(outcome) = position.outcome() {
            return Some(match outcome.winner {
                Some(winner) if winner == self.me => sign * (WIN - from_root),
                Some(_) => sign * (from_root - WIN),
                None => 0,
            });
        }
        if depth == 0 {
            return Some(sign * self.balance(position));
        }
        let mut best = -INFINITE;
        for ply in captures_first(position) {
            let mut after = position.clone();
            after.play_unchecked(ply);
            let value = self.value_after(position, &after, depth - 1, from_root + 1, (alpha, beta))?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// The thinker's material less that of all others.
    fn balance<P: Playable>(&self, position: &P) -> i32 {
        Seat::all(position.seats())
            .map(|seat| if seat == self.me { position.material(seat) } else { -position.material(seat) })
            .sum()
    }
}

fn captures_first<P: Playable>(position: &P) -> Moves<P::Move> {
    let mut plies = Moves::new();
    let mut captures = 0;
    position.for_each_move(|ply| {
        plies.push(ply);
        if P::captures(ply) {
            let last = plies.len() - 1;
            plies.swap(captures, last);
            captures += 1;
        }
    });
    plies
}
