//! `tablier show`: the board as text.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, position};
use clap::{ArgMatches, Command};
use std::process::ExitCode;
use tablier_games::{AnyPosition, GameKind, Seat};
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command.arg(arguments::game(words)).args(arguments::one_position(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    if position::are_many(matches) {
        return Err(Failure::BadUse(words.say("cli-show-many", &[])));
    }
    writeln!(output, "{}", board(&position::one(matches, words)?, words))?;
    Ok(ExitCode::SUCCESS)
}

/// The board, what its signs mean, and whose turn it is or how the game ended.
fn board(position: &AnyPosition, words: &Words) -> String {
    let kind = position.kind();
    let state = match position.outcome() {
        Some(outcome) => words.outcome(kind, &outcome),
        None => words.to_move(kind, position.side()),
    };
    let legend = words.say(&format!("cli-legend-{kind}"), &[]);
    let mut lines = vec![position.diagram(), legend];
    // The other two games draw their sides as their legends say.
    if matches!(kind, GameKind::Terrace | GameKind::Tanagra) {
        lines.push(players(position, words));
    }
    lines.push(state);
    lines.join("\n")
}

/// The letters of the players, and their colours.
fn players(position: &AnyPosition, words: &Words) -> String {
    let kind = position.kind();
    let player = |seat| format!("{} {}", kind.letter(seat), words.seat_name(kind, seat));
    Seat::all(position.seats()).map(player).collect::<Vec<_>>().join(", ")
}
