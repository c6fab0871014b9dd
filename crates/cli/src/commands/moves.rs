//! `tablier moves`: the legal moves of a position.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, position};
use clap::{ArgMatches, Command};
use std::process::ExitCode;
use tablier_games::AnyPosition;
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command.arg(arguments::game(words)).args(arguments::position(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    position::answer(
        matches,
        words,
        output,
        |position, output| {
            for ply in sorted(&position) {
                writeln!(output, "{ply}")?;
            }
            Ok(())
        },
        |position| Ok(sorted(&position).join(" ")),
    )
}

/// The texts of the legal moves, in the order of their bytes.
fn sorted(position: &AnyPosition) -> Vec<String> {
    let mut texts: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}
