//! What comes in, and what is to be done outside: all that the table knows of the world.

use crate::shelf::Claimed;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use std::io;
use std::path::PathBuf;
use tablier_engine::{Level, Score};
use tablier_games::{AnyMove, Game, GameKind};
use tablier_table::Saved;

/// Something that has happened.
#[derive(Clone, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was used.
    Mouse(MouseEvent),
    /// Text was pasted.
    Paste(String),
    /// The screen has so many columns and lines now.
    Resized(u16, u16),
    /// Some time has passed, and something moves on the screen.
    Tick,
    /// The engine says something.
    Answer(Answer),
    /// A record was written, or not.
    Written {
        /// Where.
        file: PathBuf,
        /// What came of it.
        outcome: Result<(), WriteError>,
        /// What was to be written.
        text: String,
    },
    /// A record was read, or not, and this is why not.
    Read(PathBuf, Result<String, SystemError>),
    /// This is what was kept of a game.
    Claimed(GameKind, Box<Claimed>),
    /// A game could not be kept, and this is why.
    NotKept(NotKept),
    /// The system asks the program to end.
    Stop,
}

/// Why a record was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// There is such a file already, and nobody has said that it may be replaced.
    Exists,
    /// What the system says.
    Other(SystemError),
}

/// Why a game was not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// As many games of this kind are kept as there is room for.
    TooMany,
    /// What the system says.
    Other(SystemError),
}

impl From<io::Error> for NotKept {
    fn from(error: io::Error) -> Self {
        Self::Other(error.into())
    }
}

/// An error of the system: what kind it is, so that it can be said in any language, and the system's own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemError {
    /// Its kind.
    pub kind: io::ErrorKind,
    /// What the system says.
    pub text: String,
}

impl From<io::Error> for SystemError {
    fn from(error: io::Error) -> Self {
        Self { kind: error.kind(), text: error.to_string() }
    }
}

/// Something that is to be done outside.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Let the engine think; an answer to an earlier question is no longer wanted.
    Think(Box<Question>),
    /// Let it stop thinking.
    Hush,
    /// Take the game that was kept last, after so many that were declined.
    Claim(GameKind, usize),
    /// Leave the game that was taken where it is: what is kept next is another one.
    Leave,
    /// Keep a table until the next visit.
    Keep(GameKind, Box<Saved>),
    /// Keep nothing of this game any more.
    Forget(GameKind),
    /// Write a record.
    Write {
        /// Where.
        file: PathBuf,
        /// The record.
        text: String,
        /// Whether it may take the place of what is there.
        replace: bool,
    },
    /// Read a record.
    Read(PathBuf),
    /// Give the terminal back until the program is continued.
    Suspend,
    /// The end.
    Quit,
}

/// A question to the engine.
#[derive(Clone, Debug)]
pub struct Question {
    /// Comes back with the answer.
    pub id: u64,
    /// The game so far.
    pub game: Game,
    /// What is asked.
    pub ask: Ask,
}

/// What is asked about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The ply that an opponent of a level plays.
    Play {
        /// How strong it is.
        level: Level,
        /// What it leaves to chance follows from this.
        seed: u64,
    },
    /// The best turn that can be found in a moment.
    Advise,
    /// What the position is worth.
    Judge,
}

/// What the engine says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The number of the question.
    pub id: u64,
    /// The ply to play, and those that it expects to follow.
    pub plies: Vec<AnyMove>,
    /// What it is worth to the side to move.
    pub score: Option<Score>,
    /// Whether it has nothing more to say.
    pub last: bool,
}
