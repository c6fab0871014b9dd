//! A board that is being set up.

use super::{FRAME, board, centre, pieces, place};
use crate::shape::{Group, Name};
use crate::{Layer, Scene, View};
use tablier_games::tzaar::Point;
use tablier_games::{Draft, Spot, Standing};

pub(crate) fn drafted(draft: &Draft, view: &View) -> Scene {
    let mut stacks: Vec<_> = draft
        .pieces()
        .filter_map(|(spot, standing)| match (spot, standing) {
            (Spot::Tzaar(point), Standing::Stack(colour, kind, height)) => {
                Some((centre(point, view), spot, colour, kind, height))
            }
            _ => None,
        })
        .collect();
    stacks.sort_by(|(one, ..), (other, ..)| one.y.total_cmp(&other.y));
    let shown = stacks.iter().map(|(at, spot, colour, kind, height)| {
        Group::new(Name::Piece(*spot), pieces::stack_shapes(*at, *colour, *kind, *height))
    });
    let high = stacks.iter().filter(|(.., height)| *height > 1);
    Scene {
        frame: FRAME,
        layers: vec![
            Layer::new("board", board::shapes(view)),
            Layer::new("pieces", shown),
            Layer::new("numbers", high.flat_map(|(at, .., height)| pieces::number(*at, *height))),
        ],
        places: Point::all().map(|point| place(point, view)).collect(),
    }
}
