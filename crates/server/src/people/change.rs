//! Changing somebody: as they are at that moment, and not as a request found them when it began.

use crate::House;
use crate::problem::{Answer, Problem};
use tablier_protocol::online::PersonKind;
use tablier_store::{Person, Write};

impl House {
    /// Changes somebody, together with what else is to be written. Nobody else changes them meanwhile, and whoever was
    /// deleted stays so.
    pub(crate) async fn change_person(
        &self,
        id: &str,
        more: Vec<Write>,
        change: impl FnOnce(Person) -> Answer<Person>,
    ) -> Answer<Person> {
        let _alone = self.people.lock().await;
        let known = self.store.person(id).await?.filter(|person| person.kind != PersonKind::Deleted);
        let changed = change(known.ok_or(Problem::unknown())?)?;
        let mut writes = vec![Write::PutPerson(changed.clone())];
        writes.extend(more);
        self.store.write(writes).await?;
        Ok(changed)
    }
}
