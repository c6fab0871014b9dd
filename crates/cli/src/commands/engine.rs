//! `tablier engine`: the engine of a game, for other programs.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, engine, position};
use clap::{ArgMatches, Command};
use std::process::ExitCode;
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command.arg(arguments::game(words))
}

pub(super) fn run(matches: &ArgMatches, _: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    engine::serve(position::game(matches), output)?;
    Ok(ExitCode::SUCCESS)
}
