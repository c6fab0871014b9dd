//! What is going on in the house, for everybody and for each.

use crate::House;
use axum::extract::ws::Utf8Bytes;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tablier_online::{Chair, Table};
use tablier_protocol::online::{Listed, LobbyMessage, SeatKind, SeatState, Status};
use tokio::sync::broadcast;

/// How many changes a slow reader may be behind before everything is told anew.
const BACKLOG: usize = 256;

/// A change, for those whom it is about and for everybody else.
#[derive(Clone, Debug, Default)]
pub(crate) struct Change {
    /// Who sits at the table, or is asked to.
    people: Arc<HashSet<String>>,
    /// What they are told.
    theirs: Option<Utf8Bytes>,
    /// Who does not any more.
    leavers: Arc<HashSet<String>>,
    /// What they are told.
    farewell: Option<Utf8Bytes>,
    /// What everybody else is told.
    public: Option<Utf8Bytes>,
}

impl Change {
    /// What somebody is told of it.
    pub(crate) fn for_person(&self, person: Option<&str>) -> Option<Utf8Bytes> {
        let is_in = |people: &HashSet<String>| person.is_some_and(|person| people.contains(person));
        let told = if is_in(&self.people) {
            &self.theirs
        } else if is_in(&self.leavers) {
            &self.farewell
        } else {
            &self.public
        };
        told.clone()
    }
}

/// The lobby.
#[derive(Debug)]
pub(crate) struct Lobby {
    changes: broadcast::Sender<Change>,
    people: Arc<Mutex<HashMap<String, usize>>>,
    told: AtomicUsize,
}

