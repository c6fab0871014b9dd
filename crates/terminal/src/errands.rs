//! Files: records that people name, and games that are kept between two visits.

use crate::input::{Input, WriteError};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use tablier_games::GameKind;
use tablier_table::{Saved, Table};

/// Does what is to be done with files.
#[derive(Clone, Debug)]
pub struct Errands {
    /// Where games are kept; nowhere if the system has no such place.
    folder: Option<PathBuf>,
    /// What `~` stands for.
    home: Option<PathBuf>,
}

/// What was kept.
#[derive(Debug, Default)]
pub struct Kept {
    /// The tables that can be sat down at again.
    pub tables: BTreeMap<GameKind, Saved>,
    /// Whether there was one that could not be read; it was put aside.
    pub broken: bool,
}

/// Nothing longer is a record.
const LONGEST: u64 = 1 << 24;

impl Errands {
    /// Keeps games in a folder.
    #[must_use]
    pub const fn new(folder: Option<PathBuf>, home: Option<PathBuf>) -> Self {
        Self { folder, home }
    }

    fn kept_file(&self, kind: GameKind) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(format!("{kind}.json")))
    }

    /// What was kept before. What cannot be read is put aside, so that somebody may yet look at it.
    #[must_use]
    pub fn kept(&self) -> Kept {
        let mut kept = Kept::default();
        for kind in GameKind::ALL {
            let Some(file) = self.kept_file(kind) else { continue };
            let Ok(text) = fs::read_to_string(&file) else { continue };
            if let Some(saved) = read_table(kind, &text) {
                kept.tables.insert(kind, saved);
            } else {
                kept.broken = true;
                let _ = fs::rename(&file, file.with_extension("broken.json"));
            }
        }
        kept
    }

    /// Keeps a table: the whole of it takes the place of the one before, or nothing does.
    pub fn keep(&self, kind: GameKind, saved: &Saved) -> io::Result<()> {
        let Some(file) = self.kept_file(kind) else { return Ok(()) };
        if let Some(folder) = &self.folder {
            fs::create_dir_all(folder)?;
        }
        // Two programs may keep at the same time: each writes a file of its own.
        let new = file.with_extension(format!("{}.new", std::process::id()));
        let text = serde_json::to_string(saved)?;
        fs::write(&new, text)?;
        fs::rename(&new, &file)
    }

    /// Keeps nothing of a game any more.
    pub fn forget(&self, kind: GameKind) {
        if let Some(file) = self.kept_file(kind) {
            // What is not there is forgotten already.
            let _ = fs::remove_file(file);
        }
    }

    /// Writes a record. A file that is there is not touched unless it may be replaced.
    #[must_use]
    pub fn write(&self, file: PathBuf, text: String, replace: bool) -> Input {
        let outcome = self.try_write(&file, &text, replace).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => WriteError::Exists,
            _ => WriteError::Other(error.to_string()),
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
        let text = self.try_read(&file).map_err(|error| error.to_string());
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

fn read_table(kind: GameKind, text: &str) -> Option<Saved> {
    let saved: Saved = serde_json::from_str(text).ok()?;
    Table::restore(&saved).ok().filter(|table| table.kind() == kind)?;
    Some(saved)
}

#[cfg(test)]
mod tests {
    use super::Errands;
    use crate::input::{Input, WriteError};
    use std::fs;
    use tablier_games::GameKind;
    use tablier_table::{Occupant, Plan, Table};

    #[test]
    fn tables_are_kept_and_what_is_broken_is_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        let errands = Errands::new(Some(folder.path().join("deep/er")), None);
        assert!(errands.kept().tables.is_empty());
        let plan = Plan::new(GameKind::Tchag, "standard", vec![Occupant::Person; 2]).unwrap();
        let saved = Table::new(plan).save(Vec::new());
        errands.keep(GameKind::Tchag, &saved).unwrap();
        assert_eq!(errands.kept().tables.get(&GameKind::Tchag), Some(&saved));
        fs::write(folder.path().join("deep/er/tzaar.json"), "{\"record\":").unwrap();
        let kept = errands.kept();
        assert!(kept.broken && kept.tables.len() == 1);
        assert!(folder.path().join("deep/er/tzaar.broken.json").exists());
        assert!(!errands.kept().broken);
        errands.forget(GameKind::Tchag);
        assert!(errands.kept().tables.is_empty());
    }

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
