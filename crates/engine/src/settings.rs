//! How an engine is set up.

/// How an engine is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Memory for what it has seen, in mebibytes.
    pub memory: usize,
    /// How many think together.
    pub threads: usize,
    /// How many lines it reports.
    pub lines: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { memory: 64, threads: 1, lines: 1 }
    }
}
