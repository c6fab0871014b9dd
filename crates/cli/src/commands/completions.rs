//! `tablier completions`: what a shell needs to complete our words.

use super::Output;
use crate::arguments;
use crate::failure::Failure;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgMatches, Command};
use clap_complete::Shell;
use std::process::ExitCode;
use tablier_words::Words;

/// Those that completions are given away for.
const SHELLS: [&str; 3] = ["bash", "zsh", "fish"];

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command.arg(
        Arg::new("shell")
            .value_name(words.say("cli-value-shell", &[]))
            .required(true)
            .value_parser(PossibleValuesParser::new(SHELLS).try_map(|name| name.parse::<Shell>()))
            .hide_possible_values(true)
            .help(words.say("cli-help-shell", &[]))
            .help_heading(words.say("cli-heading-arguments", &[])),
    )
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let shell: Shell = *matches.get_one("shell").expect("clap requires it");
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut arguments::command(words), "tablier", &mut script);
    output.write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
