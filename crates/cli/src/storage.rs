//! The folder of a house: where it is, and why it cannot be used.

use crate::arguments;
use crate::failure::Failure;
use clap::{Arg, ArgMatches};
use directories::ProjectDirs;
use std::future::Future;
use std::path::{Path, PathBuf};
use tablier_store::{OpenError, StoreError};
use tablier_words::Words;

/// The option that names the folder.
pub(crate) fn argument(words: &Words) -> Arg {
    arguments::option(words, "data", "folder")
}

/// The folder that was named, or the usual one.
pub(crate) fn folder(matches: Option<&ArgMatches>, words: &Words) -> Result<PathBuf, Failure> {
    let named = matches.and_then(|matches| matches.get_one::<String>("data")).map(PathBuf::from);
    named.or_else(usual).ok_or_else(|| Failure::Refused(words.say("serve-no-folder", &[])))
}

/// Where what people share is kept, if nobody says otherwise.
fn usual() -> Option<PathBuf> {
    ProjectDirs::from("", "", "tablier").map(|folders| folders.data_dir().to_path_buf())
}

/// Does something that waits.
pub(crate) fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(work)
}

/// A folder that cannot be used.
pub(crate) fn unusable(words: &Words, folder: &Path, error: &OpenError) -> Failure {
    unusable_because(words, folder, reason(words, error))
}

/// Why a database cannot be opened.
pub(crate) fn reason(words: &Words, error: &OpenError) -> String {
    match error {
        OpenError::InUse(_) => words.say("storage-in-use", &[]),
        OpenError::Missing(path) => said(words, "storage-missing", "file", path),
        OpenError::Occupied(path) => said(words, "storage-occupied", "file", path),
        OpenError::Stranger(path) => said(words, "storage-stranger", "file", path),
        OpenError::NotADatabase(path) => said(words, "storage-not-a-database", "file", path),
        OpenError::Unreadable { path, kind, reason } => {
            let reason = words.system_error(*kind, reason);
            let args = [("file", path.display().to_string().into()), ("reason", reason.into())];
            words.say("cli-unreadable-file", &args)
        }
        OpenError::TooNew { .. } => words.say("storage-too-new", &[]),
        OpenError::TooOld { .. } => words.say("storage-too-old", &[]),
        OpenError::Store(error) => suffering(words, error),
    }
}

/// A folder that cannot be used, for a reason that is a sentence already.
pub(crate) fn unusable_because(words: &Words, folder: &Path, reason: String) -> Failure {
    let args = [("folder", folder.display().to_string().into()), ("reason", reason.into())];
    Failure::Refused(words.say("serve-bad-folder", &args))
}

/// What a database suffers from.
pub(crate) fn suffering(words: &Words, error: &StoreError) -> String {
    match error {
        StoreError::Full => words.say("storage-full", &[]),
        StoreError::ReadOnly => words.say("storage-read-only", &[]),
        StoreError::Damaged(reason) => words.say("storage-damaged", &[("reason", reason.clone().into())]),
        StoreError::System { kind, reason } => words.system_error(*kind, reason),
        other => other.to_string(),
    }
}

fn said(words: &Words, id: &str, name: &str, path: &Path) -> String {
    words.say(id, &[(name, path.display().to_string().into())])
}
