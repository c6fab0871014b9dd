//! Where positions come from: a text, a set-up, or standard input.

use crate::commands::Output;
use crate::failure::Failure;
use crate::keyboard;
use clap::ArgMatches;
use std::io::{BufRead, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{SystemTime, UNIX_EPOCH};
use tablier_games::{AnyPosition, GameKind, Start};
use tablier_words::Words;

/// The game that the arguments name.
pub(crate) fn game(matches: &ArgMatches) -> GameKind {
    *matches.get_one("game").expect("clap requires the game")
}

/// Whether positions come from standard input.
pub(crate) fn are_many(matches: &ArgMatches) -> bool {
    matches.get_one::<String>("position").is_some_and(|text| text == "-")
}

/// The one position that the arguments name.
pub(crate) fn one(matches: &ArgMatches, words: &Words) -> Result<AnyPosition, Failure> {
    one_of(game(matches), matches, words)
}

/// The one position of a game that the options name.
pub(crate) fn one_of(kind: GameKind, matches: &ArgMatches, words: &Words) -> Result<AnyPosition, Failure> {
    if let Some(text) = matches.get_one::<String>("position") {
        return read(kind, words, text).map_err(Failure::Refused);
    }
    let start = start(matches, words, kind)?;
    if matches.contains_id("seed") && start.seed().is_none() {
        return Err(Failure::BadUse(words.say("setup-error-seed-surplus", &[])));
    }
    Ok(start.position().clone())
}

/// Becomes true when work on a single position is stopped from the keyboard. Where positions come from standard input the
/// system ends the program as it always does: it may wait for a line just then.
pub(crate) fn stop(matches: &ArgMatches) -> Arc<AtomicBool> {
    if are_many(matches) { Arc::default() } else { keyboard::stop() }
}

/// Answers for the position that the arguments name, or for each line of standard input.
///
/// `many_lines` writes the answer for a single position; `one_line` makes that for a text of many.
pub(crate) fn answer(
    matches: &ArgMatches,
    words: &Words,
    output: Output<'_>,
    many_lines: impl FnOnce(AnyPosition, Output<'_>) -> Result<(), Failure>,
    one_line: impl Fn(AnyPosition) -> Result<String, String>,
) -> Result<ExitCode, Failure> {
    if are_many(matches) {
        return answer_lines(game(matches), words, output, one_line);
    }
    many_lines(one(matches, words)?, output)?;
    Ok(ExitCode::SUCCESS)
}

fn read(kind: GameKind, words: &Words, text: &str) -> Result<AnyPosition, String> {
    AnyPosition::parse(kind, text).map_err(|error| words.position_error(&error))
}

/// Answers each line of standard input by one line, in order, and at once.
fn answer_lines(
    kind: GameKind,
    words: &Words,
    output: Output<'_>,
    line: impl Fn(AnyPosition) -> Result<String, String>,
) -> Result<ExitCode, Failure> {
    let mut refused = false;
    for text in std::io::stdin().lock().split(b'\n') {
        let text = text.map_err(|error| unreadable(words, "-", &error))?;
        let text = String::from_utf8_lossy(text.strip_suffix(b"\r").unwrap_or(&text)).into_owned();
        match read(kind, words, &text).and_then(&line) {
            Ok(answer) => writeln!(output, "{answer}")?,
            Err(reason) => {
                refused = true;
                writeln!(output, "error: {reason}")?;
            }
        }
        output.flush()?;
    }
    Ok(Failure::code(refused))
}

/// How the game begins that the arguments name. Without a set-up it is the game's first; without a seed one is
/// drawn from the clock, and told.
pub(crate) fn start(matches: &ArgMatches, words: &Words, kind: GameKind) -> Result<Start, Failure> {
    let name = matches.get_one::<String>("setup").map_or(kind.setups()[0].name, String::as_str);
    let seeded = kind.setup(name).is_some_and(|setup| setup.seeded);
    let seed = matches.get_one("seed").copied().or_else(|| seeded.then(|| draw_seed(words)));
    Start::from_setup(kind, name, seed).map_err(|error| Failure::BadUse(words.setup_error(kind, name, error)))
}

/// A seed nobody chose: the clock in microseconds, short enough to be typed again.
pub(crate) fn draw_seed(words: &Words) -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let seed = u64::from(since.subsec_micros()) ^ (since.as_secs() & 0xfff) << 20;
    let told = words.say("cli-seed-drawn", &[("seed", seed.to_string().into())]);
    let _ = writeln!(std::io::stderr(), "{told}");
    seed
}

/// A file that cannot be read.
pub(crate) fn unreadable(words: &Words, name: &str, error: &std::io::Error) -> Failure {
    let reason = words.system_error(error.kind(), &error.to_string());
    let args = [("file", name.into()), ("reason", reason.into())];
    Failure::BadUse(words.say("cli-unreadable-file", &args))
}
