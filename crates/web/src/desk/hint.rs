//! A turn that the engine advises.

use tablier_games::{AnyMove, AnyPosition, tanagra};
use tablier_protocol::worker::Answer;
use tablier_review::Advice;
use tablier_table::first_turn;

/// What an answer advises in a position.
pub(super) fn read_advice(position: &AnyPosition, answer: &Answer) -> Option<Advice> {
    let best = position.read_move(answer.ply.as_deref()?).ok()?;
    let words = answer.lines.first().map_or(&[][..], |line| &line.plies[..]);
    let line = read_line(position, words);
    let line = if line.first() == Some(&best) { line } else { vec![best] };
    Advice::new(position, first_turn(position, &line))
}

/// What is drawn of a turn that is advised: the ply that comes next, those after it that move a piece, and where a tile is
/// laid again. What else a turn consists of, such as slides, can only be understood once it is next.
pub(super) fn arrows(advice: &Advice) -> Vec<AnyMove> {
    let is_drawn =
        |ply: &&AnyMove| ply.start().is_some() || matches!(ply, AnyMove::Tanagra(tanagra::Move::Relay(_)));
    let later = advice.turn.iter().skip(1).filter(is_drawn);
    advice.turn.iter().take(1).chain(later).copied().collect()
}

/// The plies of a line, as far as they can be played.
pub(crate) fn read_line(position: &AnyPosition, words: &[String]) -> Vec<AnyMove> {
    let mut position = position.clone();
    let mut plies = Vec::new();
    for word in words {
        let Ok(ply) = position.read_move(word) else { break };
        if position.play(ply).is_err() {
            break;
        }
        plies.push(ply);
    }
    plies
}
