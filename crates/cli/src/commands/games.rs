//! `tablier games`: games, set-ups and seats.

use super::Output;
use crate::failure::Failure;
use clap::{ArgMatches, Command};
use std::io::Write;
use std::process::ExitCode;
use tablier_games::GameKind;
use tablier_words::Words;

pub(super) fn describe(command: Command, _words: &Words) -> Command {
    command
}

pub(super) fn run(
    _matches: &ArgMatches,
    words: &Words,
    output: &mut Output<'_>,
) -> Result<ExitCode, Failure> {
    for kind in GameKind::ALL {
        for setup in kind.setups() {
            let seats = words.say("cli-games-seats", &[("seats", setup.seats.into())]);
            let seed = if setup.seeded { words.say("cli-games-seeded", &[]) } else { String::new() };
            let line = format!("{kind:<8} {:<11} {seats}{seed}", setup.name);
            writeln!(output, "{line}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
