//! Everybody who comes is a guest at once.

use super::names;
use super::session::{Opened, open_session};
use crate::House;
use crate::caller::Address;
use crate::extract::Optional;
use crate::limits::Deed;
use crate::problem::{Answer, Problem};
use crate::secrets;
use axum::extract::State;
use std::sync::Arc;
use tablier_protocol::online::{NewGuest, PersonKind};
use tablier_store::{Person, Write};

/// `POST /api/guest`.
pub(crate) async fn come_in(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Optional(NewGuest { name }): Optional<NewGuest>,
) -> Answer<Opened> {
    house.doorkeeper.admit(Deed::Guest, &address.to_string())?;
    let name = name.as_deref().map_or_else(|| Ok(names::any_name()), names::name)?;
    if house.store.account(&name).await?.is_some() {
        return Err(Problem::conflict("name-taken"));
    }
    let person = Person {
        id: secrets::id(),
        name,
        kind: PersonKind::Guest,
        since: house.now(),
        password: None,
        recovery: None,
        banned: false,
    };
    open_session(&house, &person, vec![Write::PutPerson(person.clone())]).await
}
