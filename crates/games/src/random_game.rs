//! Games that nobody thinks about.

use crate::{AnyMove, Game, Random, Start};

/// Plays a whole game at random: every game ends.
///
/// A start and a seed mean the same game for ever. So that this does not hang on the order in which moves happen
/// to be found, each is drawn from the list sorted by texts.
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
    while game.outcome().is_none() {
        let mut moves: Vec<(String, AnyMove)> =
            game.position().moves().into_iter().map(|ply| (ply.to_string(), ply)).collect();
        moves.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        let (_, ply) = &moves[random.below(moves.len() as u64) as usize];
        if game.play(*ply).is_err() {
            break;
        }
    }
    game
}
