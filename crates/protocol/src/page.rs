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

#[cfg(test)]
mod tests {
    use super::{Room, path_of, room_at};

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
