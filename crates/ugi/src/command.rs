//! What a program says to an engine.

use crate::quoted::Quoted;
use crate::reader::Reader;
use crate::{Go, Place, Query};
use std::fmt;
use std::str::FromStr;

/// A line from a program to an engine.
///
/// ```
/// use tablier_ugi::{Command, Go};
///
/// let command: Command = "go depth 3".parse()?;
/// assert_eq!(command, Command::Go(Go { depth: Some(3), ..Go::default() }));
/// assert_eq!(command.to_string(), "go depth 3");
/// # Ok::<(), tablier_ugi::BadCommand>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Say who you are.
    Ugi,
    /// Say when you are ready.
    IsReady,
    /// What comes next belongs to another game.
    NewGame,
    /// Change an option.
    SetOption {
        /// Its name.
        name: String,
        /// Its new value; buttons have none.
        value: Option<String>,
    },
    /// This is the position.
    Position(Place),
    /// Think about it.
    Go(Go),
    /// Stop thinking, and say what you found.
    Stop,
    /// Answer a question about the position.
    Query(Query),
    /// Go away.
    Quit,
}

/// A line that is no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadCommand {
    /// Nothing is on the line.
    Empty,
    /// No command begins with this word.
    Unknown(String),
    /// Something is not there.
    Missing(&'static str),
    /// A word has no place where it stands.
    Surplus(String),
    /// A word should be a number, and one that is not too large.
    NotANumber {
        /// What the number is for.
        what: &'static str,
        /// What stands there.
        text: String,
    },
    /// The same thing is said twice.
    Twice(&'static str),
    /// Two things cannot be said together.
    Conflict(&'static str, &'static str),
}

impl fmt::Display for BadCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("nothing is on the line"),
            Self::Unknown(word) => write!(f, "unknown command {}", Quoted(word)),
            Self::Missing(what) => write!(f, "missing: {what}"),
            Self::Surplus(word) => write!(f, "unexpected {}", Quoted(word)),
            Self::NotANumber { what, text } => write!(f, "{what}: {} is no number that fits", Quoted(text)),
            Self::Twice(what) => write!(f, "{what} is given twice"),
            Self::Conflict(one, other) => write!(f, "{one} and {other} do not go together"),
        }
    }
}

impl std::error::Error for BadCommand {}

impl FromStr for Command {
    type Err = BadCommand;

    fn from_str(line: &str) -> Result<Self, BadCommand> {
        let mut words = Reader::new(line);
        let command = match words.word().ok_or(BadCommand::Empty)? {
            "ugi" => Self::Ugi,
            "isready" => Self::IsReady,
            "uginewgame" => Self::NewGame,
            "stop" => Self::Stop,
            "quit" => Self::Quit,
            "query" => Self::Query(words.expect("what to query")?.parse()?),
            "setoption" => return read_option(words),
            "position" => return Place::read(words).map(Self::Position),
            "go" => return Go::read(words).map(Self::Go),
            other => return Err(BadCommand::Unknown(other.to_owned())),
        };
        words.end()?;
        Ok(command)
    }
}

/// Names and values can be several words.
fn read_option(mut words: Reader<'_>) -> Result<Command, BadCommand> {
    if !words.accept("name") {
        return Err(BadCommand::Missing("name"));
    }
    let name = words.until(&["value"]);
    if name.is_empty() {
        return Err(BadCommand::Missing("the name of the option"));
    }
    let value = words.accept("value").then(|| words.until(&[]));
    Ok(Command::SetOption { name, value })
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ugi => f.write_str("ugi"),
            Self::IsReady => f.write_str("isready"),
            Self::NewGame => f.write_str("uginewgame"),
            Self::SetOption { name, value: None } => write!(f, "setoption name {name}"),
            Self::SetOption { name, value: Some(value) } => write!(f, "setoption name {name} value {value}"),
            Self::Position(place) => write!(f, "position {place}"),
            Self::Go(go) => write!(f, "go{go}"),
            Self::Stop => f.write_str("stop"),
            Self::Query(query) => write!(f, "query {query}"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

impl Command {
    /// Its first word.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Ugi => "ugi",
            Self::IsReady => "isready",
            Self::NewGame => "uginewgame",
            Self::SetOption { .. } => "setoption",
            Self::Position(_) => "position",
            Self::Go(_) => "go",
            Self::Stop => "stop",
            Self::Query(_) => "query",
            Self::Quit => "quit",
        }
    }
}
