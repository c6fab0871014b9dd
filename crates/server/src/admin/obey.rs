//! Carrying orders out.

use super::{Order, OrderError, Outcome};
use crate::problem::Problem;
use crate::{House, secrets};
use std::sync::Arc;
use tablier_protocol::online::{PersonKind, PersonRef};
use tablier_store::{Key, KeyKind, Logged, Person, Write};

/// How long a link for a new password lasts: a day, in milliseconds.
const RESET_LASTS: u64 = 24 * 60 * 60 * 1000;
/// How many people of a similar name are looked at.
const SIMILAR: u32 = 1000;
/// Who gives orders, in the log.
const ADMIN: &str = "admin";

impl House {
    /// Carries an order out, and logs it.
    pub async fn obey(self: &Arc<Self>, order: Order) -> Result<Outcome, OrderError> {
        let logged = |about: &str| {
            let (by, what, about) = (ADMIN.to_owned(), order.name().to_owned(), about.to_owned());
            Write::Log(Logged { at: self.now(), by, what, about })
        };
        let mut reset = None;
        let about = match &order {
            Order::Ban { who } => {
                let person = self.find(who).await?;
                self.ban(&person.id, logged(&person.id)).await?;
                reference(&person)
            }
            Order::Unban { who } => {
                let person = self.find(who).await?;
                let change = |person| Ok(Person { banned: false, ..person });
                self.change_person(&person.id, vec![logged(&person.id)], change).await.map_err(failed)?;
                reference(&person)
            }
            Order::Delete { who } => {
                let person = self.find(who).await?;
                self.store.write(vec![logged(&person.id)]).await?;
                let about = reference(&person);
                self.erase(person).await.map_err(failed)?;
                about
            }
            Order::DeleteTable { id } => self.delete_table(id, logged(id)).await?,
            Order::Reset { who } => {
                let person = self.find(who).await?;
                reset = Some(self.allow_reset(&person, logged(&person.id)).await?);
                reference(&person)
            }
        };
        Ok(Outcome { about, reset, url: self.settings().public_url.clone() })
    }

    /// A table is gone: nothing happens there any more, and whoever looks at it is shown out.
    async fn delete_table(&self, id: &str, logged: Write) -> Result<PersonRef, OrderError> {
        let live = match self.live(id).await {
            Ok(live) => live,
            Err(problem) if problem.is_missing() => return Err(OrderError::NoTable),
            Err(problem) => return Err(failed(problem)),
        };
        let table = live.table.lock().await;
        self.store.write(vec![Write::DropTable(id.to_owned()), logged]).await?;
        live.end();
        self.hub.drop(id);
        self.lobby.tell_gone(&table);
        Ok(PersonRef { id: id.to_owned(), name: table.terms().kind.name().to_owned() })
    }

    /// Somebody by their id, an account by its name, or the only guest of a name.
    async fn find(&self, who: &str) -> Result<Person, OrderError> {
        if let Some(person) = self.store.person(who).await? {
            return Ok(person);
        }
        if let Some(account) = self.store.account(who).await? {
            return Ok(account);
        }
        let mut named = self.store.people(who, SIMILAR).await?;
        named.retain(|person| person.name == who && person.kind != PersonKind::Deleted);
        match (named.pop(), named.is_empty()) {
            (Some(person), true) => Ok(person),
            (None, _) => Err(OrderError::Nobody),
            (Some(person), false) => {
                named.push(person);
                Err(OrderError::Several(named.into_iter().map(|person| person.id).collect()))
            }
        }
    }

    /// They are out of everything at once: of the house, and of their games, so that nobody waits for them.
    async fn ban(self: &Arc<Self>, id: &str, logged: Write) -> Result<(), OrderError> {
        let all = Write::DropKeys { person: id.to_owned(), but: None };
        let change = |person| Ok(Person { banned: true, ..person });
        self.change_person(id, vec![all, logged], change).await.map_err(failed)?;
        self.ended.note(id, self.now());
        self.leave_everything(id).await.map_err(failed)?;
        Ok(())
    }

    async fn allow_reset(&self, person: &Person, logged: Write) -> Result<String, OrderError> {
        if person.kind != PersonKind::Account {
            return Err(OrderError::NoAccount);
        }
        let (secret, now) = (secrets::secret(), self.now());
        let key = Key {
            hash: secrets::hash(&secret),
            id: secrets::id(),
            person: person.id.clone(),
            kind: KeyKind::Reset,
            since: now,
            until: now + RESET_LASTS,
        };
        self.store.write(vec![Write::PutKey(key), logged]).await?;
        Ok(secret)
    }
}

fn reference(person: &Person) -> PersonRef {
    PersonRef { id: person.id.clone(), name: person.name.clone() }
}

#[allow(clippy::needless_pass_by_value, reason = "made for map_err")]
fn failed(problem: Problem) -> OrderError {
    OrderError::Store(problem.code().to_owned())
}
