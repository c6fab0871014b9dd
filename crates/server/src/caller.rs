//! Who asks.

use crate::House;
use crate::limits::Deed;
use crate::problem::{Answer, Problem};
use crate::secrets;
use axum::extract::{ConnectInfo, FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderMap};
use axum::http::request::Parts;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use tablier_protocol::online::{PersonKind, PersonRef, Scope};
use tablier_store::{Key, KeyKind, Person};

/// Somebody whom the house knows.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) person: Person,
    pub(crate) key: Key,
}

impl Caller {
    /// As others see them.
    pub(crate) fn reference(&self) -> PersonRef {
        PersonRef { id: self.person.id.clone(), name: self.person.name.clone() }
    }

    /// Whether they came with a key that opens this.
    pub(crate) fn may(&self, scope: Scope) -> Answer<()> {
        match &self.key.kind {
            KeyKind::Session => Ok(()),
            KeyKind::Token { scopes, .. } if scopes.contains(&scope) => Ok(()),
            KeyKind::Token { .. } | KeyKind::Reset => Err(Problem::forbidden("scope")),
        }
    }

    /// Whether they came themselves, and not a program with a token.
    pub(crate) fn in_person(&self) -> Answer<()> {
        if self.key.kind == KeyKind::Session { Ok(()) } else { Err(Problem::forbidden("scope")) }
    }

    /// Whether they have an account.
    pub(crate) fn has_account(&self) -> bool {
        self.person.kind == PersonKind::Account
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Self::Rejection> {
        let near = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
        let near = near.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let far = house.settings().behind_proxy.then(|| forwarded(&parts.headers)).flatten();
        Ok(Self(network(far.unwrap_or(near))))
    }
}

/// Whoever has one address of the new kind has 2^64 of them: they count as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() & !u128::from(u64::MAX)).into()),
        address @ IpAddr::V4(_) => address,
    }
}

/// The last address of the list is the one that our own proxy wrote; all before it may be made up.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    list.rsplit(',').next()?.trim().parse().ok()
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Answer<Self> {
        let token = token(&parts.headers, house.settings().cookie()).ok_or(Problem::unknown())?;
        let found = house.store.key(secrets::hash(&token), house.now()).await?;
        let (key, person) = found.filter(|(key, _)| key.kind != KeyKind::Reset).ok_or(Problem::unknown())?;
        if person.banned {
            return Err(Problem::forbidden("banned"));
        }
        house.doorkeeper.admit(Deed::Request, &person.id)?;
        Ok(Self { person, key })
    }
}

impl OptionalFromRequestParts<Arc<House>> for Caller {
    type Rejection = Problem;

    /// Whoever shows a key that opens nothing is nobody: to look on, nobody need be known.
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Answer<Option<Self>> {
        if token(&parts.headers, house.settings().cookie()).is_none() {
            return Ok(None);
        }
        match <Self as FromRequestParts<Arc<House>>>::from_request_parts(parts, house).await {
            Err(problem) if problem.is_unknown() => Ok(None),
            known => known.map(Some),
        }
    }
}

impl Caller {
    /// Whether they may see what is theirs: whoever may play must see the table.
    pub(crate) fn sees(&self) -> bool {
        self.may(Scope::Read).is_ok() || self.may(Scope::Play).is_ok()
    }
}

/// The secret that a request carries: a program's in a header, a browser's in a cookie.
fn token(headers: &HeaderMap, cookie_name: &str) -> Option<String> {
    if let Some(header) = headers.get(AUTHORIZATION) {
        let (scheme, token) = header.to_str().ok()?.split_once(' ')?;
        return scheme.eq_ignore_ascii_case("bearer").then(|| token.trim().to_owned());
    }
    cookie(headers, cookie_name)
}

/// The secret in the cookie of a browser.
pub(crate) fn cookie_of(headers: &HeaderMap, house: &House) -> Option<String> {
    cookie(headers, house.settings().cookie())
}

fn cookie(headers: &HeaderMap, named: &str) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == named)
        .map(|(_, token)| token.to_owned())
}
