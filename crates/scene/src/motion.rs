//! What a move moves.

use crate::Trace;
use tablier_games::{AnyMove, AnyPosition, Spot, tanagra, tchag};

/// What a move moves, takes away and brings: for whoever shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Motion {
    /// What stood on the first place stands on the second.
    pub pieces: Vec<(Spot, Spot)>,
    /// Stones and tiles that move under the pieces, likewise.
    pub ground: Vec<(Spot, Spot)>,
    /// Pieces that leave the board.
    pub gone: Vec<Spot>,
    /// Stones and tiles that leave it.
    pub ground_gone: Vec<Spot>,
    /// Pieces that come from outside.
    pub come: Vec<Spot>,
    /// Stones and tiles that do.
    pub ground_come: Vec<Spot>,
}

impl Motion {
    /// What a legal move of a position does.
    #[must_use]
    pub fn new(position: &AnyPosition, ply: AnyMove) -> Self {
        let mut motion = Self::default();
        match (ply.start(), ply.end()) {
            (Some(from), Some(to)) => {
                motion.pieces.push((from, to));
                if ply.captures() {
                    motion.gone.push(to);
                }
            }
            (None, Some(to)) if !matches!(ply, AnyMove::Tanagra(tanagra::Move::Relay(_))) => {
                motion.come.push(to);
            }
            _ => {}
        }
        match (position, ply) {
            (AnyPosition::Tchag(position), AnyMove::Tchag(ply)) => motion.add_stones(position, ply),
            (AnyPosition::Tanagra(position), AnyMove::Tanagra(ply)) => motion.add_tiles(position, ply),
            _ => {}
        }
        motion
    }

    /// In Tchag the stone that a pawn leaves is removed, and repairs move stones with what stands on them.
    fn add_stones(&mut self, position: &tchag::Tchag, ply: tchag::Move) {
        let direction = match ply {
            tchag::Move::Pawn { from, .. } => return self.ground_gone.push(from.into()),
            tchag::Move::Close(direction) | tchag::Move::Slide { direction, .. } => direction,
            tchag::Move::Stop => return,
        };
        for cell in position.stones_moved_by(ply) {
            let Some(next) = beside(cell, direction) else { continue };
            self.ground.push((cell.into(), next.into()));
            if position.pawn(cell).is_some() {
                self.pieces.push((cell.into(), next.into()));
            }
        }
    }

    fn add_tiles(&mut self, position: &tanagra::Tanagra, ply: tanagra::Move) {
        let tanagra::Phase::Dispose(tile) = position.phase() else {
            if let tanagra::Move::Lay { at, .. } = ply {
                self.ground_come.push(at.into());
            }
            return;
        };
        match ply {
            tanagra::Move::Drop => self.ground_gone.push(tile.into()),
            tanagra::Move::Relay(place) => self.ground.push((tile.into(), place.into())),
            _ => {}
        }
    }

    /// Where what stood on a place stands after the move.
    fn follow(&self, spot: Spot) -> Spot {
        self.pieces.iter().find(|(from, _)| *from == spot).map_or(spot, |(_, to)| *to)
    }
}

fn beside(cell: tchag::Cell, direction: tchag::Direction) -> Option<tchag::Cell> {
    use tchag::Direction::{East, North, South, West};
    let (x, y) = (cell.x(), cell.y());
    match direction {
        North => tchag::Cell::new(x, y + 1),
        East => tchag::Cell::new(x + 1, y),
        South => tchag::Cell::new(x, y.checked_sub(1)?),
        West => tchag::Cell::new(x.checked_sub(1)?, y),
    }
}

/// What some moves, played one after the other, leave to be seen: where each piece that was taken up came from, and
/// where it stands now, whatever carried it on.
#[must_use]
pub fn traces(position: &AnyPosition, plies: &[AnyMove]) -> Vec<Trace> {
    let mut position = position.clone();
    let mut traces: Vec<Trace> = Vec::new();
    for &ply in plies {
        let motion = Motion::new(&position, ply);
        for trace in &mut traces {
            if ply.start().is_some() && trace.to == ply.start() {
                // The same piece moves on: its way has a bend here.
                trace.goes_on = true;
            } else if !trace.goes_on {
                trace.to = trace.to.map(|spot| motion.follow(spot));
            }
        }
        if ply.start().is_some() || !motion.come.is_empty() || !motion.ground.is_empty() {
            traces.extend(new_trace(ply));
        }
        if position.play(ply).is_err() {
            break;
        }
    }
    traces
}

