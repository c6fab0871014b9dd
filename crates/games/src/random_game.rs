//! Games that nobody thinks about.

use crate::text_order::ByText;
use crate::{Game, Random, Start};

/// Plays a whole game at random: every game ends.
///
/// A start and a seed mean the same game for ever. So that this does not hang on the order in which moves happen
/// to be found, each is drawn in the order of the texts.
///
/// ```
/// use tablier_games::{GameKind, Start, random_game};
///
/// let game = random_game(Start::from_setup(GameKind::Tchag, "standard", None)?, 7);
/// assert!(game.outcome().is_some());
/// # Ok::<(), tablier_games::SetupError>(())
/// ```
#[must_use]
pub fn random_game(start: Start, seed: u64) -> Game {
    // Not the stream that deals: the moves should not follow from the deal.
    let mut random = Random::new(!seed);
    let mut game = Game::new(start);
    let mut by_text = ByText::default();
    while game.outcome().is_none() {
        let drawn = by_text.choose(game.position(), |count| random.below(count as u64) as usize);
        let Some(ply) = drawn else { break };
        if game.play(ply).is_err() {
            break;
        }
    }
    game
}
