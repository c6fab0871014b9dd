//! A turn that the engine advises.

use tablier_games::{AnyMove, AnyPosition};
use tablier_protocol::worker::Answer;
use tablier_review::{Reason, reason};
use tablier_table::first_turn;

/// A turn that the engine advises, or the rest of one that has begun.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hint {
    /// Its plies; there is one at least.
    pub(crate) turn: Vec<AnyMove>,
    /// What speaks for it, if a plain fact does.
    pub(crate) reason: Option<Reason>,
}

impl Hint {
    /// What an answer advises in a position.
    pub(super) fn read(position: &AnyPosition, answer: &Answer) -> Option<Self> {
        let best = position.read_move(answer.ply.as_deref()?).ok()?;
        let words = answer.lines.first().map_or(&[][..], |line| &line.plies[..]);
        let line = read_line(position, words);
        let line = if line.first() == Some(&best) { line } else { vec![best] };
        let turn = first_turn(position, &line);
        let reason = reason(position, &turn);
        Some(Self { turn, reason })
    }

    /// The ply that comes next.
    pub(crate) fn ply(&self) -> Option<AnyMove> {
        self.turn.first().copied()
    }

    /// What is drawn of it: the ply that comes next, and those after it that move a piece. What else a turn consists of, such
    /// as slides, can only be understood once it is next.
    pub(crate) fn arrows(&self) -> Vec<AnyMove> {
        let later = self.turn.iter().skip(1).filter(|ply| ply.start().is_some());
        self.turn.iter().take(1).chain(later).copied().collect()
    }

    /// What is left of it after a ply that led to `now`: nothing if another one was played. What spoke for the ply that was
    /// played does not speak for the rest.
    pub(super) fn rest_after(&self, ply: AnyMove, now: &AnyPosition) -> Option<Self> {
        let (first, rest) = self.turn.split_first()?;
        let follows = *first == ply && !rest.is_empty();
        follows.then(|| Self { turn: rest.to_vec(), reason: reason(now, rest) })
    }
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
