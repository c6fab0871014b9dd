//! `tablier restore`: puts a backup in its place, while the house is closed.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, storage};
use clap::{ArgMatches, Command};
use std::path::PathBuf;
use std::process::ExitCode;
use tablier_store::{Existing, OpenError, StoreError, restore};
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command
        .arg(arguments::file(words).help(words.say("cli-help-restore-file", &[])))
        .arg(storage::argument(words))
        .arg(arguments::switch(words, "force"))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let folder = storage::folder(Some(matches), words)?;
    let file = matches.get_one::<PathBuf>("file").expect("clap requires it");
    let existing = if matches.get_flag("force") { Existing::PutAside } else { Existing::Keep };
    let aside = storage::wait(async {
        restore(file, &folder, existing).await.map_err(|error| match error {
            OpenError::Occupied(path) => {
                let args = [("file", path.display().to_string().into())];
                Failure::Refused(words.say("restore-occupied", &args))
            }
            OpenError::NotADatabase(path) | OpenError::Stranger(path) => {
                let args = [("file", path.display().to_string().into())];
                Failure::Refused(words.say("restore-stranger", &args))
            }
            OpenError::Missing(_) => {
                let reason = words.say("system-not-found", &[]).into();
                let args = [("file", file.display().to_string().into()), ("reason", reason)];
                Failure::Refused(words.say("cli-unreadable-file", &args))
            }
            OpenError::Unreadable { .. } => Failure::Refused(storage::reason(words, &error)),
            // What the backup itself suffers from; everything else is about the folder.
            OpenError::TooNew { .. }
            | OpenError::TooOld { .. }
            | OpenError::Store(StoreError::Damaged(_) | StoreError::Other(_)) => {
                let reason = storage::reason(words, &error).into();
                let args = [("file", file.display().to_string().into()), ("reason", reason)];
                Failure::Refused(words.say("cli-unreadable-file", &args))
            }
            OpenError::InUse(_) | OpenError::Store(_) => storage::unusable(words, &folder, &error),
        })
    })?;
    if let Some(old) = aside {
        let args = [("file", old.display().to_string().into())];
        writeln!(output, "{}", words.say("restore-aside", &args))?;
    }
    let args = [("folder", folder.display().to_string().into())];
    writeln!(output, "{}", words.say("restore-done", &args))?;
    Ok(ExitCode::SUCCESS)
}
