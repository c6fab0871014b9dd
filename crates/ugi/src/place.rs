//! Which position is meant.

use crate::BadCommand;
use crate::reader::Reader;
use std::fmt;

/// A position, as a command names it: a beginning, and the plies since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Where it began.
    pub beginning: Beginning,
    /// The plies since, as texts.
    pub moves: Vec<String>,
}

/// Where a game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// The set-up that the options name.
    StartPos,
    /// A position text.
    Fen(String),
    /// A set-up: an extension.
    Setup {
        /// Its name.
        name: String,
        /// What it is dealt from; without it the option decides.
        seed: Option<u64>,
    },
}

impl Place {
    pub(crate) fn read(mut words: Reader<'_>) -> Result<Self, BadCommand> {
        let beginning = match words.expect("startpos, fen or setup")? {
            "startpos" => Beginning::StartPos,
            "fen" => match words.until(&["moves"]) {
                text if text.is_empty() => return Err(BadCommand::Missing("the text of the position")),
                text => Beginning::Fen(text),
            },
            "setup" => {
                let name = words.expect("the name of the set-up")?.to_owned();
                let seed = if words.accept("seed") { Some(words.number("seed")?) } else { None };
                Beginning::Setup { name, seed }
            }
            other => return Err(BadCommand::Surplus(other.to_owned())),
        };
        if !words.accept("moves") {
            words.end()?;
            return Ok(Self { beginning, moves: Vec::new() });
        }
        Ok(Self { beginning, moves: words.rest().map(str::to_owned).collect() })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.beginning {
            Beginning::StartPos => f.write_str("startpos")?,
            Beginning::Fen(text) => write!(f, "fen {text}")?,
            Beginning::Setup { name, seed: None } => write!(f, "setup {name}")?,
            Beginning::Setup { name, seed: Some(seed) } => write!(f, "setup {name} seed {seed}")?,
        }
        if !self.moves.is_empty() {
            write!(f, " moves {}", self.moves.join(" "))?;
        }
        Ok(())
    }
}
