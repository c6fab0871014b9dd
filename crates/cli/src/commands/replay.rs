//! `tablier replay`: checks records.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, position};
use clap::{ArgMatches, Command};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tablier_games::record::{Problem, Record, RecordError, Records};
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command.arg(arguments::file(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let file: &PathBuf = matches.get_one("file").expect("clap requires the file");
    let name = file.to_string_lossy();
    let text = read(file).map_err(|error| position::unreadable(words, &name, &error))?;
    let mut records = Records::new(&text).peekable();
    if records.peek().is_none() {
        return Err(refused(words, &RecordError { line: 1, problem: Problem::Empty }));
    }
    for (index, record) in records.enumerate() {
        let record = record.map_err(|error| refused(words, &error))?;
        if index > 0 {
            writeln!(output)?;
        }
        write_end(&record, words, output)?;
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn refused(words: &Words, error: &RecordError) -> Failure {
    Failure::Refused(words.record_error(error))
}

/// The text of a file, or of standard input for `-`. Bytes that are no text become a sign that says so: in a comment
/// that does no harm, and a move is refused for it.
pub(super) fn read(file: &Path) -> std::io::Result<String> {
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        std::io::stdin().lock().read_to_end(&mut bytes)?;
    } else {
        bytes = std::fs::read(file)?;
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The final position, the result in figures, and the result in words.
fn write_end(record: &Record, words: &Words, output: Output<'_>) -> Result<(), Failure> {
    let game = record.game();
    let sentence = match game.outcome() {
        Some(outcome) => words.outcome(game.kind(), &outcome),
        None => words.to_move(game.kind(), game.position().side()),
    };
    writeln!(output, "{}\n{}\n{sentence}", game.position(), game.score())?;
    Ok(())
}
