//! The binary `tablier`: arguments and glue. What could live in a library lives in one.

mod arguments;
mod commands;
mod engine;
mod failure;
mod keyboard;
mod logs;
mod position;
mod progress;
mod screen;
mod storage;
mod usage;

use failure::Failure;
use std::io::{BufWriter, Write};
use std::process::ExitCode;
use tablier_words::{Language, Words};

fn main() -> ExitCode {
    let locale = sys_locale::get_locale().unwrap_or_default();
    let words = Words::new(Language::from_locale(&locale));
    let matches = match arguments::command(&words).try_get_matches_from(arguments::shielded()) {
        Ok(matches) => matches,
        Err(error) => return usage::report(&words, &error),
    };
    let mut output = BufWriter::new(std::io::stdout().lock());
    let outcome = commands::run(&matches, &words, &mut output);
    let flushed = output.flush().map_err(Failure::from);
    match outcome.and_then(|code| flushed.map(|()| code)) {
        Ok(code) => code,
        Err(failure) => failure.report(&words),
    }
}
