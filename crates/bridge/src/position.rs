//! A table as the rules see it.

use crate::BridgeError;
use std::time::Duration;
use tablier_arena::Allowance;
use tablier_games::{Game, GameKind, Start};
use tablier_protocol::online::{self, Pace};

/// The game of a table. Where somebody has left it, which moves do not tell, only the position as it is.
pub(crate) fn game(view: &online::Game) -> Result<Game, BridgeError> {
    let strange = |what: &str| BridgeError::Strange(format!("table {}: {what}", view.id));
    let kind: GameKind = view.game.parse().map_err(|_| strange("an unknown game"))?;
    if view.seats.iter().any(|seat| seat.left) {
        let start =
            Start::from_position(kind, &view.position).map_err(|_| strange("an unreadable position"))?;
        return Ok(Game::new(start));
    }
    let start = Start::from_setup(kind, &view.setup, view.seed).map_err(|_| strange("an unknown set-up"))?;
    let mut game = Game::new(start);
    for word in &view.moves {
        let ply = game.position().read_move(word).map_err(|_| strange("an illegal move"))?;
        game.play(ply).map_err(|_| strange("an illegal move"))?;
    }
    Ok(game)
}

/// How long the program may think: as its clock says, or so long where there is none.
pub(crate) fn allowance(view: &online::Game, seat: u8, usual: Duration) -> Allowance {
    let left = view.clocks.as_ref().and_then(|clocks| clocks.left.get(usize::from(seat) - 1));
    match (view.clock, left) {
        (Some(Pace::Clock { increment, .. }), Some(left)) => Allowance::Clock {
            left: Duration::from_millis(*left),
            increment: Duration::from_secs(increment.into()),
        },
        _ => Allowance::Time(usual),
    }
}
