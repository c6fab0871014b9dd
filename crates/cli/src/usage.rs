//! What to say when the arguments make no sense.

use crate::arguments::{Form, unshielded};
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
            let args = [("value", name.clone().into()), ("commands", commands.into())];
            let sentence = words.say("cli-wrong-command", &args);
            words.or_meant(sentence, &name, commands::ALL.iter().map(|entry| entry.name))
        }
        ErrorKind::UnknownArgument => {
            let meant = context(ContextKind::SuggestedArg);
            words.or_meant(say("cli-wrong-argument"), &argument, [meant.as_str()])
        }
        ErrorKind::TooManyValues => say("cli-wrong-argument"),
        ErrorKind::MissingRequiredArgument => say("cli-missing-argument"),
        ErrorKind::InvalidValue if value.is_empty() => say("cli-missing-value"),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => say("cli-missing-value"),
        ErrorKind::ValueValidation if name_of(&argument) == words.say("cli-value-game", &[]) => {
            let games = words.list_or(GameKind::ALL.map(GameKind::name));
            let sentence =
                words.say("cli-unknown-game", &[("value", value.clone().into()), ("games", games.into())]);
            words.or_meant(sentence, &value, GameKind::ALL.map(GameKind::name))
        }
        ErrorKind::ValueValidation => match form(error) {
            Some(form) => {
                let args = [
                    ("argument", argument.into()),
                    ("value", value.into()),
                    ("form", form.said(words).into()),
                ];
                words.say("cli-wrong-value", &args)
            }
            None => error.to_string(),
        },
        ErrorKind::InvalidValue => {
            let names = valid_values(error);
            let list = words.list_or(names.iter().map(String::as_str));
            let args =
                [("argument", argument.into()), ("value", value.clone().into()), ("names", list.into())];
            let sentence = words.say("cli-wrong-name", &args);
            words.or_meant(sentence, &value, names.iter().map(String::as_str))
        }
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

/// The form that a value should have had.
fn form(error: &Error) -> Option<&Form> {
    std::error::Error::source(error)?.downcast_ref()
}

/// The names that one could have written.
fn valid_values(error: &Error) -> Vec<String> {
    match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(names)) => names.clone(),
        _ => Vec::new(),
    }
}

/// The name of an argument as clap writes it: `<GAME>`, `[GAME]...`, `--game <GAME>`.
fn name_of(argument: &str) -> &str {
    argument.rsplit(' ').next().unwrap_or(argument).trim_matches(['<', '>', '[', ']', '.'])
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
