//! Somebody and something to write down.

use tablier_protocol::online::{GameResult, Pace, PersonKind, Scope, SeatKind, SeatState, Status};
use tablier_store::{Key, KeyHash, KeyKind, Person, StoredEvent, TableRow, Write};

/// A guest who bears their id as a name.
pub(crate) fn guest(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: id.to_owned(),
        kind: PersonKind::Guest,
        since: 1_000,
        password: None,
        recovery: None,
        banned: false,
    }
}

/// An account.
pub(crate) fn account(id: &str, name: &str) -> Person {
    Person {
        name: name.to_owned(),
        kind: PersonKind::Account,
        password: Some("$argon2id$…".to_owned()),
        recovery: Some(KeyHash([9; 32])),
        ..guest(id)
    }
}

/// A session from 1,000 to 2,000.
pub(crate) fn session(number: u8, person: &str) -> Key {
    Key {
        hash: KeyHash([number; 32]),
        id: format!("key-{number}"),
        person: person.to_owned(),
        kind: KeyKind::Session,
        since: 1_000,
        until: 2_000,
    }
}

/// A token that may play and talk.
pub(crate) fn token(number: u8, person: &str) -> Key {
    let scopes = vec![Scope::Play, Scope::Chat];
    Key { kind: KeyKind::Token { name: format!("bot {number}"), scopes }, ..session(number, person) }
}

/// A game between two people.
pub(crate) fn playing(id: &str, people: [&str; 2]) -> TableRow {
    let seats = (1..).zip(people).map(|(seat, person)| seated(seat, person));
    TableRow {
        id: id.to_owned(),
        game: "tzaar".to_owned(),
        setup: "random".to_owned(),
        seed: u64::MAX - 1,
        pace: Some(Pace::Clock { base: 300, increment: 5 }),
        rated: false,
        private: false,
        drawn: true,
        by: people[0].to_owned(),
        status: Status::Playing,
        seats: seats.collect(),
        ply: 3,
        to_move: Some(2),
        result: None,
        since: 500,
        last: 700,
    }
}

/// The same, over.
pub(crate) fn finished(id: &str, people: [&str; 2], last: u64) -> TableRow {
    let result = Some(GameResult { places: vec![1, 2], reason: "goal".to_owned() });
    TableRow { status: Status::Over, to_move: None, result, last, ..playing(id, people) }
}

/// Opened, joined by nobody, and given up.
pub(crate) fn called_off(id: &str, person: &str, last: u64) -> TableRow {
    let result = Some(GameResult { places: vec![], reason: "called-off".to_owned() });
    TableRow { result, ..finished(id, [person, "nobody"], last) }
}

/// An event that says its number.
pub(crate) fn event(number: u64) -> StoredEvent {
    StoredEvent { event: number, at: 10 * number, body: format!("{{\"event\":{number}}}") }
}

/// An event at a table.
pub(crate) fn happens(table: &str, number: u64) -> Write {
    Write::AddEvent { table: table.to_owned(), event: event(number) }
}

fn seated(seat: u8, person: &str) -> SeatState {
    SeatState {
        seat,
        kind: SeatKind::Person,
        name: Some(person.to_uppercase()),
        person: Some(person.to_owned()),
        level: None,
        away: false,
        left: false,
        out: false,
        substitute: None,
    }
}
