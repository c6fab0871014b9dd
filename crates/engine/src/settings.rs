//! How an engine is set up.

use tablier_games::GameKind;

/// How an engine is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Memory for what it has seen, in mebibytes.
    pub memory: usize,
    /// How many think together.
    pub threads: usize,
    /// How many lines it reports.
    pub lines: usize,
    /// What it takes the others to do at a table of three or four.
    pub method: Method,
    /// By how many hundredths it dislikes a draw: something for playing, nothing for analysis.
    pub contempt: i32,
}

impl Settings {
    /// A dislike of draws that suits whoever plays to win: the more, the more easily a game is drawn.
    #[must_use]
    pub const fn contempt(kind: GameKind) -> i32 {
        match kind {
            GameKind::Terrace => 60,
            GameKind::Tzaar | GameKind::Tchag | GameKind::Tanagra => 20,
        }
    }
}

/// What the others are taken to do at a table of three or four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// All play together against the one who thinks.
    #[default]
    Together,
    /// Everybody plays for itself.
    Everybody,
}

impl Default for Settings {
    fn default() -> Self {
        Self { memory: 64, threads: 1, lines: 1, method: Method::default(), contempt: 0 }
    }
}
