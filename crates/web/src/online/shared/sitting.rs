//! Who sits where, as the board shows it, and telling oneself that it is one's turn.

use super::SharedTable;
use crate::desk::Sitter;
use crate::online::shown_name;
use leptos::prelude::*;
use tablier_games::{Departure, Seat};
use tablier_online::{Chair, Party, Table};
use tablier_protocol::page::Place;
use tablier_words::capitalised;

impl SharedTable {
    /// Keeps the names beside the board true.
    pub(super) fn let_sit(self) {
        Effect::new(move || {
            let sitters: Vec<Sitter> =
                self.state.with(|state| state.seats().map(|seat| self.sitter(state, seat)).collect());
            if self.desk.sitters.with_untracked(|before| *before != sitters) {
                self.desk.sitters.set(sitters);
            }
        });
        // Who one is can change while one looks: a guest becomes an account, or nobody a guest.
        Effect::new(move |before: Option<Option<Seat>>| {
            let own = self.own_seat();
            if before.is_some_and(|before| before != own) {
                self.show_now();
            }
            own
        });
    }

    fn sitter(self, state: &Table, seat: Seat) -> Sitter {
        let speech = self.speech;
        let person = |id: &str, name: &str| {
            let colour = || speech.words().seat_name(state.terms().kind, seat);
            if self.online.hides(id) { colour() } else { shown_name(speech, name) }
        };
        let away = state.is_away(seat).then(|| speech.say("online-seat-away"));
        let left = state.game().departure(seat).map(|how| {
            speech.say(match how {
                Departure::Resigned => "online-seat-resigned",
                Departure::Time => "online-seat-time",
                Departure::Gone => "online-seat-left",
            })
        });
        let note = left.or(away);
        if let (Some(level), Chair::Person(sitter)) = (state.substitute(seat), state.chair(seat)) {
            let name = person(&sitter.id, &sitter.name);
            return Sitter {
                name: speech.tell("player-level", &[("level", level.number().into())]),
                note: Some(speech.tell("online-seat-for", &[("player", name.into())])),
                address: Some(Place::Person(sitter.id.clone()).path()),
            };
        }
        match state.chair(seat) {
            Chair::Open => Sitter { name: capitalised(&speech.say("online-seat-free")), ..Sitter::default() },
            Chair::Engine(level) => Sitter {
                name: speech.tell("player-level", &[("level", level.number().into())]),
                note,
                ..Sitter::default()
            },
            Chair::Invited(guest) => Sitter {
                name: person(&guest.id, &guest.name),
                note: Some(speech.say("online-seat-invited")),
                address: Some(Place::Person(guest.id.clone()).path()),
            },
            Chair::Person(sitter) => Sitter {
                name: person(&sitter.id, &sitter.name),
                note,
                address: Some(Place::Person(sitter.id.clone()).path()),
            },
        }
    }

    /// What a player was called who sat here when something happened.
    pub(crate) fn name_at(self, who: &Party) -> String {
        let colour = || self.speech.words().seat_name(self.kind(), who.seat);
        match &who.chair {
            Chair::Person(person) | Chair::Invited(person) if self.online.is_me(&person.id) => {
                self.speech.say("player-you")
            }
            Chair::Person(person) | Chair::Invited(person) if self.online.hides(&person.id) => colour(),
            Chair::Person(person) | Chair::Invited(person) => shown_name(self.speech, &person.name),
            Chair::Engine(level) => self.speech.tell("player-level", &[("level", level.number().into())]),
            Chair::Open => colour(),
        }
    }

    /// What the one who took a seat is called, also where an engine plays on for them.
    pub(crate) fn person_at(self, seat: Seat) -> String {
        let chair = self.state.with(|state| state.chair(seat).clone());
        self.name_at(&Party { seat, chair })
    }

    /// Several people, in one phrase that has begun.
    pub(crate) fn people_at(self, seats: impl IntoIterator<Item = Seat>) -> String {
        let own = self.own_seat();
        let name = |seat| {
            if own == Some(seat) { self.speech.say("player-you-among") } else { self.person_at(seat) }
        };
        seats.into_iter().map(name).collect::<Vec<_>>().join(", ")
    }

    /// What the one who plays on a seat is called: where a player has left, that may be an engine.
    pub(crate) fn name_of(self, seat: Seat) -> String {
        let played_for = self.state.with(|state| state.substitute(seat).is_some());
        if self.own_seat() == Some(seat) && !played_for {
            return self.speech.say("player-you");
        }
        self.desk
            .sitters
            .with(|sitters| sitters.get(seat.index()).map(|sitter| sitter.name.clone()))
            .unwrap_or_default()
    }

    pub(super) fn own_seat_untracked(self) -> Option<Seat> {
        untrack(move || self.own_seat())
    }

    /// Tells oneself that it is one's turn, if one looks elsewhere.
    pub(super) fn let_tell_of_turns(self) {
        Effect::new(move |before: Option<bool>| {
            let own = self.is_own_turn();
            if own && before == Some(false) {
                let game = self.speech.words().game_name(self.kind());
                let title = format!("{} · {game}", self.speech.say("table-your-move"));
                self.online.notifier.tell(&title, &self.id());
            }
            own
        });
    }
}
