//! Games of the engine against itself, for the positions that they lead through.

use tablier_engine::{Choice, Mind, Settings, Signals, Strength};
use tablier_games::{Game, GameKind, Position, Random, Start};

/// How many positions a player looks at for a ply: enough for sensible games, and few enough for many of them.
const NODES: u64 = 1_200;

/// By how much players misjudge, in hundredths; the number of a game decides. Who errs little gives long endings, who
/// errs more gives chances.
const DOUBTS: [u32; 4] = [12, 30, 60, 110];

/// How many plies of chance a game begins with at most: none where the first position is dealt.
fn most_random_plies(kind: GameKind) -> u64 {
    if kind.setups()[0].seeded { 0 } else { 16 }
}

/// The positions of a game at the beginning of each turn.
pub(crate) fn turns_of_a_game<P: Position>(seed: u64, number: u64, signals: Signals<'_>) -> Vec<P> {
    let mut random = Random::new(seed.wrapping_mul(1_000_003).wrapping_add(number));
    let setup = P::KIND.setups()[0].name;
    let Ok(start) = Start::from_setup(P::KIND, setup, Some(random.word() >> 32)) else {
        return Vec::new();
    };
    let doubt = DOUBTS[(number % DOUBTS.len() as u64) as usize];
    let strength = Strength { nodes: NODES, doubt, choice: Choice::Best(3) };
    let mind = Mind::new(P::KIND, Settings { memory: 1, ..Settings::default() });
    let mut game = Game::new(start);
    for _ in 0..random.below(1 + most_random_plies(P::KIND)) {
        let moves = game.position().moves();
        if moves.is_empty() || game.play(moves[random.below(moves.len() as u64) as usize]).is_err() {
            break;
        }
    }
    let mut turns = Vec::new();
    while game.outcome().is_none() {
        if !game.position().mid_turn() {
            turns.extend(game.position().get::<P>().cloned());
        }
        let ply = mind.play(&game, strength, random.word(), signals);
        if ply.is_none_or(|ply| game.play(ply).is_err()) {
            break;
        }
    }
    turns
}
