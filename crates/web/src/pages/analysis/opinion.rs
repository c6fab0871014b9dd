//! What the engine thinks of a position.

use crate::speech::Speech;
use tablier_games::{AnyMove, AnyPosition, Seat};
use tablier_protocol::worker::{self, Answer};
use tablier_review::Worth;

/// What the engine thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Opinions {
    /// Whose turn it is.
    pub(crate) side: Seat,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// The best lines, best first.
    pub(crate) lines: Vec<Advice>,
}

/// A line and its worth to the side to move.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Advice {
    pub(crate) worth: Worth,
    pub(crate) plies: Vec<AnyMove>,
}

impl Opinions {
    pub(crate) fn read(position: &AnyPosition, answer: &Answer) -> Self {
        let lines = answer
            .lines
            .iter()
            .map(|opinion| Advice { worth: worth(opinion.worth), plies: readable(position, &opinion.plies) });
        Self {
            side: position.side(),
            depth: answer.depth,
            nodes: answer.nodes,
            lines: lines.filter(|advice| !advice.plies.is_empty()).collect(),
        }
    }

    /// The first moves of the lines.
    pub(crate) fn arrows(&self) -> Vec<AnyMove> {
        self.lines.iter().filter_map(|advice| advice.plies.first().copied()).collect()
    }

    /// The chance of the first player, from 0 to 1.
    pub(crate) fn first_players_chance(&self) -> Option<f64> {
        let chance = self.lines.first()?.worth.chance();
        Some(if self.side == Seat::FIRST { chance } else { 1.0 - chance })
    }
}

/// The plies of a line, as far as they can be played.
pub(crate) fn readable(position: &AnyPosition, words: &[String]) -> Vec<AnyMove> {
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

/// What the worker's answer says, for a review.
pub(crate) const fn worth(worth: worker::Worth) -> Worth {
    match worth {
        worker::Worth::Estimate(value) => Worth::Estimate(value),
        worker::Worth::WinIn(plies) => Worth::WinIn(plies),
        worker::Worth::LossIn(plies) => Worth::LossIn(plies),
    }
}

/// A worth as it is shown, as seen by a seat: `+1.4`, or a win in some plies.
pub(crate) fn written(speech: Speech, worth: Worth) -> String {
    match worth {
        Worth::Estimate(value) => {
            // What is rounded to nothing has no sign.
            let sign = match value {
                ..=-5 => "−",
                5.. => "+",
                _ => "",
            };
            let number = speech.words().decimal(f64::from(value.abs()) / 100.0, 1);
            format!("{sign}{number}")
        }
        Worth::WinIn(plies) => speech.tell("analysis-win", &[("plies", plies.into())]),
        Worth::LossIn(plies) => speech.tell("analysis-loss", &[("plies", plies.into())]),
    }
}
