//! A board that is being set up.

use super::{board, centre, frame, place, stones};
use crate::shape::{Group, Name};
use crate::{Layer, Scene, View};
use tablier_games::tchag::Cell;
use tablier_games::{Draft, Ground, Spot, Standing};

pub(crate) fn drafted(draft: &Draft, view: &View) -> Scene {
    let occupied: Vec<Spot> = draft.pieces().map(|(spot, _)| spot).collect();
    let laid = draft.ground().filter_map(|(spot, ground)| match (spot, ground) {
        (Spot::Tchag(cell), Ground::Stone(stone)) => {
            let shapes = stones::stone_shapes(stone, centre(cell, view), occupied.contains(&spot));
            Some(Group::new(Name::Ground(spot), shapes))
        }
        _ => None,
    });
    let standing = draft.pieces().filter_map(|(spot, standing)| match (spot, standing) {
        (Spot::Tchag(cell), Standing::Runner(colour)) => {
            Some(Group::new(Name::Piece(spot), stones::pawn_shapes(colour, centre(cell, view))))
        }
        _ => None,
    });
    Scene {
        frame: frame(),
        layers: vec![
            Layer::new("board", board::shapes(view)),
            Layer::new("stones", laid.collect::<Vec<_>>()),
            Layer::new("pieces", standing.collect::<Vec<_>>()),
        ],
        places: Cell::all().map(|cell| place(cell, view)).collect(),
    }
}
