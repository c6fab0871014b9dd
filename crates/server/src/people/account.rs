//! A guest becomes an account, and keeps their games.

use super::names;
use super::password::{logged, new_password};
use super::session::open_session;
use crate::House;
use crate::caller::{Address, Caller};
use crate::extract::Message;
use crate::limits::Deed;
use crate::problem::{Answer, Problem};
use crate::secrets::{self, Secret};
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use std::sync::Arc;
use tablier_protocol::online::{Account, NewAccount, PersonKind};
use tablier_store::{Person, Write};

/// `POST /api/account`.
pub(crate) async fn open_account(
    State(house): State<Arc<House>>,
    caller: Caller,
    Address(address): Address,
    Message(NewAccount { name, password }): Message<NewAccount>,
) -> Answer<Response<Body>> {
    caller.in_person()?;
    house.doorkeeper.admit(Deed::SignIn, &address.to_string())?;
    if caller.person.kind != PersonKind::Guest {
        return Err(Problem::conflict("account-already"));
    }
    let name = names::name(&name)?;
    if house.store.account(&name).await?.is_some() {
        return Err(Problem::conflict("name-taken"));
    }
    let recovery = secrets::recovery_code();
    let password = Some(new_password(&house, Secret(password)).await?);
    // Whoever knew the guest's session shall not have the account's.
    let all = Write::DropKeys { person: caller.person.id.clone(), but: None };
    let more = vec![all, logged(&house, &caller.person, "account-opened")];
    let change = |person: Person| match person.kind {
        PersonKind::Guest => {
            let recovery = Some(secrets::code_hash(&recovery));
            Ok(Person { name, kind: PersonKind::Account, password, recovery, ..person })
        }
        PersonKind::Account | PersonKind::Deleted => Err(Problem::conflict("account-already")),
    };
    let person = house.change_person(&caller.person.id, more, change).await?;
    let opened = open_session(&house, &person, Vec::new()).await?;
    house.ended.note(&person.id, house.now());
    let account = Account { session: opened.session.clone(), recovery };
    Ok(opened.answer(Json(account)))
}