impl Lobby {
    pub(crate) fn new() -> Self {
        Self { changes: broadcast::Sender::new(BACKLOG), people: Arc::default(), told: AtomicUsize::new(0) }
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// Tells of a table that is new or has changed. Whoever plays hears of every turn, everybody else of what a list shows.
    pub(crate) fn tell(&self, before: &Table, after: &Table) {
        if self.changes.receiver_count() == 0 {
            return;
        }
        let new = after.event() == before.event() || before.event() == 0;
        let public = new || before.status() != after.status() || before.chairs() != after.chairs();
        let turn = before.mover() != after.mover();
        let (listed, over) = (after.listed(), after.status() == Status::Over);
        if over && listed.rematch_offers != before.listed().rematch_offers {
            self.tell_rematch(&listed);
        }
        if !public && !turn {
            return;
        }
        let gone = || text(&LobbyMessage::Gone { id: after.id().to_owned() });
        let theirs = if over { gone() } else { text(&LobbyMessage::Mine { table: listed.clone() }) };
        let public = match (public && !after.terms().private, over) {
            (false, _) => None,
            (true, true) => gone(),
            (true, false) => text(&LobbyMessage::Table { table: listed }),
        };
        let people: HashSet<String> = after.chairs().iter().filter_map(sitter).collect();
        let leavers = before.chairs().iter().filter_map(sitter).filter(|person| !people.contains(person));
        let leavers = Arc::new(leavers.collect());
        let farewell = public.clone().or_else(gone);
        // Nobody need be there to hear it.
        let _ = self.changes.send(Change { people: Arc::new(people), theirs, leavers, farewell, public });
    }

    /// Tells those who are missing for another game that they are asked; the others have nothing to do there.
    fn tell_rematch(&self, listed: &Listed) {
        let (missing, others) = listed
            .seats
            .iter()
            .filter_map(|seat| Some((seat, seat.person.clone()?)))
            .partition::<Vec<_>, _>(|(seat, _)| is_asked(listed, seat));
        let people = |seats: Vec<(&SeatState, String)>| seats.into_iter().map(|(_, person)| person).collect();
        let gone = text(&LobbyMessage::Gone { id: listed.id.clone() });
        let theirs = text(&LobbyMessage::Mine { table: listed.clone() });
        let (missing, others) = (Arc::new(people(missing)), Arc::new(people(others)));
        // A send error only means that there is no receiver.
        let _ = self.changes.send(Change {
            people: missing,
            theirs,
            leavers: others,
            farewell: gone,
            public: None,
        });
    }

    /// Tells everybody that a table is gone.
    pub(crate) fn tell_gone(&self, table: &Table) {
        let gone = text(&LobbyMessage::Gone { id: table.id().to_owned() });
        let people = Arc::new(table.chairs().iter().filter_map(sitter).collect());
        let public = gone.clone().filter(|_| !table.terms().private);
        let _ = self.changes.send(Change { people, theirs: gone, public, ..Change::default() });
    }

    /// Somebody is here, until the answer is dropped.
    pub(crate) fn come(&self, person: &str) -> Presence {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        *people.entry(person.to_owned()).or_default() += 1;
        Presence { person: person.to_owned(), people: Arc::clone(&self.people) }
    }

    /// Whether somebody is here.
    pub(crate) fn has(&self, person: &str) -> bool {
        self.people.lock().unwrap_or_else(PoisonError::into_inner).contains_key(person)
    }

    /// How many are here.
    pub(crate) fn count(&self) -> usize {
        self.people.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Tells everybody how many are here, if that has changed.
    pub(crate) fn tell_people(&self) {
        let count = self.count();
        if self.told.swap(count, Ordering::Relaxed) != count {
            let public = text(&LobbyMessage::People { people: count });
            let change = Change { public, ..Change::default() };
            let _ = self.changes.send(change);
        }
    }
}

/// Whether a person at a table that is over is asked to play again, and has not answered.
fn is_asked(listed: &Listed, seat: &SeatState) -> bool {
    seat.kind == SeatKind::Person
        && !listed.rematch_offers.is_empty()
        && !listed.rematch_offers.contains(&seat.seat)
}

fn sitter(chair: &Chair) -> Option<String> {
    match chair {
        Chair::Person(person) | Chair::Invited(person) => Some(person.id.clone()),
        Chair::Open | Chair::Engine(_) => None,
    }
}

pub(crate) fn text(message: &LobbyMessage) -> Option<Utf8Bytes> {
    serde_json::to_string(message).ok().map(Utf8Bytes::from)
}

/// Somebody who is here.
#[derive(Debug)]
pub(crate) struct Presence {
    person: String,
    people: Arc<Mutex<HashMap<String, usize>>>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = people.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                people.remove(&self.person);
            }
        }
    }
}

impl House {
    /// All tables that are not over: the open ones, and one's own. Nobody waits for a table that is being stored: it is as it
    /// was.
    pub(crate) fn tables(&self, person: Option<&str>) -> (Vec<Listed>, Vec<Listed>) {
        let (mut open, mut own) = (Vec::new(), Vec::new());
        for shown in self.hub.all().iter().map(|live| live.shown()) {
            let over = shown.status == Status::Over;
            let has_part = |person| {
                let mut own = shown.seats.iter().filter(|seat| seat.person.as_deref() == Some(person));
                own.any(|seat| !over || is_asked(&shown, seat))
            };
            if over && !person.is_some_and(has_part) {
                continue;
            }
            if person.is_some_and(has_part) {
                own.push(Listed::clone(&shown));
            } else if !shown.private {
                open.push(Listed::clone(&shown));
            }
        }
        for list in [&mut open, &mut own] {
            list.sort_by_key(|table| std::cmp::Reverse(table.last));
        }
        (open, own)
    }

    /// The games in which a person is to move.
    pub(crate) fn turns(&self, person: &str) -> Vec<String> {
        let shown = self.hub.all().into_iter().map(|live| live.shown());
        let waits = |table: &Listed| {
            table.status == Status::Playing
                && table.seats.iter().any(|seat| {
                    // The seat of a player who has left may be played by an engine.
                    Some(seat.seat) == table.to_move && !seat.left && seat.person.as_deref() == Some(person)
                })
        };
        shown.filter(|table| waits(table)).map(|table| table.id.clone()).collect()
    }
}
