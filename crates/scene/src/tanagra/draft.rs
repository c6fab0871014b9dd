//! A board that is being set up: every cell near the tiles can be pointed at.

use super::{centre, cloth, frame_around, pawns, place, tiles};
use crate::shape::{Group, Name};
use crate::{Layer, Scene, View};
use tablier_games::tanagra::Cell;
use tablier_games::{Draft, Spot, Standing};

/// How far from the tiles, in cells, one can point.
const REACH: i16 = 4;

pub(crate) fn drafted(draft: &Draft, view: &View) -> Scene {
    let mut laid: Vec<Cell> = draft.ground().filter_map(|(spot, _)| cell(spot)).collect();
    let frame = frame_around(laid.iter().copied(), view);
    let places = cells_about(&laid).into_iter().map(|cell| place(cell, view)).collect();
    laid.sort_by(|one, other| centre(*one, view).y.total_cmp(&centre(*other, view).y));
    let standing = draft.pieces().filter_map(|(spot, standing)| match (spot, standing) {
        (Spot::Tanagra(cell), Standing::Pawn(pawn)) => {
            let radius = pawns::radius(pawn, draft.seats());
            Some(Group::new(Name::Piece(spot), pawns::pawn_shapes(pawn, radius, centre(cell, view))))
        }
        _ => None,
    });
    Scene {
        frame,
        layers: vec![
            Layer::new("board", cloth(frame)),
            Layer::new("stones", laid.into_iter().map(|centre| tiles::group(centre, view))),
            Layer::new("pieces", standing.collect::<Vec<_>>()),
        ],
        places,
    }
}

fn cell(spot: Spot) -> Option<Cell> {
    match spot {
        Spot::Tanagra(cell) => Some(cell),
        _ => None,
    }
}

/// The cells of the tiles and those about them; where nothing lies yet, those about the middle.
fn cells_about(laid: &[Cell]) -> Vec<Cell> {
    let reach = |pick: fn(&Cell) -> i16| {
        let numbers = laid.iter().map(pick);
        let (low, high) = (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0));
        low - REACH..=high + REACH
    };
    let (columns, rows) = (reach(|cell| cell.i()), reach(|cell| cell.j()));
    rows.flat_map(|j| columns.clone().map(move |i| (i, j)))
        .flat_map(|(i, j)| [Cell::new(i, j, false), Cell::new(i, j, true)])
        .flatten()
        .collect()
}
