//! What can change.

use crate::{Key, KeyHash, Life, Logged, Person, Report, Standing, StandingPoint, StoredEvent, TableRow};

/// A change. Several are written together or not at all.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    /// Somebody is new, or has changed.
    PutPerson(Person),
    /// A key is new, or lasts longer.
    PutKey(Key),
    /// A key ends.
    DropKey(KeyHash),
    /// A token ends: its id, and whose it is.
    DropToken {
        /// Whose.
        person: String,
        /// Its id.
        id: String,
    },
    /// All keys of somebody end, but one.
    DropKeys {
        /// Whose.
        person: String,
        /// The one that stays.
        but: Option<KeyHash>,
    },
    /// A table is new, or has changed.
    PutTable(TableRow),
    /// Something happened at a table; a number that is there already refuses all that is written together with it.
    AddEvent {
        /// The table's.
        table: String,
        /// What happened.
        event: StoredEvent,
    },
    /// What was told of something that happened is told otherwise from now on, as when somebody is deleted.
    ReplaceEvent {
        /// The table's.
        table: String,
        /// The same event, in other words.
        event: StoredEvent,
    },
    /// Where somebody stands now, and after which game.
    AddStanding(StandingPoint),
    /// Where somebody stands, as it was before a game that was annulled.
    PutStanding(Standing),
    /// Somebody does not want to play somebody else.
    Block {
        /// Who.
        person: String,
        /// Whom.
        other: String,
    },
    /// They would again.
    Unblock {
        /// Who.
        person: String,
        /// Whom.
        other: String,
    },
    /// Somebody complains.
    AddReport(Report),
    /// Something to be known later.
    Log(Logged),
    /// The house is open: a life begins, or has gone on.
    Live(Life),
    /// A table and all that happened at it are gone for good.
    DropTable(String),
    /// What nobody needs any more goes: keys that have run out, tables that were called off and what was logged long ago,
    /// and guests whose keys are gone and whom nothing names.
    Tidy {
        /// The time, in milliseconds since 1970.
        now: u64,
        /// What is long ago.
        before: u64,
    },
}
