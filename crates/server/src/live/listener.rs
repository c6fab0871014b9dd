//! Whoever listens at a socket.

use super::lobby::Presence;
use crate::House;
use crate::caller::Caller;
use crate::limits::Place;
use crate::problem::Answer;
use std::net::IpAddr;
use std::sync::Arc;

/// Whoever listens at a socket: somebody known, or anybody.
#[derive(Debug)]
pub(crate) struct Listener {
    /// The person's id.
    pub(crate) person: Option<String>,
    key: Option<String>,
    begun: u64,
    _place: Place,
    _presence: Option<Presence>,
}

impl Listener {
    /// Lets somebody listen, if there is room.
    pub(crate) fn admit(house: &Arc<House>, caller: Option<Caller>, address: IpAddr) -> Answer<Self> {
        let (person, key) =
            caller.filter(Caller::sees).map(|caller| (caller.person.id, caller.key.id)).unzip();
        let place = house.doorkeeper.socket(person.as_deref(), address)?;
        let presence = person.as_deref().map(|person| house.lobby.come(person));
        Ok(Self { person, key, begun: house.now(), _place: place, _presence: presence })
    }

    /// Whether the session with which the socket was opened has ended.
    pub(crate) fn has_ended(&self, house: &House) -> bool {
        let known = self.key.as_deref().zip(self.person.as_deref());
        known.is_some_and(|(key, person)| house.ended.since(key, person, self.begun))
    }
}
