//! Reasons to put into words: those that the typical wrong texts meet, and some made by hand.

mod faults;
mod refusals;
#[path = "../../../games/tests/tables/mod.rs"]
mod tables;

use tables::rows;
use tablier_games::{AnyPosition, GameKind, PositionError, Refusal};

const ILLEGAL: &str = include_str!("../../../games/tests/data/illegal.tsv");
const REFUSED: &str = include_str!("../../../games/tests/data/refused.tsv");

/// Why moves are illegal, in each game.
pub(crate) fn refusals() -> Vec<(GameKind, Refusal)> {
    let met = rows(ILLEGAL).map(|[game, _, _, ply, position]| {
        let kind = game.parse().unwrap();
        let position = AnyPosition::parse(kind, &position).unwrap();
        (kind, position.read_move(&ply).unwrap_err())
    });
    met.chain(refusals::by_hand()).collect()
}

/// What is wrong with position texts.
pub(crate) fn position_errors() -> Vec<PositionError> {
    let met =
        rows(REFUSED).map(|[game, _, _, text]| AnyPosition::parse(game.parse().unwrap(), &text).unwrap_err());
    met.chain(faults::by_hand()).collect()
}
