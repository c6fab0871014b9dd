//! What is going on in the house.

use super::follow::{Source, follow};
use super::{Failure, Link, Online};
use leptos::prelude::*;
use std::collections::BTreeMap;
use tablier_protocol::online::{Listed, LobbyMessage, SeatKind, SeatState, Status};

/// The lobby, live. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct LobbyState {
    online: Online,
    pub(crate) link: RwSignal<Link>,
    /// Tables that anybody can find.
    tables: RwSignal<BTreeMap<String, Listed>>,
    /// One's own.
    mine: RwSignal<BTreeMap<String, Listed>>,
    /// How many people are here.
    pub(crate) people: RwSignal<usize>,
}

impl LobbyState {
    pub(crate) fn new(online: Online) -> Self {
        let lobby = Self {
            online,
            link: RwSignal::new(Link::Opening),
            tables: RwSignal::new(BTreeMap::new()),
            mine: RwSignal::new(BTreeMap::new()),
            people: RwSignal::new(0),
        };
        follow(lobby);
        // The head of the page shows at once what the lobby hears.
        Effect::new(move || {
            if lobby.link.get() == Link::Open {
                let waiting = lobby.mine.with(|mine| {
                    mine.values()
                        .filter(|table| lobby.is_own_turn(table))
                        .map(|table| table.id.clone())
                        .collect()
                });
                online.turns.hear(waiting);
            }
        });
        lobby
    }

    /// Open tables of others in some state, those that have waited longest first.
    pub(crate) fn open(self, status: Status) -> Vec<Listed> {
        let own = self.mine.with(|mine| mine.keys().cloned().collect::<Vec<_>>());
        let mut tables: Vec<Listed> = self.tables.with(|tables| {
            tables
                .values()
                .filter(|table| table.status == status && !own.contains(&table.id))
                .cloned()
                .collect()
        });
        tables.retain(|table| !self.online.hides(&table.by.id));
        tables.sort_by_key(|table| table.last);
        tables
    }

    /// One's own tables that wait or are played, those where one is to move first.
    pub(crate) fn own(self) -> Vec<Listed> {
        let mut tables: Vec<Listed> =
            self.mine.with(|mine| mine.values().filter(|table| self.goes_on(table)).cloned().collect());
        tables.sort_by_key(|table| (!self.is_own_turn(table), std::cmp::Reverse(table.last)));
        tables
    }

    /// Games to which somebody asks one to sit down.
    pub(crate) fn challenges(self) -> Vec<Listed> {
        self.mine.with(|mine| {
            mine.values()
                .filter(|table| self.is_challenge(table) && !self.online.hides(&table.by.id))
                .cloned()
                .collect()
        })
    }

    /// Games that are over, and whose players ask one to play again.
    pub(crate) fn rematches(self) -> Vec<Listed> {
        let is_wanted = |table: &&Listed| {
            let asks = |seat: &SeatState| {
                table.rematch_offers.contains(&seat.seat)
                    && !seat.person.as_deref().is_some_and(|person| self.online.hides(person))
            };
            table.status == Status::Over && table.seats.iter().any(asks)
        };
        self.mine.with(|mine| mine.values().filter(is_wanted).cloned().collect())
    }

    fn goes_on(self, table: &Listed) -> bool {
        table.status != Status::Over && !self.is_challenge(table)
    }

    fn is_challenge(self, table: &Listed) -> bool {
        table.status == Status::Waiting
            && table.seats.iter().any(|seat| {
                seat.kind == SeatKind::Invited
                    && seat.person.as_deref().is_some_and(|person| self.online.is_me(person))
            })
    }

    /// Whether oneself is to move.
    pub(crate) fn is_own_turn(self, table: &Listed) -> bool {
        table.status == Status::Playing
            && table.seats.iter().any(|seat| {
                Some(seat.seat) == table.to_move
                    && !seat.left
                    && seat.person.as_deref().is_some_and(|person| self.online.is_me(person))
            })
    }
}

impl Source for LobbyState {
    async fn look(self) -> Result<bool, Failure> {
        self.online.arrive().await.map(|_| false)
    }

    fn path(self) -> String {
        String::from("/api/live")
    }

    fn hear(self, text: &str) -> bool {
        let Ok(message) = serde_json::from_str::<LobbyMessage>(text) else { return false };
        let by_id = |tables: Vec<Listed>| tables.into_iter().map(|table| (table.id.clone(), table)).collect();
        let put = |place: RwSignal<BTreeMap<String, Listed>>, table: Listed| {
            place.update(|tables| {
                if table.status == Status::Over && table.rematch_offers.is_empty() {
                    tables.remove(&table.id);
                } else {
                    tables.insert(table.id.clone(), table);
                }
            });
        };
        match message {
            LobbyMessage::Lobby { version, tables, mine, people } => {
                self.online.hear_version(&version);
                self.tables.set(by_id(tables));
                self.mine.set(by_id(mine));
                self.people.set(people);
            }
            // Whoever has given their seat back has no part in it any more.
            LobbyMessage::Table { table } => {
                self.mine.update(|mine| drop(mine.remove(&table.id)));
                put(self.tables, table);
            }
            LobbyMessage::Mine { table } => {
                self.tables.update(|tables| drop(tables.remove(&table.id)));
                put(self.mine, table);
            }
            LobbyMessage::Gone { id } => {
                self.tables.update(|tables| drop(tables.remove(&id)));
                self.mine.update(|tables| drop(tables.remove(&id)));
            }
            LobbyMessage::People { people } => self.people.set(people),
        }
        true
    }

    fn tell(self, link: Link) {
        if self.link.try_get_untracked().is_some_and(|before| before != link) {
            self.link.set(link);
        }
    }
}
