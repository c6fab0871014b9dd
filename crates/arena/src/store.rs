//! What is kept of a match on the disk: its games as records, a line about each, and the results.
//!
//! `progress.jsonl` is the truth: a first line that says which match it is, then a line a finished game, written
//! after the game's record. When the program was killed, an unfinished last line is dropped, and with it any record
//! that came after the last whole line.

use crate::results::Results;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

const PROGRESS: &str = "progress.jsonl";
const RECORDS: &str = "games.txt";
const RESULTS: &str = "results.json";

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finished {
    /// Its number in the match, from 0.
    pub game: usize,
    /// The score of each seat: 1 for having beaten all others, 0 for nobody, a draw shares.
    pub scores: Vec<f64>,
    /// How it ended.
    pub ending: String,
    /// How many plies it had, those of the opening included.
    pub plies: u64,
    /// Seats, from 1, that lost by misbehaving, and how.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<(u8, String)>,
    /// How many plies of each seat were late.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub late: Vec<u32>,
    /// Where its record ends in the file of records.
    pub records: u64,
}

/// Why a match cannot be kept, or gone on with.
#[derive(Debug)]
pub enum StoreError {
    /// A file cannot be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The folder has a match already.
    Taken(PathBuf),
    /// The folder has another match than the one to go on with.
    OtherMatch(PathBuf),
    /// A line of the file of progress makes no sense.
    Line {
        /// The file.
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for StoreError {}

/// The folder of a match.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    progress: File,
    records: File,
    /// How long the file of records is.
    length: u64,
    finished: Vec<Finished>,
}

impl Store {
    /// Opens a folder for the match that `identity` names, made if it is not there. If the folder has this match
    /// already it goes on where it stopped, provided that `resume` allows it.
    pub fn open(folder: &Path, identity: &str, resume: bool) -> Result<Self, StoreError> {
        fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
        let path = folder.join(PROGRESS);
        let text = match fs::read(&path) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(failed(&path, error)),
        };
        // What follows the last line end was torn off.
        let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        if !whole.is_empty() && !resume {
            return Err(StoreError::Taken(folder.to_owned()));
        }
        let finished = read(&path, whole, identity)?;
        let length = finished.last().map_or(0, |game| game.records);
        let progress = continue_at(&path, whole.len() as u64)?;
        let (records, length) = continue_records(&folder.join(RECORDS), length)?;
        let mut store = Self { folder: folder.to_owned(), progress, records, length, finished };
        if whole.is_empty() {
            store.add_line(identity)?;
        }
        Ok(store)
    }

    /// The games that are finished already.
    #[must_use]
    pub fn finished(&self) -> &[Finished] {
        &self.finished
    }

    /// Keeps a game: its record first, then its line.
    pub(crate) fn add(&mut self, record: &str, finished: &mut Finished) -> Result<(), StoreError> {
        let text = if self.length == 0 { record.to_owned() } else { format!("\n{record}") };
        let path = self.folder.join(RECORDS);
        let written = self.records.write_all(text.as_bytes()).and_then(|()| self.records.flush());
        written.map_err(|error| failed(&path, error))?;
        self.length += text.len() as u64;
        finished.records = self.length;
        let line = serde_json::to_string(finished).map_err(|error| failed(&path, error.into()))?;
        self.add_line(&line)
    }

    fn add_line(&mut self, line: &str) -> Result<(), StoreError> {
        let written = self.progress.write_all(format!("{line}\n").as_bytes());
        let written = written.and_then(|()| self.progress.flush());
        written.map_err(|error| failed(&self.folder.join(PROGRESS), error))
    }

    /// Writes the results beside the games; either all of them or, if that fails, nothing.
    pub(crate) fn write_results(&self, results: &Results) -> Result<(), StoreError> {
        let path = self.folder.join(RESULTS);
        let text = serde_json::to_string_pretty(results).map_err(|error| failed(&path, error.into()))?;
        write_whole(&path, &format!("{text}\n"))
    }
}

/// Writes a file beside its place first, so that a full disk costs nothing that was there.
pub(crate) fn write_whole(path: &Path, text: &str) -> Result<(), StoreError> {
    let draft = path.with_extension("tmp");
    let written = fs::write(&draft, text).and_then(|()| fs::rename(&draft, path));
    written.map_err(|error| {
        let _ = fs::remove_file(&draft);
        failed(path, error)
    })
}

fn failed(path: &Path, error: io::Error) -> StoreError {
    StoreError::File { path: path.to_owned(), error }
}

fn read(path: &Path, text: &str, identity: &str) -> Result<Vec<Finished>, StoreError> {
    let mut lines = text.lines().enumerate();
    match lines.next() {
        None => return Ok(Vec::new()),
        Some((_, first)) if first != identity => return Err(StoreError::OtherMatch(path.to_owned())),
        Some(_) => {}
    }
    let game = |(index, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|_| StoreError::Line { path: path.to_owned(), line: index + 1 })
    };
    lines.map(game).collect()
}

/// Opens a file to write on after so many bytes; the rest is dropped.
fn continue_at(path: &Path, length: u64) -> Result<File, StoreError> {
    let open = || {
        let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
        file.set_len(length)?;
        file.seek(SeekFrom::End(0))?;
        Ok(file)
    };
    open().map_err(|error| failed(path, error))
}

/// Opens the file of records after so many bytes, or at its end where somebody has made it shorter.
fn continue_records(path: &Path, length: u64) -> Result<(File, u64), StoreError> {
    let there = fs::metadata(path).map_or(0, |data| data.len());
    let length = length.min(there);
    Ok((continue_at(path, length)?, length))
}
