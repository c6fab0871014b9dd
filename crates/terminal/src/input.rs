//! What comes in, and what is to be done outside: all that the table knows of the world.

use ratatui::crossterm::event::{KeyEvent, MouseEvent};
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
    Read(PathBuf, Result<String, String>),
    /// A game could not be kept, and this is why.
    NotKept(String),
    /// The system asks the program to end.
    Stop,
}

/// Why a record was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// There is such a file already, and nobody has said that it may be replaced.
    Exists,
    /// What the system says.
    Other(String),
}

/// Something that is to be done outside.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Let the engine think; an answer to an earlier question is no longer wanted.
    Think(Box<Question>),
    /// Let it stop thinking.
    Hush,
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
