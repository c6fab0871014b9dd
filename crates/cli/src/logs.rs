//! What the server tells whoever runs it, on standard error.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches};
use tablier_words::Words;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::arguments;

/// Names the level: `error`, `warn`, `info`, `debug`.
const LEVEL: &str = "TABLIER_LOG";
/// The parts of the program that have something to tell.
const OURS: [&str; 2] = ["tablier_server", "tablier_store"];

/// The option that says how to log.
pub(crate) fn argument(words: &Words) -> Arg {
    arguments::option(words, "log", "log")
        .value_parser(PossibleValuesParser::new(["text", "json", "off"]))
        .hide_possible_values(true)
}

/// Begins to log, as the arguments say.
pub(crate) fn start(matches: &ArgMatches) {
    let named = std::env::var(LEVEL).ok().and_then(|level| level.parse().ok());
    let level: LevelFilter = named.unwrap_or(LevelFilter::WARN);
    let targets = Targets::new().with_targets(OURS.map(|part| (part, level)));
    let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(std::io::stderr);
    let registry = tracing_subscriber::registry();
    // If somebody logs already, nothing is lost.
    let _ = match matches.get_one::<String>("log").map(String::as_str) {
        Some("off") => Ok(()),
        Some("json") => registry.with(lines.json().flatten_event(true).with_filter(targets)).try_init(),
        _ => registry.with(lines.with_filter(targets)).try_init(),
    };
}
