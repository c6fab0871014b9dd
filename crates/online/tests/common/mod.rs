//! What the tests of tables share.

use tablier_protocol::online::{NewGame, Pace, PersonRef};

/// A person whose name is their id in capitals.
pub(crate) fn person(id: &str) -> PersonRef {
    PersonRef { id: id.to_owned(), name: id.to_uppercase() }
}

/// A wish for a table whose seats are not drawn.
pub(crate) fn wish(game: &str, setup: &str, seats: &[&str], clock: Option<Pace>) -> NewGame {
    NewGame {
        game: game.to_owned(),
        setup: setup.to_owned(),
        seed: Some(7),
        seats: seats.iter().map(|seat| (*seat).to_owned()).collect(),
        clock,
        rated: false,
        private: false,
        drawn: false,
    }
}
