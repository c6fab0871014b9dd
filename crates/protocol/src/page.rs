//! The addresses of the pages: the server answers them, the client shows them.

/// What there is of a game. Each has an address below the game's: `/tzaar`, `/tzaar/rules`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Room {
    /// The table, where it is played.
    Table,
    /// A first lesson.
    Lesson,
    /// The rules.
    Rules,
    /// Problems to solve; not every game has them.
    Problems,
    /// A board to try things on.
    Analysis,
}

impl Room {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 5] = [Self::Table, Self::Lesson, Self::Rules, Self::Problems, Self::Analysis];

    /// Its name in an address; the table is at the game's own.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "",
            Self::Lesson => "lesson",
            Self::Rules => "rules",
            Self::Problems => "problems",
            Self::Analysis => "analysis",
        }
    }
}

impl Room {
    /// The message that names it.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Table => "room-table",
            Self::Lesson => "room-lesson",
            Self::Rules => "room-rules",
            Self::Problems => "room-problems",
            Self::Analysis => "room-analysis",
        }
    }

    /// The message that describes its page to search engines.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Self::Table => "describe-table",
            Self::Lesson => "describe-lesson",
            Self::Rules => "describe-rules",
            Self::Problems => "describe-problems",
            Self::Analysis => "describe-analysis",
        }
    }
}

/// The message that describes the shelf.
pub const SHELF_DESCRIPTION: &str = "describe-shelf";
/// The message that describes an address without a page.
pub const MISSING_DESCRIPTION: &str = "describe-missing";

/// The name of a game and the room that a path leads to, if it has the form of one: `/tzaar/rules`.
#[must_use]
pub fn room_at(path: &str) -> Option<(&str, Room)> {
    let path = path.trim_matches('/');
    let (game, name) = path.split_once('/').unwrap_or((path, ""));
    Some((game, Room::ALL.into_iter().find(|room| room.name() == name)?))
}

/// The path of a room of a game.
#[must_use]
pub fn path_of(game: &str, room: Room) -> String {
    match room {
        Room::Table => format!("/{game}"),
        room => format!("/{game}/{}", room.name()),
    }
}

/// A page of the house where people meet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// All tables, and ways to open one.
    Lobby,
    /// A table that people share: its id.
    Game(String),
    /// Somebody: their id.
    Person(String),
    /// Oneself.
    Account,
    /// Finished games.
    Archive,
}

impl Place {
    /// The place that a path leads to, if it has the form of one: `/games/x1`.
    #[must_use]
    pub fn at(path: &str) -> Option<Self> {
        let path = path.trim_matches('/');
        match path.split_once('/') {
            None if path == "lobby" => Some(Self::Lobby),
            None if path == "account" => Some(Self::Account),
            None if path == "archive" => Some(Self::Archive),
            Some(("games", id)) if is_id(id) => Some(Self::Game(id.to_owned())),
            Some(("people", id)) if is_id(id) => Some(Self::Person(id.to_owned())),
            _ => None,
        }
    }

    /// The message that names it.
    #[must_use]
    pub const fn title(&self) -> &'static str {
        match self {
            Self::Lobby => "online-lobby",
            Self::Game(_) => "online-table",
            Self::Person(_) => "online-person",
            Self::Account => "online-account",
            Self::Archive => "online-archive",
        }
    }

    /// The message that describes its page to search engines.
    #[must_use]
    pub const fn description(&self) -> &'static str {
        match self {
            Self::Lobby => "describe-lobby",
            Self::Game(_) => "describe-game",
            Self::Person(_) => "describe-person",
            Self::Account => "describe-account",
            Self::Archive => "describe-archive",
        }
    }

    /// Its path.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Lobby => String::from("/lobby"),
            Self::Game(id) => format!("/games/{id}"),
            Self::Person(id) => format!("/people/{id}"),
            Self::Account => String::from("/account"),
            Self::Archive => String::from("/archive"),
        }
    }
}

/// Ids are letters and digits, so that they are the same in every address.
fn is_id(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_')
}

#[cfg(test)]
mod tests {
    use super::{Place, Room, path_of, room_at};

    #[test]
    fn every_place_is_found_at_its_path() {
        let id = || String::from("a-1_Z");
        let places = [Place::Lobby, Place::Game(id()), Place::Person(id()), Place::Account, Place::Archive];
        for place in places {
            assert_eq!(Place::at(&place.path()), Some(place));
        }
        for path in ["/games", "/games/", "/games/a/b", "/people/a b", "/lobby/x", "/tzaar", "/"] {
            assert_eq!(Place::at(path), None, "{path}");
        }
    }

    #[test]
    fn every_room_is_found_at_its_path() {
        for room in Room::ALL {
            assert_eq!(room_at(&path_of("tchag", room)), Some(("tchag", room)));
        }
        assert_eq!(room_at("/tchag/"), Some(("tchag", Room::Table)));
        assert_eq!(room_at("/tchag/cellar"), None);
        assert_eq!(room_at("/tchag/rules/again"), None);
    }
}
