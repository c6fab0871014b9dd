//! Files: records that people name, and games that are kept between two visits.

use crate::input::{Input, NotKept, SystemError, WriteError};
use crate::shelf::{Claimed, Shelf};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use tablier_games::GameKind;
use tablier_table::Saved;

/// Does what is to be done with files.
#[derive(Debug)]
pub struct Errands {
    /// Where games are kept; nowhere if the system has no such place.
    shelf: Option<Shelf>,
    /// What `~` stands for.
    home: Option<PathBuf>,
}

/// Nothing longer is a record.
const LONGEST: u64 = 1 << 24;

impl Errands {
    /// Keeps games in a folder.
    #[must_use]
    pub fn new(folder: Option<PathBuf>, home: Option<PathBuf>) -> Self {
        Self { shelf: folder.map(Shelf::new), home }
    }

    /// The games that wait to be taken up again, and that no other terminal plays.
    #[must_use]
    pub fn waiting(&self) -> BTreeSet<GameKind> {
        let waits = |kind: &GameKind| self.shelf.as_ref().is_some_and(|shelf| shelf.has(*kind));
        GameKind::ALL.into_iter().filter(waits).collect()
    }

    /// Takes the game that was kept last, after so many that were declined.
    pub(crate) fn claim(&mut self, kind: GameKind, skip: usize) -> Claimed {
        self.shelf.as_mut().map_or_else(Claimed::default, |shelf| shelf.claim(kind, skip))
    }

    /// What is kept next does not take the place of the game that was taken.
    pub(crate) fn leave(&mut self) {
        if let Some(shelf) = &mut self.shelf {
            shelf.leave();
        }
    }

    /// Keeps a table.
    pub(crate) fn keep(&mut self, kind: GameKind, saved: &Saved) -> Result<(), NotKept> {
        self.shelf.as_mut().map_or(Ok(()), |shelf| shelf.keep(kind, saved))
    }

    /// Keeps nothing of the game that is played any more.
    pub(crate) fn forget(&self, kind: GameKind) {
        if let Some(shelf) = &self.shelf {
            shelf.forget(kind);
        }
    }

    /// Writes a record. A file that is there is not touched unless it may be replaced.
    #[must_use]
    pub fn write(&self, file: PathBuf, text: String, replace: bool) -> Input {
        let outcome = self.try_write(&file, &text, replace).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => WriteError::Exists,
            _ => WriteError::Other(error.into()),
        });
        Input::Written { file, outcome, text }
    }

    fn try_write(&self, file: &Path, text: &str, replace: bool) -> io::Result<()> {
        let mut options = OpenOptions::new();
        options.write(true);
        if replace {
            options.create(true).truncate(true)
        } else {
            options.create_new(true)
        };
        options.open(self.meant(file))?.write_all(text.as_bytes())
    }

    /// Reads a record.
    #[must_use]
    pub fn read(&self, file: PathBuf) -> Input {
        let text = self.try_read(&file).map_err(SystemError::from);
        Input::Read(file, text)
    }

    fn try_read(&self, file: &Path) -> io::Result<String> {
        let mut bytes = Vec::new();
        io::Read::read_to_end(&mut io::Read::take(File::open(self.meant(file))?, LONGEST), &mut bytes)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// The file that somebody means who types `~/game.txt`: here no shell reads it before.
    fn meant(&self, file: &Path) -> PathBuf {
        match (file.strip_prefix("~"), &self.home) {
            (Ok(rest), Some(home)) => home.join(rest),
            _ => file.to_path_buf(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Errands;
    use crate::input::{Input, WriteError};
    use std::fs;

    #[test]
    fn a_record_never_takes_the_place_of_a_file_by_itself() {
        let folder = tempfile::tempdir().unwrap();
        let errands = Errands::new(None, Some(folder.path().to_path_buf()));
        let write = |text: &str, replace| match errands.write("~/game.txt".into(), text.to_owned(), replace) {
            Input::Written { outcome, .. } => outcome,
            other => panic!("{other:?}"),
        };
        let there = || fs::read_to_string(folder.path().join("game.txt")).unwrap();
        assert_eq!(write("one", false), Ok(()));
        assert_eq!(write("two", false), Err(WriteError::Exists));
        assert_eq!(there(), "one");
        assert_eq!(write("two", true), Ok(()));
        assert_eq!(there(), "two");
        assert!(matches!(errands.read("~/game.txt".into()), Input::Read(_, Ok(text)) if text == "two"));
        assert!(matches!(errands.read("~/none.txt".into()), Input::Read(_, Err(_))));
    }
}
