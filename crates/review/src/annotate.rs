//! A record with comments on where the game turned.

use crate::{Review, TurningPoint};
use tablier_games::record::{Line, Node, Problem, Record};
use tablier_games::{AnyMove, Event, Game};

/// What is said about a turning point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// About the ply.
    pub ply: String,
    /// About the better line.
    pub better: String,
}

/// A better line is shown for so many plies, and on to the end of the turn.
const SHOWN: usize = 4;

/// A copy of a record in which every turning point has a comment and the better line as a variation. `head` stands before the
/// first move; `say` makes the sentences.
pub fn annotate(
    record: &Record,
    review: &Review,
    head: Option<String>,
    mut say: impl FnMut(&TurningPoint) -> Note,
) -> Result<Record, Problem> {
    let mut line = record.line().clone();
    line.comments.extend(head);
    for point in review.turning_points() {
        let Some(node) = line.nodes.get_mut(point.event) else { continue };
        let Note { ply, better } = say(&point);
        node.comments.push(ply);
        let plies = shown(record.game(), &point);
        let nodes = plies.iter().map(|ply| Node::new(Event::Ply(*ply))).collect();
        node.variations.push(Line { comments: vec![better], nodes });
    }
    Record::new(record.header().clone(), line)
}

/// The beginning of the better line, as far as it can be played.
fn shown<'a>(game: &Game, point: &'a TurningPoint) -> &'a [AnyMove] {
    let mut state = Game::new(game.start().clone());
    for event in &game.events()[..point.event] {
        let happened = state.apply(*event);
        debug_assert_eq!(happened, Ok(()));
    }
    let mut position = state.position().clone();
    let mut count = 0;
    for ply in &point.better {
        if count >= SHOWN && !position.mid_turn() || position.play(*ply).is_err() {
            break;
        }
        count += 1;
    }
    &point.better[..count]
}
