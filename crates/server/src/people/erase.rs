//! Deleting somebody: what is left is an id, so that their games still have all their sides.

use super::password::logged;
use crate::House;
use crate::live::{Deed, row};
use crate::problem::Answer;
use serde_json::Value;
use std::sync::Arc;
use tablier_protocol::online::{NAMELESS, PersonKind};
use tablier_store::{ArchiveQuery, Person, StoredEvent, Write};

/// How many games are read at once.
const PART: u32 = 500;

impl House {
    /// The ids of all finished games of somebody.
    pub(crate) async fn games_of(&self, person: &str) -> Answer<Vec<String>> {
        let person = Some(person.to_owned());
        let mut query = ArchiveQuery { person, private: true, limit: PART, ..ArchiveQuery::default() };
        let mut games = Vec::new();
        loop {
            let part = self.store.archive(&query).await?;
            query.before = part.last().map(|row| (row.last, row.id.clone()));
            games.extend(part.iter().map(|row| row.id.clone()));
            if part.len() < PART as usize {
                return Ok(games);
            }
        }
    }

    /// Deletes somebody. They leave their tables; their games stay, without their name and without what they said.
    pub(crate) async fn erase(self: &Arc<Self>, person: Person) -> Answer<()> {
        let running = self.leave_everything(&person.id).await?;
        let all = Write::DropKeys { person: person.id.clone(), but: None };
        let change = |person| {
            let (name, kind) = (NAMELESS.to_owned(), PersonKind::Deleted);
            Ok(Person { name, kind, password: None, recovery: None, ..person })
        };
        self.change_person(&person.id, vec![all, logged(self, &person, "deleted")], change).await?;
        self.ended.note(&person.id, self.now());
        let finished = self.games_of(&person.id).await?;
        for id in running.into_iter().chain(finished) {
            self.forget_at(&id, &person.id).await?;
        }
        Ok(())
    }

    /// Somebody leaves all tables that are not over; says which.
    pub(crate) async fn leave_everything(self: &Arc<Self>, person: &str) -> Answer<Vec<String>> {
        let (_, running) = self.tables(Some(person)).await;
        for table in &running {
            self.leave_for_good(&table.id, person).await?;
        }
        Ok(running.into_iter().map(|table| table.id).collect())
    }

    async fn leave_for_good(self: &Arc<Self>, id: &str, person: &str) -> Answer<()> {
        let live = self.live(id).await?;
        let person = person.to_owned();
        let deed =
            Deed::new(move |table, now| table.stand_up(&person).or_else(|_| table.resign(&person, now)));
        // Whoever is out already need not leave.
        let _ = self.act(&live, deed).await;
        Ok(())
    }

    /// Takes somebody's name and words out of the story of a table, at which nothing else happens meanwhile.
    async fn forget_at(&self, id: &str, person: &str) -> Answer<()> {
        let live = self.live(id).await?;
        let mut table = live.table.lock().await;
        let mut writes = Vec::new();
        for event in self.store.events(id, 0).await? {
            if let Some(body) = without(&event.body, person) {
                let event = StoredEvent { body, ..event };
                writes.push(Write::ReplaceEvent { table: id.to_owned(), event });
            }
        }
        let mut nameless = table.clone();
        nameless.rename(person, NAMELESS);
        writes.push(Write::PutTable(row(&nameless)));
        self.store.write(writes).await?;
        *table = nameless;
        Ok(())
    }
}

/// A message without the name of somebody; nothing if it was not about them.
fn without(body: &str, person: &str) -> Option<String> {
    let mut message: Value = serde_json::from_str(body).ok()?;
    if message["type"] == "said" && message["by"]["id"] == person {
        message["text"] = Value::from("…");
    }
    redact(&mut message, person).then(|| message.to_string())
}

/// Wherever somebody is named, in whatever shape: an object that has their id loses their name. Says whether there was one.
fn redact(value: &mut Value, person: &str) -> bool {
    let mut found = false;
    match value {
        Value::Object(fields) => {
            let about = ["id", "person"].iter().any(|key| fields.get(*key).is_some_and(|id| id == person));
            if about && fields.contains_key("name") {
                fields.insert(String::from("name"), Value::from(NAMELESS));
                found = true;
            }
            for field in fields.values_mut() {
                found |= redact(field, person);
            }
        }
        Value::Array(items) => {
            for item in items {
                found |= redact(item, person);
            }
        }
        _ => {}
    }
    found
}
