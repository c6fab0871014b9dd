//! What the engine thinks of a position.

use crate::speech::Speech;
use tablier_games::{AnyMove, AnyPosition, Seat};
use tablier_protocol::worker::{Answer, Worth};

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
            .map(|opinion| Advice { worth: opinion.worth, plies: readable(position, &opinion.plies) });
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
        let chance = chance(self.lines.first()?.worth);
        Some(if self.side == Seat::FIRST { chance } else { 1.0 - chance })
    }
}

/// The plies of a line, as far as they can be played.
fn readable(position: &AnyPosition, words: &[String]) -> Vec<AnyMove> {
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

/// The chance of the side to move: four hundred is ten to one.
pub(crate) fn chance(worth: Worth) -> f64 {
    match worth {
        Worth::Estimate(value) => 1.0 / (1.0 + 10_f64.powf(-f64::from(value) / 400.0)),
        Worth::WinIn(_) => 1.0,
        Worth::LossIn(_) => 0.0,
    }
}

/// A worth as it is shown, as seen by a seat: `+1.4`, or a win in some plies.
pub(crate) fn written(speech: Speech, worth: Worth) -> String {
    match worth {
        Worth::Estimate(value) => {
            let sign = if value < 0 { "−" } else { "+" };
            let number = speech.words().decimal(f64::from(value.abs()) / 100.0, 1);
            format!("{sign}{number}")
        }
        Worth::WinIn(plies) => speech.tell("analysis-win", &[("plies", plies.into())]),
        Worth::LossIn(plies) => speech.tell("analysis-loss", &[("plies", plies.into())]),
    }
}
