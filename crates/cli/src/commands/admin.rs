//! `tablier admin`: what whoever runs the house looks at, and does. Looking needs nobody's leave; what changes something is
//! done by the server if one is running, otherwise here.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, storage};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use tablier_protocol::online::{PersonKind, SeatState, Status};
use tablier_server::{
    ControlError, House, LOCAL_PORT, Order, OrderError, Outcome, Settings, public_url, send, written_time,
};
use tablier_store::{OpenError, Person, Report, Sqlite, Store, StoreError, TableRow};
use tablier_words::Words;

/// What can be looked at and done.
const LOOKS: [&str; 4] = ["people", "tables", "reports", "log"];
const ACTS: [&str; 5] = ["ban", "unban", "delete", "delete-table", "reset"];
/// How many lines are shown if nothing is said.
const LINES: u32 = 50;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    let positional = |name: &'static str| {
        Arg::new(name)
            .value_name(words.say(&format!("cli-value-{name}"), &[]))
            .help(words.say(&format!("cli-help-{name}"), &[]))
            .help_heading(words.say("cli-heading-arguments", &[]))
    };
    let what = positional("what")
        .required(true)
        .value_parser(PossibleValuesParser::new(LOOKS.into_iter().chain(ACTS)));
    command
        .arg(what.hide_possible_values(true))
        .arg(positional("who").value_parser(arguments::text()))
        .arg(storage::argument(words))
        .arg(arguments::option(words, "show", "number").value_parser(arguments::ranged(0..=u32::MAX)))
        .arg(arguments::option(words, "public-url", "url").help(words.say("cli-help-admin-url", &[])))
        .arg(arguments::switch(words, "yes"))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let what = matches.get_one::<String>("what").expect("clap requires it");
    let who = matches.get_one::<String>("who").cloned();
    let desk = Desk { matches, words, folder: &storage::folder(Some(matches), words)? };
    if LOOKS.contains(&what.as_str()) {
        desk.look(what, &who.unwrap_or_default(), output)?;
    } else {
        let missing = [("argument", words.say("cli-value-who", &[]).into())];
        let who = who.ok_or_else(|| Failure::BadUse(words.say("cli-missing-argument", &missing)))?;
        desk.act(what, who, output)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Where whoever runs the house sits.
struct Desk<'a> {
    matches: &'a ArgMatches,
    words: &'a Words,
    folder: &'a Path,
}

