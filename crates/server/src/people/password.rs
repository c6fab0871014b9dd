//! Passwords, and ways back for whoever has lost one.

use super::session::{Opened, admit, open_session};
use crate::House;
use crate::caller::{Address, Caller};
use crate::extract::Message;
use crate::limits::Deed;
use crate::problem::{Answer, Problem};
use crate::secrets;
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::{Response, StatusCode};
use std::fmt;
use std::sync::Arc;
use subtle::ConstantTimeEq;
use tablier_protocol::online::{Account, NewPassword, Recovery, Reset};
use tablier_store::{KeyKind, Logged, Person, StoreError, Write};

/// How long a password may be, in bytes; the least is in characters.
const LONGEST: usize = 256;
const SHORTEST: usize = 8;

/// A password that is in nobody's log.
pub(crate) struct Secret(pub(crate) String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Whether a password is the stored one. It takes a core for a moment, so only a few are looked at at once.
pub(crate) async fn check_password(house: &House, secret: Secret, stored: Option<String>) -> Answer<bool> {
    if secret.0.len() > LONGEST {
        return Ok(false);
    }
    slowly(house, move || secrets::password_fits(&secret.0, stored.as_deref())).await
}

/// What a new password is stored as.
pub(crate) async fn new_password(house: &House, secret: Secret) -> Answer<String> {
    if secret.0.chars().count() < SHORTEST || secret.0.len() > LONGEST {
        return Err(Problem::unacceptable("bad-password"));
    }
    let hash = slowly(house, move || secrets::password_hash(&secret.0)).await?;
    hash.ok_or_else(|| StoreError::Other(String::from("a password could not be hashed")).into())
}

async fn slowly<T: Send + 'static>(house: &House, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    let failed = || Problem::from(StoreError::Other(String::from("a password could not be looked at")));
    let _place = house.passwords.acquire().await.map_err(|_| failed())?;
    tokio::task::spawn_blocking(work).await.map_err(|_| failed())
}

/// `POST /api/password`: all other sessions end.
pub(crate) async fn change_password(
    State(house): State<Arc<House>>,
    caller: Caller,
    Address(address): Address,
    Message(NewPassword { old, new }): Message<NewPassword>,
) -> Answer<StatusCode> {
    caller.in_person()?;
    admit(&house, address, &caller.person.id)?;
    if !check_password(&house, Secret(old), caller.person.password.clone()).await? {
        return Err(Problem::forbidden("wrong-password"));
    }
    let password = Some(new_password(&house, Secret(new)).await?);
    let before = caller.person.password.clone();
    let others = Write::DropKeys { person: caller.person.id.clone(), but: Some(caller.key.hash) };
    let more = vec![others, logged(&house, &caller.person, "password-changed")];
    let change = |person: Person| {
        // Whoever changed it meanwhile has the last word.
        let same = person.password == before;
        if same { Ok(Person { password, ..person }) } else { Err(Problem::forbidden("wrong-password")) }
    };
    house.change_person(&caller.person.id, more, change).await?;
    // The page that asked opens its sockets again with the session that stays.
    house.ended.note(&caller.person.id, house.now());
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/recover`: the code that was shown once sets a new password, and is replaced by another.
pub(crate) async fn recover(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Message(Recovery { name, code, password }): Message<Recovery>,
) -> Answer<Response<Body>> {
    let account = house.store.account(&name).await?;
    admit(&house, address, account.as_ref().map_or(&name, |account| &account.id))?;
    let typed = secrets::code_hash(&code);
    let fits = |person: &Person| person.recovery.is_some_and(|stored| bool::from(stored.0.ct_eq(&typed.0)));
    let account = account.filter(|account| fits(account) && !account.banned);
    let account = account.ok_or(Problem::forbidden("wrong-code"))?;
    renew(&house, account, Secret(password), "recovered").await
}

/// `POST /api/reset`: a link from whoever runs the house sets a new password, once.
pub(crate) async fn reset(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Message(Reset { reset, password }): Message<Reset>,
) -> Answer<Response<Body>> {
    house.doorkeeper.admit(Deed::SignIn, &address.to_string())?;
    let found = house.store.key(secrets::hash(&reset), house.now()).await?;
    let (_, account) =
        found.filter(|(key, _)| key.kind == KeyKind::Reset).ok_or(Problem::forbidden("wrong-code"))?;
    renew(&house, account, Secret(password), "reset").await
}

/// A new password and a new code; all sessions end, and a new one begins.
async fn renew(house: &House, account: Person, secret: Secret, how: &str) -> Answer<Response<Body>> {
    let recovery = secrets::recovery_code();
    let password = Some(new_password(house, secret).await?);
    let before = account.recovery;
    let all = Write::DropKeys { person: account.id.clone(), but: None };
    let change = |person: Person| {
        // A code or a link works once, even if it is used twice at the same moment.
        let same = person.recovery == before && !person.banned;
        let renewed = Person { password, recovery: Some(secrets::code_hash(&recovery)), ..person };
        if same { Ok(renewed) } else { Err(Problem::forbidden("wrong-code")) }
    };
    let more = vec![all, logged(house, &account, how)];
    let person = house.change_person(&account.id, more, change).await?;
    house.ended.note(&person.id, house.now());
    let opened: Opened = open_session(house, &person, Vec::new()).await?;
    let account = Account { session: opened.session.clone(), recovery };
    Ok(opened.answer(Json(account)))
}

pub(crate) fn logged(house: &House, person: &Person, what: &str) -> Write {
    let (by, about) = (person.id.clone(), person.id.clone());
    Write::Log(Logged { at: house.now(), by, what: what.to_owned(), about })
}
