//! What the system says about files and connections.

use crate::Words;
use std::io::ErrorKind;

impl Words {
    /// An error of the system in our words; what has none stays in the system's own.
    #[must_use]
    pub fn system_error(&self, kind: ErrorKind, text: &str) -> String {
        let id = match kind {
            ErrorKind::NotFound => "system-not-found",
            ErrorKind::PermissionDenied => "system-forbidden",
            ErrorKind::AlreadyExists => "system-exists",
            ErrorKind::IsADirectory => "system-folder",
            ErrorKind::NotADirectory => "system-no-folder",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "system-full",
            ErrorKind::ReadOnlyFilesystem => "system-read-only",
            ErrorKind::InvalidData => "system-not-text",
            ErrorKind::ConnectionRefused => "system-refused",
            ErrorKind::TimedOut => "system-late",
            ErrorKind::BrokenPipe | ErrorKind::UnexpectedEof => "system-closed",
            _ => return text.to_owned(),
        };
        self.say(id, &[])
    }
}
