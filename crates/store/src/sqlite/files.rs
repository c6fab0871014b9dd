//! Where things lie in the folder, and who may touch them.

use crate::{OpenError, StoreError};
use fs4::{FileExt, TryLockError};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The database in a folder.
pub(super) fn database(folder: &Path) -> PathBuf {
    folder.join("tablier.db")
}

/// A file beside another, whose name goes on.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Creates a folder that is nobody else's business.
pub(super) fn create_folder(folder: &Path) -> Result<(), StoreError> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| match error.kind() {
        // What exists and is no folder is in the way as a file within the path is.
        io::ErrorKind::AlreadyExists => io::Error::from(io::ErrorKind::NotADirectory).into(),
        _ => error.into(),
    })
}

/// Creates an empty file that is nobody else's business.
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Removes a file; none is fine.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// Waits until the disk has the names in a file's folder.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Elsewhere folders cannot be opened, and renaming is safe by itself.
    if cfg!(unix) { File::open(folder.unwrap_or(Path::new(".")))?.sync_all() } else { Ok(()) }
}

/// How often the right to write is asked for, and how long is waited in between.
const ATTEMPTS: u32 = 20;
const PAUSE: Duration = Duration::from_millis(50);

/// The right to write to a folder: one process has it at a time, however that process ends.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
}

impl Lock {
    /// Takes it, unless somebody has it and keeps it. A process that has just ended, or is just starting another one, may
    /// hold it for a moment more.
    pub(super) async fn take(folder: &Path) -> Result<Self, OpenError> {
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        let file = options.open(folder.join("tablier.lock")).map_err(StoreError::from)?;
        for _ in 0..ATTEMPTS {
            match FileExt::try_lock(&file) {
                Ok(()) => return Ok(Self { file }),
                Err(TryLockError::WouldBlock) => tokio::time::sleep(PAUSE).await,
                Err(TryLockError::Error(error)) => return Err(StoreError::from(error).into()),
            }
        }
        Err(OpenError::InUse(folder.to_owned()))
    }

    /// Tries the disk, to learn why it refuses: SQLite does not always say.
    pub(super) fn try_disk(&self) -> io::Result<()> {
        let mut file = &self.file;
        file.rewind()?;
        let tried = file.write_all(&[0; 1 << 14]).and_then(|()| file.sync_all());
        file.set_len(0)?;
        tried
    }
}