impl Desk<'_> {
    fn look(&self, what: &str, containing: &str, output: Output<'_>) -> Result<(), Failure> {
        let lines = self.matches.get_one("show").copied().unwrap_or(LINES);
        let found = storage::wait(async {
            let store = Sqlite::open_read_only(self.folder).await.map_err(|error| self.unusable(&error))?;
            let found = list(&store, what, containing, lines).await;
            store.close().await;
            found.map_err(|error| self.unusable(&error.into()))
        })?;
        for line in found {
            writeln!(output, "{}", line.join("\t"))?;
        }
        Ok(())
    }

    fn act(&self, what: &str, who: String, output: Output<'_>) -> Result<(), Failure> {
        let named = [("who", who.clone().into())];
        if what.starts_with("delete") && !self.matches.get_flag("yes") {
            return Err(Failure::BadUse(self.words.say("admin-really", &named)));
        }
        let url = self.matches.get_one::<String>("public-url");
        let url = url.map(String::as_str).map(public_url).transpose().map_err(|_| {
            let args = [("url", url.cloned().unwrap_or_default().into())];
            Failure::BadUse(self.words.say("serve-bad-url", &args))
        })?;
        let order = match what {
            "ban" => Order::Ban { who },
            "unban" => Order::Unban { who },
            "delete" => Order::Delete { who },
            "delete-table" => Order::DeleteTable { id: who },
            _ => Order::Reset { who },
        };
        let done = self.give(order)?.map_err(|error| {
            let [who] = named;
            self.refused(&error, who)
        })?;
        self.tell(what, &done, url, output)?;
        Ok(())
    }

    /// Gives an order to the server; where none runs, it is carried out here.
    fn give(&self, order: Order) -> Result<Result<Outcome, OrderError>, Failure> {
        match send(self.folder, order.clone()) {
            Ok(answer) => Ok(answer),
            Err(ControlError::Closed) => storage::wait(async {
                // Only a house that is there has anybody in it.
                Sqlite::open_read_only(self.folder)
                    .await
                    .map_err(|error| self.unusable(&error))?
                    .close()
                    .await;
                let store = Sqlite::open(self.folder).await.map_err(|error| self.unusable(&error))?;
                let store: Arc<dyn Store> = Arc::new(store);
                let settings = Settings { engine_threads: 1, ..Settings::default() };
                let house = House::open(Arc::clone(&store), settings)
                    .await
                    .map_err(|error| self.unusable(&error.into()))?;
                let answer = house.obey(order).await;
                drop(house);
                store.close().await;
                Ok(answer)
            }),
            Err(ControlError::Broken(error)) => {
                let args = [("reason", error.to_string().into())];
                Err(Failure::Refused(self.words.say("admin-no-answer", &args)))
            }
        }
    }

    fn tell(&self, what: &str, done: &Outcome, url: Option<String>, output: Output<'_>) -> io::Result<()> {
        let Some(secret) = &done.reset else {
            let args = [("name", plain(&done.about.name).into()), ("id", done.about.id.clone().into())];
            return writeln!(output, "{}", self.words.say(&format!("admin-done-{what}"), &args));
        };
        let usual = || format!("http://127.0.0.1:{LOCAL_PORT}");
        let url = url.or_else(|| done.url.clone()).unwrap_or_else(usual);
        writeln!(output, "{url}/account#reset={secret}")
    }

    fn unusable(&self, error: &OpenError) -> Failure {
        storage::unusable(self.words, self.folder, error)
    }

    fn refused(&self, error: &OrderError, who: (&str, tablier_words::Value<'_>)) -> Failure {
        let detail = match error {
            OrderError::Several(ids) => ids.join(", "),
            OrderError::Store(reason) => reason.clone(),
            OrderError::Nobody | OrderError::NoTable | OrderError::NoAccount => String::new(),
        };
        let id = match error {
            OrderError::Nobody => "admin-nobody",
            OrderError::NoTable => "admin-no-table",
            OrderError::Several(_) => "admin-several",
            OrderError::NoAccount => "admin-no-account",
            OrderError::Store(_) => "admin-failed",
        };
        Failure::Refused(self.words.say(id, &[who, ("detail", detail.into())]))
    }
}

/// What there is, a line each, in columns.
async fn list(
    store: &dyn Store,
    what: &str,
    containing: &str,
    lines: u32,
) -> Result<Vec<Vec<String>>, StoreError> {
    Ok(match what {
        "people" => store.people(containing, lines).await?.iter().map(person).collect(),
        "tables" => store.running().await?.iter().take(lines as usize).map(table).collect(),
        "reports" => store.reports(lines).await?.iter().map(complaint).collect(),
        _ => {
            let log = store.log(lines).await?;
            log.into_iter()
                .map(|entry| vec![written_time(entry.at), entry.by, entry.what, entry.about])
                .collect()
        }
    })
}

fn person(person: &Person) -> Vec<String> {
    let kind = match person.kind {
        PersonKind::Guest => "guest",
        PersonKind::Account => "account",
        PersonKind::Deleted => "deleted",
    };
    let banned = if person.banned { "banned" } else { "" };
    vec![
        person.id.clone(),
        written_time(person.since),
        kind.to_owned(),
        plain(&person.name),
        banned.to_owned(),
    ]
}

fn table(row: &TableRow) -> Vec<String> {
    let status = match row.status {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Over => "over",
    };
    let name = |seat: &SeatState| plain(seat.name.as_deref().unwrap_or("–"));
    let names: Vec<String> = row.seats.iter().map(name).collect();
    vec![
        row.id.clone(),
        written_time(row.last),
        status.to_owned(),
        format!("{} {}", row.game, row.setup),
        row.ply.to_string(),
        names.join(", "),
    ]
}

fn complaint(report: &Report) -> Vec<String> {
    vec![
        written_time(report.at),
        report.by.clone(),
        format!("{} {}", report.table, report.event),
        format!("{}: {}", report.about, plain(&report.said)),
        plain(&report.text),
    ]
}

/// What people wrote, without anything that a terminal would obey.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '·' } else { letter }).collect()
}
