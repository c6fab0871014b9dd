//! What an engine says to a program.

use crate::{Complaint, Info, OptionLine};
use std::fmt;
use std::str::FromStr;

/// A line from an engine to a program.
///
/// ```
/// use tablier_ugi::Reply;
///
/// let reply: Reply = "bestmove e4xd4".parse()?;
/// assert_eq!(reply, Reply::BestMove(Some("e4xd4".to_owned())));
/// # Ok::<(), tablier_ugi::BadReply>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The engine's name.
    Name(String),
    /// Who wrote it.
    Author(String),
    /// One of its options.
    Option(OptionLine),
    /// That was all about the engine.
    UgiOk,
    /// It is ready.
    ReadyOk,
    /// News of a thought, or a sentence.
    Info(Info),
    /// Why a command is not obeyed. Whoever reads the line has an [`Info`] with a sentence.
    Complaint(Complaint),
    /// The move that it plays; none when the game is over.
    BestMove(Option<String>),
    /// The answer to a question.
    Response(String),
}

/// A line that no engine should say. Programs pass over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadReply;

impl fmt::Display for BadReply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a line of the Universal Game Interface")
    }
}

impl std::error::Error for BadReply {}

/// How a move is written that there is not.
const NONE: &str = "(none)";

impl FromStr for Reply {
    type Err = BadReply;

    fn from_str(line: &str) -> Result<Self, BadReply> {
        let (word, rest) = split(line);
        match word {
            "id" => match split(rest) {
                ("name", name) => Ok(Self::Name(name.to_owned())),
                ("author", author) => Ok(Self::Author(author.to_owned())),
                _ => Err(BadReply),
            },
            "option" => OptionLine::read(rest).map(Self::Option).ok_or(BadReply),
            "ugiok" => Ok(Self::UgiOk),
            "readyok" => Ok(Self::ReadyOk),
            "info" => Ok(Self::Info(Info::read(rest))),
            "bestmove" => match split(rest).0 {
                "" => Err(BadReply),
                NONE => Ok(Self::BestMove(None)),
                ply => Ok(Self::BestMove(Some(ply.to_owned()))),
            },
            "response" => Ok(Self::Response(rest.to_owned())),
            _ => Err(BadReply),
        }
    }
}

/// The first word, and what follows it.
fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "id name {name}"),
            Self::Author(author) => write!(f, "id author {author}"),
            Self::Option(option) => write!(f, "option {option}"),
            Self::UgiOk => f.write_str("ugiok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(info) => write!(f, "info{info}"),
            Self::Complaint(complaint) => write!(f, "info{}", Info::sentence(complaint.to_string())),
            Self::BestMove(ply) => write!(f, "bestmove {}", ply.as_deref().unwrap_or(NONE)),
            Self::Response(answer) => write!(f, "response {answer}"),
        }
    }
}
