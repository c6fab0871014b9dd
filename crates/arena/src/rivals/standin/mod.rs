//! A stand-in for the strongest public TZAAR program, built from a description of it alone.
//!
//! NegaScout with a transposition table and the history heuristic over an evaluation of material; towards the
//! end a df-pn proof search goes first.

mod evaluation;
mod order;
mod proof;
mod search;
mod table;

use super::budget::Budget;
use super::playable::position_of;
use crate::{Allowance, Player, PlayerError};
use proof::Proof;
use search::Search;
use tablier_games::tzaar::{Colour, Move, Step, Tzaar};
use tablier_games::{AnyMove, Game, Position, Random};

/// With so many stacks left, a proof is tried first.
const STACKS_TO_PROVE: u32 = 28;

/// The part of the time that a proof may take: one in so many.
const PROOF_PARTS: u32 = 3;

/// How many nodes pass between two looks at the clock.
const PACE: u64 = 512;

/// The player.
pub(super) struct StandIn {
    random: Random,
    search: Search,
    proof: Proof,
}

impl StandIn {
    pub(super) fn new() -> Self {
        Self { random: Random::new(0), search: Search::new(), proof: Proof::new() }
    }

    fn think(&mut self, position: &Tzaar, allowance: Allowance) -> Option<Move> {
        let plies = position.moves();
        if plies.len() < 2 || position.step() == Step::Place {
            // How to place is not part of the description: chance does it.
            let pick = self.random.below((plies.len() as u64).max(1));
            return plies.get(pick as usize).copied();
        }
        let mut budget = Budget::new(allowance, PACE);
        let stacks = position.points(Colour::White).len() + position.points(Colour::Black).len();
        if stacks <= STACKS_TO_PROVE {
            let mut part = Budget::part(allowance, PROOF_PARTS, PACE);
            if let Some(winning) = self.proof.winning_ply(position, &mut part) {
                return Some(winning);
            }
            budget.charge(part.nodes());
        }
        Some(self.search.best_ply(position, &plies, budget))
    }
}

impl Player for StandIn {
    fn choose(&mut self, game: &Game, allowance: Allowance) -> Result<AnyMove, PlayerError> {
        let position = position_of::<Tzaar>(game)?;
        self.think(position, allowance).map(Into::into).ok_or(PlayerError::NoPly)
    }

    fn new_game(&mut self, seed: u64) {
        self.random = Random::new(seed);
        self.search.forget();
        self.proof.forget();
    }
}
