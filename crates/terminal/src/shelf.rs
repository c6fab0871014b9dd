//! Games that are kept between two visits. Several terminals may play the same game: each keeps its own.

use crate::input::NotKept;
use fs4::{FileExt, TryLockError};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};
use tablier_games::GameKind;
use tablier_table::{Saved, Table};

/// How many games of one kind are kept at most.
const MOST: usize = 9;
/// Longer than it takes to look at what is kept.
const A_LOOK: Duration = Duration::from_millis(50);

/// A folder in which games are kept: `tzaar.json`, `tzaar-2.json` and so on. A slot belongs to the process that holds
/// the advisory lock of the file beside it; the system releases it however that process ends.
#[derive(Debug)]
pub(crate) struct Shelf {
    folder: PathBuf,
    held: Option<Slot>,
}

/// A place for one game, and the lock on it.
#[derive(Debug)]
struct Slot {
    kind: GameKind,
    file: PathBuf,
    /// Nothing where the file system knows no locks.
    _lock: Option<File>,
}

/// What was found when a game was taken from the shelf.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claimed {
    /// The game that was kept last and that no other terminal plays.
    pub saved: Option<Saved>,
    /// How many more wait.
    pub others: usize,
    /// Whether another terminal plays one of this kind.
    pub elsewhere: bool,
    /// Whether one could not be read; it was put aside.
    pub broken: bool,
}

/// A game that waits in a slot.
struct Waiting {
    slot: Slot,
    saved: Saved,
    written: SystemTime,
}

/// What is kept of one kind.
#[derive(Default)]
struct Found {
    /// The games that no other terminal plays, the last one first.
    games: Vec<Waiting>,
    /// Files that cannot be read.
    broken: Vec<Slot>,
    /// Whether another terminal plays one.
    elsewhere: bool,
}

impl Shelf {
    pub(crate) const fn new(folder: PathBuf) -> Self {
        Self { folder, held: None }
    }

    fn file(&self, kind: GameKind, number: usize) -> PathBuf {
        let name = if number == 1 { format!("{kind}.json") } else { format!("{kind}-{number}.json") };
        self.folder.join(name)
    }

    /// What is kept, without changing anything.
    fn look(&self, kind: GameKind) -> Found {
        let mut found = Found::default();
        for number in 1..=MOST {
            let file = self.file(kind, number);
            if !file.exists() {
                continue;
            }
            let Some(slot) = Slot::lock_patiently(kind, &file) else {
                found.elsewhere = true;
                continue;
            };
            // Read after the lock was taken: the terminal that had it may have played on until then.
            let Ok(text) = fs::read_to_string(&slot.file) else { continue };
            let Some(saved) = read_table(kind, &text) else {
                found.broken.push(slot);
                continue;
            };
            let written = fs::metadata(&slot.file).and_then(|facts| facts.modified());
            let written = written.unwrap_or(SystemTime::UNIX_EPOCH);
            found.games.push(Waiting { slot, saved, written });
        }
        found.games.sort_by_key(|waiting| std::cmp::Reverse(waiting.written));
        found
    }

    /// Whether a game waits that no other terminal plays.
    pub(crate) fn has(&self, kind: GameKind) -> bool {
        !self.look(kind).games.is_empty()
    }

    /// Takes the game that was kept last; after `skip` others, which were declined.
    pub(crate) fn claim(&mut self, kind: GameKind, skip: usize) -> Claimed {
        self.held = None;
        let Found { games: mut waiting, broken, elsewhere } = self.look(kind);
        let mut claimed = Claimed { elsewhere, broken: !broken.is_empty(), ..Claimed::default() };
        for slot in broken {
            // What cannot be renamed is found again the next time.
            let _ = fs::rename(&slot.file, slot.file.with_extension("broken.json"));
        }
        claimed.others = waiting.len().saturating_sub(1);
        if !waiting.is_empty() {
            let Waiting { slot, saved, .. } = waiting.swap_remove(skip % waiting.len());
            claimed.saved = Some(saved);
            self.held = Some(slot);
        }
        claimed
    }

    /// Leaves the game that was taken where it is: what is kept next is another one.
    pub(crate) fn leave(&mut self) {
        self.held = None;
    }

    /// Keeps a table: the whole of it takes the place of the one before, or nothing does.
    pub(crate) fn keep(&mut self, kind: GameKind, saved: &Saved) -> Result<(), NotKept> {
        fs::create_dir_all(&self.folder)?;
        if self.held.as_ref().is_none_or(|slot| slot.kind != kind) {
            self.held = Some(self.free(kind)?);
        }
        let Some(slot) = &self.held else { return Ok(()) };
        let new = slot.file.with_extension(format!("{}.new", std::process::id()));
        let text = serde_json::to_string(saved).map_err(io::Error::from)?;
        fs::write(&new, text)?;
        Ok(fs::rename(&new, &slot.file)?)
    }

    /// A slot in which nothing is kept and that no other terminal has.
    fn free(&self, kind: GameKind) -> Result<Slot, NotKept> {
        let files = (1..=MOST).map(|number| self.file(kind, number));
        let locked = |file: PathBuf| Slot::lock(kind, file).filter(|slot| !slot.file.exists());
        // Looked at before, to save a lock, and again under it: another terminal may have just kept a game there.
        files.filter(|file| !file.exists()).find_map(locked).ok_or(NotKept::TooMany)
    }

