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
    pub(crate) lines: Vec<Line>,
}

/// A line and its worth to the side to move.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) worth: Worth,
    pub(crate) plies: Vec<AnyMove>,
}

impl Opinions {
    pub(crate) fn read(position: &AnyPosition, answer: &Answer) -> Self {
        let lines = answer
            .lines
            .iter()
            .map(|opinion| Line { worth: worth(opinion.worth), plies: read_line(position, &opinion.plies) });
        Self {
            position: position.clone(),
            side: position.side(),
            depth: answer.depth,
            nodes: answer.nodes,
            lines: lines.filter(|line| !line.plies.is_empty()).collect(),
        }
    }

    /// The first moves of the lines.
    pub(crate) fn arrows(&self) -> Vec<AnyMove> {
        self.lines.iter().filter_map(|line| line.plies.first().copied()).collect()
    }

    /// The chance of the first player, from 0 to 1.
    pub(crate) fn first_players_chance(&self) -> Option<f64> {
        let chance = self.lines.first()?.worth.chance();
        Some(if self.side == Seat::FIRST { chance } else { 1.0 - chance })
    }
}

/// The worth of a line as it is shown: `+1.4`, or who wins and in how many turns of theirs.
pub(crate) fn written(speech: Speech, position: &AnyPosition, line: &Line) -> String {
    let turns = |id: &str, plies: u32| {
        let turns = turns_of_winner(position, &line.plies, plies as usize).unwrap_or(0);
        speech.tell(id, &[("turns", turns.into())])
    };
    match line.worth {
        Worth::Estimate(value) => speech.words().score(value),
        Worth::WinIn(plies) => turns("analysis-win", plies),
        Worth::LossIn(plies) => turns("analysis-loss", plies),
    }
}

/// How many turns the winner needs on a line that wins in so many plies; nothing if the line is not known to its end.
fn turns_of_winner(position: &AnyPosition, line: &[AnyMove], plies: usize) -> Option<u32> {
    let mut position = position.clone();
    let mut turns = Vec::new();
    for ply in line.get(..plies)? {
        if !position.mid_turn() || turns.is_empty() {
            turns.push(position.side());
        }
        position.play(*ply).ok()?;
    }
    let winner = position.outcome()?.winner?;
    Some(turns.into_iter().filter(|seat| *seat == winner).count() as u32)
}
