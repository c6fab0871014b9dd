//! What is asked for, and what there is besides people and tables.

/// Which finished games are asked for, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArchiveQuery {
    /// Only of this game.
    pub game: Option<String>,
    /// Only of this set-up.
    pub setup: Option<String>,
    /// Only those of this person.
    pub person: Option<String>,
    /// Only those that ended so: for this person, if one is named.
    pub ending: Option<Ending>,
    /// Only rated ones, or only others.
    pub rated: Option<bool>,
    /// Only those that ended at this time or later, in milliseconds since 1970.
    pub from: Option<u64>,
    /// Only those that ended before this time.
    pub until: Option<u64>,
    /// Private ones too: for whoever runs the house, and for a person's own.
    pub private: bool,
    /// Only those that ended before this one: when, and its id.
    pub before: Option<(u64, String)>,
    /// At most so many.
    pub limit: u32,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Somebody won alone; the person who is asked about, if there is one.
    Won,
    /// Somebody did not share the first place; the person who is asked about, if there is one.
    Lost,
    /// The first place was shared; by the person who is asked about, if there is one.
    Drawn,
}

/// A time during which the house was open: clocks run only then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Life {
    /// From when, in milliseconds since 1970: no two lives begin together.
    pub from: u64,
    /// Until when it is known to have been open.
    pub until: u64,
}

/// Somebody complains about something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// When.
    pub at: u64,
    /// Who complains.
    pub by: String,
    /// At which table.
    pub table: String,
    /// About which event.
    pub event: u64,
    /// Whose words they are about: the person's id.
    pub about: String,
    /// Those words, as they were when somebody complained.
    pub said: String,
    /// In their own words.
    pub text: String,
}

/// Something that whoever runs the house may want to know later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// When.
    pub at: u64,
    /// Who did it: a person's id, or `admin`.
    pub by: String,
    /// What: `signed-in`.
    pub what: String,
    /// About whom or what.
    pub about: String,
}
