//! What the server tells whoever runs it, on standard error.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches};
use tablier_words::Words;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::arguments;
use crate::failure::Failure;

/// Names the level.
const LEVEL: &str = "TABLIER_LOG";
/// The levels, from nothing to everything.
const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];
/// The parts of the program that have something to tell.
const OURS: [&str; 2] = ["tablier_server", "tablier_store"];

/// The option that says how to log.
pub(crate) fn argument(words: &Words) -> Arg {
    arguments::option(words, "log", "log")
        .value_parser(PossibleValuesParser::new(["text", "json", "off"]))
        .hide_possible_values(true)
}

/// Begins to log, as the arguments and the environment say.
pub(crate) fn start(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let level = match std::env::var(LEVEL) {
        Ok(name) => level(&name).ok_or_else(|| unknown_level(words, &name))?,
        Err(_) => LevelFilter::WARN,
    };
    let targets = Targets::new().with_targets(OURS.map(|part| (part, level)));
    let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(std::io::stderr);
    let registry = tracing_subscriber::registry();
    // If somebody logs already, nothing is lost.
    let _ = match matches.get_one::<String>("log").map(String::as_str) {
        Some("off") => Ok(()),
        Some("json") => registry.with(lines.json().flatten_event(true).with_filter(targets)).try_init(),
        _ => registry.with(lines.with_filter(targets)).try_init(),
    };
    Ok(())
}

fn level(name: &str) -> Option<LevelFilter> {
    LEVELS.contains(&name.to_lowercase().as_str()).then(|| name.parse().ok()).flatten()
}

fn unknown_level(words: &Words, name: &str) -> Failure {
    let args = [("value", name.into()), ("levels", words.list_or(LEVELS).into())];
    Failure::BadUse(words.or_meant(words.say("serve-bad-level", &args), name, LEVELS))
}
