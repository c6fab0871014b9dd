//! The browser client as bytes: the page, its styles, its WebAssembly, and the engine's.
//!
//! The build script makes all of it (`build/`), so that one command builds the whole program. With
//! `TABLIER_BUNDLE=skip` it makes a placeholder instead: lints, documentation and most tests need no client.

/// A file of the client.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path on the server, with a slash first.
    pub path: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// A hash of its bytes.
    pub tag: &'static str,
    /// Whether its path changes with its bytes, so that a browser need never ask again.
    pub immutable: bool,
    /// Its bytes.
    pub plain: &'static [u8],
    /// The same, compressed with brotli; nothing where that would not help.
    pub brotli: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file at a path.
#[must_use]
pub fn file(path: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.path == path)
}

#[cfg(test)]
mod tests {
    use super::{FILES, file};

    #[test]
    fn every_path_leads_to_one_file() {
        for one in FILES {
            assert_eq!(FILES.iter().filter(|other| other.path == one.path).count(), 1, "{}", one.path);
            assert!(one.path.starts_with('/') && file(one.path).is_some());
        }
        assert!(file("/index.html").is_some());
    }
}
