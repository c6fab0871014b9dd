//! How hard a problem is.

use tablier_engine::{Limits, Mind, Settings, Signals};
use tablier_games::{AnyMove, AnyPosition, Game, GameKind, Puzzle, Start};

/// How many positions the search may look at until it has settled on the right turn.
pub(crate) const MOST_NODES: u64 = 200_000;

/// How many positions the plain search looks at until it has settled on a turn, and stays with it.
pub(crate) fn nodes_to_settle(position: &AnyPosition, solved: &AnyPosition, signals: Signals<'_>) -> u64 {
    let Ok(start) = Start::from_position(position.kind(), &position.to_string()) else {
        return MOST_NODES;
    };
    // Two lines, because a single one would begin with a proof.
    let mut mind = Mind::new(position.kind(), Settings { memory: 8, lines: 2, ..Settings::default() });
    let mut settled = None;
    mind.think(&Game::new(start), Limits::nodes(MOST_NODES), signals, &mut |report| {
        if report.rank == 1 {
            let right = leads_to(position, &report.line.plies, solved);
            settled = if right { settled.or(Some(report.nodes)) } else { None };
        }
    });
    settled.unwrap_or(MOST_NODES)
}

/// Whether the first turn of a line leads to a position.
fn leads_to(position: &AnyPosition, plies: &[AnyMove], solved: &AnyPosition) -> bool {
    let mut end = position.clone();
    for ply in plies {
        if end.play(*ply).is_err() {
            return false;
        }
        if !end.mid_turn() || end.outcome().is_some() {
            break;
        }
    }
    end == *solved
}

/// The most points of each grade but the last.
const STEPS: [u32; Puzzle::GRADES as usize - 1] = [8, 12, 16, 20];

/// What each turn beyond the first is worth in points, where a point is a search twice as long. A turn of TZAAR is chosen from
/// hundreds, one of Tchag from a dozen.
const fn points_a_turn(kind: GameKind) -> u32 {
    match kind {
        GameKind::Tchag => 2,
        GameKind::Tzaar | GameKind::Terrace | GameKind::Tanagra => 3,
    }
}

/// The grade of a win in so many turns that the search took so many positions to settle on.
pub(crate) fn grade(kind: GameKind, turns: u32, nodes: u64) -> u8 {
    let points = points_a_turn(kind) * (turns - 1) + nodes.max(1).ilog2();
    1 + STEPS.iter().filter(|most| points > **most).count() as u8
}