/// Repairs leave no trace of their own: what they move is seen to have moved.
fn new_trace(ply: AnyMove) -> Option<Trace> {
    ply.end().map(|to| Trace { from: ply.start(), to: Some(to), captures: ply.captures(), goes_on: false })
}

#[cfg(test)]
mod tests {
    use super::{Motion, traces};
    use tablier_games::{AnyPosition, GameKind, Spot, Start, random_game};

    /// What is seen on a place, as the diagram of the position would say it.
    fn pieces(position: &AnyPosition) -> Vec<Spot> {
        let scene = crate::Scene::new(position, &crate::View::default());
        let layer = scene.layers.iter().find(|layer| layer.name == "pieces").unwrap();
        let mut spots: Vec<Spot> = layer
            .nodes
            .iter()
            .filter_map(|node| match node {
                crate::Node::Group(crate::Group { name: crate::Name::Piece(spot), .. }) => Some(*spot),
                _ => None,
            })
            .collect();
        spots.sort();
        spots
    }

    /// The places that are held after a motion.
    fn moved(before: &[Spot], motion: &Motion) -> Vec<Spot> {
        let mut spots: Vec<Spot> =
            before.iter().filter(|spot| !motion.gone.contains(spot)).copied().collect();
        spots = spots.into_iter().map(|spot| motion.follow(spot)).collect();
        spots.extend(&motion.come);
        spots.sort();
        spots.dedup();
        spots
    }

    #[test]
    fn a_motion_leads_from_each_picture_to_the_next() {
        for kind in GameKind::ALL {
            for setup in kind.setups() {
                let mut seen = 0;
                let game = random_game(Start::from_setup(kind, setup.name, Some(5)).unwrap(), 5);
                let mut position = game.start().position().clone();
                for ply in game.plies() {
                    let motion = Motion::new(&position, ply);
                    let before = pieces(&position);
                    let out_before = position.seats();
                    position.play(ply).unwrap();
                    // A seat that is out takes all its pieces away, which no single move shows.
                    let somebody_out = (1..=out_before).any(|number| {
                        tablier_games::Seat::new(number).is_some_and(|seat| !position.is_in(seat))
                    });
                    if somebody_out {
                        break;
                    }
                    assert_eq!(moved(&before, &motion), pieces(&position), "{kind} {ply}");
                    seen += 1;
                }
                assert!(seen > 3, "{kind} {}", setup.name);
            }
        }
    }

    #[test]
    fn a_piece_that_moves_twice_leaves_a_way_with_a_bend() {
        let position = AnyPosition::setup(GameKind::Tzaar, "fixed", None).unwrap();
        let mut position = position;
        position.play(position.read_move("e4xd4").unwrap()).unwrap();
        let mut seen = 0;
        for first in position.moves() {
            let mut next = position.clone();
            next.play(first).unwrap();
            for second in next.moves().into_iter().filter(|ply| ply.start() == first.end()) {
                let traces = traces(&position, &[first, second]);
                let ways: Vec<_> = traces.iter().map(|trace| (trace.from, trace.to, trace.goes_on)).collect();
                assert_eq!(ways, [(first.start(), first.end(), true), (second.start(), second.end(), false)]);
                seen += 1;
            }
        }
        assert!(seen > 0);
    }

    #[test]
    fn a_pawn_is_followed_through_the_repairs_of_its_turn() {
        let position = AnyPosition::setup(GameKind::Tchag, "standard", None).unwrap();
        let first = position.read_move("e3-f3").or_else(|_| position.read_move("e2-e1"));
        let ply = first.unwrap_or_else(|_| position.moves()[0]);
        let mut next = position.clone();
        next.play(ply).unwrap();
        let mut plies = vec![ply];
        while next.mid_turn() {
            let repair = next.moves()[0];
            plies.push(repair);
            next.play(repair).unwrap();
        }
        let trace = traces(&position, &plies)[0];
        assert_eq!(trace.from, ply.start());
        assert!(pieces(&next).contains(&trace.to.unwrap()));
    }
}
