//! `tablier random`: a whole random game as a record.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, position};
use clap::{ArgMatches, Command};
use std::process::ExitCode;
use tablier_games::random_game;
use tablier_games::record::Record;
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command
        .arg(arguments::game(words))
        .args([arguments::setup(words), arguments::seed(words).help(words.say("cli-help-game-seed", &[]))])
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let start = position::start(matches, words, position::game(matches))?;
    let seed =
        matches.get_one("seed").copied().or(start.seed()).unwrap_or_else(|| position::draw_seed(words));
    write!(output, "{}", Record::of_game(&random_game(start, seed)))?;
    Ok(ExitCode::SUCCESS)
}
