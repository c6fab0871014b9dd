//! `tablier check`: looks at everything that is kept, against the rules.

use super::Output;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::storage;
use clap::{ArgMatches, Command};
use std::process::ExitCode;
use tablier_server::{CheckNews, Finding, check};
use tablier_store::{OpenError, Sqlite, Store};
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command.arg(storage::argument(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let folder = storage::folder(Some(matches), words)?;
    let mut progress = Progress::new();
    let (mut found, mut written) = (0_usize, Ok(()));
    let tell = |news| match news {
        CheckNews::Found(finding) => {
            found += 1;
            if written.is_ok() {
                written = writeln!(output, "{}", sentence(words, &finding));
            }
        }
        CheckNews::Tables { done, total } => progress.show(done as u64, total as u64, String::new()),
    };
    let tables = storage::wait(async {
        let trouble = |error: OpenError| storage::unusable(words, &folder, &error);
        let store = Sqlite::open_read_only(&folder).await.map_err(trouble)?;
        let tables = check(&store, tell).await.map_err(|error| trouble(error.into()))?;
        store.close().await;
        Ok(tables)
    })?;
    progress.clear();
    written?;
    let args = [("tables", tables.to_string().into()), ("found", found.to_string().into())];
    writeln!(output, "{}", words.say(if found == 0 { "check-well" } else { "check-ill" }, &args))?;
    Ok(Failure::code(found > 0))
}

fn sentence(words: &Words, finding: &Finding) -> String {
    let text = |text: &str| text.to_owned().into();
    match finding {
        Finding::Database(reason) => words.say("check-database", &[("reason", text(reason))]),
        Finding::Story { table, reason } => {
            words.say("check-story", &[("table", text(table)), ("reason", text(reason))])
        }
        Finding::Row { table, field } => {
            words.say("check-row", &[("table", text(table)), ("field", text(field))])
        }
        Finding::Rating { person, game } => {
            words.say("check-rating", &[("person", text(person)), ("game", text(game))])
        }
        Finding::Nobody { table, person } => {
            words.say("check-nobody", &[("table", text(table)), ("person", text(person))])
        }
    }
}
