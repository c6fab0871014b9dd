//! What to say when the arguments make no sense.

use crate::arguments::unshielded;
use crate::commands;
use crate::failure::{BAD_USE, Failure};
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use std::io::{self, Write};
use std::process::ExitCode;
use tablier_games::GameKind;
use tablier_words::Words;

/// Shows the help or the version that was asked for, or says what is wrong.
pub(crate) fn report(words: &Words, error: &Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let shown = write!(io::stdout(), "{}", error.render()).and_then(|()| io::stdout().flush());
            shown.map_or_else(|error| Failure::from(error).report(words), |()| ExitCode::SUCCESS)
        }
        _ => {
            Failure::BadUse(sentence(words, error)).report(words);
            let _ = writeln!(io::stderr(), "{}", words.say("cli-see-help", &[]));
            ExitCode::from(BAD_USE)
        }
    }
}

fn sentence(words: &Words, error: &Error) -> String {
    let context = |kind| error.get(kind).map(written).unwrap_or_default();
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    let say = |id| words.say(id, &[("argument", argument.clone().into()), ("value", value.clone().into())]);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let name = context(ContextKind::InvalidSubcommand);
            let commands = words.list_or(commands::ALL.iter().map(|entry| entry.name));
            words.say("cli-wrong-command", &[("value", name.into()), ("commands", commands.into())])
        }
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => say("cli-wrong-argument"),
        ErrorKind::MissingRequiredArgument => say("cli-missing-argument"),
        ErrorKind::InvalidValue if value.is_empty() => say("cli-missing-value"),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => say("cli-missing-value"),
        ErrorKind::ValueValidation if name_of(&argument) == words.say("cli-value-game", &[]) => {
            let games = words.list_or(GameKind::ALL.map(GameKind::name));
            words.say("cli-unknown-game", &[("value", value.into()), ("games", games.into())])
        }
        ErrorKind::ValueValidation | ErrorKind::InvalidValue => say("cli-wrong-value"),
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            if other == argument {
                return words.say("cli-twice", &[("argument", argument.into())]);
            }
            words.say("cli-conflict", &[("argument", argument.into()), ("other", other.into())])
        }
        ErrorKind::InvalidUtf8 => say("cli-not-text"),
        // The rest cannot happen with the arguments that we have; the library's own words will do.
        _ => error.to_string(),
    }
}

/// The name of an argument as clap writes it: `<GAME>`, `[GAME]...`.
fn name_of(argument: &str) -> &str {
    argument.trim_matches(['<', '>', '[', ']', '.'])
}

fn written(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => unshielded(text).to_owned(),
        ContextValue::Strings(texts) => {
            texts.iter().map(|text| unshielded(text)).collect::<Vec<_>>().join(", ")
        }
        _ => String::new(),
    }
}
