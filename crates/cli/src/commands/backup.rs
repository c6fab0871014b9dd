//! `tablier backup`: a copy of everything that people share, while the house stays open.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, storage};
use clap::{ArgMatches, Command};
use std::path::PathBuf;
use std::process::ExitCode;
use tablier_store::{Sqlite, Store};
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command
        .arg(arguments::file(words).help(words.say("cli-help-backup-file", &[])))
        .arg(storage::argument(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let folder = storage::folder(Some(matches), words)?;
    let file = matches.get_one::<PathBuf>("file").expect("clap requires it");
    let said = ("file", file.display().to_string().into());
    if file.exists() {
        return Err(Failure::Refused(words.say("storage-occupied", &[said])));
    }
    storage::wait(async {
        let store = Sqlite::open_read_only(&folder)
            .await
            .map_err(|error| storage::unusable(words, &folder, &error))?;
        let copied = store.back_up(file).await;
        store.close().await;
        copied.map_err(|error| {
            let reason = ("reason", storage::suffering(words, &error).into());
            Failure::Refused(words.say("cli-unwritable-file", &[said.clone(), reason]))
        })
    })?;
    writeln!(output, "{}", words.say("backup-done", &[said]))?;
    Ok(ExitCode::SUCCESS)
}
