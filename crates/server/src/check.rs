//! Looks at everything that is stored: the database itself, and every table against the rules.

use crate::live::{row, table_of};
use std::collections::HashMap;
use tablier_online::{Chair, Table};
use tablier_protocol::online::Status;
use tablier_store::{Store, StoreError, StoredEvent, TableRow};

/// How many ids are read at once.
const PART: u32 = 500;
/// How often a table is read again that changes while it is looked at.
const ATTEMPTS: usize = 5;

/// Something that is wrong with what is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The database itself is damaged.
    Database(String),
    /// What happened at a table cannot have happened.
    Story {
        /// The table's.
        table: String,
        /// Why not.
        reason: String,
    },
    /// The list of tables says something else than what happened.
    Row {
        /// The table's.
        table: String,
        /// What it says otherwise.
        field: &'static str,
    },
    /// Somebody's rating is not what their last rated game made of it.
    Rating {
        /// The person's id.
        person: String,
        /// Of which game.
        game: String,
    },
    /// A table refers to a person whom nobody knows.
    Nobody {
        /// The table's.
        table: String,
        /// The person's id.
        person: String,
    },
}

/// What is told while everything is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckNews {
    /// Something is wrong.
    Found(Finding),
    /// So many tables have been looked at.
    Tables {
        /// So many.
        done: usize,
        /// Of so many.
        total: usize,
    },
}

/// Looks at everything, even while the house is open, and tells what is wrong as soon as it is known. Says how many tables
/// there are.
pub async fn check(store: &dyn Store, mut tell: impl FnMut(CheckNews)) -> Result<usize, StoreError> {
    for reason in store.examine().await? {
        tell(CheckNews::Found(Finding::Database(reason)));
    }
    let mut people = People { store, known: HashMap::new() };
    let ids = all_tables(store).await?;
    for (index, id) in ids.iter().enumerate() {
        for finding in look_at(store, &mut people, id).await? {
            tell(CheckNews::Found(finding));
        }
        tell(CheckNews::Tables { done: index + 1, total: ids.len() });
    }
    for person in people.known.into_iter().filter_map(|(id, known)| known.then_some(id)) {
        for finding in misrated(store, person).await? {
            tell(CheckNews::Found(finding));
        }
    }
    Ok(ids.len())
}

/// Ratings that are not what the last game made of them.
async fn misrated(store: &dyn Store, person: String) -> Result<Vec<Finding>, StoreError> {
    let mut findings = Vec::new();
    for standing in store.standings(&person).await? {
        let history = store.history(&person, &standing.game, standing.many).await?;
        // A game may have ended between the two readings.
        if history.last().is_some_and(|point| point.standing.games > standing.games) {
            continue;
        }
        if history.last().map(|point| &point.standing) != Some(&standing) {
            findings.push(Finding::Rating { person: person.clone(), game: standing.game });
        }
    }
    Ok(findings)
}

async fn all_tables(store: &dyn Store) -> Result<Vec<String>, StoreError> {
    let mut all: Vec<String> = Vec::new();
    loop {
        let part = store.table_ids(all.last().map_or("", String::as_str), PART).await?;
        if part.is_empty() {
            return Ok(all);
        }
        all.extend(part);
    }
}

/// Everything that is wrong with a table.
async fn look_at(store: &dyn Store, people: &mut People<'_>, id: &str) -> Result<Vec<Finding>, StoreError> {
    let wrong = |reason: String| Finding::Story { table: id.to_owned(), reason };
    let (stored, events) = match read(store, id).await {
        Ok(Some(found)) => found,
        // Gone meanwhile.
        Ok(None) => return Ok(Vec::new()),
        Err(StoreError::Damaged(reason)) => return Ok(vec![wrong(reason)]),
        Err(error) => return Err(error),
    };
    let table = match table_of(&stored, &events) {
        Ok(table) => table,
        Err(reason) => return Ok(vec![wrong(reason)]),
    };
    let mut findings: Vec<Finding> =
        mistold(&events).into_iter().chain(misjudged(&table)).map(wrong).collect();
    let fields = differences(&stored, &row(&table));
    findings.extend(fields.into_iter().map(|field| Finding::Row { table: id.to_owned(), field }));
    let sitters = table.chairs().iter().filter_map(|chair| match chair {
        Chair::Person(person) | Chair::Invited(person) => Some(&person.id),
        Chair::Open | Chair::Engine(_) => None,
    });
    for person in sitters.chain([&table.terms().by.id]) {
        let finding = Finding::Nobody { table: id.to_owned(), person: person.clone() };
        if !people.know(person).await? && !findings.contains(&finding) {
            findings.push(finding);
        }
    }
    Ok(findings)
}

/// A table and its story, of one moment: if something happens in between, they are read again.
async fn read(store: &dyn Store, id: &str) -> Result<Option<(TableRow, Vec<StoredEvent>)>, StoreError> {
    let mut before = store.table(id).await?;
    for _ in 0..ATTEMPTS {
        let events = store.events(id, 0).await?;
        let after = store.table(id).await?;
        if after == before {
            return Ok(after.map(|row| (row, events)));
        }
        before = after;
    }
    Err(StoreError::Other(format!("table {id} changes too fast to be looked at")))
}

/// An event whose message has another number or time than its place in the store.
fn mistold(events: &[StoredEvent]) -> Option<String> {
    events.iter().find_map(|stored| {
        let told = serde_json::from_str::<tablier_protocol::online::Event>(&stored.body).ok()?;
        let same = told.event == stored.event && told.at == stored.at;
        (!same).then(|| format!("event {}: its message has another number or time", stored.event))
    })
}

/// An end that is not the end of the game, or none where the game has ended.
fn misjudged(table: &Table) -> Option<String> {
    let game = table.game();
    let decided = game.outcome().zip(game.places()).map(|(outcome, places)| (outcome.ending.name(), places));
    match (table.result(), decided) {
        (Some(told), Some((reason, places))) if told.reason == reason && told.places == places => None,
        (Some(told), None) if told.reason == "called-off" && game.plies().next().is_none() => None,
        (None, None) if table.status() != Status::Over => None,
        _ => Some(String::from("its end is not that of the game")),
    }
}

/// What two rows say differently.
fn differences(stored: &TableRow, told: &TableRow) -> Vec<&'static str> {
    [
        ("by", stored.by != told.by),
        ("status", stored.status != told.status),
        ("seats", stored.seats != told.seats),
        ("ply", stored.ply != told.ply),
        ("to_move", stored.to_move != told.to_move),
        ("result", stored.result != told.result),
        ("last", stored.last != told.last),
    ]
    .into_iter()
    .filter_map(|(field, differs)| differs.then_some(field))
    .collect()
}

/// Who is known; nobody is asked for twice.
struct People<'a> {
    store: &'a dyn Store,
    known: HashMap<String, bool>,
}

impl People<'_> {
    async fn know(&mut self, id: &str) -> Result<bool, StoreError> {
        if let Some(known) = self.known.get(id) {
            return Ok(*known);
        }
        let known = self.store.person(id).await?.is_some();
        self.known.insert(id.to_owned(), known);
        Ok(known)
    }
}
