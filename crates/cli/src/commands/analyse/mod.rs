//! `tablier analyse`: the best lines of a position, or where a game turned.

mod position;
mod record;
mod say;

use super::Output;
use crate::arguments::{self, option, ranged, within};
use crate::failure::Failure;
use clap::{Arg, ArgMatches, Command};
use std::process::ExitCode;
use tablier_engine::{Limits, Settings, Time};
use tablier_games::GameKind;
use tablier_words::Words;

/// Memory for what the engine has seen, in mebibytes.
const MEMORY: usize = 256;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    let help = |id| words.say(id, &[]);
    let nodes = option(words, "nodes", "number").value_parser(ranged(1..=u64::MAX));
    command
        .arg(subject(words))
        .args(arguments::one_position(words))
        .arg(nodes.help(help("cli-help-analyse-nodes")))
        .arg(arguments::seconds(words).help(help("cli-help-analyse-seconds")))
        .arg(within(words, "lines", 1..=100))
        .arg(within(words, "threads", 1..=256))
        .arg(within(words, "memory", 1..=1 << 20))
        .arg(option(words, "out", "file").help(help("cli-help-analyse-out")))
        .arg(option(words, "plot", "file"))
}

fn subject(words: &Words) -> Arg {
    Arg::new("subject")
        .value_name(words.say("cli-value-subject", &[]))
        .required(true)
        .value_parser(arguments::text())
        .help(words.say("cli-help-subject", &[]))
        .help_heading(words.say("cli-heading-arguments", &[]))
}

/// The name of a game is about a position; anything else is a file.
pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let subject: &String = matches.get_one("subject").expect("clap requires the subject");
    let has = |names: &[&str]| names.iter().any(|name| matches.contains_id(name));
    let bad_use = |id, name| Failure::BadUse(words.say(id, &[(name, subject.as_str().into())]));
    match subject.parse::<GameKind>() {
        Ok(_) if has(&["out", "plot"]) => Err(bad_use("analyse-not-a-record", "game")),
        Ok(kind) => position::run(kind, matches, words, output),
        Err(_) if has(&["position", "setup", "seed"]) => Err(bad_use("analyse-not-a-position", "file")),
        Err(_) => record::run(subject, matches, words, output),
    }
}

/// How long to think about a position; `nodes` if nothing is said.
fn limits(matches: &ArgMatches, nodes: u64) -> Limits {
    let time = matches.get_one("seconds").copied().map(Time::Ply);
    let said = matches.get_one::<u64>("nodes").copied();
    Limits { depth: None, nodes: said.or((time.is_none()).then_some(nodes)), time }
}

fn settings(matches: &ArgMatches, lines: usize) -> Settings {
    let number = |name, default| matches.get_one(name).copied().unwrap_or(default);
    Settings { memory: number("memory", MEMORY), threads: number("threads", 1), lines, ..Settings::default() }
}
