//! What the engine thinks of a position.

use crate::desk::read_line;
use crate::examine::worth;
use crate::speech::Speech;
use tablier_games::{AnyMove, AnyPosition, Seat};
use tablier_protocol::worker::Answer;
use tablier_review::Worth;

/// What the engine thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Opinions {
    /// What it was asked about.
    pub(crate) position: AnyPosition,
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
        let lines = answer.lines.iter().map(|opinion| Advice {
            worth: worth(opinion.worth),
            plies: read_line(position, &opinion.plies),
        });
        Self {
            position: position.clone(),
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

/// A worth as it is shown, as seen by a seat: `+1.4`, or a win in some plies.
pub(crate) fn written(speech: Speech, worth: Worth) -> String {
    match worth {
        Worth::Estimate(value) => speech.words().score(value),
        Worth::WinIn(plies) => speech.tell("analysis-win", &[("plies", plies.into())]),
        Worth::LossIn(plies) => speech.tell("analysis-loss", &[("plies", plies.into())]),
    }
}
