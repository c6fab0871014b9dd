//! Who sits where, as the board shows it, and telling oneself that it is one's turn.

use super::SharedTable;
use crate::desk::{Sitter, capitalised};
use crate::online::shown_name;
use leptos::prelude::*;
use tablier_games::Seat;
use tablier_online::{Chair, Table};
use tablier_protocol::page::Place;

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
        let away = state.is_away(seat);
        match state.chair(seat) {
            Chair::Open => Sitter { name: capitalised(&speech.say("online-seat-free")), ..Sitter::default() },
            Chair::Engine(level) => Sitter {
                name: speech.tell("player-level", &[("level", level.number().into())]),
                ..Sitter::default()
            },
            Chair::Invited(guest) => Sitter {
                name: person(&guest.id, &guest.name),
                note: Some(speech.say("online-seat-invited")),
                address: Some(Place::Person(guest.id.clone()).path()),
            },
            Chair::Person(sitter) => Sitter {
                name: person(&sitter.id, &sitter.name),
                note: away.then(|| speech.say("online-seat-away")),
                address: Some(Place::Person(sitter.id.clone()).path()),
            },
        }
    }

    /// What somebody at the table is called.
    pub(crate) fn name_of(self, seat: Seat) -> String {
        if self.own_seat() == Some(seat) {
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
