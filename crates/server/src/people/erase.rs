//! Deleting somebody: what is left is an id, so that their games still have all their sides.

use super::password::logged;
use crate::House;
use crate::live::{Deed, row, to_its_end};
use crate::problem::Answer;
use serde_json::Value;
use std::sync::Arc;
use tablier_protocol::online::{NAMELESS, PersonKind};
use tablier_store::{Person, StoreError, StoredEvent, Write};

impl House {
    /// Deletes somebody. They leave their tables; their games stay, without their name and without what they said. If the
    /// house is closed in the middle of it, it goes on when it opens again: until the end, they keep their name.
    pub(crate) async fn erase(self: &Arc<Self>, person: Person) -> Answer<()> {
        self.leave_everything(&person.id).await?;
        let all = Write::DropKeys { person: person.id.clone(), but: None };
        let change =
            |person| Ok(Person { kind: PersonKind::Deleted, password: None, recovery: None, ..person });
        let more = vec![all, logged(self, &person, "deleted")];
        let person = self.change_person(&person.id, more, change).await?;
        self.ended.note(&person.id, self.now());
        // Whoever asked is signed out, and may be gone before all of it is done.
        let house = Arc::clone(self);
        to_its_end(async move { house.forget(person).await }).await
    }

    /// Goes on with what was cut off, when the house was closed or nothing could be stored.
    pub(crate) async fn go_on_forgetting(self: &Arc<Self>) -> Result<(), StoreError> {
        for person in self.store.to_forget().await? {
            let id = person.id.clone();
            if let Err(problem) = self.forget(person).await {
                // One damaged table does not keep the house closed; it is tried again later.
                tracing::error!(person = id, code = problem.code(), "somebody cannot be forgotten");
            }
        }
        Ok(())
    }

    /// Takes somebody's name out of all tables, and then from themselves. A table at which that fails does not keep the
    /// others from it.
    async fn forget(self: &Arc<Self>, person: Person) -> Answer<()> {
        let mut failure = None;
        for id in self.store.tables_about(&person.id).await? {
            match self.forget_at(&id, &person.id).await {
                Err(problem) if !problem.is_missing() => failure = Some(problem),
                // Done, or deleted meanwhile.
                _ => {}
            }
        }
        if let Some(problem) = failure {
            return Err(problem);
        }
        let nameless = Person { name: NAMELESS.to_owned(), ..person };
        self.store.write(vec![Write::PutPerson(nameless)]).await?;
        Ok(())
    }

    /// Somebody leaves all tables that are not over.
    pub(crate) async fn leave_everything(self: &Arc<Self>, person: &str) -> Answer<()> {
        let (_, running) = self.tables(Some(person));
        for table in &running {
            self.leave_for_good(&table.id, person).await?;
        }
        Ok(())
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
        live.show(&nameless);
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
