//! `tablier games`: games, set-ups and seats.

use super::Output;
use crate::failure::Failure;
use clap::{ArgMatches, Command};
use std::process::ExitCode;
use tablier_games::GameKind;
use tablier_words::Words;

pub(super) fn describe(command: Command, _words: &Words) -> Command {
    command
}

pub(super) fn run(_matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    for kind in GameKind::ALL {
        for setup in kind.setups() {
            let id = if setup.seeded { "cli-games-seats-seeded" } else { "cli-games-seats" };
            let seats = words.say(id, &[("seats", setup.seats.into())]);
            writeln!(output, "{kind:<8} {:<11} {seats}", setup.name)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
