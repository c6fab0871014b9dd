//! What can go wrong, and the exit code that says so.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use tablier_words::Words;

/// Exit code for a refused position, move or record.
const REFUSED: u8 = 1;
/// Exit code for a command that makes no sense as it was given.
pub(crate) const BAD_USE: u8 = 2;

/// Why a command did not do what it was asked; the sentences are for people.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command makes no sense as it was given.
    BadUse(String),
    /// A position, move or record is refused.
    Refused(String),
    /// The answers could not be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl Failure {
    /// Says what happened on standard error, and gives the exit code.
    pub(crate) fn report(&self, words: &Words) -> ExitCode {
        match self {
            Self::BadUse(sentence) => complain(words, sentence, BAD_USE),
            Self::Refused(sentence) => complain(words, sentence, REFUSED),
            // Whoever reads the answers has read enough, as `head` does.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(error) => {
                let reason = words.system_error(error.kind(), &error.to_string());
                let sentence = words.say("cli-output-failed", &[("reason", reason.into())]);
                complain(words, &sentence, REFUSED)
            }
        }
    }

    /// A file that cannot be written.
    pub(crate) fn unwritable(words: &Words, file: &Path, error: &(dyn std::error::Error + 'static)) -> Self {
        let reason = match error.downcast_ref::<io::Error>() {
            Some(error) => words.system_error(error.kind(), &error.to_string()),
            None => error.to_string(),
        };
        let args = [("file", file.display().to_string().into()), ("reason", reason.into())];
        Self::Refused(words.say("cli-unwritable-file", &args))
    }

    /// The exit code for answers of which some were refusals.
    pub(crate) fn code(refused: bool) -> ExitCode {
        if refused { ExitCode::from(REFUSED) } else { ExitCode::SUCCESS }
    }
}

/// Writes an error to standard error; if even that fails, there is nobody to tell.
fn complain(words: &Words, sentence: &str, code: u8) -> ExitCode {
    let line = words.say("cli-error", &[("reason", sentence.into())]);
    let _ = writeln!(io::stderr(), "{line}");
    ExitCode::from(code)
}
