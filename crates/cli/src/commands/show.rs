//! `tablier show`: the board as text.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, position};
use clap::{ArgMatches, Command};
use std::process::ExitCode;
use tablier_games::{AnyPosition, Seat};
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command.arg(arguments::game(words)).args(arguments::position(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: &mut Output<'_>) -> Result<ExitCode, Failure> {
    position::answer(
        matches,
        words,
        output,
        |position, output| Ok(writeln!(output, "{}", board(&position, words))?),
        // A board takes many lines: an empty one after each tells them apart.
        |position| Ok(board(&position, words) + "\n"),
    )
}

/// The board, what its signs mean, and whose turn it is or how the game ended.
fn board(position: &AnyPosition, words: &Words) -> String {
    let kind = position.kind();
    let state = match position.outcome() {
        Some(outcome) => words.outcome(kind, &outcome),
        None => words.to_move(kind, position.side()),
    };
    let legend = words.say(&format!("cli-legend-{kind}"), &[]);
    format!("{}\n{legend}\n{}\n{state}", position.diagram(), players(position, words))
}

/// The letters of the players, and their colours.
fn players(position: &AnyPosition, words: &Words) -> String {
    let kind = position.kind();
    let player = |seat| format!("{} {}", kind.letter(seat), words.seat_name(kind, seat));
    Seat::all(position.seats()).map(player).collect::<Vec<_>>().join(", ")
}
