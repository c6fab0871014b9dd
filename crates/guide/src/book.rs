//! All that is taught in one language, bound together: one text for a browser to load.

use crate::{Lesson, Page};
use tablier_games::GameKind;

/// Begins the line above each text.
const MARK: &str = "#### ";

/// All that is taught in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book(String);

/// What there is of each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Rules,
    Lesson,
}

impl Part {
    #[cfg(feature = "texts")]
    pub(crate) const ALL: [Self; 2] = [Self::Rules, Self::Lesson];

    const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Lesson => "lesson",
        }
    }
}

impl Book {
    /// A book as it came from afar: it is read when it is opened.
    #[must_use]
    pub const fn new(text: String) -> Self {
        Self(text)
    }

    /// The rules of a game; nothing if they are not in it, or cannot be read.
    #[must_use]
    pub fn rules(&self, kind: GameKind) -> Option<Page> {
        Page::read(kind, self.text(kind, Part::Rules)?).ok()
    }

    /// The first lesson of a game, in the same way.
    #[must_use]
    pub fn lesson(&self, kind: GameKind) -> Option<Lesson> {
        Lesson::read(kind, self.text(kind, Part::Lesson)?).ok()
    }

    fn text(&self, kind: GameKind, part: Part) -> Option<&str> {
        let title = title(kind, part);
        let (_, rest) = self.0.split_once(&title)?;
        Some(rest.split(MARK).next().unwrap_or(rest))
    }
}

fn title(kind: GameKind, part: Part) -> String {
    format!("{MARK}{kind} {}\n", part.name())
}

/// Binds texts together.
#[cfg(feature = "texts")]
pub(crate) fn bind<'a>(parts: impl Iterator<Item = (GameKind, Part, &'a str)>) -> String {
    parts.map(|(kind, part, text)| title(kind, part) + text).collect()
}
