//! Who is at a table, and how far away.

use super::{Deed, Live};
use crate::House;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

/// For how long a link may be lost before the others are told.
const PATIENCE: Duration = Duration::from_secs(10);

/// The most that a slow link is made up for, in milliseconds a turn.
const MOST_LAG: u64 = 500;

/// The sockets of everybody at a table.
#[derive(Debug, Default)]
pub(crate) struct Links(HashMap<String, Link>);

#[derive(Debug, Default)]
struct Link {
    sockets: usize,
    /// How long a message takes there and back, in milliseconds: the shortest of late.
    round_trip: Option<u64>,
}

impl Live {
    /// How much of somebody's time the link takes.
    pub(crate) fn lag(&self, person: &str) -> u64 {
        let links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.0.get(person).and_then(|link| link.round_trip).unwrap_or(0).min(MOST_LAG)
    }

    /// A message to somebody was there and back. Delays are believed slowly, and speed at once: whoever holds an answer back
    /// gains little.
    pub(crate) fn measured(&self, person: &str, milliseconds: u64) {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(link) = links.0.get_mut(person) {
            let before = link.round_trip.unwrap_or(milliseconds);
            link.round_trip = Some(milliseconds.min((before * 3 + milliseconds) / 4));
        }
    }

    pub(crate) fn is_here(&self, person: &str) -> bool {
        let links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.0.get(person).is_some_and(|link| link.sockets > 0)
    }

    fn arrive(&self, person: &str) {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.0.entry(person.to_owned()).or_default().sockets += 1;
    }

    /// Says whether that was the last socket.
    fn depart(&self, person: &str) -> bool {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(link) = links.0.get_mut(person) else { return false };
        link.sockets = link.sockets.saturating_sub(1);
        let last = link.sockets == 0;
        if last {
            links.0.remove(person);
        }
        last
    }
}

impl House {
    /// Somebody opens a socket at a table.
    pub(crate) async fn arrive(self: &Arc<Self>, live: &Arc<Live>, person: &str) {
        live.arrive(person);
        self.tell_presence(live, person, true).await;
    }

    /// Somebody's socket at a table is closed; the others are told if it stays so.
    pub(crate) fn depart(self: &Arc<Self>, live: &Arc<Live>, person: &str) {
        if live.depart(person) {
            self.look_after(Arc::clone(live), person.to_owned());
        }
    }

    /// Looks after a while whether somebody is there.
    pub(crate) fn look_after(self: &Arc<Self>, live: Arc<Live>, person: String) {
        let house = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(PATIENCE).await;
            if let Some(house) = house.upgrade().filter(|_| !live.is_here(&person)) {
                house.tell_presence(&live, &person, false).await;
            }
        });
    }

    async fn tell_presence(self: &Arc<Self>, live: &Arc<Live>, person: &str, here: bool) {
        if live.table.lock().await.presence(person, here).is_none() {
            return;
        }
        let person = person.to_owned();
        let deed = Deed::new(move |table, _| Ok(table.presence(&person, here).into_iter().collect()));
        // If it cannot be stored now, the next who comes or goes brings it up again.
        let _ = self.act(live, deed).await;
    }
}