    /// Keeps nothing of the game that was taken any more.
    pub(crate) fn forget(&self, kind: GameKind) {
        if let Some(slot) = self.held.as_ref().filter(|slot| slot.kind == kind) {
            // A file that is not there is forgotten already.
            let _ = fs::remove_file(&slot.file);
        }
    }
}

impl Slot {
    /// Tries twice: another terminal may have the lock for the moment of a look only.
    fn lock_patiently(kind: GameKind, file: &Path) -> Option<Self> {
        Self::lock(kind, file.to_owned()).or_else(|| {
            thread::sleep(A_LOOK);
            Self::lock(kind, file.to_owned())
        })
    }

    /// Takes a slot unless another process has it.
    fn lock(kind: GameKind, file: PathBuf) -> Option<Self> {
        match lock(&file.with_extension("lock")) {
            Ok(lock) => Some(Self { kind, file, _lock: Some(lock) }),
            Err(TryLockError::WouldBlock) => None,
            // Without locks two terminals are not told apart; one terminal must still work.
            Err(TryLockError::Error(_)) => Some(Self { kind, file, _lock: None }),
        }
    }
}

fn lock(file: &Path) -> Result<File, TryLockError> {
    let mut options = OpenOptions::new();
    let file = options.write(true).create(true).truncate(false).open(file).map_err(TryLockError::Error)?;
    FileExt::try_lock(&file)?;
    Ok(file)
}

fn read_table(kind: GameKind, text: &str) -> Option<Saved> {
    let saved: Saved = serde_json::from_str(text).ok()?;
    Table::restore(&saved).ok().filter(|table| table.kind() == kind)?;
    Some(saved)
}

#[cfg(test)]
mod tests {
    use super::Shelf;
    use std::fs;
    use std::path::Path;
    use tablier_games::GameKind;
    use tablier_table::{Occupant, Plan, Saved, Table};

    const KIND: GameKind = GameKind::Tchag;

    fn shelf(folder: &Path) -> Shelf {
        Shelf::new(folder.join("deep/er"))
    }

    /// A game that is told from others by its seed.
    fn game(seed: u64) -> Saved {
        let plan = Plan::new(KIND, "standard", vec![Occupant::Person; 2]).unwrap();
        Table::new(Plan { seed, ..plan }).save(Vec::new())
    }

    #[test]
    fn tables_are_kept_and_what_is_broken_is_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        let mut shelf = shelf(folder.path());
        assert_eq!(shelf.claim(KIND, 0).saved, None);
        shelf.keep(KIND, &game(1)).unwrap();
        shelf.leave();
        assert_eq!(shelf.claim(KIND, 0).saved, Some(game(1)));
        fs::write(folder.path().join("deep/er/tzaar.json"), "{\"record\":").unwrap();
        let claimed = shelf.claim(GameKind::Tzaar, 0);
        assert!(claimed.broken && claimed.saved.is_none());
        assert!(folder.path().join("deep/er/tzaar.broken.json").exists());
        assert!(!shelf.claim(GameKind::Tzaar, 0).broken);
        assert_eq!(shelf.claim(KIND, 0).saved, Some(game(1)));
        shelf.forget(KIND);
        assert_eq!(shelf.claim(KIND, 0).saved, None);
    }

    #[test]
    fn two_terminals_keep_two_games() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, mut other) = (shelf(folder.path()), shelf(folder.path()));
        one.keep(KIND, &game(1)).unwrap();
        assert!(!other.has(KIND), "a game that is being played is not offered");
        let claimed = other.claim(KIND, 0);
        assert!(claimed.elsewhere && claimed.saved.is_none());
        other.keep(KIND, &game(2)).unwrap();
        one.keep(KIND, &game(3)).unwrap();
        other.keep(KIND, &game(4)).unwrap();
        // Each goes on with its own, and both are there when both have left.
        drop((one, other));
        let mut later = shelf(folder.path());
        let (first, second) = (later.claim(KIND, 0), later.claim(KIND, 1));
        assert_eq!((first.others, first.elsewhere), (1, false));
        let mut seeds = [first, second].map(|claimed| claimed.saved.unwrap().seed);
        seeds.sort_unstable();
        assert_eq!(seeds, [3, 4]);
    }

    #[test]
    fn a_game_that_was_left_alone_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let mut shelf = shelf(folder.path());
        shelf.keep(KIND, &game(1)).unwrap();
        shelf.leave();
        shelf.keep(KIND, &game(2)).unwrap();
        shelf.forget(KIND);
        assert_eq!(shelf.claim(KIND, 0).saved, Some(game(1)));
        // What takes the place of a game that was claimed does so.
        shelf.keep(KIND, &game(3)).unwrap();
        assert_eq!((shelf.claim(KIND, 0).saved, shelf.claim(KIND, 0).others), (Some(game(3)), 0));
    }

    #[test]
    fn a_shelf_that_is_full_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let mut shelf = shelf(folder.path());
        for seed in 0..super::MOST as u64 {
            shelf.keep(KIND, &game(seed)).unwrap();
            shelf.leave();
        }
        assert_eq!(shelf.keep(KIND, &game(99)), Err(crate::NotKept::TooMany));
    }
}
