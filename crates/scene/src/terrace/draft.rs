//! A board that is being set up: from above, whatever one prefers.

use super::{Board, board, flat, pieces};
use crate::shape::{Group, Name};
use crate::{Layer, Scene, View};
use tablier_games::terrace::Terrace;
use tablier_games::{Draft, Position, Spot, Standing};

pub(crate) fn drafted(draft: &Draft, view: &View) -> Scene {
    // Only its landscape is looked at.
    let setup = if draft.board_side() == 6 { "short6" } else { "short" };
    let ground = Terrace::setup(setup, None).expect("the first set-ups are fixed");
    let board = Board { side: draft.board_side(), quarters: view.turn.count() };
    let shown = draft.pieces().filter_map(|(spot, standing)| match (spot, standing) {
        (Spot::Terrace(square), Standing::Piece(piece)) => {
            Some(Group::new(Name::Piece(spot), pieces::shapes(piece, board.centre(square))))
        }
        _ => None,
    });
    Scene {
        frame: flat::frame(&board),
        layers: vec![
            Layer::new("board", board::shapes(&ground, &board, view)),
            Layer::new("pieces", shown.collect::<Vec<_>>()),
        ],
        places: board.squares().map(|square| flat::place(&board, square)).collect(),
    }
}
