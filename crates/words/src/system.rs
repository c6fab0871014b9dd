//! What the system says about files and connections.

use crate::Words;
use std::io::ErrorKind;

impl Words {
    /// An error of the system in our words; what has none is quoted.
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
            ErrorKind::BrokenPipe
            | ErrorKind::UnexpectedEof
            | ErrorKind::ConnectionReset
            | ErrorKind::ConnectionAborted
            | ErrorKind::NotConnected => "system-closed",
            ErrorKind::AddrInUse => "system-taken",
            ErrorKind::AddrNotAvailable => "system-no-address",
            ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => {
                "system-unreachable"
            }
            ErrorKind::InvalidFilename => "system-bad-name",
            ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "system-busy",
            // The system speaks its own language: it is quoted, not made part of the sentence.
            _ if text.contains("(os error ") => return self.tell("system-other", &[("text", &text)]),
            _ => return text.to_owned(),
        };
        self.say(id, &[])
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Words};
    use std::io::Error;

    /// EEXIST, ENOTDIR and EADDRNOTAVAIL as Linux numbers them, and EIO, for which there are no words.
    #[cfg(target_os = "linux")]
    #[test]
    fn the_system_is_heard_in_our_words() {
        let french = Words::new(Language::French);
        for (number, said) in [
            (17, "il existe déjà"),
            (20, "une partie du chemin n’est pas un dossier"),
            (99, "cette machine n’a pas cette adresse"),
            (104, "l’autre côté a fermé la connexion"),
            (113, "le réseau ou la machine est injoignable"),
        ] {
            let error = Error::from_raw_os_error(number);
            assert_eq!(french.system_error(error.kind(), &error.to_string()), said);
        }
        let error = Error::from_raw_os_error(5);
        let said = french.system_error(error.kind(), &error.to_string());
        assert!(said.starts_with("le système répond «\u{a0}"), "{said}");
    }
}
