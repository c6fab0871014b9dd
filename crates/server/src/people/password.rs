//! Passwords, and ways back for whoever has lost one.

use super::session::{Opened, admit, open_session};
use crate::House;
use crate::caller::{Address, Caller};
use crate::extract::Message;
use crate::limits::Deed;
use crate::problem::{Answer, Problem};
use crate::secrets::{self, Secret};
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::{Response, StatusCode};
use std::sync::Arc;
use subtle::ConstantTimeEq;
use tablier_protocol::online::{Account, NewPassword, Recovery, Reset};
use tablier_store::{KeyKind, Logged, Person, Write};

/// How long a password may be, in bytes; the least is in characters.
const LONGEST: usize = 256;
const SHORTEST: usize = 8;

/// Whether a password is the stored one.
pub(crate) async fn check_password(house: &House, secret: Secret, stored: Option<String>) -> Answer<bool> {
    if secret.0.len() > LONGEST {
        return Ok(false);
    }
    house.passwords.fits(secret, stored).await
}

/// What a new password is stored as.
pub(crate) async fn new_password(house: &House, secret: Secret) -> Answer<String> {
    if secret.0.chars().count() < SHORTEST || secret.0.len() > LONGEST {
        return Err(Problem::unacceptable("bad-password"));
    }
    house.passwords.hash(secret).await
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
        note_failure(&house, Some(&caller.person), address).await;
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
    let Some(account) = account.clone().filter(|account| fits(account) && !account.banned) else {
        note_failure(&house, account.as_ref(), address).await;
        return Err(Problem::forbidden("wrong-code"));
    };
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
    logged_about(house, person, what, &person.id)
}

/// Something that somebody did, about somebody or something else.
pub(crate) fn logged_about(house: &House, person: &Person, what: &str, about: &str) -> Write {
    let (by, about) = (person.id.clone(), about.to_owned());
    Write::Log(Logged { at: house.now(), by, what: what.to_owned(), about })
}

/// Somebody who may be anybody gave a wrong password or code. Whether that can be noted or not, they are refused.
pub(crate) async fn note_failure(house: &House, account: Option<&Person>, address: std::net::IpAddr) {
    let about = account.map_or_else(|| String::from("nobody"), |account| account.id.clone());
    let failure =
        Logged { at: house.now(), by: address.to_string(), what: String::from("sign-in-failed"), about };
    if let Err(error) = house.store.write(vec![Write::Log(failure)]).await {
        tracing::warn!(%error, "a failed attempt to sign in cannot be noted");
    }
}
